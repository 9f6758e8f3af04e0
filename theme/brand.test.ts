import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, brandOf, checkBrand, brandIcon } from './brand';
import { type BrandColors, brandSchemes, type SchemeName } from './brandScheme';
import { contrast } from './contrast';
import { colorOf, disabledPairs, limits, shapePairs, textPairs } from './pairs';
import { dark, light } from './tokens';
import { difference, seenWith, visionNames } from './vision';

const folder = join(import.meta.dirname, 'brands');
const read = (name: string) => JSON.parse(readFileSync(join(folder, name, 'brand.json'), 'utf8')) as Brand;
const samples = readdirSync(folder);

/** The six colors from which Fieldgate's own tokens could have been made. */
const own: BrandColors = {
  primary: light.primary.main,
  bar: light.bar,
  accent: light.accent,
  background: light.background,
  ink: light.text.primary,
  danger: light.error.main,
};

const AT_A_GLANCE = 0.1;
const schemeNames = ['light', 'dark'] as const;

/** Every pair whose contrast is too small, in whichever scheme, also with more contrast. */
const failing = (colors: BrandColors): string[] =>
  schemeNames.flatMap((name) => {
    const { scheme } = brandSchemes(colors)[name];
    return [false, true].flatMap((more) =>
      [
        ...textPairs.map((pair) => [pair, limits.text] as const),
        ...shapePairs.map((pair) => [pair, limits.shape] as const),
        ...disabledPairs.map((pair) => [pair, more ? limits.text : limits.disabled] as const),
      ]
        .filter(
          ([{ text, ground }, needed]) =>
            contrast(colorOf(scheme, text, more), colorOf(scheme, ground, more)) < needed,
        )
        .map(([{ use }]) => `${name}: ${use}`),
    );
  });

/** Series and ages that touch, and cannot be told apart by somebody. */
const confused = (colors: BrandColors, name: SchemeName): string[] => {
  const { chart, aging } = brandSchemes(colors)[name].scheme;
  const [first, second, third, fourth, fifth, rest] = chart;
  const { current, days30, days60, days90, over90 } = aging;
  const touching = [
    [first, second],
    [second, third],
    [third, fourth],
    [fourth, fifth],
    [fourth, rest],
    [fifth, rest],
    [current, days30],
    [days30, days60],
    [days60, days90],
    [days90, over90],
  ] as const;
  const seen = [(hex: string) => hex, ...visionNames.map((vision) => (hex: string) => seenWith(vision, hex))];
  return touching
    .filter(([one, other]) => seen.some((sight) => difference(sight(one), sight(other)) < AT_A_GLANCE))
    .map((pair) => pair.join(' beside '));
};

describe.each(samples)('the sample brand %s', (name) => {
  const brand = brandOf(read(name));

  it('holds every contrast in both schemes', () => {
    expect(failing(brand.colors)).toEqual([]);
  });

  it.each(schemeNames)('has series and ages that everybody tells apart, in the %s scheme', (scheme) => {
    expect(confused(brand.colors, scheme)).toEqual([]);
  });

  it('has none of Fieldgate’s colors', () => {
    const theirs = Object.values(brand.colors);
    expect(Object.values(own).filter((color) => color !== own.danger && theirs.includes(color))).toEqual([]);
  });

  it('has a mark that is a drawing of its own', () => {
    expect(brandIcon(brand)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 36 36">(<path [^<>]+\/>)+<\/svg>$/,
    );
  });
});

