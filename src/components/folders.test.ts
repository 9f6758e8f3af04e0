import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderProblems } from '@scripts/boundaries/componentFolder';

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
    const files = readdirSync(folder).map(
      (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
    );
    expect(folderProblems(name, new Map(files))).toEqual([]);
  });

  const files = {
    'A.tsx': 'export function A() {}',
    'A.docs.tsx': '',
    'A.stories.tsx': '',
    'A.test.tsx': "import * as stories from './A.stories';",
  };
  it.each([
    ['nothing, as it is whole', {}, []],
    ['a file too many', { 'helpers.ts': '' }, ['helpers.ts does not belong into the folder of A.']],
    ['another export', { 'A.tsx': 'export function Apple() {}' }, ['A.tsx does not export A.']],
    ['a test without stories', { 'A.test.tsx': '' }, ['A.test.tsx does not show the stories.']],
    [
      'what it fetches itself',
      { 'A.tsx': "export const A = () => fetch('/api/x');" },
      ['A.tsx has "fetch(", which belongs into a prop or another import.'],
    ],
  ])('is told of %s', (_, changed, problems) => {
    expect(folderProblems('A', new Map(Object.entries({ ...files, ...changed })))).toEqual(problems);
  });

  it('is told of files that are missing', () => {
    expect(folderProblems('A', new Map(Object.entries(files).slice(0, 1)))).toEqual([
      'A has no A.docs.tsx.',
      'A has no A.stories.tsx.',
      'A has no A.test.tsx.',
      'A.test.tsx does not show the stories.',
    ]);
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
