import { expect, it } from 'vitest';
import { aFrozenPlan, aPlan } from '@stories/support/depositBuilders';
import { balanceChart, rateLine } from './savingsCharts';

it('stacks deposit accounts by month', () => {
  const { months, series, table } = balanceChart([aPlan(), aFrozenPlan(), aPlan({ months: [] })]);

  expect(months).toHaveLength(12);
  expect(series.map(({ label, cents }) => [label, cents.at(-1)])).toEqual([
    ['Hollis Creek deposit plan', 625_075],
    ['Dana Hollis seed money', 182_400],
  ]);
  expect(table.rows.at(-1)!.slice(0, 2)).toEqual(['Nov 2026', '$8,074.75']);
});

it('is empty where no account may be read', () => {
  expect(balanceChart([aPlan({ months: [] })]).months).toEqual([]);
});

it('draws the rate of each month as it stood at its end, and none before the first', () => {
  const { months, percents } = rateLine(aPlan().terms, '2026-11-18');
  const at = (month: string) => percents[months.indexOf(month)];

  expect(months).toHaveLength(36);
  expect(['2024-06-01', '2025-08-01', '2025-09-01', '2026-11-01'].map(at)).toEqual([4, 4, 4.25, 4.25]);
  expect(rateLine({ rates: [] }, '2026-11-18').percents[0]).toBeNull();
});
