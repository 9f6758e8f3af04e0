import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from './boundaries/source';
import { manifestOf, withPlaces } from './library.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const exportsOf = (path: string, text = read(path)) => new Set(readSource(path, text).exports);

const components = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/components/${name}/${name}.tsx`);
const fields = readdirSync('src/forms')
  .filter((name) => /^[A-Z](?!.*\.(test|stories|docs)\.).*\.tsx$/.test(name))
  .map((name) => `src/forms/${name}`);

/** What an entry owes of these files: each has a component of its own name, and most a type of its props. */
function owed(files: readonly string[], entry: ReadonlySet<string>, textOf = read): string[] {
  return files.flatMap((path) => {
    const name = basename(path, '.tsx');
    const hasProps = new RegExp(`(interface|type) ${name}Props\\b`).test(textOf(path));
    return [name, ...(hasProps ? [`${name}Props`] : [])].filter((each) => !entry.has(each));
  });
}

describe('the entries of the library', () => {
  it('look at every component and field', () => {
    expect(components.length).toBeGreaterThan(70);
    expect(fields.length).toBeGreaterThan(15);
  });

  it.each([
    ['library/components.ts', components],
    ['library/forms.ts', fields],
  ])('%s exports each, and the type of its props', (entry, files) => {
    expect(owed(files, exportsOf(entry))).toEqual([]);
  });

  it('are missed where one has none', () => {
    const entry = exportsOf('library/x.ts', "export { Money } from '@/components/Money/Money';");
    const textOf = () => 'interface MoneyProps {}';

    expect(owed(['src/components/Money/Money.tsx', 'src/components/Icon/Icon.tsx'], entry, textOf)).toEqual([
      'MoneyProps',
      'Icon',
    ]);
  });

  it('have every module of formats but the table of an old encoding', () => {
    const modules = readdirSync('contract/format').filter((name) =>
      /^(?!.*\.test\.|windows1252).*\.ts$/.test(name),
    );
    const { imports } = readSource('library/format.ts', read('library/format.ts'), [
      ['@contract/', 'contract/'],
    ]);

    expect(
      modules
        .map((name) => `contract/format/${basename(name, '.ts')}`)
        .filter((path) => !imports.includes(path)),
    ).toEqual([]);
  });

  it('are named in package.json, each with its types', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
    const entries = readdirSync('library').filter((name) => name.endsWith('.ts'));

    for (const name of entries.map((file) => basename(file, '.ts')))
      expect(exports[`./${name}`]).toEqual({
        types: `./dist/library/library/${name}.d.ts`,
        default: `./dist/library/library/${name}.js`,
      });
    expect(entries).toHaveLength(4);
  });
});

describe('the package of the library', () => {
  const imported = [
    'react',
    'react/jsx-runtime',
    'react-dom',
    '@mui/material/Box',
    '@mui/x-charts/BarChart',
    'formik',
    '@emotion/cache',
    '@mdi/js',
    '@messageformat/runtime/lib/cardinals',
    'qrcode.react',
  ];
  const root = JSON.parse(read('package.json')) as Record<string, object>;

  it('asks for what it imports, and for what that asks for', () => {
    const { peerDependencies, peerDependenciesMeta, dependencies } = manifestOf(root, imported);

    expect(Object.keys(peerDependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-charts',
      '@types/react',
      'formik',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(peerDependenciesMeta)).toEqual(['@mui/x-charts', '@types/react', 'formik']);
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/cache',
      '@mdi/js',
      '@messageformat/runtime',
      'qrcode.react',
    ]);
  });

  it('has its entries where it is itself', () => {
    expect(manifestOf(root, imported).exports['./theme']).toEqual({
      types: './library/theme.d.ts',
      default: './library/theme.js',
    });
  });

  it.each([
    ['imports what the repository does not name', [...imported, 'left-pad'], 'left-pad'],
    ['no longer imports what it is said to', imported.filter((id) => id !== 'formik'), 'formik'],
  ])('is not made where it %s', (_, ids, name) => {
    expect(() => manifestOf(root, ids)).toThrow(name);
  });
});

describe('the types of the package', () => {
  const aliases = [['@contract/', 'contract/'] as const, ['@/', 'src/'] as const];

  it.each([
    [`import { a } from '@contract/format/date';`, `import { a } from '../contract/format/date.js';`],
    [`export * from '@/forms/problems';`, `export * from '../src/forms/problems.js';`],
    [`const a: import("./b").B;`, `const a: import("./b.js").B;`],
    [`import '../theme/augment';`, `import '../theme/augment.js';`],
  ])('%s is written %s', (text, written) => {
    expect(withPlaces(text, 'library/a.d.ts', aliases)).toBe(written);
  });

  it('tell which packages they need', () => {
    const found: string[] = [];
    withPlaces(
      `import type { ReactNode } from 'react';\nconst a: import("formik").B;`,
      'a.d.ts',
      aliases,
      found,
    );

    expect(found).toEqual(['react', 'formik']);
  });
});
