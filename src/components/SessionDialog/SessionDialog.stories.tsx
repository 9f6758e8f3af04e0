import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SessionDialog } from './SessionDialog';

const meta = {
  title: 'Feedback/SessionDialog',
  component: SessionDialog,
  args: { secondsLeft: 105, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof SessionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const [leave, stay] = ['Sign out now', 'Stay signed in'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await waitFor(() => expect(stay).toHaveFocus());

    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(stay).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LastSeconds: Story = { args: { secondsLeft: 7 } };
