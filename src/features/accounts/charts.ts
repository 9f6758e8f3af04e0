import type { Overview } from '../../../contract/accounts';
import { addMonths, formatMonth } from '../../../contract/format/date';
import { formatMoney } from '../../../contract/format/money';
import type { ChartTable } from '../../components/ChartFrame/ChartFrame';
import { type BarSeries, foldSeries } from '../../components/MonthlyBars/MonthlyBars';

export interface MonthlyChart {
  /** First days of months, in order and without gaps. */
  readonly months: readonly string[];
  readonly series: readonly BarSeries[];
  readonly table: ChartTable;
}

/** Open amounts by the month in which they fall due. */
export function dueChart(dueByMonth: Overview['dueByMonth']): MonthlyChart {
  const months = everyMonth(dueByMonth.map(({ month }) => month));
  const at = (key: 'pastDueCents' | 'dueCents') =>
    months.map((month) => sum(dueByMonth.filter((row) => row.month === month).map((row) => row[key])));
  return chartOf(months, [
    { label: 'Coming due', cents: at('dueCents') },
    { label: 'Past due', cents: at('pastDueCents') },
  ]);
}

/** Net purchases by month, the four largest groups apart and the others together. */
export function purchasesChart(purchases: Overview['purchasesByMonth']): MonthlyChart {
  const months = everyMonth(purchases.map(({ month }) => month));
  const groups = new Map(purchases.map(({ groupCode, groupName }) => [groupCode, groupName]));
  const series = [...groups].map(([code, label]) => ({
    label,
    cents: months.map((month) =>
      sum(purchases.filter((row) => row.groupCode === code && row.month === month).map(({ cents }) => cents)),
    ),
  }));
  return chartOf(months, foldSeries(series));
}

const chartOf = (months: readonly string[], series: readonly BarSeries[]): MonthlyChart => ({
  months,
  series,
  table: {
    head: ['Month', ...series.map(({ label }) => label), 'Total'],
    rows: months.map((month, at) => {
      const cents = series.map((one) => one.cents[at] ?? 0);
      return [formatMonth(month), ...[...cents, sum(cents)].map(formatMoney)];
    }),
  },
});

/** Months without a row are bars of nothing, not bars left out: time has no gaps. */
function everyMonth(named: readonly string[]): string[] {
  const sorted = named.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, at) => addMonths(first, at));
}

const monthsBetween = (from: string, to: string) => monthCount(to) - monthCount(from);

const monthCount = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
