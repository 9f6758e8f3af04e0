import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleTable } from '@stories/support/sampleTable';
import { Pager } from './Pager';

const meta = {
  title: 'Data/Pager',
  component: Pager,
  args: {
    page: { from: 1, to: 25, total: 46, hasNext: true, hasPrevious: false },
    pageSize: 25,
    onPage: fn(),
    onPageSize: fn(),
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

/** Its three controls are three stops of the keyboard. */
export const Middle: Story = {
  args: { page: { from: 1001, to: 1025, total: 1204, hasNext: true, hasPrevious: true } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Rows per page' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith('previous');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPage).toHaveBeenLastCalledWith('next');
  },
};

export const Uncounted: Story = { args: { page: { ...sampleTable.page, total: null } } };

export const Further: Story = { args: { onMore: fn() } };

export const FurtherLoading: Story = { args: { onMore: fn(), loading: true } };
