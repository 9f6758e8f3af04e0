import { addMonths, formatMonth } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import * as common from '@locales/common';
import * as m from '@locales/components';
import type { ChartTable } from './ChartFrame/ChartFrame';
import type { BarSeries } from './MonthlyBars/MonthlyBars';

/** Bars by month with the same figures as a table. */
export interface MonthlyChart {
  /** First days of months, in order and without gaps. */
  readonly months: readonly string[];
  readonly series: readonly BarSeries[];
  readonly table: ChartTable;
}

/** The bars and their table, whose last column is the sum of the month. */
export const monthlyChart = (months: readonly string[], series: readonly BarSeries[]): MonthlyChart => ({
  months,
  series,
  table: {
    head: [m.month(), ...series.map(({ label }) => label), common.total()],
    rows: months.map((month, at) => {
      const cents = series.map((one) => one.cents[at] ?? 0);
      const total = cents.reduce((sum, one) => sum + one, 0);
      return [formatMonth(month), ...[...cents, total].map(formatMoney)];
    }),
  },
});

/** Months without a row are bars of nothing, not bars left out: time has no gaps. */
export function everyMonth(named: readonly string[]): string[] {
  const sorted = named.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, at) => addMonths(first, at));
}

const monthsBetween = (from: string, to: string) => monthCount(to) - monthCount(from);

const monthCount = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
