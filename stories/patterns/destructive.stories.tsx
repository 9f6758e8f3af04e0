import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { pattern } from '../support/pattern';

const meta = {
  title: 'Patterns/Destructive confirmation',
  tags: ['autodocs'],
  component: ConfirmDialog,
  ...pattern(
    'Only what is lost is asked about. The question names what it is about, says what comes of it and whether it can be undone; the button is the verb. Cancel has the focus. What cannot be undone has to be typed.',
  ),
  args: {
    title: 'Remove Palouse Community Bank ··4417?',
    children: 'Payment requests that wait for it will ask for another account. You can add it again later.',
    action: 'Remove bank account',
    destructive: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancel = () => screen.getByRole('button', { name: 'Cancel' });

export const Default: Story = {
  async play() {
    await waitFor(() => expect(cancel()).toHaveFocus());
  },
};

export const Typed: Story = {
  args: {
    title: 'Delete dana@example.com?',
    children: 'They lose access right away. This can’t be undone.',
    action: 'Delete user',
    typed: 'dana@example.com',
  },
  async play({ args }) {
    await waitFor(() => expect(cancel()).toHaveFocus());
    const action = screen.getByRole('button', { name: args.action });
    await userEvent.type(screen.getByRole('textbox'), 'dana@example.com');

    await waitFor(() => expect(action).toBeEnabled());
  },
};

/** Until it is known how it went. */
export const Loading: Story = { args: { busy: true } };

export const Error: Story = { args: { failure: 'The portal did not answer. Nothing was removed.' } };
