import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longRows, type SampleRow, sampleTable } from '@stories/support/sampleTable';
import { Icon } from '../Icon/Icon';
import { RowCard } from './RowCard';

const [row] = sampleTable.rows;
const pdf = fn();

const meta = {
  title: 'Data/RowCard',
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

/** A button of its own on a card that opens as a whole. */
export const WithAction: Story = {
  args: {
    onOpen: fn(),
    columns: [
      ...sampleTable.columns,
      {
        id: 'pdf',
        label: 'PDF',
        text: () => 'PDF',
        cell: () => (
          <Button size="small" startIcon={<Icon name="download" />} onClick={pdf}>
            PDF
          </Button>
        ),
        width: 92,
        mobile: 'action',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(pdf).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

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
