import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foldSeries, MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import { contrast } from '@theme/contrast';
import { dark, light } from '@theme/tokens';
import { seenWith, visionNames } from '@theme/vision';
import { Ratio, Swatch, type Two } from './colorSamples';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

type Rule = readonly [rule: string, why: string];

const rules: readonly Rule[] = [
  ['At most four series and “Other”', 'More colors are not told apart, whoever looks'],
  ['The largest series at the bottom, “Other” on top', 'What matters most has the straight line'],
  ['Colors in the order of the tokens', 'Neighbors of a stack are the ones that were checked'],
  ['A legend in words, and a table with the same figures', 'Nobody has to read a color or a bar'],
  [
    'Bars for amounts by month; one bar in parts for ages',
    'Both begin at zero, so that lengths can be compared',
  ],
  ['No red and green for better and worse', 'Two of three visions below lose that difference'],
];

const series: readonly Two[] = light.chart.map((hex, at) => ({
  name: `chart ${at + 1}`,
  light: hex,
  dark: dark.chart[at]!,
}));

const ages: readonly Two[] = (Object.keys(light.aging) as (keyof typeof light.aging)[]).map((age) => ({
  name: age,
  light: light.aging[age],
  dark: dark.aging[age],
}));

const contrastColumns: readonly SpecColumn<Two>[] = [
  { label: 'Token', cell: ({ name }) => <Code>{name}</Code>, width: '20%' },
  { label: 'Light', cell: (row) => <OnCard hex={row.light} paper={light.paper} /> },
  { label: 'Dark', cell: (row) => <OnCard hex={row.dark} paper={dark.paper} /> },
];

const OnCard = ({ hex, paper }: { readonly hex: string; readonly paper: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
    <Swatch hex={hex} />
    <Ratio>{contrast(hex, paper).toFixed(1)}</Ratio>
  </Box>
);

/** How the parts of a stack look to people with this vision, in both schemes. */
interface Seen {
  readonly vision: string;
  readonly see: (hex: string) => string;
}

const everybody: readonly Seen[] = [
  { vision: 'All three cones', see: (hex) => hex },
  ...visionNames.map((vision) => ({ vision, see: (hex: string) => seenWith(vision, hex) })),
];

const seenColumns = (rows: readonly Two[]): readonly SpecColumn<Seen>[] => [
  { label: 'Seen with', cell: ({ vision }) => vision, width: '20%' },
  {
    label: 'Light',
    cell: ({ see }) => <Stack colors={rows.map((row) => see(row.light))} ground={light.paper} />,
  },
  {
    label: 'Dark',
    cell: ({ see }) => <Stack colors={rows.map((row) => see(row.dark))} ground={dark.paper} />,
  },
];

const Stack = ({ colors, ground }: { readonly colors: readonly string[]; readonly ground: string }) => (
  <Box aria-hidden sx={stack} style={{ backgroundColor: ground }}>
    {colors.map((backgroundColor) => (
      <Box key={backgroundColor} data-part sx={{ flex: 1 }} style={{ backgroundColor }} />
    ))}
  </Box>
);

const stack = {
  display: 'flex',
  height: 40,
  p: '6px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
} as const;

const ruleColumns: readonly SpecColumn<Rule>[] = [
  { label: 'Rule', cell: ([rule]) => rule, width: '46%' },
  { label: 'Why', cell: ([, why]) => why },
];

const sample = foldSeries(
  ['Fertilizer', 'Seed', 'Fuel', 'Crop protection', 'Freight', 'Services', 'Propane'].map((label, at) => ({
    label,
    cents: [9, 4, 6, 15, 12, 10].map((thousand) => Math.round((thousand * 100_000) / (at + 1))),
  })),
);

const Charts = () => (
  <DocsPage
    title="Data visualization"
    lead="A chart shows the shape of money over time; the figures are always there as words too. Its colors stand out from the card, and from each other for people who lack a kind of cone."
  >
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2">As the portal draws it</Typography>
      <Box sx={{ mt: 2, maxWidth: 720 }}>
        <MonthlyBars
          months={['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']}
          series={sample}
        />
      </Box>
    </Box>
    <SpecTable<Rule> title="Rules" rows={rules} columns={ruleColumns} />
    <SpecTable<Two>
      title="Contrast of the series with the card, at least 3"
      rows={series}
      columns={contrastColumns}
    />
    <SpecTable<Two>
      title="Contrast of the ages of a debt, at least 3"
      rows={ages}
      columns={contrastColumns}
    />
    <SpecTable<Seen>
      title="Series as people see them"
      note="Each bar is a stack, bottom first. Foundations/Color has the distances between neighbors."
      rows={everybody}
      columns={seenColumns(series)}
    />
    <SpecTable<Seen> title="Ages of a debt as people see them" rows={everybody} columns={seenColumns(ages)} />
  </DocsPage>
);

const meta = { title: 'Foundations/Data visualization', component: Charts } satisfies Meta<typeof Charts>;

export default meta;

export const EveryChart: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    // The chart is code of its own, and the bars are only there once it has come.
    await canvas.findByText('Fertilizer', undefined, { timeout: 20_000 });
    const tables = canvas.getAllByRole('table', { name: /^Contrast/ });
    const ratios = tables.flatMap((table) =>
      [...table.querySelectorAll('.ratio')].map(({ textContent }) => Number.parseFloat(textContent)),
    );
    await expect(ratios).toHaveLength((series.length + ages.length) * 2);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
    for (const [name, rows] of [
      ['Series as people see them', series],
      ['Ages of a debt as people see them', ages],
    ] as const) {
      const parts = canvas.getByRole('table', { name }).querySelectorAll('[data-part]');
      await expect(parts).toHaveLength(rows.length * 2 * everybody.length);
    }
  },
};
