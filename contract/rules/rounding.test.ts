import { expect, it } from 'vitest';
import { roundHalfAwayFromZero } from './rounding';

it.each([
  [0n, 3n, 0n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [-1n, 3n, 0n],
  [15n, 10n, 2n],
  [14n, 10n, 1n],
  // 1.5 % of $4,321.09 is $64.81635.
  [432_109n * 15n, 1_000n, 6_482n],
  // Larger than a float can hold exactly.
  [9_007_199_254_740_993n * 2n + 1n, 2n, 9_007_199_254_740_994n],
])('%d / %d is %d', (dividend, divisor, expected) => {
  expect(roundHalfAwayFromZero(dividend, divisor)).toBe(expected);
});
