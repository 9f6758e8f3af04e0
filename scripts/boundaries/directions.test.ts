import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { physicalIn } from './directions';
import { readRepository } from './repository';

/** Styles that name a side all the same, and why that side is right in every language. */
const sided: readonly (readonly [path: string, text: string, why: string])[] = [
  [
    'src/components/RateSteps/RateSteps.tsx',
    'right: 36',
    'A chart: its axis runs from left to right, and its last name stands at the right.',
  ],
  ['src/domain/owedLook.ts', 'right: 0', 'A picture that fades toward the left, drawn for that corner.'],
];

const top = resolve(import.meta.dirname, '../..');
const styles = readRepository(top)
  .sources.filter(({ path }) => /^src\/(components|forms|domain)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap(({ path }) =>
    physicalIn(path, readFileSync(join(top, path), 'utf8')).map(({ line, text }) => ({
      path,
      line,
      text,
    })),
  );

describe('styles of components', () => {
  it('name the beginning and the end of a line, and no side', () => {
    const left = styles
      .filter(({ path, text }) => !sided.some(([at, style]) => at === path && style === text))
      .map(
        ({ path, line, text }) =>
          `${path}:${line} has ${text}; name the start or the end, such as marginInlineStart or textAlign: 'end'.`,
      );
    expect(left).toEqual([]);
  });

  it.each(sided)('%s keeps %s: %s', (path, text) => {
    expect(styles.some((style) => style.path === path && style.text === text)).toBe(true);
  });
});

describe('the search for sides', () => {
  it.each([
    ['a margin', "const sx = { ml: 'auto' };"],
    ['a padding written out', 'const sx = { paddingRight: 2 };'],
    ['an edge', "const sx = { borderLeft: '1px solid' };"],
    ['the color of an edge', "const sx = { borderRightColor: 'divider' };"],
    ['a corner', "const sx = { borderTopLeftRadius: '8px' };"],
    ['a place', "const sx = { position: 'absolute', left: 11 };"],
    ['a name in quotes', "const sx = { 'right': 0 };"],
    ['a side of text', "const sx = { textAlign: 'right' };"],
    ['a side under a condition', "const sx = { textAlign: figure ? 'right' : 'start' };"],
    ['a side at one width', "const sx = { textAlign: { xs: 'left', sm: 'center' } };"],
    ['a float', "const sx = { float: 'left' };"],
    ['a shorthand of two different sides', "const sx = { padding: '0 8px 0 16px' };"],
    ['a shorthand with a sum', "const sx = { margin: '0 calc(1px + 2px) 0 0' };"],
    ['corners of one side', "const sx = { borderRadius: '8px 0 0 8px' };"],
    ['a selector inside', "const sx = { '& > label': { ml: '2px' } };"],
    ['a style attribute', 'const X = () => <p style={{ marginLeft: 4 }} />;'],
    ['a property of a box', 'const X = () => <Box mr={2} />;'],
  ])('finds %s', (_, code) => {
    expect(physicalIn('src/x.tsx', code)).toHaveLength(1);
  });

  it.each([
    ['the start and the end', "const sx = { marginInlineStart: 1, insetInlineEnd: 0, textAlign: 'end' };"],
    ['both sides at once', "const sx = { px: 2, mx: 'auto', paddingInline: 1, margin: '0 4px 2px 4px' };"],
    ['corners that lie beside each other', "const sx = { borderRadius: '16px 16px 0 0' };"],
    ['corners of one size', "const sx = { borderRadius: '8px' };"],
    ['a rectangle', 'const { left, right } = box.getBoundingClientRect();'],
    ['the side of a column, which is a property of MUI', "const column = { align: 'right' };"],
    ['what is left', 'const words = (left: number) => count({ over: left });'],
  ])('passes %s', (_, code) => {
    expect(physicalIn('src/x.tsx', code)).toEqual([]);
  });
});
