import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartFrame } from './ChartFrame';

const meta = {
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
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('table', { name: 'Purchases by category' })).toBeVisible();
  },
};
