import { describe, expect, it } from 'vitest';
import { anOverview } from '@stories/support/overviewBuilders';
import { dueChart, purchasesChart } from './charts';

describe('dueChart', () => {
  const { months, series, table } = dueChart(anOverview().dueByMonth);

  it('keeps months in which nothing is due', () => {
    expect(months).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
    ]);
    expect(series).toEqual([
      { label: 'Coming due', cents: [0, 821_450, 342_891, 0, 0, 400_000] },
      { label: 'Past due', cents: [288_900, 0, 0, 0, 0, 0] },
    ]);
  });

  it('has the same figures as a table', () => {
    expect(table.head).toEqual(['Month', 'Coming due', 'Past due', 'Total']);
    expect(table.rows[0]).toEqual(['Oct 2026', '$0.00', '$2,889.00', '$2,889.00']);
  });

  it('sets apart what nobody is asked for, where there is any', () => {
    const due = { month: '2026-10-01', pastDueCents: 200_000, dueCents: 0, heldCents: 88_900 };

    expect(dueChart([due]).table.rows).toEqual([['Oct 2026', '$0.00', '$2,000.00', '$889.00', '$2,889.00']]);
  });

  it('is empty where nothing is open', () => {
    expect(dueChart([])).toMatchObject({ months: [], table: { rows: [] } });
  });
});

describe('purchasesChart', () => {
  it('loses no cent when small groups are folded into one', () => {
    const { purchasesByMonth } = anOverview();
    const { months, series } = purchasesChart(purchasesByMonth);
    const all = (rows: readonly number[]) => rows.reduce((sum, cents) => sum + cents, 0);

    expect(months).toHaveLength(24);
    expect(series.map(({ label }) => label)).toEqual([
      'Fertilizer',
      'Crop protection',
      'Fuel',
      'Seed',
      'Other',
    ]);
    expect(all(series.flatMap(({ cents }) => cents))).toBe(all(purchasesByMonth.map(({ cents }) => cents)));
  });
});
