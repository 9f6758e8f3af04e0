import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { formatMonth } from '@contract/format/date';
import * as m from '@locales/components';

/** Its own chunk: most visits never need it. */
const LineChart = lazy(async () => ({ default: (await import('@mui/x-charts/LineChart')).LineChart }));

export interface RateStepsProps {
  readonly label: string;
  /** First days of months, 'YYYY-MM-DD', in order. */
  readonly months: readonly string[];
  /** Per cent by month; null where there was no rate yet. */
  readonly percents: readonly (number | null)[];
  /** Pixels. */
  readonly height?: number;
}

/** A rate that stands until another takes its place. The caller puts it into a ChartFrame, with the same as a table. */
export function RateSteps({ label, months, percents, height = 240 }: RateStepsProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Box sx={{ minHeight: height, mx: -1 }}>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height }} />}>
        <LineChart
          height={height}
          localeText={{ noData: m.noChart() }}
          skipAnimation={still}
          // The table of the frame has every figure; a stop of the keyboard here would be one that says nothing.
          disableKeyboardNavigation
          hideLegend
          // The last month's name stands half beyond the last point.
          margin={{ right: 36 }}
          grid={{ horizontal: true }}
          xAxis={[
            {
              scaleType: 'point',
              data: [...months],
              valueFormatter: formatMonth,
              disableTicks: true,
              tickInterval: (_, at) => (months.length - 1 - at) % 12 === 0,
            },
          ]}
          yAxis={[{ min: 0, valueFormatter: percentWords, disableLine: true, disableTicks: true, width: 48 }]}
          series={[
            {
              label,
              data: [...percents],
              curve: 'stepAfter',
              showMark: false,
              color: 'var(--fg-palette-chart-first)',
              valueFormatter: (percent) => (percent === null ? '' : percentWords(percent)),
            },
          ]}
        />
      </Suspense>
    </Box>
  );
}

/** Four places at most, none of them idle. */
const percentWords = (percent: number) => `${Number(percent.toFixed(4))}%`;
