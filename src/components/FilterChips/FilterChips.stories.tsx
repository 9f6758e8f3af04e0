import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChips } from './FilterChips';

const meta = {
  title: 'Inputs/FilterChips',
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

/** A stop of the keyboard each; Enter and Space choose. */
export const WithKeyboard: Story = {
  args: { ...Counted.args, selected: 'open' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open 13' }).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('pastDue');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('open');
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
