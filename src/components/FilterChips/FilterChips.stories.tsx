import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterChips } from './FilterChips';

const meta = {
  component: FilterChips,
  args: { label: 'Status', chips: [], selected: '', onSelect: fn() },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  args: {
    chips: [
      { id: '', label: 'All', count: 1046 },
      { id: 'open', label: 'Open', count: 13 },
      { id: 'pastDue', label: 'Past due', count: 7 },
      { id: 'paid', label: 'Paid', count: 20 },
      { id: 'prepaid', label: 'Prepaid', count: 6 },
    ],
  },
};

export const NotCountedYet: Story = {
  args: {
    chips: [
      { id: '', label: 'All' },
      { id: 'open', label: 'Open' },
    ],
  },
};
