import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AgingBar } from './AgingBar';

const meta = {
  component: AgingBar,
  args: { aging: { current: 1_164_341, days30: 188_900, days60: 100_000, days90: 0, over90: 4_200 } },
} satisfies Meta<typeof AgingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = { args: { onSelect: fn() } };

export const Plain: Story = {};

export const NothingOwed: Story = {
  args: { aging: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 } },
};
