import { describe, expect, it } from 'vitest';
import { periodOf } from '@/lists/listPeriods';
import { filterChoices, purchaseKind, purchasePeriods } from './purchaseKind';
import { noFilters, type PurchaseFilters, statuses } from './purchaseView';

const spans = (today: string) =>
  purchasePeriods(today, [2025, 2027]).map(({ label, filters: { from, to, cropYear } }) => [
    label,
    from,
    to,
    cropYear?.join(),
  ]);

describe('purchasePeriods', () => {
  it('offers months, crop years and calendar years', () => {
    expect(spans('2026-03-31')).toEqual([
      ['Any time', '', '', ''],
      ['This month', '2026-03-01', '2026-03-31', ''],
      ['Last month', '2026-02-01', '2026-02-28', ''],
      ['Crop year 2027', '', '', '2027'],
      ['Crop year 2025', '', '', '2025'],
      ['Calendar 2026', '2026-01-01', '2026-12-31', ''],
      ['Calendar 2025', '2025-01-01', '2025-12-31', ''],
    ]);
  });

  it('crosses the new year', () => {
    expect(spans('2027-01-01')[2]).toEqual(['Last month', '2026-12-01', '2026-12-31', '']);
  });
});

it('offers no days before it is known which day it is', () => {
  expect(purchasePeriods(undefined, [2026]).map(({ label }) => label)).toEqual(['Any time']);
});

describe('periodOf', () => {
  const periods = purchasePeriods('2026-11-19', [2026, 2025]);

  it.each([
    [{}, 'Any time'],
    [{ from: '2026-11-01', to: '2026-11-30' }, 'This month'],
    [{ cropYear: ['2026'] }, 'Crop year 2026'],
    [{ cropYear: ['2026', '2025'] }, undefined],
    [{ cropYear: ['2026'], from: '2026-11-01' }, undefined],
    [{ from: '2026-11-02' }, undefined],
  ])('%o is %s', (filters, label) => {
    expect(periodOf<PurchaseFilters>({ ...noFilters, ...filters }, periods)?.label).toBe(label);
  });
});

it('offers the ways to pay before the other choices are known', () => {
  expect(filterChoices(undefined)).toMatchObject({
    group: [],
    paidBy: [{ label: 'Open account' }, {}, {}, {}],
  });
});

it('has a chip for every status', () => {
  expect(purchaseKind.chips?.options.map(({ id }) => id)).toEqual(['', ...statuses]);
});
