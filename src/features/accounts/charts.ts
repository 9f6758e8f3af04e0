import type { Overview } from '@contract/accounts/schema';
import { foldSeries } from '@/components/MonthlyBars/MonthlyBars';
import { everyMonth, type MonthlyChart, monthlyChart } from '@/components/monthlyChart';

/** Open amounts by the month in which they fall due. What nobody is asked for stands apart, where there is any. */
export function dueChart(dueByMonth: Overview['dueByMonth']): MonthlyChart {
  const months = everyMonth(dueByMonth.map(({ month }) => month));
  const at = (key: 'pastDueCents' | 'dueCents' | 'heldCents') =>
    months.map((month) => sum(dueByMonth.filter((row) => row.month === month).map((row) => row[key])));
  const held = at('heldCents');
  return monthlyChart(months, [
    { label: 'Coming due', cents: at('dueCents') },
    { label: 'Past due', cents: at('pastDueCents') },
    ...(held.some((cents) => cents > 0) ? [{ label: 'On its way or in dispute', cents: held }] : []),
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
  return monthlyChart(months, foldSeries(series));
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
