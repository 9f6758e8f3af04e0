import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord } from './csv';
import { extend, microText, percentText, perArea, portion, splitExactly } from './exact';

describe('amounts', () => {
  it.each([
    [12_345_000, 438_500_000, 541_328],
    [1_000_000, 5_000, 1],
    [1_000_000, 4_999, 0],
    [-1_000_000, 5_000, -1],
    [2_500_000_000, 3_904_900, 976_225],
  ])('extend %d at %d to %d cents', (quantity, price, cents) => {
    expect(extend(quantity, price)).toBe(cents);
  });

  it('takes a share half up: 1.5 % of $4,321.09 is $64.82', () => {
    expect(portion(432_109, 15_000)).toBe(6_482);
  });

  it.each([
    [10_000, [333_333, 333_333, 333_334], [3_333, 3_333, 3_334]],
    [541_328, [599_999, 400_000, 1], [324_796, 216_531, 1]],
    [-10_000, [333_333, 333_333, 333_334], [-3_333, -3_333, -3_334]],
    [1, [500_000, 500_000], [1, 0]],
  ])('split %d by %j into %j', (whole, shares, parts) => {
    expect(splitExactly(whole, shares)).toEqual(parts);
  });

  it('always splits into parts that are the whole again, none further than a unit from its share', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), shares, (whole, by) => {
        const parts = splitExactly(whole, by);
        const all = by.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(whole);
        for (const [at, part] of parts.entries()) {
          expect(Math.abs(part - (whole * by[at]!) / all)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it('measures fields and writes decimals without idle zeros', () => {
    expect(perArea(784, 95, 1_000)).toBe(7_448_000);
    expect([12_345_000, -500_000, 80_000_000, 0].map(microText)).toEqual(['12.345', '-0.5', '80', '0']);
    expect([1, 333_333, 1_000_000].map(percentText)).toEqual(['0.0001', '33.3333', '100.0000']);
  });
});

describe('a CSV record', () => {
  it.each([
    [['a', 1], 'a,1\r\n'],
    [['O\'Brien & Söhne, "LLC"'], '"O\'Brien & Söhne, ""LLC"""\r\n'],
    [['00117', '0', '0.00'], '"00117",0,0.00\r\n'],
    [['two\nlines', ' spaced '], '"two\nlines"," spaced "\r\n'],
  ])('writes %j', (cells, text) => {
    expect(csvRecord(cells)).toBe(text);
  });
});
