import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { SummaryMonths, SummaryRow } from '@contract/summaries/schema';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import { MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import type { Loaded } from '@/data/asyncResult';
import { monthsChart, productsTable } from './summaryCharts';
import { TopProducts } from './TopProducts';

export interface SummaryChartsProps {
  readonly months: Loaded<SummaryMonths>;
  /** Ten at most, the largest first. */
  readonly top: Loaded<{ readonly rows: readonly SummaryRow[] }>;
}

const HEIGHT = 428;

/** When it was bought, and what cost most. A chart that would be empty is left out. */
export function SummaryCharts({ months, top }: SummaryChartsProps) {
  const products = top.data?.rows.filter(({ cents }) => cents > 0) ?? [];
  return (
    <Grid container spacing={2} sx={{ mt: 2 }}>
      <Grid size={{ xs: 12, lg: 7 }}>
        <Part {...months} title="The chart by month didn’t load">
          {months.data && months.data.months.length > 0 && <Months rows={months.data.months} />}
        </Part>
      </Grid>
      <Grid size={{ xs: 12, lg: 5 }}>
        <Part {...top} title="The top products didn’t load">
          {products.length > 0 && (
            <ChartFrame title="Top 10 products" table={productsTable(products)}>
              <TopProducts rows={products} />
            </ChartFrame>
          )}
        </Part>
      </Grid>
    </Grid>
  );
}

function Months({ rows }: { readonly rows: SummaryMonths['months'] }) {
  const { months, series, table } = monthsChart(rows);
  return (
    <ChartFrame title="By month" table={table}>
      <MonthlyBars months={months} series={series} />
    </ChartFrame>
  );
}

interface PartProps extends Pick<Loaded<unknown>, 'state' | 'problem' | 'retry'> {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ state, problem, retry, title, children }: PartProps) {
  if (state === 'loading') return <Skeleton variant="rounded" sx={{ height: HEIGHT }} />;
  if (state === 'error' && problem) return <ErrorPanel title={title} {...problem} onRetry={retry} />;
  return children;
}
