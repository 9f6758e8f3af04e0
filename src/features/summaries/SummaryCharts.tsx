import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/summaries';
import { formatMoney } from '@contract/format/money';
import type { SummaryMonths, SummaryRow } from '@contract/summaries/schema';
import { ChartFrame, type ChartTable } from '@/components/ChartFrame/ChartFrame';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import { inOrder } from '@/components/inOrder';
import { Money } from '@/components/Money/Money';
import { foldSeries, MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import { everyMonth, type MonthlyChart, monthlyChart } from '@/components/monthlyChart';
import type { AsyncResult } from '@/data/asyncResult';
import { quantityText } from './summaryFigures';

export interface SummaryChartsProps {
  readonly months: AsyncResult<SummaryMonths>;
  /** Ten at most, the largest first. */
  readonly top: AsyncResult<{ readonly rows: readonly SummaryRow[] }>;
}

const HEIGHT = 428;

/** When it was bought, and what cost most. A chart that would be empty is left out. */
export function SummaryCharts({ months, top }: SummaryChartsProps) {
  const products = top.data?.rows.filter(({ cents }) => cents > 0) ?? [];
  return (
    <Box sx={{ ...charts, ...inOrder }}>
      <Box>
        <Part {...months} title={m.byMonthFailed()}>
          {months.data && months.data.months.length > 0 && <Months rows={months.data.months} />}
        </Part>
      </Box>
      <Box>
        <Part {...top} title={m.topProductsFailed()}>
          {products.length > 0 && (
            <ChartFrame title={m.topProducts()} table={productsTable(products)}>
              <TopProducts rows={products} />
            </ChartFrame>
          )}
        </Part>
      </Box>
    </Box>
  );
}

function Months({ rows }: { readonly rows: SummaryMonths['months'] }) {
  const { months, series, table } = monthsChart(rows);
  return (
    <ChartFrame title={m.byMonth()} table={table}>
      <MonthlyBars months={months} series={series} />
    </ChartFrame>
  );
}

interface PartProps extends Pick<AsyncResult<unknown>, 'state' | 'problem' | 'retry'> {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ state, problem, retry, title, children }: PartProps) {
  if (state === 'loading') return <Skeleton variant="rounded" data-coming sx={{ height: HEIGHT }} />;
  if (state === 'error' && problem) return <ErrorPanel title={title} {...problem} onRetry={retry} />;
  return children;
}

interface TopProductsProps {
  /** The largest first. */
  readonly rows: readonly SummaryRow[];
}

/** The products that cost most, each with a bar beside the largest one's. */
function TopProducts({ rows }: TopProductsProps) {
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <Box component="ol" sx={list}>
      {rows.map(({ id, name, cents }) => (
        <Box component="li" key={id}>
          <Box sx={words}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
              <Money cents={cents} />
            </Typography>
          </Box>
          <Box aria-hidden sx={{ ...bar, width: `${Math.max(1, (Math.max(0, cents) / most) * 100)}%` }} />
        </Box>
      ))}
    </Box>
  );
}

const charts = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 } as const;
const words = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
/** A border, because a background is not printed and not forced into the system's colors. */
const bar = {
  mt: 0.5,
  borderTop: '8px solid',
  borderColor: 'var(--fg-palette-chart-first)',
  borderRadius: '3px',
} as const;

/** What was bought month by month, the four largest product groups apart and the others together. */
function monthsChart(rows: SummaryMonths['months']): MonthlyChart {
  const months = everyMonth(rows.map(({ month }) => month));
  const groups = [...new Set(rows.map(({ groupName }) => groupName))];
  const centsOf = (group: string, month: string) =>
    rows.find((row) => row.groupName === group && row.month === month)?.cents ?? 0;
  const series = groups.map((label) => ({ label, cents: months.map((month) => centsOf(label, month)) }));
  return monthlyChart(months, foldSeries(series));
}

/** The products that cost most as a table. */
const productsTable = (rows: readonly SummaryRow[]): ChartTable => ({
  head: [common.product(), common.quantity(), common.amount()],
  rows: rows.map(({ name, quantity, unit, cents }) => [
    name,
    quantityText(quantity, unit) || '–',
    formatMoney(cents),
  ]),
});
