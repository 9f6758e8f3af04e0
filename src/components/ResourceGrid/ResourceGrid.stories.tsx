import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longRows, type SampleRow, sampleTable, noPage } from '@stories/support/sampleTable';
import type { Selection } from '../columns';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { NoMatches } from '../NoMatches/NoMatches';
import { TotalsStrip } from '../TotalsStrip/TotalsStrip';
import { useGridPreferences } from '../useGridPreferences';
import { ResourceGrid } from './ResourceGrid';

const selectionOf = (...ids: readonly string[]): Selection<SampleRow> => ({
  ids: new Set(ids),
  onSelect: fn(),
  nameOf: ({ invoice }) => `invoice ${invoice}`,
  actions: (
    <Button size="small" variant="outlined">
      Mark as handled
    </Button>
  ),
});

const meta = {
  title: 'Data/ResourceGrid',
  component: ResourceGrid<SampleRow>,
  args: {
    ...sampleTable,
    onOpen: fn(),
    onSort: fn(),
    onPrefer: fn(),
    toolbar: (
      <ListToolbar
        search={{ label: 'Search purchases', placeholder: 'Invoice or product', value: '', onChange: fn() }}
      />
    ),
  },
} satisfies Meta<typeof ResourceGrid<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    totals: (
      <TotalsStrip
        totals={{
          title: 'Totals for all 46 rows',
          sums: [{ label: 'Total', text: '$58,221.30' }],
          note: 'Quantity 43.5 ton',
        }}
      />
    ),
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, page: noPage },
};

/** Other rows are on their way while these still stand. */
export const Turning: Story = { args: { loading: true } };

export const Empty: Story = { args: { rows: [], instead: <NoMatches things="purchases" onClear={fn()} /> } };

export const Error: Story = {
  args: {
    rows: [],
    instead: (
      <ErrorPanel
        title="Your purchases didn’t load"
        message="The portal didn’t answer. Check your connection and try again."
        reference="req-7f3a21"
        onRetry={fn()}
      />
    ),
  },
};

export const LongContent: Story = { args: { rows: longRows } };

export const Compact: Story = {
  args: { preferences: { ...sampleTable.preferences, density: 'compact', columns: { branch: true } } },
};

export const Selected: Story = { args: { selection: selectionOf('104873', '104859', '104001') } };

/** A grid that somebody works with: it keeps what is selected and preferred. */
const remembering: Story['render'] = function Remembering(args) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [preferences, prefer] = useGridPreferences();
  return (
    <ResourceGrid
      {...args}
      preferences={preferences}
      onPrefer={prefer}
      selection={{ ...selectionOf(), ids, onSelect: setIds }}
    />
  );
};

/** Heads sort, Enter opens a row and Space selects it; the whole grid is one stop of the keyboard. */
export const WithKeyboard: Story = {
  render: remembering,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const date = await canvas.findByRole('columnheader', { name: /^Date/ });
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onSort).toHaveBeenLastCalledWith('invoice'));

    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ invoice: '104873' })),
    );
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(await canvas.findByText('2 of 46 selected, all on this page')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Select invoice 104866' })).toBeChecked(),
    );
    await expect(canvas.getByText('Arrow keys move, Enter opens the row, Space selects it')).toBeVisible();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark as handled' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(await canvas.findByText('7 of 46 selected, all on this page')).toBeVisible();
  },
};

/** Columns come and go with the keyboard; Escape gives the focus back. */
export const ColumnChooser: Story = {
  render: remembering,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const button = canvas.getByRole('button', { name: 'Columns' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Invoice' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{ArrowDown} ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('columnheader', { name: 'Branch' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Quantity' })).toBeNull();
  },
};

/** Where there is little room, columns give way; never the amount. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ width: 560 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await expect(await canvas.findByText('$12,750.25')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /more columns?$/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Quantity' })).toBeNull();
  },
};
