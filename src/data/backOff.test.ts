import { expect, it } from 'vitest';
import { retryIn } from './backOff';

it.each([
  [0, 5],
  [1, 5],
  [2, 10],
  [3, 20],
  [4, 40],
  [5, 60],
  [60, 60],
])('waits after %i failures for %i seconds', (failures, seconds) => {
  expect(retryIn(failures)).toBe(seconds * 1000);
});
