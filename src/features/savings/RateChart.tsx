import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { formatMonth } from '../../../contract/format/date';
import { ChartFrame } from '../../components/ChartFrame/ChartFrame';
import type { RateLine } from './savingsCharts';

const LineChart = lazy(async () => ({ default: (await import('@mui/x-charts/LineChart')).LineChart }));

const HEIGHT = 240;

/** How the rate went, with every change of it as a table. */
export function RateChart({ months, percents, table }: RateLine) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <ChartFrame title="Rate history" table={table}>
      <Box sx={{ minHeight: HEIGHT, mx: -1 }}>
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: HEIGHT }} />}>
          <LineChart
            height={HEIGHT}
            skipAnimation={still}
            hideLegend
            grid={{ horizontal: true }}
            xAxis={[
              {
                scaleType: 'point',
                data: [...months],
                valueFormatter: (month: string) => formatMonth(month),
                disableTicks: true,
                tickInterval: (_: string, at: number) => at % 12 === months.length % 12,
              },
            ]}
            yAxis={[
              {
                min: 0,
                valueFormatter: (percent: number) => `${percent}%`,
                disableLine: true,
                disableTicks: true,
                width: 48,
              },
            ]}
            series={[
              {
                label: 'Rate a year',
                data: [...percents],
                curve: 'stepAfter',
                showMark: false,
                color: 'var(--fg-palette-chart-first)',
                valueFormatter: (percent: number | null) =>
                  percent === null ? '' : `${Number(percent.toFixed(4))}%`,
              },
            ]}
          />
        </Suspense>
      </Box>
    </ChartFrame>
  );
}
