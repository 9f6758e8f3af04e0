import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { libraryChanges } from '@stories/docs/libraryChangelog';
import { boundaries } from '../boundaries/boundaries';
import { changelogProblems } from '../boundaries/changelog';
import { folderProblems } from '../boundaries/componentFolder';
import { readLibrary } from '../boundaries/library';
import { literalsIn } from '../boundaries/literals';
import { oldNames } from '../boundaries/names';
import { readRepository } from '../boundaries/repository';
import { farImports, longFunctions } from '../boundaries/size';
import { readSource } from '../boundaries/source';
import { componentFacts } from '../componentFacts/facts';
import { writeComponent } from './componentFiles';
import { formatted } from './formatted';

const all = mkdtempSync(join(tmpdir(), 'new-component-'));
afterAll(() => rmSync(all, { recursive: true }));

/** A small copy of the repository: a few components, and what is written into. */
function aCopy(): string {
  const top = mkdtempSync(join(all, 'copy-'));
  for (const path of ['Money', 'Facts', 'Section']) copy(top, `src/components/${path}`);
  for (const path of ['docs/library.md', 'library/components.ts', 'tsconfig.json', '.gitignore'])
    copy(top, path);
  for (const folder of ['src/domain', 'src/forms', 'node_modules/@mui/material'])
    mkdirSync(join(top, folder), { recursive: true });
  writeFileSync(join(top, 'node_modules/@mui/material/Badge'), '');
  return top;
}
const copy = (top: string, path: string) => cpSync(path, join(top, path), { recursive: true });

const filesOf = (top: string) =>
  new Map(
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  );

const today = '2026-12-01';
let top: string;
beforeEach(() => {
  top = aCopy();
});

describe('a new component', () => {
  const folder = 'src/components/BranchNote';
  const read = (path: string) => readFileSync(join(top, path), 'utf8');
  const texts = () =>
    new Map(readdirSync(join(top, folder)).map((file) => [file, read(`${folder}/${file}`)] as const));

  beforeEach(async () => {
    await writeComponent(top, { name: 'BranchNote', purpose: 'Money & dates', today });
  });

  it('has the folder that every component has', () => {
    expect(folderProblems('BranchNote', texts())).toEqual([]);
  });

  it('keeps the rules of the repository, in its format', async () => {
    const repository = readRepository(top);
    expect(repository.sources.map(({ path }) => path)).toContain(`${folder}/BranchNote.tsx`);
    for (const check of [boundaries, oldNames, longFunctions, farImports])
      expect(check(repository).filter((problem) => problem.includes('BranchNote'))).toEqual([]);
    for (const [file, text] of texts()) {
      expect(await formatted(file, text)).toBe(text);
      expect(() => readSource(file, text)).not.toThrow();
    }
    expect(literalsIn('BranchNote.tsx', texts().get('BranchNote.tsx')!)).toEqual([]);
  });

  it('has a page under its purpose, with all that a page says', () => {
    const { components } = componentFacts(
      new Map([...texts()].map(([file, text]) => [`${folder}/${file}`, text])),
    );
    expect(components).toEqual([
      expect.objectContaining({
        title: 'Money & dates/BranchNote',
        docsId: 'money-dates-branchnote--docs',
        status: 'new',
        purpose: expect.stringMatching(/^[A-Z].+\.$/),
        props: [
          expect.objectContaining({ name: 'label', isRequired: true }),
          expect.objectContaining({ name: 'children', isRequired: true }),
        ],
      }),
    ]);
    const library = readLibrary(process.cwd());
    const advised = [
      ...texts()
        .get('BranchNote.docs.tsx')!
        .matchAll(/instead: '(\w+)'/g),
    ].map(([, name]) => name!);
    expect(advised.length).toBeGreaterThan(0);
    expect(advised.filter((name) => !library.has(name))).toEqual([]);
  });

  it('is exported from the library at its place', async () => {
    const entry = read('library/components.ts');
    const names = [...entry.matchAll(/ from '@\/components\/(\w+)\/\1';/g)].map(([, name]) => name!);
    expect(names).toContain('BranchNote');
    expect(names).toEqual(names.toSorted());
    expect(entry).toContain(
      `export { BranchNote, type BranchNoteProps } from '@/components/BranchNote/BranchNote';\n`,
    );
    expect(await formatted('components.ts', entry)).toBe(entry);
  });

  it('stands in the changelog', () => {
    const changes = libraryChanges(read('docs/library.md')).filter(
      ({ component }) => component === 'BranchNote',
    );
    expect(changes).toEqual([
      { component: 'BranchNote', date: today, kind: 'added', text: 'New. Its props may still change.' },
    ]);
    expect(changelogProblems(changes, readLibrary(top))).toEqual([]);
  });

  it('is written once', async () => {
    const before = filesOf(top);
    await expect(writeComponent(top, { name: 'BranchNote', purpose: 'Data', today })).rejects.toThrow(
      'is taken',
    );
    expect(filesOf(top)).toEqual(before);
  });
});

it('of the last name of all is the last one of the library', async () => {
  await writeComponent(top, { name: 'Zoom', purpose: 'Data', today });
  const entry = readFileSync(join(top, 'library/components.ts'), 'utf8');
  const names = [...entry.matchAll(/ from '@\/components\/(\w+)\/\1';/g)].map(([, name]) => name);
  expect(names.at(-1)).toBe('Zoom');
  expect(await formatted('components.ts', entry)).toBe(entry);
});

it.each([
  ['', 'Data', '"" is no name of a component'],
  ['branchNote', 'Data', 'no name of a component'],
  ['Branch-note', 'Data', 'no name of a component'],
  ['branch note', 'Data', 'no name of a component'],
  ['../Note', 'Data', 'no name of a component'],
  ['QRCode', 'Data', 'Write it like QrCode'],
  ['B', 'Data', 'no name of a component'],
  ['FormBranch', 'Data', 'Fields stand in src/forms'],
  ['Money', 'Data', 'Money is taken: see src/components'],
  ['MoNey', 'Data', 'MoNey is taken'],
  ['Badge', 'Data', 'taken: see node_modules/@mui/material'],
  ['Error', 'Data', 'means something else already'],
  ['Story', 'Data', 'means something else already'],
  ['LongContent', 'Data', 'means something else already'],
  ['SideDoor', 'Data', 'The folder src/components/SideDoor says "door"'],
  ['BranchNote', undefined, 'Say what the component is for, by --purpose: "Actions", "Inputs", "Data", '],
  ['BranchNote', 'Dates', '"Dates" is none of them.'],
  ['BranchNote', 'data', '"data" is none of them.'],
])('refuses %s for %s and writes nothing', async (name, purpose, words) => {
  const before = filesOf(top);
  await expect(writeComponent(top, { name, purpose, today })).rejects.toThrow(words);
  expect(filesOf(top)).toEqual(before);
});
