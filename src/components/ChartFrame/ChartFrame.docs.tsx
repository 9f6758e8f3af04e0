import type { ComponentDocs } from '@stories/docs/componentDocs';
import { MonthlyBars } from '../MonthlyBars/MonthlyBars';
import { monthlyChart } from '../monthlyChart';
import { ChartFrame } from './ChartFrame';

const { months, series, table } = monthlyChart(
  ['2026-08-01', '2026-09-01', '2026-10-01'],
  [
    { label: 'Fertilizer', cents: [620_000, 1_480_000, 1_190_000] },
    { label: 'Fuel', cents: [415_000, 390_000, 210_000] },
  ],
);

export default {
  status: 'stable',
  synonyms: [
    'graph',
    'diagram',
    'chart card',
    'chart title',
    'data table',
    'bar chart',
    'figures as a table',
  ],
  purpose: 'Gives a chart its title, and shows the same figures as a table to anyone who reads those better.',
  when: [
    'around every chart of the portal, whatever draws it',
    'for figures that somebody may want exactly, and not only as the height of a bar',
  ],
  whenNot: [
    { when: 'it is one figure and its name', instead: 'StatTile' },
    { when: 'it shows what is owed by age, which has its figures in words already', instead: 'AgingBar' },
    { when: 'the rows are sorted, opened or downloaded', instead: 'ResourceTable' },
  ],
  anatomy: [
    { part: 'Title', about: 'A heading of level 2. It also names the table.' },
    { part: 'Switch', about: '“View as table” or “View as chart”. It is not printed.' },
    { part: 'Chart', about: 'Whatever the caller puts in, such as MonthlyBars.' },
    {
      part: 'Table',
      about: 'Takes the place of the chart. The first cell names a row, the others are figures on the right.',
    },
  ],
  dos: [
    {
      text: 'Say in the title what is measured, and by what it is divided.',
      example: () => (
        <ChartFrame title="Purchases by product group" table={table}>
          <MonthlyBars months={months} series={series} height={200} />
        </ChartFrame>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not name the kind of chart: as a table it is still there, and nobody knows of what.',
      example: () => (
        <ChartFrame title="Bar chart" table={table}>
          <MonthlyBars months={months} series={series} height={200} />
        </ChartFrame>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the switch, and from there into the chart or the table.' },
    { keys: 'Enter or Space', does: 'Changes between chart and table. The focus stays on the switch.' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'Scrolls a table that is wider than its card and has the focus.',
    },
  ],
  screenReader: [
    'The switch is a button. It says its title with it: “View as table: Purchases by product group”.',
    'The table bears the title of the chart. The first cell of each row is the header of that row.',
    'What is read of the chart itself is up to the chart. The table is the sure way to the figures.',
  ],
  content: [
    'Title: a noun in sentence case, without a period and without “chart”.',
    'The header of the first column says what the rows are: “Month”.',
    'Figures are written out as everywhere: “$1,480.00”, not “1.5k”.',
    'Give columns and rows names of their own: two of one name cannot be told apart.',
  ],
} satisfies ComponentDocs;
