import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longRows, type SampleRow, sampleTable, noPage } from '@stories/support/sampleTable';
import { MobileCardList } from './MobileCardList';

const meta = {
  title: 'Data/MobileCardList',
  component: MobileCardList<SampleRow>,
  args: { ...sampleTable, onOpen: fn(), onMore: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 328 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MobileCardList<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: { rows: [], loading: true, page: noPage },
};

export const LongContent: Story = { args: { rows: longRows } };

/** Under their months: the newest is open, the others unfold. */
export const Grouped: Story = {
  args: { grouping: { of: ({ date }) => date.slice(0, 7), all: undefined } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Purchases, 2026-11' })).toBeVisible();
    const older = canvas.getByRole('button', { name: '2026-10', expanded: false });
    older.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Purchases, 2026-10' })).toBeVisible();
  },
};

/** Every month of the whole list is counted, also those of which no row is there yet: unfolding one brings it in. */
export const GroupsCounted: Story = {
  args: {
    grouping: {
      of: ({ date }) => date.slice(0, 7),
      all: [
        { name: '2026-11', rows: 5 },
        { name: '2026-10', rows: 14 },
        { name: '2026-09', rows: 27 },
      ],
      onWhole: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2026-11 · 5' }));
    await userEvent.click(canvas.getByRole('button', { name: '2026-11 · 5' }));
    await expect(args.grouping!.onWhole).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '2026-09 · 27' }));
    await expect(args.grouping!.onWhole).toHaveBeenCalledWith('2026-09');
    await expect(canvas.getByRole('list', { name: 'Purchases, 2026-09', busy: true })).toBeVisible();
  },
};

/** Space selects a card; the bar stays in view while the cards scroll. */
export const Selected: Story = {
  render: function Remembering(args) {
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <MobileCardList
        {...args}
        selection={{
          ids,
          onSelect: setIds,
          nameOf: ({ invoice }) => `invoice ${invoice}`,
          actions: (
            <Button size="small" variant="outlined">
              Mark as handled
            </Button>
          ),
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select invoice 104873' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select invoice 104859' }));
    await expect(canvas.getByText('2 of 46 selected, all on this page')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Select all 7 shown' })).toBePartiallyChecked();
  },
};
