import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { formatMonth } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { perLanguage } from '@locales/language';
import * as m from '@locales/components';

/** Its own chunk: most visits never need a chart before the figures. */
const BarChart = lazy(async () => ({ default: (await import('@mui/x-charts/BarChart')).BarChart }));

export interface BarSeries {
  readonly label: string;
  /** Integer cents per month, in the order of `months`. */
  readonly cents: readonly number[];
  /** Painted in the color of leftovers. */
  readonly other?: boolean;
}

export interface MonthlyBarsProps {
  /** First days of months, 'YYYY-MM-DD', in order. */
  readonly months: readonly string[];
  /** Bottom of the stack first. Merge with `foldSeries` beforehand when there are many. */
  readonly series: readonly BarSeries[];
  /** Pixels. */
  readonly height?: number;
}

const MOST_SERIES = 4;
/** The legend stands below the bars; where it needs more lines than one, the chart grows. */
const LEGEND_LINE = 36;
const colors = ['first', 'second', 'third', 'fourth'] as const;
const color = (name: string) => `var(--fg-palette-chart-${name})`;

/** Keeps the largest four series and adds up the others as "Other". */
export function foldSeries(series: readonly BarSeries[]): BarSeries[] {
  const total = ({ cents }: BarSeries) => cents.reduce((sum, month) => sum + month, 0);
  const ranked = series.toSorted((a, b) => total(b) - total(a));
  const rest = ranked.slice(MOST_SERIES);
  if (rest.length === 0) return ranked;
  const months =
    rest[0]?.cents.map((_, at) => rest.reduce((sum, { cents }) => sum + (cents[at] ?? 0), 0)) ?? [];
  return [...ranked.slice(0, MOST_SERIES), { label: m.otherSeries(), cents: months, other: true }];
}

/** Stacked bars by month. The caller puts them into a ChartFrame, which has the same figures as a table. */
export function MonthlyBars({ months, series, height = 300 }: MonthlyBarsProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Box sx={{ minHeight: height + LEGEND_LINE, mx: -1 }}>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: height + LEGEND_LINE }} />}>
        <BarChart
          height={height}
          localeText={{ noData: m.noChart() }}
          skipAnimation={still}
          // The table of the frame has every figure; a stop of the keyboard here would be one that says nothing.
          disableKeyboardNavigation
          borderRadius={3}
          grid={{ horizontal: true }}
          xAxis={[
            {
              scaleType: 'band',
              data: [...months],
              valueFormatter: shortMonth,
              disableTicks: true,
              categoryGapRatio: 0.4,
            },
          ]}
          yAxis={[{ valueFormatter: shortMoney, disableLine: true, disableTicks: true, width: 48 }]}
          series={series.map(({ label, cents, other }, at) => ({
            label,
            data: [...cents],
            stack: 'all',
            color: color(other ? 'rest' : (colors[at] ?? 'rest')),
            valueFormatter: (value: number | null) => (value === null ? '' : formatMoney(value)),
          }))}
          slotProps={{
            legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'start' } },
          }}
        />
      </Suspense>
    </Box>
  );
}

const shortMonth = (month: string, { location }: { readonly location: string }) =>
  location === 'tick' ? formatMonth(month).slice(0, 3) : formatMonth(month);

const compact = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** "$50k", "−$1.5k", "$200": short enough for an axis, exact enough for steps below a thousand. */
const shortMoney = (cents: number) =>
  `${cents < 0 ? '\u2212' : ''}$${compact()
    .format(Math.abs(cents) / 100)
    .replace(/\s/, '')
    .replace('K', 'k')}`;
