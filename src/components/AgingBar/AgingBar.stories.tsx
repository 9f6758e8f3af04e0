import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { AgingBar } from './AgingBar';

const meta = {
  title: 'Money & dates/AgingBar',
  component: AgingBar,
  args: { aging: { current: 1_164_341, days30: 188_900, days60: 100_000, days90: 0, over90: 4_200 } },
} satisfies Meta<typeof AgingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = {
  ...inEveryBrand(),
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('days30');

    const days30 = canvas.getByRole('button', { name: /^1–30 days/ });
    await expect(days30).toHaveFocus();
    days30.blur();
  },
};

export const Plain: Story = {};

export const NothingOwed: Story = {
  args: { aging: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 } },
};

export const LongContent: Story = {
  args: {
    aging: {
      current: 123_456_789_012,
      days30: 1,
      days60: 98_765_432_100,
      days90: 45_600_000_000,
      over90: 7_800,
    },
  },
};
