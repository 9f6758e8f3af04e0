import { describe, expect, it } from 'vitest';
import { readAmount } from './readAmount';

const MOST = 9_007_199_254_740_991;

describe('an amount of dollars', () => {
  it.each<[string | number, number]>([
    ['1234.50', 123_450],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['0.01', 1],
    [1234.5, 123_450],
    [1234, 123_400],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [1_234_567.89, 123_456_789],
    [70_000_000_000.07, 7_000_000_000_007],
  ])('%j is %i cents', (sent, cents) => {
    expect(readAmount(sent, MOST)).toBe(cents);
  });

  it.each<[string | number, RegExp]>([
    ['1234.505', /at most two digits/],
    [1234.505, /at most two digits/],
    [0.1 + 0.2, /at most two digits/],
    [0.001, /at most two digits/],
    [1e-7, /at most two digits/],
    [1e21, /at most two digits/],
    [2 ** 53 + 2, /at most two digits/],
    ['1e3', /at most two digits/],
    ['1,234.50', /at most two digits/],
    ['$5', /at most two digits/],
    [' 5', /at most two digits/],
    ['', /at most two digits/],
    [Number.NaN, /at most two digits/],
    [0, /above zero/],
    [-0, /above zero/],
    ['-5', /above zero/],
    [-5, /above zero/],
  ])('%j is refused', (sent, why) => {
    expect(() => readAmount(sent, MOST)).toThrow(why);
  });

  it('is no more than may be asked for at once, whatever it came as', () => {
    expect(readAmount(500, 50_000)).toBe(50_000);
    expect(() => readAmount(500.01, 50_000)).toThrow('$500.00 at most');
    expect(() => readAmount('500.01', 50_000)).toThrow('$500.00 at most');
  });
});