describe('the schemes of six colors', () => {
  it('have the six by day as they were given', () => {
    const { scheme } = brandSchemes(own).light;
    expect(scheme).toMatchObject({
      background: own.background,
      bar: own.bar,
      accent: own.accent,
      text: { primary: own.ink },
      primary: { main: own.primary },
      error: { main: own.danger },
    });
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('are from Fieldgate’s own six hardly another %s scheme than Fieldgate’s', (name, tokens) => {
    const made = new Map(leaves(brandSchemes(own)[name].scheme));
    const apart = leaves(tokens).map(([path, color]) => [path, difference(color, made.get(path)!)] as const);
    const far = apart.filter(([, distance]) => distance > 0.1);
    expect(apart).toHaveLength(made.size);
    expect(far).toEqual([]);
  });
});

describe('a color that breaks contrast', () => {
  it.each([
    ['primary', '#5B9BD5', '#2E6EA5'],
    ['bar', '#3C8C6E', '#166D51'],
    ['accent', '#7A6A3A', '#9E8E5D'],
    ['background', '#8A8A8A', '#C6C6C6'],
    ['ink', '#7A7A7A', '#2C2C2C'],
    ['danger', '#FF6B5E', '#C6352E'],
  ] as const)(
    '%s: %s is refused, %s is the nearest that holds, and a step back does not',
    (color, bad, good) => {
      const about = (given: string) =>
        checkBrand({ ...own, [color]: given }).filter((one) => one.color === color);
      expect(about(bad)).toMatchObject([{ color, given: bad, nearest: good }]);
      expect(about(good)).toEqual([]);
      expect(about(stepToward(good, bad))).toHaveLength(1);
    },
  );

  it('is told with the place, the ratio, what it needs, and the nearest that holds', () => {
    expect(() => brandOf({ ...read('tallgrass'), colors: { ...own, bar: '#1976d2' } })).toThrow(
      'bar is #1976D2: “Note on the balance” in the light scheme is #CCE1F5 on #1976D2, a contrast of 3.43, and needs ' +
        '4.5. The nearest that holds is #005FB3.',
    );
  });
});

describe('any six colors', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
  const colors = fc.record({
    primary: color,
    bar: color,
    accent: color,
    background: color,
    ink: color,
    danger: color,
  });

  it(
    'hold with the suggestions taken over, and are refused exactly where they do not hold',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(colors, (given) => {
          const refusals = checkBrand(given);
          const mended = { ...given, ...Object.fromEntries(refusals.map((one) => [one.color, one.nearest])) };
          expect(failing(mended)).toEqual([]);
          expect(refusals.length === 0).toBe(failing(given).length === 0);
          for (const name of schemeNames) expect(confused(mended, name)).toEqual([]);
        }),
        { numRuns: 5 },
      );
    },
  );
});

describe('a brand’s file', () => {
  const good = read('redbluff');

  it.each([
    ['no name', { name: '' }, 'name is missing'],
    ['a name in two lines', { name: 'a\nb' }, 'name is missing'],
    ['no colors', { colors: undefined }, 'colors.primary is no color'],
    ['a color by name', { colors: { ...good.colors, ink: 'black' } }, 'colors.ink is no color'],
    ['no typefaces', { typefaces: undefined }, 'typefaces.text is no typeface'],
    [
      'a family that ends the rule',
      { typefaces: { ...good.typefaces, text: { family: "x'}" } } },
      'typefaces.text',
    ],
    [
      'a font elsewhere',
      { typefaces: { ...good.typefaces, headings: { family: 'X', file: '../x.woff2' } } },
      'typefaces.headings',
    ],
    ['a corner as text', { radius: '8px' }, 'radius is no corner'],
    ['too round a corner', { radius: 17 }, 'radius is no corner'],
    ['a picture elsewhere', { imagery: 'https://example.com/x.png' }, 'imagery is no picture'],
    ['no mark', { mark: undefined }, 'mark is no drawing'],
    ['a mark without paths', { mark: { size: 36, paths: [] } }, 'mark is no drawing'],
    [
      'a mark that ends its element',
      { mark: { size: 36, paths: [{ d: '"/><script>' }] } },
      'mark is no drawing',
    ],
    [
      'a mark in a color by name',
      { mark: { size: 36, paths: [{ d: 'M0 0', fill: 'red' }] } },
      'mark is no drawing',
    ],
  ])('is refused with %s', (_, part, words) => {
    expect(() => brandOf({ ...good, ...part })).toThrow(words);
  });

  it.each([
    ['sunrise', 0],
    ['none', 16],
    ['field.webp', 7.5],
  ])('may say imagery %s and radius %d', (imagery, radius) => {
    expect(brandOf({ ...good, imagery, radius })).toEqual({ ...good, imagery, radius });
  });

  it('tells everything that is wrong at once', () => {
    expect(() => brandOf({})).toThrow(
      /name.*\ncolors.background.*\n.*\n.*\n.*\n.*\n.*\ntypefaces.text.*\n.*\nradius.*\nimagery.*\nmark/,
    );
  });
});

function leaves(node: unknown, path = ''): [path: string, color: string][] {
  return typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([name, child]) => leaves(child, `${path}.${name}`));
}

/** A color one step of a channel nearer to another in each of its channels. */
function stepToward(color: string, other: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const steps = [1, 3, 5].map(
    (at) => channel(color, at) + 2 * Math.sign(channel(other, at) - channel(color, at)),
  );
  return `#${steps
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
