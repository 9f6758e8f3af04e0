import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalsStrip } from './TotalsStrip';

const meta = {
  component: TotalsStrip,
  args: {
    totals: {
      title: 'Totals for all 312 rows',
      sums: [
        { label: 'Extended', text: '$142,310.22' },
        { label: 'Discount', text: '−$1,205.00' },
        { label: 'Total', text: '$141,587.33' },
      ],
      note: 'Mixed units: 412.25 ton, 18,240.4 gal',
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
