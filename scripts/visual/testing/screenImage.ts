import { PNG } from 'pngjs';

/**
 * An image that compresses badly, as a screen full of words does. Those of one seed are alike but for the first
 * `changed` rows.
 */
export function screenImage({ seed = 1, width = 48, height = 90, changed = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  const noise = (at: number) => Math.imul(at + 1, 2_654_435_761) >>> 28;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const salt = 7919 * seed + (row < changed ? 104_729 * changed : 0);
      const value = noise(Math.imul(at ^ salt, 40_503) ^ (at >> 3));
      png.data.set([value, value * 3, value * 5, 255], at * 4);
    }
  }
  return PNG.sync.write(png);
}
