import { channelsOf, type Channels, hexOf, linear } from './contrast';

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
 * How far apart two colours are to the eye: their distance in OKLab (Björn Ottosson, "A perceptual color space for
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
