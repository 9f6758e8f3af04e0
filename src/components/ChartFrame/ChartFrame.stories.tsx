import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartFrame } from './ChartFrame';

const meta = {
  title: 'Data/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Purchases by category',
    table: {
      head: ['Month', 'Fertilizer', 'Fuel'],
      rows: [
        ['Sep 2026', '$14,800.00', '$3,900.00'],
        ['Oct 2026', '$11,900.00', '$2,100.00'],
      ],
    },
    children: 'The chart',
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsChart: Story = {};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^View as chart: / })).toHaveFocus();
    canvas.getByRole('button').blur();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Purchases by category of all accounts together since January',
    table: {
      head: ['Month', 'Fertilizer', 'Crop protection', 'Fuel and lubricants', 'Custom application', 'Other'],
      rows: [['Sep 2026', '$14,800.00', '$3,900.00', '$1,234,567.89', '$288,900.00', '$42.00']],
    },
  },
  play: AsTable.play,
};
