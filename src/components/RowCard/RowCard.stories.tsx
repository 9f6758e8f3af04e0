import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longRows, type SampleRow, sampleTable } from '@stories/support/sampleTable';
import { RowCard } from './RowCard';

const [row] = sampleTable.rows;

const meta = {
  component: RowCard<SampleRow>,
  args: { id: row!.invoice, row: row!, columns: sampleTable.columns },
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ maxWidth: 328, m: 0, p: 0, listStyle: 'none' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof RowCard<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Openable: Story = { args: { onOpen: fn() } };

export const Selected: Story = {
  args: {
    onOpen: fn(),
    selection: {
      ids: new Set(['104880']),
      onSelect: fn(),
      nameOf: ({ invoice }) => `invoice ${invoice}`,
      actions: undefined,
    },
  },
};

export const LongContent: Story = { args: { row: longRows[0]!, onOpen: fn() } };
