import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type SampleRow, sampleTable } from '@stories/support/sampleTable';
import { shownColumns } from '../columnSpace';
import { freshPreferences, type GridMemory } from '../gridPreferences';
import { useGridPreferences } from '../useGridPreferences';
import { type GridHandle, GridRows } from './GridRows';

const meta = {
  title: 'Data/GridRows',
  component: GridRows<SampleRow>,
  args: {
    ...sampleTable,
    shown: shownColumns(sampleTable.columns, {}, undefined),
    onOpen: fn(),
    onSort: fn(),
    onPrefer: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof GridRows<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const wide: GridMemory = {
  recall: () => ({ ...freshPreferences, widths: { invoice: 240, item: 500, total: 300 } }),
  keep: fn(),
};

/** Every column is as wide as its words, wherever somebody drew it. */
export const Fitted: Story = {
  render: function Fitting(args) {
    const grid = useRef<GridHandle>(null);
    const [preferences, prefer] = useGridPreferences(wide);
    return (
      <>
        <Button onClick={() => grid.current?.fit()} sx={{ alignSelf: 'start', mb: 1 }}>
          Fit
        </Button>
        <GridRows {...args} ref={grid} preferences={preferences} onPrefer={prefer} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const widthOf = (name: string) => canvas.getByRole('columnheader', { name }).offsetWidth;
    await waitFor(() => expect(widthOf('Invoice')).toBe(240));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await waitFor(() => expect(widthOf('Item')).toBeLessThan(400));
    await expect(widthOf('Invoice')).toBeLessThan(120);
  },
};
