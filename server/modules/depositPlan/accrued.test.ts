import { expect, it } from 'vitest';
import { accruingSince } from './accrued';

it.each([
  ['2026-04-12', 'monthly', '2026-04-01'],
  ['2026-04-12', null, '2026-04-01'],
  ['2026-04-01', 'monthly', '2026-04-01'],
  ['2026-04-30', 'monthly', undefined],
  ['2026-04-30', 'quarterly', '2026-04-01'],
  ['2026-06-12', 'Quarterly', '2026-04-01'],
  ['2026-06-30', 'quarterly', undefined],
  ['2026-12-30', 'annual', '2026-01-01'],
  ['2026-12-31', 'annual', undefined],
  ['2028-02-29', 'monthly', undefined],
])('on %s interest that is posted %s accrues since %s', (asOf, posting, since) => {
  expect(accruingSince(asOf, posting)).toBe(since);
});
