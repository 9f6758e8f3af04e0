import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterBar, type FilterBarProps } from './FilterBar';

const statuses = [
  { id: '', label: 'All', count: 46 },
  { id: 'open', label: 'Open', count: 13 },
  { id: 'pastDue', label: 'Past due', count: 7 },
  { id: 'paid', label: 'Paid', count: 20 },
  { id: 'prepaid', label: 'Prepaid', count: 6 },
];

const filled = {
  chips: { label: 'Status', chips: statuses, selected: '', onSelect: fn() },
  period: {
    periods: ['Any time', 'This month', 'Calendar 2026'],
    period: 'Any time',
    onPeriod: fn(),
    onCustom: fn(),
  },
} satisfies FilterBarProps;

const meta = { title: 'Inputs/FilterBar', component: FilterBar, args: filled } satisfies Meta<
  typeof FilterBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  args: {
    chips: { ...filled.chips, selected: 'open' },
    period: { ...filled.period, period: 'Calendar 2026' },
    active: {
      filters: [
        { id: 'dates', label: 'Jan 1, 2026 to Dec 31, 2026' },
        { id: 'group', label: 'Product group: Fertilizer, Seed' },
      ],
      onRemove: fn(),
      onClear: fn(),
    },
  },
};

/** What each chip would show is still being counted. */
export const Loading: Story = {
  args: { chips: { ...filled.chips, chips: statuses.map(({ id, label }) => ({ id, label })) } },
};

/** The rows can be looked at in several ways, which narrow nothing. */
export const Viewed: Story = {
  args: {
    view: {
      label: 'Figures',
      chips: [
        { id: '', label: 'Amounts' },
        { id: 'quantity', label: 'Quantities' },
      ],
      selected: '',
      onSelect: fn(),
    },
  },
};
