import { formatMoney } from '@contract/format/money';
import type { SummaryMonths, SummaryRow } from '@contract/summaries/schema';
import type { ChartTable } from '@/components/ChartFrame/ChartFrame';
import { foldSeries } from '@/components/MonthlyBars/MonthlyBars';
import { everyMonth, type MonthlyChart, monthlyChart } from '@/components/monthlyChart';
import { quantityText } from './summaryFigures';

/** What was bought month by month, the four largest product groups apart and the others together. */
export function monthsChart(rows: SummaryMonths['months']): MonthlyChart {
  const months = everyMonth(rows.map(({ month }) => month));
  const groups = [...new Set(rows.map(({ groupName }) => groupName))];
  const centsOf = (group: string, month: string) =>
    rows.find((row) => row.groupName === group && row.month === month)?.cents ?? 0;
  const series = groups.map((label) => ({ label, cents: months.map((month) => centsOf(label, month)) }));
  return monthlyChart(months, foldSeries(series));
}

/** The products that cost most as a table. */
export const productsTable = (rows: readonly SummaryRow[]): ChartTable => ({
  head: ['Product', 'Quantity', 'Amount'],
  rows: rows.map(({ name, quantity, unit, cents }) => [
    name,
    quantityText(quantity, unit) || '–',
    formatMoney(cents),
  ]),
});
