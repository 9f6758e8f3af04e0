import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { byShape, toThePixel } from './compare';

type Color = readonly [red: number, green: number, blue: number];

const ground: Color = [244, 246, 242];
const spruce: Color = [23, 96, 63];

/** A ground with a box of another color in its middle. */
function image({ width = 40, height = 30, box = spruce, boxWidth = 20 } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inBox = x >= 10 && x < 10 + boxWidth && y >= 10 && y < 20;
      png.data.set([...(inBox ? box : ground), 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

describe('to the pixel', () => {
  it('finds nothing between a image and itself', () => {
    expect(toThePixel(image(), image())).toBeUndefined();
  });

  it('finds nothing between two files of the same pixels', () => {
    const other = PNG.sync.write(PNG.sync.read(image()), { filterType: 1 });
    expect(other.equals(image())).toBe(false);
    expect(toThePixel(image(), other)).toBeUndefined();
  });

  it.each<[what: string, boxWidth: number, box: Color, seen: boolean]>([
    ['twenty pixels by four steps are not', 2, [27, 96, 63], false],
    ['twenty pixels by five steps are', 2, [28, 96, 63], true],
    ['thirty pixels by one step are', 3, [24, 96, 63], true],
  ])('%s seen', (_, boxWidth, box, seen) => {
    expect(toThePixel(image({ boxWidth }), image({ boxWidth, box })) !== undefined).toBe(seen);
  });

  it.each<[step: string, box: Color]>([
    ['red', [24, 96, 63]],
    ['green', [23, 95, 63]],
    ['blue', [23, 96, 64]],
  ])('sees one step of %s, and shows where', (_, box) => {
    const found = toThePixel(image(), image({ box }));
    expect(found?.reason).toBe('200 pixels differ');
    expect(PNG.sync.read(found!.image!).width).toBe(40);
  });

  it('sees a single pixel', () => {
    const png = PNG.sync.read(image());
    png.data[0]! -= 5;
    expect(toThePixel(image(), PNG.sync.write(png))?.reason).toBe('1 pixels differ');
  });

  it('says how the size changed', () => {
    expect(toThePixel(image(), image({ height: 31 }))).toEqual({
      reason: 'was 40 × 30 pixels, is 40 × 31',
    });
  });
});

describe('by shape', () => {
  it.each([
    ['the same image', image()],
    ['a color a little off', image({ box: [25, 99, 66] })],
    ['a page a line taller', image({ height: 32 })],
  ])('lets %s pass', (_, after) => {
    expect(byShape(image(), after)).toBeUndefined();
  });

  it.each([
    ['a box of quite another color', image({ box: [233, 185, 73] }), '16.7 % of the image looks different'],
    ['a box that is gone', image({ box: ground }), '16.7 % of the image looks different'],
    ['another width', image({ width: 41 }), 'was 40 × 30 pixels, is 41 × 30'],
    ['a page that grew', image({ height: 40 }), 'was 40 × 30 pixels, is 40 × 40'],
  ])('refuses %s', (_, after, reason) => {
    expect(byShape(image(), after)?.reason).toBe(reason);
  });
});
