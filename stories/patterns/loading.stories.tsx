import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pattern } from '../support/pattern';
import { AsyncCards } from './AsyncCards';

const meta = {
  title: 'Patterns/Loading and failing',
  tags: ['autodocs'],
  component: AsyncCards,
  ...pattern(
    'Every region of data loads for itself and fails for itself, where its data would be, with a way to try again. What was once shown stays and says how old it is. The whole page is never taken for one part of it.',
  ),
  args: { state: 'ready', tile: 'ready', onRetry: fn() },
} satisfies Meta<typeof AsyncCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The shape of what is coming, at its size. */
export const Loading: Story = { args: { state: 'loading', tile: 'loading' } };

/** What happened, what to do, and the reference to name in a call. */
export const Error: Story = { args: { state: 'error', tile: 'error' } };

/** One of two did not come: the other stands. */
export const Partial: Story = { args: { state: 'partial', tile: 'error' } };

/** Asking again failed: the old figures stay. */
export const Stale: Story = { args: { state: 'stale' } };

/** By keyboard: the way to try again is the next stop after the words. */
export const TriedAgain: Story = {
  args: { state: 'error' },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Try again' }).blur();
  },
};
