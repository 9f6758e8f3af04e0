import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { Toasts, useToast } from './Toasts';

const meta = { component: Toasts } satisfies Meta<typeof Toasts>;

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

function Buttons() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ message: 'Preferences saved.' })}>Save</Button>
      <Button onClick={() => toast({ message: 'Link copied.', severity: 'info' })}>Copy</Button>
    </>
  );
}
