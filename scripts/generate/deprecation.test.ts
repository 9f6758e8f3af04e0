import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deprecatedImports } from '../boundaries/deprecations';
import { readLibrary } from '../boundaries/library';
import { readRepository } from '../boundaries/repository';
import { deprecate } from './deprecation';

const all = mkdtempSync(join(tmpdir(), 'deprecation-'));
afterAll(() => rmSync(all, { recursive: true }));

const docs = (status: string) =>
  `export default { status: ${status}, purpose: 'x' } satisfies ComponentDocs;\n`;
const texts = {
  '.gitignore': 'node_modules/\n',
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
  'docs/library.md': '# The library\n\n## Changelog\n\n### Money\n\n- 2026-04-01, added: New.\n',
  'src/components/amounts.ts': 'export interface Amounts { readonly cents: number }\n',
  'src/components/Amount/Amount.docs.tsx': docs(`'stable'`),
  'src/components/Amount/Amount.tsx': `export function Amount({ value, big }: { value: number; big?: boolean }) {\n  return value;\n}\n`,
  'src/components/Amount/Amount.stories.tsx': `import { Amount } from './Amount';\nexport const Plain = () => <Amount value={1} />;\n`,
  'src/components/Money/Money.docs.tsx': docs(`'new'`),
  'src/components/Money/Money.tsx': `import type { Amounts } from '../amounts';\ninterface MoneyProps extends Pick<Amounts, 'cents'> {\n  readonly note?: string;\n}\nexport const Money = ({ cents, note }: MoneyProps) => cents + note;\n`,
  'src/domain/OwedHero/OwedHero.docs.tsx': docs(`'stable'`),
  'src/domain/OwedHero/OwedHero.tsx': `export function OwedHero({ cents }: { cents: number }) {\n  return cents;\n}\n`,
  'src/forms/FormGone.docs.tsx': docs(`{ deprecated: 'Use FormMoney' }`),
  'src/forms/FormGone.tsx': `export function FormGone() {\n  return null;\n}\n`,
  'src/features/home/HomePage.tsx': `import { Amount } from '@/components/Amount/Amount';\nexport const HomePage = () => (\n  <Amount value={1}></Amount>\n);\n`,
  'src/features/home/Tile.tsx': `import { Amount } from '@/components/Amount/Amount';\nexport const Tile = () => <Amount value={1} big />;\n`,
  'stories/patterns/form.stories.tsx': `import { Amount } from '@/components/Amount/Amount';\nexport const Default = () => <Amount value={1} />;\n`,
};

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(all, 'copy-'));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
});
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const problems = () => deprecatedImports(readRepository(top), readLibrary(top).values());

const today = '2026-12-01';
const amount = { from: 'Amount', to: 'Money', props: ['value=cents'], today };

describe('a component is deprecated', () => {
  it('in its docs, in the changelog, in code and stories, but for what the other does not take', async () => {
    expect(problems()).toEqual([]);
    const { written, left } = await deprecate(top, amount);

    expect(written).toEqual([
      'src/features/home/HomePage.tsx',
      'stories/patterns/form.stories.tsx',
      'src/components/Amount/Amount.docs.tsx',
      'docs/library.md',
    ]);
    expect(left).toEqual(['src/features/home/Tile.tsx:2: Money is not known to take "big".']);
    expect(read('src/features/home/HomePage.tsx')).toBe(
      `import { Money } from '@/components/Money/Money';\nexport const HomePage = () => <Money cents={1}></Money>;\n`,
    );
    expect(read('stories/patterns/form.stories.tsx')).toContain('<Money cents={1} />');
    expect(read('src/components/Amount/Amount.docs.tsx')).toContain(`status: { deprecated: 'Use Money' },`);
    expect(read('docs/library.md')).toBe(
      '# The library\n\n## Changelog\n\n### Amount\n\n' +
        '- 2026-12-01, deprecated: Use `Money`. Its prop `cents` takes the place of `value`.\n\n' +
        '### Money\n\n- 2026-04-01, added: New.\n',
    );
    // The check tells what the line by hand is for.
    expect(problems()).toEqual([expect.stringContaining('src/features/home/Tile.tsx imports Amount')]);
  });

  it('and once more, when more is to be done', async () => {
    await deprecate(top, amount);
    const page = read('docs/library.md');
    writeFileSync(
      join(top, 'src/features/home/Tile.tsx'),
      texts['src/features/home/Tile.tsx'].replace(' big', ''),
    );
    const { left } = await deprecate(top, { ...amount, today: '2026-12-02' });

    expect(left).toEqual([]);
    expect(read('src/features/home/Tile.tsx')).toContain('<Money cents={1} />');
    expect(read('docs/library.md')).toBe(page);
    expect(problems()).toEqual([]);
  });

  it('without a line for others where it is the portal’s own', async () => {
    const { written } = await deprecate(top, { from: 'OwedHero', to: 'Money', props: [], today });
    expect(written).toEqual(['src/domain/OwedHero/OwedHero.docs.tsx']);
  });
});

it.each([
  [{ from: 'Amont' }, 'Amont is no component or field'],
  [{ from: '' }, 'is no component or field'],
  [{ to: 'Monies' }, 'Monies is no component or field'],
  [{ to: 'Amount' }, 'Amount cannot take its own place'],
  [{ to: 'FormGone', props: [] }, 'FormGone is deprecated itself'],
  [{ props: ['value'] }, '--props value: write it as old=new'],
  [{ props: ['price=cents'] }, 'Amount has no prop "price"'],
  [{ props: ['value=price'] }, 'Money has no prop "price"'],
])('refuses %j and writes nothing', async (changed, words) => {
  await expect(deprecate(top, { ...amount, ...changed })).rejects.toThrow(words);
  for (const [path, text] of Object.entries(texts)) expect(read(path)).toBe(text);
});
