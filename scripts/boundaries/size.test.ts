import { describe, expect, it } from 'vitest';
import { limits } from './plan';
import { farImports, longFunctions, productionFiles, slivers } from './size';
import { linesOf, plant } from './testing/plant';

describe('longFunctions', () => {
  const long = linesOf(79);
  it.each([
    ['server/http/x.ts', `export function much() {\n${long}}\n`, 'server/http/x.ts:1: much has 81 lines'],
    ['server/http/x.ts', `\nconst much = () => {\n${long}};\n`, 'server/http/x.ts:2: much has 81 lines'],
    [
      'server/testing/x.ts',
      `const o = {\n much() {\n${long}},\n};\n`,
      ':2: a function without a name has 81',
    ],
    ['scripts/x.mjs', `function much() {\n${long}}\n`, 'much has 81 lines'],
  ])('are caught in %s', (path, text, words) => {
    expect(longFunctions(plant({ [path]: text }))).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['server/http/x.ts', `function enough() {\n${linesOf(78)}}\n`],
    ['server/http/x.test.ts', `describe('x', () => {\n${long}});\n`],
    ['e2e/x.spec.ts', `test('x', async () => {\n${long}});\n`],
    ['src/components/A/A.stories.tsx', `const render = () => {\n${long}};\n`],
  ])('lets pass in %s', (path, text) => {
    expect(longFunctions(plant({ [path]: text }))).toEqual([]);
  });
});

describe('farImports', () => {
  it('are caught, wherever they stand', () => {
    const text = "import { y } from '../../../contract/y';\nconst z = import('../../../../z');\n";
    expect(farImports(plant({ 'src/features/home/x.test.ts': text }))).toEqual([
      expect.stringContaining("'../../../contract/y'"),
      expect.stringContaining("'../../../../z'"),
    ]);
  });

  it('lets a parent’s parent pass', () => {
    expect(farImports(plant({ 'src/features/home/x.ts': "import { y } from '../../clock';" }))).toEqual([]);
  });
});

describe('slivers', () => {
  const sliver = { 'src/data/x.ts': linesOf(40), 'src/data/y.ts': "import { x } from './x';" };

  it('are caught', () => {
    expect(slivers(plant(sliver))).toEqual([
      'src/data/x.ts (40 lines) is imported only by src/data/y.ts beside it. Merge it into that file.',
    ]);
  });

  it('are caught although a test needs them too', () => {
    const repository = plant({ ...sliver, 'src/data/y.test.ts': "import { x } from './x';" });
    expect(slivers(repository)).toHaveLength(1);
  });

  it('are caught behind an alias', () => {
    const repository = plant({
      'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
      ...sliver,
      'src/data/y.ts': "import { x } from '@/data/x';",
    });
    expect(slivers(repository)).toHaveLength(1);
  });

  it.each([
    ['is longer', { 'src/data/x.ts': linesOf(41) }],
    ['has a test of its own', { 'src/data/x.test.ts': '' }],
    ['has a story of its own', { 'src/data/x.stories.tsx': '' }],
    ['has a second importer', { 'src/lists/z.ts': "import { x } from '../data/x';" }],
    ['is a split point', { 'src/data/y.ts': "const x = import('./x');" }],
    ['is imported from another folder', { 'src/data/y.ts': '', 'src/lists/z.ts': "import '../data/x';" }],
  ])('lets a small file pass that %s', (_, more: Record<string, string>) => {
    expect(slivers(plant({ ...sliver, ...more }))).toEqual([]);
  });

  it.each(['contract/users/labels.ts', 'contract/users/schema.ts', 'server/db/migrations/x.ts'])(
    'lets %s pass',
    (path) => {
      const [folder, name] = [path.replace(/\/[^/]+$/, ''), path.replace(/.*\/|\.ts$/g, '')];
      expect(slivers(plant({ [path]: 'x();', [`${folder}/y.ts`]: `import './${name}';` }))).toEqual([]);
    },
  );
});

describe('productionFiles', () => {
  const files = (count: number, path: (i: number) => string) =>
    plant(Object.fromEntries(Array.from({ length: count }, (_, i) => [path(i), ''])));

  it('may not become too many', () => {
    const most = limits.productionFiles;
    expect(productionFiles(files(most, (i) => `src/data/x${i}.ts`))).toEqual([]);
    expect(productionFiles(files(most + 1, (i) => `src/data/x${i}.ts`))).toEqual([
      expect.stringContaining(`There are ${most + 1} production files; at most ${most} are allowed`),
    ]);
  });

  it.each(['src/data/x#.test.ts', 'src/data/x#.stories.tsx', 'server/testing/x#.ts', 'e2e/x#.ts'])(
    'do not count %s',
    (path) => {
      expect(productionFiles(files(limits.productionFiles + 1, (i) => path.replace('#', String(i))))).toEqual(
        [],
      );
    },
  );
});
