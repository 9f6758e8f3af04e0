import { channelsOf, type Channels, contrast, hexOf, linear } from './contrast';

type Matrix = readonly [Channels, Channels, Channels];

/**
 * How people see who lack one kind of cone: the matrices of severity 1.0 from Machado, Oliveira and Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009, doi 10.1109/TVCG.2009.113),
 * for linear sRGB.
 */
const visions = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

type Vision = keyof typeof visions;

export const visionNames = Object.keys(visions) as readonly Vision[];

/** '#RRGGBB' as somebody with this vision sees it, as '#RRGGBB' for everybody else. */
export const seenWith = (vision: Vision, hex: string): string =>
  hexOf(times(visions[vision], light(hex)).map(bent) as unknown as Channels);

/**
 * How far apart two colors are to the eye: their distance in OKLab (Björn Ottosson, "A perceptual color space for
 * image processing", 2020). About 0.02 can just be seen side by side.
 */
export function difference(one: string, other: string): number {
  const [a, b] = [okLab(one), okLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const light = (hex: string) => channelsOf(hex).map(linear) as unknown as Channels;

const bent = (amount: number) => {
  const inside = Math.min(1, Math.max(0, amount));
  return inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
};

const times = (matrix: Matrix, [x, y, z]: Channels): Channels =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Channels;

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];

const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const okLab = (hex: string) => times(toLab, times(toCones, light(hex)).map(Math.cbrt) as unknown as Channels);

/** A color by how people see it: lightness from 0 to 1, how colorful it is (0 is gray), and its hue in radians. */
interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** '#RRGGBB' as lightness, colorfulness and hue in OKLab. */
export function toLch(hex: string): Lch {
  const [l, a, b] = okLab(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** The '#RRGGBB' of that lightness and hue, as colorful as wanted or else as a screen can show it. */
export function ofLch({ l, c, h }: Lch): string {
  if (l <= 0) return '#000000';
  if (l >= 1) return '#FFFFFF';
  let [shown, wanted] = [0, c];
  if (isShown(l, c, h)) shown = c;
  else
    for (let step = 0; step < 16; step += 1) {
      const middle = (shown + wanted) / 2;
      if (isShown(l, middle, h)) shown = middle;
      else wanted = middle;
    }
  return hexOf(linearOf(l, shown, h).map(bent) as unknown as Channels);
}

const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const linearOf = (l: number, c: number, h: number): Channels =>
  times(
    fromCones,
    times(fromLab, [l, c * Math.cos(h), c * Math.sin(h)]).map((x) => x ** 3) as unknown as Channels,
  );

const isShown = (l: number, c: number, h: number) =>
  linearOf(l, c, h).every((amount) => amount > -0.0005 && amount < 1.0005);

/** Steps of lightness; smaller ones are lost when a color is rounded to eight bits a channel. */
const STEP = 1 / 512;
const COARSE = 8;

/** The same hue at the nearest other lightness that is good, found by coarse steps first. */
export function nearest({ l, c, h }: Lch, isGood: (color: string) => boolean): string | undefined {
  const at = (steps: number) => ofLch({ l: l + steps * STEP, c, h });
  const inside = (steps: number) => l + steps * STEP > -COARSE * STEP && l + steps * STEP < 1 + COARSE * STEP;
  for (let away = COARSE; away <= 1 / STEP; away += COARSE) {
    const sides = [-away, away].filter((steps) => inside(steps) && isGood(at(steps)));
    const closer = sides.flatMap((steps) =>
      Array.from({ length: COARSE }, (_, back) => steps - Math.sign(steps) * (COARSE - 1 - back)),
    );
    const best = closer.toSorted((a, b) => Math.abs(a) - Math.abs(b)).find((steps) => isGood(at(steps)));
    if (best !== undefined) return at(best);
  }
  return undefined;
}

/** The color, or the nearest darker (−1) or lighter (1) one that has the contrast on every ground. */
export function holding(color: string, towards: 1 | -1, grounds: readonly string[], needed: number): string {
  const holds = (one: string) => grounds.every((ground) => contrast(one, ground) >= needed);
  if (holds(color)) return color;
  const { l, c, h } = toLch(color);
  const after = (steps: number) => ofLch({ l: l + towards * steps * STEP, c, h });
  // What is further away has more contrast: the border is found by halves.
  let [short, far] = [0, 1 / STEP];
  while (far - short > 1) {
    const middle = (short + far) >> 1;
    if (holds(after(middle))) far = middle;
    else short = middle;
  }
  return after(far);
}

interface Tone {
  /** The lightness, or how much lighter it gets. */
  readonly l?: number;
  readonly by?: number;
  /** How colorful it gets at most. */
  readonly most?: number;
}

/** The same hue at another lightness, or less colorful. */
export function tone(color: string, { l, by = 0, most = 1 }: Tone): string {
  const from = toLch(color);
  return ofLch({ l: (l ?? from.l) + by, c: Math.min(from.c, most), h: from.h });
}
