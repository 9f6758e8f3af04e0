import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What is wrong with a image, in words, and where. */
export interface Difference {
  readonly reason: string;
  /** The differing pixels in color on a pale ground (PNG); absent where the sizes differ. */
  readonly image?: Buffer;
}

/** How the eye compares: to the last step of color, or by shape where another browser painted. */
export type Comparison = (before: Buffer, after: Buffer) => Difference | undefined;

/**
 * A dozen pixels of a rounded edge come out up to four steps lighter in every third run of one and the same browser. That
 * few, and that close, no eye tells apart, and no change of a color or a size is.
 */
const noise = { pixels: 20, steps: 4 } as const;

/** Every pixel is the same; one step of one color over more than a few pixels is a difference. */
export const toThePixel: Comparison = (before, after) => {
  // Equal bytes are by far the most frequent case, and cost nothing.
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (one.width !== other.width || one.height !== other.height) return { reason: sizes(one, other) };
  const { count, image } = differing(one, other, { threshold: 0, includeAA: true });
  if (count <= noise.pixels && largestStep(one, other) <= noise.steps) return undefined;
  return count > 0 ? { reason: `${count.toLocaleString('en-US')} pixels differ`, image } : undefined;
};

/** Share of clearly differing pixels, and of height, that another browser's type may bring about. */
const leeway = { pixels: 0.06, height: 0.04 };

/** The same width, about the same height, and no large part of another color. Small changes pass unseen. */
export const byShape: Comparison = (before, after) => {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (one.width !== other.width) return { reason: sizes(one, other) };
  if (Math.abs(one.height - other.height) > leeway.height * one.height + 2)
    return { reason: sizes(one, other) };
  const height = Math.min(one.height, other.height);
  const [top, otherTop] = [cut(one, height), cut(other, height)];
  const { count, image } = differing(top, otherTop, { threshold: 0.2 });
  const share = count / (one.width * height);
  return share > leeway.pixels
    ? { reason: `${(share * 100).toFixed(1)} % of the image looks different`, image }
    : undefined;
};

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function differing(one: Pixels, other: Pixels, options: Parameters<typeof pixelmatch>[5]) {
  const output = new PNG({ width: one.width, height: one.height });
  const count = pixelmatch(one.data, other.data, output.data, one.width, one.height, {
    ...options,
    diffColor: [200, 0, 120],
  });
  return { count, image: PNG.sync.write(output) };
}

const largestStep = (one: Pixels, other: Pixels): number =>
  one.data.reduce((largest, value, at) => Math.max(largest, Math.abs(value - other.data[at]!)), 0);

const cut = ({ width, data }: Pixels, height: number): Pixels => ({
  width,
  height,
  data: data.subarray(0, width * height * 4),
});

const sizes = (one: Pixels, other: Pixels) =>
  `was ${one.width} × ${one.height} pixels, is ${other.width} × ${other.height}`;
