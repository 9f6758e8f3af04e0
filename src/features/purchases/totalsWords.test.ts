import { expect, it } from 'vitest';
import { noTotals, someTotals } from '../../../stories/support/totalsBuilders';
import { moneySums, quantitySums, totalsTitle } from './totalsWords';

it.each([
  [0, 'Totals for all 0 rows'],
  [1, 'Total for 1 row'],
  [1204, 'Totals for all 1,204 rows'],
])('%d rows: %s', (rows, title) => {
  expect(totalsTitle(rows)).toBe(title);
});

it.each([
  [someTotals(), ['Extended $142,310.22', 'Discount −$1,205.00', 'Tax $482.11', 'Total $141,587.33']],
  [someTotals({ discountCents: 0, taxCents: 0, netCents: 14_231_022 }), ['Total $142,310.22']],
  [noTotals, ['Total $0.00']],
])('sums the money (%#)', (totals, texts) => {
  expect(moneySums(totals).map(({ label, text }) => `${label} ${text}`)).toEqual(texts);
});

it.each([
  [[], ''],
  [[{ unit: 'ton', quantity: '412.250000' }], 'Quantity 412.25 ton'],
  [
    [
      { unit: 'ton', quantity: '412.25' },
      { unit: 'gal', quantity: '18240.4' },
    ],
    'Mixed units: 412.25 ton, 18,240.4 gal',
  ],
])('never adds different units (%#)', (quantities, text) => {
  expect(quantitySums(quantities)).toBe(text);
});
