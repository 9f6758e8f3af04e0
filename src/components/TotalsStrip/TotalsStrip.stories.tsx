import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { TotalsLine, TotalsStrip } from './TotalsStrip';

const meta = {
  title: 'Data/TotalsStrip',
  component: TotalsStrip,
  args: {
    totals: {
      title: 'Totals for all 312 rows',
      sums: [
        { label: 'Extended', text: '$142,310.22' },
        { label: 'Discount', text: '−$1,205.00' },
        { label: 'Total', text: '$141,587.33' },
      ],
      note: 'Quantity 412.25 ton',
    },
  },
} satisfies Meta<typeof TotalsStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneFigure: Story = {
  args: {
    totals: { title: 'Total for 1 row', sums: [{ label: 'Total', text: '$8,214.50' }] },
  },
};

export const Loading: Story = { args: { totals: undefined } };

export const Error: Story = { args: { totals: undefined, failed: true } };

/** One line above cards. */
export const Folded: Story = {
  render: (args) => (
    <Box sx={{ width: 328, display: 'flex', flexWrap: 'wrap' }}>
      <TotalsLine {...args}>
        <Button>Print</Button>
      </TotalsLine>
    </Box>
  ),
};

/** All sums, and what else there is to know of the list and to do with it. */
export const Unfolded: Story = {
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    const line = canvas.getByRole('button', { name: /^Totals for all 312 rows/, expanded: false });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('−$1,205.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};
