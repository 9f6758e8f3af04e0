import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { monthlyChart } from '../monthlyChart';
import { foldSeries, MonthlyBars } from './MonthlyBars';

const months = ['2026-09-01', '2026-10-01', '2026-11-01'];
const six = ['Fertilizer', 'Seed', 'Fuel', 'Feed', 'Freight', 'Services'].map((label, at) => ({
  label,
  cents: [900_000, 600_000, 750_000].map((cents) => cents / (at + 1)),
}));
const { series, table } = monthlyChart(months, foldSeries(six));

export default {
  status: 'stable',
  synonyms: ['bar chart', 'column chart', 'stacked bars', 'histogram', 'spending by month', 'graph'],
  purpose: 'Shows sums of money month by month as stacked bars.',
  when: [
    'to compare months at a glance: purchases, what falls due, a balance at the end of each month',
    'inside a ChartFrame, which has the title and the same figures as a table',
    'for up to four parts in a bar, with the others added up by foldSeries',
  ],
  whenNot: [
    { when: 'the figure is a rate that stays until it changes', instead: 'RateSteps' },
    { when: 'the bar shows how long something has been due', instead: 'AgingBar' },
    { when: 'there is one figure and no course of time', instead: 'StatTile' },
    { when: 'people need the exact figures of a few rows', instead: 'PlainTable' },
  ],
  anatomy: [
    { part: 'Bar', about: 'One for each month. Its parts are stacked, the first series at the bottom.' },
    { part: 'Money axis', about: 'Short figures: $50k, $200, −$1.5k.' },
    { part: 'Month axis', about: 'The first three letters of each month.' },
    { part: 'Tooltip', about: 'The month with its year, and every part with its full amount.' },
    { part: 'Legend', about: 'Names the colors below the bars. Nothing in it can be pressed.' },
    { part: 'Other', about: 'Everything after the four largest series, in a gray of its own.' },
  ],
  dos: [
    {
      text: 'Put it into a ChartFrame, and fold what is more than four series.',
      example: () => (
        <ChartFrame title="Purchases by month" table={table}>
          <MonthlyBars months={months} series={series} height={160} />
        </ChartFrame>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t pass more than four series without foldSeries: the fifth and the sixth look the same.',
      example: () => (
        <Box sx={{ maxWidth: 560 }}>
          <MonthlyBars months={months} series={six} height={160} />
        </Box>
      ),
    },
  ],
  keyboard: 'Nothing to press: the table of the ChartFrame has every figure, and the drawing is no stop.',
  screenReader: [
    'The drawing is hidden. The table of the ChartFrame is the way to read all figures.',
    'Bars don’t grow in where somebody asked for less motion.',
  ],
  content: [
    'Name a series with a word or two: “Fertilizer”, “Past due”. Long names make the legend wrap.',
    'Give whole cents, one for each month, and zero for a month with nothing. Time has no gaps.',
    'Name the series in the text around it, never its color.',
  ],
} satisfies ComponentDocs;
