import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const room = import.meta.dirname;
const folders = readdirSync(room, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('every component', () => {
  it('is looked at', () => {
    expect(folders.length).toBeGreaterThan(30);
  });

  it.each(folders)('%s has its paint, its stories, its test and nothing else', (name) => {
    expect(readdirSync(join(room, name)).toSorted()).toEqual([
      `${name}.stories.tsx`,
      `${name}.test.tsx`,
      `${name}.tsx`,
    ]);
    expect(read(name, 'tsx')).toMatch(new RegExp(`export (function|const) ${name}\\b`));
  });

  it.each(folders)('%s is tested through its stories', (name) => {
    expect(read(name, 'test.tsx')).toContain(`from './${name}.stories'`);
  });

  it.each(folders)('%s takes everything through its props', (name) => {
    expect(read(name, 'tsx')).not.toMatch(
      /fetch\(|react-router|formik|Date\.now|new Date\(\)|from '@mui\/material'/,
    );
  });
});

describe('the code of the data grid', () => {
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(test|stories)\.).*\.tsx?$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(room, path), 'utf8') }));
  const importersOf = (module: RegExp) =>
    sources
      .filter(({ text }) =>
        [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)';$/gm)].some(([, from]) =>
          module.test(from!),
        ),
      )
      .map(({ path }) => path)
      .toSorted();

  // Every list would carry it otherwise, a phone's too.
  it.each([
    [/^@mui\/x-data-grid/, ['GridRows/GridRows.tsx', 'gridColumns.tsx']],
    [/\/gridColumns$/, ['GridRows/GridRows.tsx']],
    [/\/GridRows$/, []],
  ])('is imported from %s at once by nobody else', (module, importers) => {
    expect(importersOf(module)).toEqual(importers);
  });
});

const read = (name: string, kind: string) => readFileSync(join(room, name, `${name}.${kind}`), 'utf8');
