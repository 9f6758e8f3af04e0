import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Overview } from '@contract/accounts/schema';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import type { MonthlyChart } from '@/components/monthlyChart';
import type { Loaded } from '@/data/asyncResult';
import { dueChart, purchasesChart } from './charts';
import { twelfths } from './places';
import { WhenSeen } from './WhenSeen';

const HEIGHT = 300;
const LEGEND_LINE = 36;

interface OverviewChartsProps {
  readonly overview: Loaded<Overview>;
}

/** What falls due when, and what was bought when. A chart that would be empty is left out. */
export function OverviewCharts({ overview: { state, data } }: OverviewChartsProps) {
  if (!data) return state === 'loading' ? <Waiting /> : null;
  return (
    <>
      <Chart title="Due by month" {...dueChart(data.dueByMonth)} width={5} nothing="Nothing is open." />
      <Chart
        title="Purchases by group"
        {...purchasesChart(data.purchasesByMonth)}
        width={7}
        nothing="No purchases in the last 24 months."
      />
    </>
  );
}

interface ChartProps extends MonthlyChart {
  readonly title: string;
  /** Twelfths of the page. */
  readonly width: number;
  readonly nothing: string;
}

function Chart({ title, months, series, table, width, nothing }: ChartProps) {
  return (
    <Box sx={twelfths(width)}>
      {months.length === 0 ? (
        <Card sx={{ p: { xs: 2, sm: 3 }, height: '100%' }}>
          <Typography component="h2" variant="h3">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>{nothing}</Typography>
        </Card>
      ) : (
        <ChartFrame title={title} table={table}>
          <WhenSeen placeholder={<Skeleton variant="rounded" sx={{ height: HEIGHT + LEGEND_LINE }} />}>
            <MonthlyBars months={months} series={series} height={HEIGHT} />
          </WhenSeen>
        </ChartFrame>
      )}
    </Box>
  );
}

const Waiting = () =>
  [5, 7].map((width) => (
    <Box key={width} sx={twelfths(width)}>
      <Skeleton variant="rounded" sx={{ height: HEIGHT + LEGEND_LINE + 92 }} />
    </Box>
  ));
