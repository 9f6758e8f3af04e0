import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Skeleton from '@mui/material/Skeleton';
import { AsyncBoundary } from './AsyncBoundary';

const meta = {
  component: AsyncBoundary,
  args: {
    skeleton: <Skeleton sx={{ height: 80 }} />,
    empty: 'Nothing yet',
    children: 'The data',
    onRetry: fn(),
  },
} satisfies Meta<typeof AsyncBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };

export const Ready: Story = { args: { state: 'ready' } };

export const Empty: Story = { args: { state: 'empty' } };

export const Failed: Story = { args: { state: 'error' } };

export const Partial: Story = { args: { state: 'partial', since: 'Nov 20, 9:42 AM' } };
