import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isProduction } from './boundaries/plan';
import { readRepository } from './boundaries/repository';
import { languages as spoken } from '../locales/language';
import { areas, moduleInOne, moduleOf, compiled, languages, parametersOf, readArea } from './locales.mjs';
import { messageUses } from './messageUses';

const top = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(top, path), 'utf8');
/** By area: messages that are the same in both languages, and rightly so. */
const same = JSON.parse(read('locales/same.json')) as Readonly<Record<string, readonly string[]>>;
const catalog = areas().map((area) => Object.assign({ area }, readArea(area)));
const ids = catalog.flatMap(({ area, texts }) => Object.keys(texts.en).map((id) => `${area}.${id}`));

const uses = readRepository(top)
  .sources.filter(({ path }) => isProduction(path) || path.startsWith('scripts/prerender/'))
  .map(({ path }) => messageUses(path, read(path)));

describe('the catalog', () => {
  it('is compiled for the languages that the portal speaks', () => {
    expect(languages).toEqual(spoken);
  });

  it('is compiled as it is now', () => {
    const stale = areas().filter((area) => read(`locales/${area}.ts`) !== moduleOf(area));
    expect(stale, 'run: npm run locales').toEqual([]);
  });

  it('has every message in Spanish, and none besides', () => {
    for (const { area, texts } of catalog)
      expect({ area, ids: Object.keys(texts.es).toSorted() }).toEqual({
        area,
        ids: Object.keys(texts.en).toSorted(),
      });
  });

  it('takes the same parameters in both languages', () => {
    const differing = catalog.flatMap(({ area, texts }) =>
      Object.keys(texts.en)
        .filter(
          (id) =>
            JSON.stringify(parametersOf(texts.en[id]!)) !== JSON.stringify(parametersOf(texts.es[id] ?? '')),
        )
        .map((id) => `${area}.${id}`),
    );
    expect(differing).toEqual([]);
  });

  it('has the same tags in both languages', () => {
    const tags = (text = '') => [...new Set(text.match(/<\/?\w+\/?>/g))].toSorted().join(' ');
    const differing = catalog.flatMap(({ area, texts }) =>
      Object.keys(texts.en)
        .filter((id) => tags(texts.en[id]) !== tags(texts.es[id]))
        .map((id) => `${area}.${id}`),
    );
    expect(differing).toEqual([]);
  });

  it('says in Spanish something else than in English, but for what is on the list', () => {
    for (const { area, texts } of catalog) {
      const alike = Object.keys(texts.en).filter((id) => texts.en[id] === texts.es[id]);
      expect({ area, alike: alike.toSorted() }).toEqual({ area, alike: [...(same[area] ?? [])].toSorted() });
    }
  });

  it('tells translators about every message', () => {
    const silent = catalog.flatMap(({ area, source }) =>
      Object.entries(source)
        .filter(([, { about }]) => !/\w{3}/.test(about ?? ''))
        .map(([id]) => `${area}.${id}`),
    );
    expect(silent).toEqual([]);
  });

  it('has no message that nothing says, and nothing says one that is not there', () => {
    const used = new Set(uses.flatMap((each) => each.used));
    const known = new Set(ids);
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !known.has(id) && !/^(language|inLanguage)\./.test(id))).toEqual([]);
  });

  it('is said when it is read, in a way that the build sees', () => {
    expect(uses.flatMap(({ wrong }) => wrong)).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['{n, selectordinal, one {#st} other {#th}}'],
    ['{n, plural, offset:1 one {# other} other {# others}}'],
    ['{n, number, percent}'],
    ['{d, date, short}'],
  ])('is refused with more than plurals, selects and whole numbers: %s', (text) => {
    expect(() => compiled('en', text)).toThrow('Dates and sums come formatted');
  });

  it.each([
    ['{a}{b}', '"" + d.a + d.b'],
    ['{n, number} rows', 'count(d.n) + " rows"'],
    ['Call date(1)', '"Call date(1)"'],
    ['{k, select, a {{x}} other {of: d.x}}', 'select(d.k, { a: "" + d.x, other: "of: d.x" })'],
  ])('is compiled: %s', (text, code) => {
    expect(compiled('en', text)).toBe(code);
  });
});

describe('a build of one language', () => {
  it('has just the messages that are asked for, in that language', () => {
    const code = moduleInOne('es', 'format', ['today', 'credit']);
    expect(code).toContain('"hoy"');
    expect(code).not.toMatch(/today"|mañana/);
    expect(() => moduleInOne('es', 'format', ['nothing'])).toThrow('has no message "nothing"');
  });
});
