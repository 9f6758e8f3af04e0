import { expect, it } from 'vitest';
import { countOnly, quantitySum, totalsTitle } from './listTotals';

it.each([
  [0, 'Totals for all 0 rows'],
  [1, 'Total for 1 row'],
  [1204, 'Totals for all 1,204 rows'],
])('%d rows: %s', (rows, title) => {
  expect(totalsTitle(rows)).toBe(title);
});

it.each([
  [[], ''],
  [[{ unit: 'ton', quantity: '412.250000' }], 'Quantity 412.25 ton'],
  [
    [
      { unit: 'ton', quantity: '412.25' },
      { unit: 'gal', quantity: '18240.4' },
    ],
    '',
  ],
])('sums quantities of one unit alone (%#)', (quantities, text) => {
  expect(quantitySum(quantities)).toBe(text);
});

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [1204, '1,204 rows'],
])('counts %d rows that have no sums: %s', (rows, title) => {
  expect(countOnly(rows)).toEqual({ title, sums: [] });
});
