import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { byShape, toThePixel } from './compare';

type Colour = readonly [red: number, green: number, blue: number];

const ground: Colour = [244, 246, 242];
const spruce: Colour = [23, 96, 63];

/** A ground with a box of another colour in its middle. */
function picture({ width = 40, height = 30, box = spruce, boxWidth = 20 } = {}): Buffer {
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
  it('finds nothing between a picture and itself', () => {
    expect(toThePixel(picture(), picture())).toBeUndefined();
  });

  it('finds nothing between two files of the same pixels', () => {
    const other = PNG.sync.write(PNG.sync.read(picture()), { filterType: 1 });
    expect(other.equals(picture())).toBe(false);
    expect(toThePixel(picture(), other)).toBeUndefined();
  });

  it.each<[step: string, box: Colour]>([
    ['red', [24, 96, 63]],
    ['green', [23, 95, 63]],
    ['blue', [23, 96, 64]],
  ])('sees one step of %s, and shows where', (_, box) => {
    const found = toThePixel(picture(), picture({ box }));
    expect(found?.reason).toBe('200 pixels differ');
    expect(PNG.sync.read(found!.picture!).width).toBe(40);
  });

  it('sees a single pixel', () => {
    const png = PNG.sync.read(picture());
    png.data[0]! -= 1;
    expect(toThePixel(picture(), PNG.sync.write(png))?.reason).toBe('1 pixels differ');
  });

  it('says how the size changed', () => {
    expect(toThePixel(picture(), picture({ height: 31 }))).toEqual({
      reason: 'was 40 × 30 pixels, is 40 × 31',
    });
  });
});

describe('by shape', () => {
  it.each([
    ['the same picture', picture()],
    ['a colour a little off', picture({ box: [25, 99, 66] })],
    ['a page a line taller', picture({ height: 32 })],
  ])('lets %s pass', (_, after) => {
    expect(byShape(picture(), after)).toBeUndefined();
  });

  it.each([
    [
      'a box of quite another colour',
      picture({ box: [233, 185, 73] }),
      '16.7 % of the picture looks different',
    ],
    ['a box that is gone', picture({ box: ground }), '16.7 % of the picture looks different'],
    ['another width', picture({ width: 41 }), 'was 40 × 30 pixels, is 41 × 30'],
    ['a page that grew', picture({ height: 40 }), 'was 40 × 30 pixels, is 40 × 40'],
  ])('refuses %s', (_, after, reason) => {
    expect(byShape(picture(), after)?.reason).toBe(reason);
  });
});
