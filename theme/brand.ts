import { type BrandColors, dayOf, nightOf, type Plain, type SchemeName } from './brandScheme';
import { contrast } from './contrast';
import { colorOf, disabledPairs, limits, type Pair, shapePairs, textPairs } from './pairs';
import type { Scheme } from './tokens';
import { nearest, toLch } from './vision';

/** How a company looks: all that its portal, emails and PDFs take from it. */
export interface Brand {
  readonly name: string;
  readonly mark: Mark;
  readonly colors: BrandColors;
  readonly typefaces: { readonly text: Typeface; readonly headings: Typeface };
  /** Pixels of a button's corner, from 0 to 16; other corners are parts or multiples of it. */
  readonly radius: number;
  /** Fieldgate's crop rows in the brand's colors, no picture, or the name of an image file beside the brand's file. */
  readonly imagery: string;
}

/** A company's sign, for the dark ground of the bar: flat shapes, which pages, PDFs and icons can all draw. */
interface Mark {
  /** How wide and high the drawing is, in its own units. */
  readonly size: number;
  readonly paths: readonly MarkPath[];
}

interface MarkPath {
  /** As in SVG. */
  readonly d: string;
  /** A name of one of the six colors, `white`, or '#RRGGBB'. */
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke, in the drawing's units. */
  readonly width?: number;
}

export interface Typeface {
  /** 'Public Sans' and 'Bitter' come with the portal; others come with a file, or with the reader's system. */
  readonly family: string;
  /** The name of a WOFF2 file beside the brand's file. */
  readonly file?: string;
  /** What stands in for it; sans-serif where nothing is said. */
  readonly generic?: 'serif' | 'sans-serif';
}

type ColorName = keyof BrandColors;

/** A color of a brand that somebody could not read by, and what would do. */
interface Refusal {
  readonly color: ColorName;
  readonly given: string;
  /** The place where the contrast is worst: its words or shape, and the ground behind. */
  readonly use: string;
  readonly scheme: SchemeName;
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  /** The same hue at the nearest lightness that holds everywhere, the other colors being as they are or as they are suggested. */
  readonly nearest: string;
}

/** The later one changes where two do not go together: a ground before what stands on it. */
const order = ['background', 'ink', 'bar', 'accent', 'danger', 'primary'] as const satisfies ColorName[];

/** What each name of a scheme is made of, by its first part. What is not here is made to hold, whatever is given. */
const madeOf: Readonly<Record<string, ColorName>> = {
  background: 'background',
  subtle: 'background',
  tint: 'background',
  text: 'ink',
  bar: 'bar',
  onBar: 'bar',
  accent: 'accent',
  onAccent: 'accent',
  error: 'danger',
  primary: 'primary',
};

const latestOf = ({ text, ground }: Pair): ColorName =>
  order.findLast((color) =>
    `${text} + ${ground}`.split(/ \+ (?:\d+% )?/).some((name) => madeOf[name.split('.')[0]!] === color),
  ) ?? 'background';

/** Every pair with the contrast that it needs and the color that has to change where it fails. Charts find their own. */
const checked = [
  ...textPairs.map((pair) => ({ pair, needed: limits.text })),
  ...shapePairs.map((pair) => ({ pair, needed: limits.shape })),
  ...disabledPairs.map((pair) => ({ pair, needed: limits.disabled })),
]
  .filter(({ pair }) => !/^(chart|aging)\./.test(pair.text))
  .map(({ pair, needed }) => ({ pair, needed, blamed: latestOf(pair) }));

/**
 * Checks every pair of words and ground, in both schemes and also with more contrast. Answers what has to change, at most
 * one of each of the six; with the suggestions taken over, the brand holds.
 */
export function checkBrand(given: BrandColors): Refusal[] {
  const refusals: Refusal[] = [];
  const colors: Record<ColorName, string> = { ...given };
  for (const color of order) {
    const worst = worstOf(colors, color);
    if (!worst) continue;
    const holding = nearest(toLch(colors[color]), (one) => !worstOf({ ...colors, [color]: one }, color))!;
    refusals.push({ color, given: given[color], nearest: holding, ...worst });
    colors[color] = holding;
  }
  return refusals;
}

type Fault = Pick<Refusal, 'use' | 'scheme' | 'text' | 'ground' | 'ratio' | 'needed'>;

/** The worst of what this color makes fail beside those that come before it. */
function worstOf(colors: BrandColors, color: ColorName): Fault | undefined {
  // A ground on which not even black can be read is the ground's fault.
  const asGiven = color === 'background' ? { ...colors, ink: '#000000' } : colors;
  const upTo: readonly ColorName[] = color === 'background' ? ['background', 'ink'] : [color];
  return (
    [
      ['light', dayOf(asGiven)],
      ['dark', nightOf(asGiven)],
    ] as const
  )
    .flatMap(([scheme, plain]) => faultsIn(scheme, plain, upTo))
    .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0];
}

