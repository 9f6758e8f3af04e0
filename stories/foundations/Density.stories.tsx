import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { freshPreferences, type GridPreferences } from '@/components/gridPreferences';
import { GridRows } from '@/components/GridRows/GridRows';
import { type SampleRow, sampleTable } from '@stories/support/sampleTable';
import { sizes } from '@theme/tokens';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

interface Row {
  readonly density: GridPreferences['density'];
  readonly name: string;
  /** Pixels, as a browser measures it. */
  readonly height: number;
  readonly use: string;
}

const rows: readonly Row[] = [
  {
    density: 'comfortable',
    name: 'Comfortable',
    height: 67,
    use: 'Who has large type, or touches a wide screen',
  },
  {
    density: 'standard',
    name: 'Standard',
    height: sizes.row.standard,
    use: 'Every list, until somebody chooses otherwise: customers stay here',
  },
  {
    density: 'compact',
    name: 'Compact',
    height: 36,
    use: 'The office, which works through hundreds of rows with a mouse',
  },
];

type Control = readonly [size: string, pixels: number, customer: string, office: string];

const controls: readonly Control[] = [
  ['large', sizes.control.large, 'The one action of a page on a phone, signing in', 'Signing in'],
  ['medium', sizes.control.medium, 'Buttons, tabs, menus, fields of a form', 'The same: forms and dialogs'],
  [
    'small',
    sizes.control.small,
    'Only in bars above a grid, beside a mouse',
    'Bars and heads of grids, actions of a row',
  ],
];

type Difference = readonly [what: string, customer: string, office: string];

const differences: readonly Difference[] = [
  ['Comes to', 'Know one thing, and leave', 'Work through a queue, all day'],
  ['Looks at it on', 'A phone as often as a desk', 'A wide desk'],
  ['A list on a phone', 'Cards, one under the other', 'The same cards; nothing is left out'],
  ['Rows of a grid', 'Standard', 'Standard, and compact for who chooses it'],
  ['Columns', 'Few; what explains a row is in its drawer', 'All; the settings hide what nobody reads'],
  ['What is pressed with a finger', `At least ${sizes.control.medium} px`, 'The same on a phone'],
];

const nothing = () => undefined;
const columns = sampleTable.columns.slice(0, 2);
const shown = new Set(columns.map(({ id }) => id));

const Sample = ({ density }: Pick<Row, 'density'>) => (
  <Box data-density={density} sx={{ minWidth: 0 }}>
    <GridRows<SampleRow>
      {...sampleTable}
      label={`Purchases, ${density}`}
      rows={sampleTable.rows.slice(0, 2)}
      columns={columns}
      shown={shown}
      preferences={{ ...freshPreferences, density }}
      hintId="density-hint"
      onPrefer={nothing}
    />
  </Box>
);

const rowColumns: readonly SpecColumn<Row>[] = [
  { label: 'Rows', cell: ({ name }) => name, width: '16%' },
  { label: 'Height', cell: ({ height }) => <Code>{height} px</Code>, width: '12%' },
  { label: 'Sample', cell: ({ density }) => <Sample density={density} />, width: '44%' },
  { label: 'For', cell: ({ use }) => use },
];

const controlColumns: readonly SpecColumn<Control>[] = [
  { label: 'Size', cell: ([size]) => <Code>{size}</Code>, width: '14%' },
  { label: 'Height', cell: ([, pixels]) => <Code>{pixels} px</Code>, width: '14%' },
  { label: 'Customer', cell: ([, , customer]) => customer },
  { label: 'Office', cell: ([, , , office]) => office },
];

const differenceColumns: readonly SpecColumn<Difference>[] = [
  { label: 'What', cell: ([what]) => what, width: '24%' },
  { label: 'Customer', cell: ([, customer]) => customer },
  { label: 'Office', cell: ([, , office]) => office },
];

const Densities = () => (
  <DocsPage
    title="Density"
    lead="Customers read a few rows on any screen; the office works through hundreds. Both have the same parts and the same tokens: what differs is how high a row is, and how many things stand in sight."
  >
    <p id="density-hint" hidden>
      A sample of two rows
    </p>
    <SpecTable<Difference> title="Who looks, and at what" rows={differences} columns={differenceColumns} />
    <SpecTable<Row>
      title="Rows of a grid"
      note={`Everybody chooses in the settings of a list, and the choice is kept. The head is ${sizes.row.head} px high in the standard.`}
      rows={rows}
      columns={rowColumns}
    />
    <SpecTable<Control> title="Controls" rows={controls} columns={controlColumns} />
  </DocsPage>
);

const meta = { title: 'Foundations/Density', component: Densities } satisfies Meta<typeof Densities>;

export default meta;

export const EveryDensity: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    for (const { density, height } of rows) {
      const rowOf = () => canvasElement.querySelector(`[data-density="${density}"] .MuiDataGrid-row`);
      await waitFor(() => expect(rowOf()).not.toBeNull());
      await expect({ density, height: rowOf()?.getBoundingClientRect().height }).toEqual({ density, height });
    }
  },
};
