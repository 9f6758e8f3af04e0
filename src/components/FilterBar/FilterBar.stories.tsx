import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FilterPanel } from '../FilterPanel/FilterPanel';
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
  toolbar: {
    search: { label: 'Search statements', placeholder: 'Number or month', value: '', onChange: fn() },
    filter: { count: 0, onOpen: fn() },
  },
} satisfies FilterBarProps;

const meta = { component: FilterBar, args: filled } satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  args: {
    chips: { ...filled.chips, selected: 'open' },
    period: { ...filled.period, period: 'Calendar 2026' },
    toolbar: {
      search: { ...filled.toolbar.search, value: 'urea' },
      filter: { count: 2, onOpen: fn() },
    },
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

/** "/" goes to the search, chips are buttons, and the panel gives focus back to its button. */
export const WithKeyboard: Story = {
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <FilterBar
          {...args}
          toolbar={{ ...args.toolbar, filter: { count: 0, onOpen: () => setOpen(true) } }}
        />
        {open && (
          <FilterPanel title="Filter statements" onClose={close} onClear={fn()} onApply={close}>
            <Button>Last month</Button>
          </FilterPanel>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search statements' });
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('1/2');
    await expect(search).toHaveValue('1/2');
    await userEvent.clear(search);

    canvas.getByRole('button', { name: 'All 46' }).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(filled.chips.onSelect).toHaveBeenCalledWith('open');

    const filter = canvas.getByRole('button', { name: 'Filter' });
    filter.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Filter statements' });
    await userEvent.keyboard('/{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(filter).toHaveFocus());
  },
};
