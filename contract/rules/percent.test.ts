import { expect, it } from 'vitest';
import { percentOf } from './percent';

it.each([
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [1, 2000, '0.1'],
  [1, 2001, '0.0'],
  [-1, 2000, '-0.1'],
  [-1, 2001, '0.0'],
  [5, 5, '100.0'],
  [-250, 100, '-250.0'],
  [9_007_199_254_740_991, 9_007_199_254_740_991, '100.0'],
])('%i of %i is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it.each([0, -5])('nothing is a percent of %i', (whole) => {
  expect(percentOf(1, whole)).toBeNull();
});
