import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius } from '@theme/tokens';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

type Corner = keyof typeof radius;

const uses: Readonly<Record<Corner, string>> = {
  chip: 'Status chips',
  control: 'Buttons, fields, alerts, rows of the navigation',
  card: 'Cards, grids, choice cards, the balance',
  dialog: 'Dialogs from 600 px on; on a phone they take the whole screen',
  pill: 'Filter chips',
};

const columns: readonly SpecColumn<Corner>[] = [
  { label: 'Token', cell: (name) => <Code>{name}</Code>, width: '16%' },
  { label: 'Radius', cell: (name) => <Code>{radius[name]}</Code>, width: '16%' },
  {
    label: 'Sample',
    cell: (name) => <Box aria-hidden sx={{ ...sample, borderRadius: radius[name] }} />,
    width: '22%',
  },
  { label: 'For', cell: (name) => uses[name] },
];

const Corners = () => (
  <DocsPage
    title="Radius"
    lead="The larger the thing, the rounder its corners. A corner is written as text, '8px': as a number it would be a multiple."
  >
    <SpecTable<Corner> title="Corners" rows={Object.keys(radius) as Corner[]} columns={columns} />
  </DocsPage>
);

const sample = {
  width: 112,
  height: 56,
  bgcolor: 'surface.tint',
  border: '1px solid',
  borderColor: 'surface.control',
} as const;

const meta = { title: 'Foundations/Radius', component: Corners } satisfies Meta<typeof Corners>;

export default meta;

export const EveryCorner: StoryObj<typeof meta> = {};
