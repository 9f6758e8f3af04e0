import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { expect, fn, waitFor } from 'storybook/test';
import { Toasts, useToast } from './Toasts';

const meta = { title: 'Feedback/Toasts', component: Toasts } satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { children: <Buttons /> } };

export const Shown: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Preferences saved.');
  },
};

/** What can be undone is offered to be undone, and the bar goes with it. */
export const Undone: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(restore).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

const restore = fn();

function Buttons() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ message: 'Preferences saved.' })}>Save</Button>
      <Button onClick={() => toast({ message: 'Link copied.', severity: 'info' })}>Copy</Button>
      <Button
        onClick={() => toast({ message: 'View deleted.', action: { label: 'Undo', onPress: restore } })}
      >
        Delete
      </Button>
    </>
  );
}
