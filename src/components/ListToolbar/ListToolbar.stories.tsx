import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FilterPanel } from '../FilterPanel/FilterPanel';
import { Icon } from '../Icon/Icon';
import { CardsToolbar, ListToolbar, type ListToolbarProps } from './ListToolbar';

const chips = {
  label: 'Status',
  chips: [
    { id: '', label: 'All', count: 46 },
    { id: 'open', label: 'Open', count: 13 },
    { id: 'pastDue', label: 'Past due', count: 7 },
    { id: 'paid', label: 'Paid', count: 20 },
    { id: 'prepaid', label: 'Prepaid', count: 6 },
  ],
  selected: '',
  onSelect: fn(),
};

const active = {
  filters: [
    { id: 'dates', label: 'Jan 1, 2026 to Dec 31, 2026' },
    { id: 'group', label: 'Product group: Fertilizer, Seed' },
  ],
  onRemove: fn(),
  onClear: fn(),
};

const meta = {
  title: 'Data/ListToolbar',
  component: ListToolbar,
  args: {
    search: { label: 'Search statements', placeholder: 'Number or month', value: '', onChange: fn() },
    filter: { count: 0, onOpen: fn() },
    children: <Button startIcon={<Icon name="print" />}>Print</Button>,
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  args: {
    search: { label: 'Search statements', value: 'june', onChange: fn() },
    filter: { count: 2, onOpen: fn() },
  },
};

export const SearchOnly: Story = { args: { filter: undefined, children: undefined } };

const overCards = (more: Partial<ListToolbarProps>): Story => ({
  render: ({ search, filter }) => (
    <Box sx={{ width: 328 }}>
      <CardsToolbar search={search} filter={filter} {...more} />
    </Box>
  ),
});

/** Two lines on a phone: search and filter, then chips that scroll sideways. */
export const OverCards: Story = overCards({ chips });

/** The chosen chip is in sight, and what else narrows the list stands behind the chips. */
export const OverCardsFiltered: Story = {
  ...overCards({ chips: { ...chips, selected: 'prepaid' }, filter: { count: 2, onOpen: fn() }, active }),
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('button', { pressed: true });
    const line = chosen.closest('fieldset')!.parentElement!;
    await expect(line.scrollLeft).toBeGreaterThan(0);
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(
      line.getBoundingClientRect().right,
    );
  },
};

/** Nothing to choose among, and nothing in force: one line. */
export const OverCardsPlain: Story = overCards({});

/** "/" goes to the search, every chip is reached by Tab, and the sheet gives the focus back to its button. */
export const WithKeyboard: Story = {
  render: function Opening({ search }) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <Box sx={{ width: 328 }}>
        <CardsToolbar
          search={search}
          filter={{ count: 1, onOpen: () => setOpen(true) }}
          chips={chips}
          active={active}
        />
        {open && (
          <FilterPanel title="Filter statements" onClose={close} onClear={fn()} onApply={close}>
            <Button>Last month</Button>
          </FilterPanel>
        )}
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search statements' });
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('1/2');
    await expect(search).toHaveValue('1/2');
    await userEvent.clear(search);

    await userEvent.tab();
    const filter = canvas.getByRole('button', { name: 'Filter · 1 in use' });
    await expect(filter).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filter statements' });
    await userEvent.keyboard('/{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(filter).toHaveFocus());

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chips.onSelect).toHaveBeenCalledWith('open');
    for (const name of [/^Past due/, /^Paid/, /^Prepaid/, /^Remove filter Jan/]) {
      await userEvent.tab();
      const stop = canvas.getByRole('button', { name });
      await expect(stop).toHaveFocus();
      await waitFor(() => expect(stop).toBeVisible());
    }
  },
};
