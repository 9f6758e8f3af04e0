import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '@locales/accounts';
import type { Overview } from '@contract/accounts/schema';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { AgingBar, type AgingBucket } from '@/components/AgingBar/AgingBar';
import { Blank } from '@/components/Blank/Blank';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { Money } from '@/components/Money/Money';
import { MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import type { MonthlyChart } from '@/components/monthlyChart';
import { sumRow } from '@/components/sumRow';
import type { AsyncResult } from '@/data/asyncResult';
import { breakdownOf, type BreakdownRow, dueChart, purchasesChart } from './charts';
import { twelfths } from './overviewGrid';

const HEIGHT = 300;
const LEGEND_LINE = 36;

interface OverviewChartsProps {
  readonly overview: AsyncResult<Overview>;
}

/** What falls due when, and what was bought when. A chart that would be empty is left out. */
export function OverviewCharts({ overview: { state, data } }: OverviewChartsProps) {
  if (!data) return state === 'loading' ? <Waiting /> : null;
  return (
    <>
      <Chart title={m.dueByMonth()} {...dueChart(data.dueByMonth)} width={5} nothing={m.nothingOpen()} />
      <Chart
        title={m.purchasesByGroup()}
        {...purchasesChart(data.purchasesByMonth)}
        width={7}
        nothing={m.noPurchases()}
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
        <Card sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}>
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

interface WhenSeenProps {
  /** Holds the place until then, at the same height. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Makes its content only when it is about to come into view, so that what is far down costs nothing at first. */
function WhenSeen({ placeholder, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(
    function watchForTheView() {
      if (seen || !place.current) return undefined;
      const watcher = new IntersectionObserver(
        (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
        { rootMargin: '160px' },
      );
      watcher.observe(place.current);
      return () => watcher.disconnect();
    },
    [seen],
  );

  return <div ref={place}>{seen ? children : placeholder}</div>;
}

interface BreakdownCardProps {
  readonly totals: AccountTotals;
  readonly overview: Overview | undefined;
  readonly onAging: (bucket: AgingBucket) => void;
}

/** How the balance comes about, and how old it is. */
export function BreakdownCard({ totals, overview, onAging }: BreakdownCardProps) {
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}>
      <Typography component="h2" variant="h3" id="breakdown-title" sx={{ mb: 1 }}>
        {m.balanceBreakdown()}
      </Typography>
      <Table size="small" aria-labelledby="breakdown-title">
        <TableBody>
          {breakdownOf(totals, overview).map((row) => (
            <Line key={row.label} {...row} />
          ))}
        </TableBody>
      </Table>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 3, mb: 1.5 }}>
        {m.balanceByAge()}
      </Typography>
      <AgingBar aging={totals.aging} onSelect={onAging} />
    </Card>
  );
}

const looks = {
  part: {},
  sum: sumRow,
  aside: { '& > .MuiTableCell-root': { color: 'text.secondary' } },
} as const;

function Line({ label, cents, role, note }: BreakdownRow) {
  return (
    <TableRow sx={looks[role]}>
      <TableCell component="th" scope="row" sx={{ px: 0, overflowWrap: 'anywhere' }}>
        {label}
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={{ pl: 1, pr: 0, verticalAlign: 'top' }}>
        {cents === null ? <Blank words={m.notKnown()} /> : <Money cents={cents} />}
      </TableCell>
    </TableRow>
  );
}
