import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DetailDrawer } from './DetailDrawer';

const meta = {
  title: 'Data/DetailDrawer',
  component: DetailDrawer,
  args: { open: true, title: 'Invoice 104880', children: 'Urea 46-0-0, bulk', onClose: fn() },
} satisfies Meta<typeof DetailDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithActions: Story = { args: { actions: <Button variant="contained">Download PDF</Button> } };

/** The focus stays inside while it is open and is back on the way in when it is closed. */
export const OpenedByKeyboard: Story = {
  render: function OpenedFrom({ onClose, ...args }) {
    const [open, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      onClose();
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Invoice 104880</Button>
        <DetailDrawer {...args} open={open} onClose={close} />
      </>
    );
  },
  args: { actions: <Button variant="contained">Download PDF</Button> },
  play: async ({ canvas }) => {
    const wayIn = canvas.getByRole('button', { name: 'Invoice 104880' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Invoice 104880' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(wayIn).toHaveFocus());
    wayIn.blur();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Invoice 104880 of the Upper Hollis Creek partnership',
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Urea 46-0-0, bulk, load {line + 1}</p>),
    actions: WithActions.args?.actions,
  },
};
