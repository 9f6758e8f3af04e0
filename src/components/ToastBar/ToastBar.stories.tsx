import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ToastBar } from './ToastBar';

const meta = {
  title: 'Feedback/ToastBar',
  component: ToastBar,
  args: { message: 'Preferences saved.', open: true, onClose: fn(), onGone: fn() },
} satisfies Meta<typeof ToastBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const Info: Story = { args: { message: 'Link copied.', severity: 'info' } };

export const WithAction: Story = {
  args: { message: 'The view “Past due” is deleted.', action: { label: 'Undo', onPress: fn() } },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Close' }).blur();
  },
};

export const LongContent: Story = {
  args: {
    message:
      'The file purchases-of-the-upper-hollis-creek-and-little-potlatch-partnership-2019-2026.csv is ready, with 12,000 rows.',
    action: { label: 'Open', onPress: fn() },
  },
};
