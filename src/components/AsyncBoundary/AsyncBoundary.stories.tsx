import type { Meta, StoryObj } from '@storybook/react-vite';
import Skeleton from '@mui/material/Skeleton';
import { expect, fn } from 'storybook/test';
import { AsyncBoundary } from './AsyncBoundary';

const meta = {
  title: 'Feedback/AsyncBoundary',
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

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Try again' }).blur();
  },
};

export const FailedWithReference: Story = {
  args: {
    state: 'error',
    error: {
      title: 'Your purchases didn’t load',
      message: 'The server could not answer. Try again in a moment.',
      reference: 'req-7f3a',
    },
  },
};

export const Partial: Story = { args: { state: 'partial', since: 'Nov 20, 9:42 AM' } };

/** All of it is older than it should be. */
export const Stale: Story = {
  args: {
    state: 'stale',
    since: 'Nov 20, 9:42 AM',
    error: FailedWithReference.args?.error,
  },
};
