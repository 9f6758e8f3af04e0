import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Actions/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Forget “Chrome on Windows”?',
    children: 'The next sign-in there asks for a code again. You can let it be remembered anew at any time.',
    action: 'Forget device',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...inEveryBrand(),
  play: async ({ args }) => {
    const [cancel, action] = ['Cancel', args.action].map((name) => screen.getByRole('button', { name }));
    await waitFor(() => expect(cancel).toHaveFocus());

    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Destructive: Story = { args: { destructive: true } };

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = { args: { failure: 'Network error. Check your connection and try again.' } };

const lost = {
  title: 'Delete dana@example.com?',
  children: 'They lose access right away. This can’t be undone.',
  action: 'Delete user',
  destructive: true,
  typed: 'dana@example.com',
} as const;

/** What cannot be undone has to be typed, letter by letter. */
export const Typed: Story = { args: lost };

export const TypedWell: Story = {
  args: lost,
  play: async ({ args }) => {
    const action = screen.getByRole('button', { name: 'Delete user' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('textbox', { name: 'Type dana@example.com to confirm' })).toHaveFocus();

    await userEvent.keyboard('dana@example.co{Enter}');
    await expect(action).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.keyboard('m{Enter}');
    await expect(action).toBeEnabled();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
};

export const LongContent: Story = {
  args: {
    ...lost,
    title: 'Delete partnership-of-the-upper-hollis-creek@accounts.hollis-creek.example?',
    typed: 'partnership-of-the-upper-hollis-creek@accounts.hollis-creek.example',
    action: 'Delete user and remove from all accounts',
    failure:
      'The user was changed by somebody else a moment ago. Look at the new state before you delete it.',
  },
};
