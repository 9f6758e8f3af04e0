import { expect, it } from 'vitest';
import { noTotals, someTotals } from '@stories/support/totalsBuilders';
import { moneySums } from './totalsWords';

it.each([
  [someTotals(), ['Extended $142,310.22', 'Discount −$1,205.00', 'Tax $482.11', 'Total $141,587.33']],
  [someTotals({ discountCents: 0, taxCents: 0, netCents: 14_231_022 }), ['Total $142,310.22']],
  [noTotals, ['Total $0.00']],
])('sums the money (%#)', (totals, texts) => {
  expect(moneySums(totals).map(({ label, text }) => `${label} ${text}`)).toEqual(texts);
});
