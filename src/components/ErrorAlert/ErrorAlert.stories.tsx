import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ErrorAlert } from './ErrorAlert';

const meta = {
  title: 'Feedback/ErrorAlert',
  component: ErrorAlert,
  args: { open: true, title: '', message: '', onClose: fn() },
} satisfies Meta<typeof ErrorAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheServer: Story = {
  args: {
    title: 'Error Code: 500',
    message: 'Message: The ledger could not be read.',
    reference: '01938f6e-7c1a-7bb2',
  },
};

export const FromTheBrowser: Story = { args: { title: 'Error', message: 'Failed to fetch' } };

export const LongContent: Story = {
  args: {
    title: 'Error Code: 503',
    message:
      'Message: The ledger of account 2281 is being written anew after the nightly load. (01938f6e-7c1a-7bb2-9d55-0f4f6c2f1a7e-01938f6e-7c1a-7bb2-9d55-0f4f6c2f1a7e)',
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Close' }).blur();
  },
};
