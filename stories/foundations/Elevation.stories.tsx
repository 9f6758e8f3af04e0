import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '@theme/index';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

type Level = readonly [name: string, elevation: number, use: string];

const levels: readonly Level[] = [
  ['Flat', 0, 'Cards, grids, fields: a line of 1 px, no shadow'],
  ['menu', 8, 'What hangs from a control: menus, pickers'],
  ['dialog', 24, 'What stands in front of the page: dialogs, drawers, a bar that sticks'],
];

const columns: readonly SpecColumn<Level>[] = [
  { label: 'Token', cell: ([name]) => <Code>{name}</Code>, width: '14%' },
  {
    label: 'Sample',
    cell: ([, elevation]) => <Box aria-hidden className="level" sx={{ ...sample, boxShadow: elevation }} />,
    width: '30%',
  },
  { label: 'Shadow', cell: ([, elevation]) => <Code>{theme.shadows[elevation]}</Code>, width: '28%' },
  { label: 'For', cell: ([, , use]) => use },
];

const Levels = () => (
  <DocsPage
    title="Elevation"
    lead="Things lie flat behind a line. Only what floats over the page for a while throws a shadow, and it keeps its line: by night, in forced colors and on paper a shadow cannot be seen."
  >
    <SpecTable<Level> title="Levels" rows={levels} columns={columns} />
  </DocsPage>
);

const sample = {
  width: 160,
  height: 72,
  m: 2,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const meta = { title: 'Foundations/Elevation', component: Levels } satisfies Meta<typeof Levels>;

export default meta;

export const EveryLevel: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [flat, ...raised] = [...canvasElement.querySelectorAll('.level')].map(
      (level) => getComputedStyle(level).boxShadow,
    );
    await expect(flat).toBe('none');
    for (const shadow of raised) await expect(shadow).toMatch(/0px \d+px \d+px/);
  },
};
