import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleTable } from '../../../stories/foundations/sampleTable';
import { Pager } from './Pager';

const meta = {
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

export const Middle: Story = {
  args: { page: { from: 1001, to: 1025, total: 1204, hasNext: true, hasPrevious: true } },
};

export const Uncounted: Story = { args: { page: { ...sampleTable.page, total: null } } };

export const Further: Story = { args: { onMore: fn() } };
