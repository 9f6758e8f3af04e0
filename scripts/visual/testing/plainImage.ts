import { PNG } from 'pngjs';

/** A small image of one grey, 0 to 255. */
export function plainImage(grey: number, { height = 4 } = {}): Buffer {
  const png = new PNG({ width: 4, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([grey, grey, grey, 255], at);
  return PNG.sync.write(png);
}