function faultsIn(scheme: SchemeName, plain: Plain, colors: readonly ColorName[]): Fault[] {
  return checked
    .filter(({ blamed }) => colors.includes(blamed))
    .flatMap(({ pair: { use, text, ground }, needed }) =>
      [false, true].map((more) => {
        const pair = [text, ground].map((name) => colorOf(plain as Scheme, name, more)) as [string, string];
        const least = more && needed === limits.disabled ? limits.text : needed;
        return { use, scheme, text: pair[0], ground: pair[1], ratio: contrast(...pair), needed: least };
      }),
    )
    .filter(({ ratio, needed }) => ratio < needed);
}

/** What is wrong, why, and what to set instead. */
const refusalWords = ({ color, given, use, scheme, text, ground, ratio, needed, nearest }: Refusal) =>
  `${color} is ${given}: “${use}” in the ${scheme} scheme is ${text} on ${ground}, a contrast of ` +
  `${(Math.floor(ratio * 100) / 100).toFixed(2)}, and needs ${needed}. The nearest that holds is ${nearest}.`;

const shapes = {
  color: /^#[0-9a-f]{6}$/i,
  family: /^[a-z][\w .-]*$/i,
  font: /^\w[\w.-]*\.woff2$/,
  image: /^\w[\w.-]*\.(svg|webp|avif|png|jpe?g)$/,
  path: /^[\d\s,.+\-achlmqstvze]+$/i,
} as const;

/**
 * A brand as it was written down, ready to be used.
 * @throws with a line for everything that is wrong, and what to set instead
 */
export function brandOf(told: unknown): Brand {
  const brand = told as Brand;
  const wrong = [...wrongParts(brand), ...wrongMark(brand.mark)];
  if (wrong.length === 0) {
    const colors = Object.fromEntries(order.map((name) => [name, brand.colors[name].toUpperCase()]));
    wrong.push(...checkBrand(colors as Readonly<Record<ColorName, string>>).map(refusalWords));
    if (wrong.length === 0) return { ...brand, colors: colors as Readonly<Record<ColorName, string>> };
  }
  throw new Error(wrong.join('\n'));
}

const fits = (shape: RegExp, value: unknown): value is string =>
  typeof value === 'string' && shape.test(value);

function wrongParts({ name, colors, typefaces, radius, imagery }: Partial<Brand>): string[] {
  const faces = (['text', 'headings'] as const).filter((face) => {
    const { family, file, generic = 'serif' } = typefaces?.[face] ?? {};
    const isThere = file === undefined || fits(shapes.font, file);
    return !fits(shapes.family, family) || !isThere || !['serif', 'sans-serif'].includes(generic);
  });
  return [
    ...(fits(/^[^\p{Cc}]+$/u, name)
      ? []
      : ['name is missing. Set it to the name of the company, in one line.']),
    ...order
      .filter((color) => !fits(shapes.color, colors?.[color]))
      .map((color) => `colors.${color} is no color. Set it to one such as #17603F.`),
    ...faces.map(
      (face) =>
        `typefaces.${face} is no typeface. Set it to {"family": "Public Sans"}, or add a "file" such as text.woff2.`,
    ),
    ...(typeof radius === 'number' && radius >= 0 && radius <= 16
      ? []
      : ['radius is no corner. Set it to a number of pixels from 0 to 16.']),
    ...(imagery === 'sunrise' || imagery === 'none' || fits(shapes.image, imagery)
      ? []
      : ['imagery is no picture. Set it to "sunrise", "none", or the name of an image such as field.webp.']),
  ];
}

function wrongMark(mark: Partial<Mark> | undefined): string[] {
  const isColor = (named: unknown) =>
    named === undefined || ['white', ...order].includes(named as string) || fits(shapes.color, named);
  const isPath = ({ d, fill, stroke, width = 1 }: MarkPath) =>
    fits(shapes.path, d) && isColor(fill) && isColor(stroke) && width > 0;
  return mark && Number(mark.size) > 0 && mark.paths?.length && mark.paths.every(isPath)
    ? []
    : [
        'mark is no drawing. Set it to {"size": 36, "paths": [{"d": "M0 0H36V36Z", "fill": "accent"}]}: paths as in SVG, ' +
          'with colors by the names of the six, "white", or #RRGGBB.',
      ];
}

/** The mark as an image of its own. */
export const brandIcon = ({ mark, colors }: Pick<Brand, 'mark' | 'colors'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${mark.paths
    .map(({ d, fill, stroke, width = 1 }) => {
      const line = stroke ? ` stroke="${namedColor(stroke, colors)}" stroke-width="${width}"` : '';
      return `<path d="${d}" fill="${fill ? namedColor(fill, colors) : 'none'}"${line}/>`;
    })
    .join('')}</svg>`;

/** The '#RRGGBB' of a part of the mark. */
export const namedColor = (named: string, colors: BrandColors): string =>
  named === 'white' ? '#FFFFFF' : isColorName(named) ? colors[named] : named;

const isColorName = (named: string): named is ColorName => (order as readonly string[]).includes(named);
