import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { expect, fn, waitFor } from 'storybook/test';
import { type SampleRow, sampleTable } from '../../../stories/foundations/sampleTable';
import { SearchField } from '../SearchField/SearchField';
import { ResourceGrid } from './ResourceGrid';

const meta = { component: ResourceGrid<SampleRow>, args: sampleTable } satisfies Meta<
  typeof ResourceGrid<SampleRow>
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { onOpen: fn() } };

/** Its head sorts and the keyboard opens a row; both only ask the screen around it. */
export const WithKeyboard: Story = {
  args: { onOpen: fn(), onSort: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const date = await canvas.findByRole('columnheader', { name: /^Date/ });
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByText('Amount'));
    await expect(args.onSort).toHaveBeenCalledWith('total');

    await userEvent.click(canvas.getByText('Urea 46-0-0, bulk'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ invoice: '104873' })),
    );
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const WithTotals: Story = {
  args: {
    toolbar: (
      <SearchField value="" onChange={fn()} label="Search purchases" placeholder="Invoice or product" />
    ),
    totals: <Typography sx={{ px: 2, pb: 1.5 }}>46 rows, $58,221.30 in all</Typography>,
  },
};
