import { expect, it } from 'vitest';
import { pageWords } from './columns';

it.each([
  [{ from: 1, to: 25, total: 46 }, '1–25 of 46'],
  [{ from: 1001, to: 1025, total: 12_040 }, '1,001–1,025 of 12,040'],
  [{ from: 26, to: 50, total: null }, '26–50'],
  [{ from: 0, to: 0, total: 0 }, '0 of 0'],
])('%j reads %j', (page, words) => {
  expect(pageWords({ ...page, hasNext: false, hasPrevious: false })).toBe(words);
});
