import sharp from 'sharp';

/** A decoded image; four bytes of each pixel are one number. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

/** @param image PNG or WebP, as bytes or as a path */
export async function decode(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

/** Without loss, and with the colors of what is transparent. */
export const encode = (pixels: Pixels): Promise<Buffer> =>
  raw(pixels).webp({ lossless: true, exact: true, effort: 6 }).toBuffer();

export const toPng = (pixels: Pixels): Promise<Buffer> => raw(pixels).png().toBuffer();

const raw = ({ width, height, data }: Pixels) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });

const CLEAR = 0;
/** The fourth byte is the highest of the number. */
const isOpaque = (pixel: number): boolean => pixel >>> 24 === 255;

/** An image that others can be drawn over. */
export interface Base {
  readonly hash: string;
  readonly pixels: Pixels;
}

/** The base from which the fewest pixels differ; undefined where none has the width, or most of the image differs. */
export function nearest(image: Pixels, bases: readonly Base[]): Base | undefined {
  if (!image.data.every(isOpaque)) return undefined;
  let best: Base | undefined;
  let fewest = image.data.length * MOST;
  for (const base of bases.filter(({ pixels }) => pixels.width === image.width)) {
    const count = differing(image, base.pixels, fewest);
    if (count < fewest) [best, fewest] = [base, count];
  }
  return best;
}

/** Share of pixels that may differ. */
const MOST = 0.8;

/** How many pixels are others, as far as they are fewer than `enough`. */
function differing({ data }: Pixels, { data: base }: Pixels, enough: number): number {
  const shared = Math.min(data.length, base.length);
  let count = data.length - shared;
  for (let at = 0; at < shared && count < enough; at += 1) if (data[at] !== base[at]) count += 1;
  return count;
}

/** Only what differs from the base; the rest is transparent. */
export const leaveOut = ({ width, height, data }: Pixels, { data: base }: Pixels): Pixels => ({
  width,
  height,
  data: data.map((pixel, at) => (pixel === base[at] ? CLEAR : pixel)),
});

/** The whole image again. */
export const drawOver = ({ width, height, data }: Pixels, { data: base }: Pixels): Pixels => ({
  width,
  height,
  data: data.map((pixel, at) => (pixel === CLEAR ? base[at]! : pixel)),
});
