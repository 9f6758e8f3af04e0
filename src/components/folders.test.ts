import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const room = import.meta.dirname;
const places = [room, join(room, '../domain')];
const folders = places.flatMap((place) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(place, name)] as const),
);

describe('every component', () => {
  it('is looked at', () => {
    expect(folders.length).toBeGreaterThan(80);
  });

  it.each(folders)('%s has its code, its docs, its stories, its test and nothing else', (name, folder) => {
    expect(readdirSync(folder).toSorted()).toEqual([
      `${name}.docs.tsx`,
      `${name}.stories.tsx`,
      `${name}.test.tsx`,
      `${name}.tsx`,
    ]);
    expect(read(folder, `${name}.tsx`)).toMatch(new RegExp(`export (function|const) ${name}\\b`));
  });

  it.each(folders)('%s is tested through its stories', (name, folder) => {
    expect(read(folder, `${name}.test.tsx`)).toContain(`from './${name}.stories'`);
  });

  it.each(folders)('%s takes everything through its props', (name, folder) => {
    expect(read(folder, `${name}.tsx`)).not.toMatch(
      /fetch\(|react-router|formik|Date\.now|new Date\(\)|from '@mui\/material'/,
    );
  });
});

describe('the code of the data grid', () => {
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(test|stories|docs)\.).*\.tsx?$/.test(path))
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

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
