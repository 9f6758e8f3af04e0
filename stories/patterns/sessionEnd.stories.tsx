import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { SessionDialog } from '@/components/SessionDialog/SessionDialog';
import { pattern } from '../support/pattern';

const meta = {
  title: 'Patterns/Session end',
  tags: ['autodocs'],
  component: SessionDialog,
  ...pattern(
    'Two minutes before a session ends for want of use, it asks. What was typed stays below the question. Staying is one press, and Escape counts as staying; a click beside the question is no answer.',
  ),
  args: { secondsLeft: 95, onStay: fn(), onLeave: fn() },
  render: (args) => (
    <>
      <PageHeader title="Contact us" />
      <Card sx={{ p: 3, maxWidth: 560 }}>
        <TextField
          label="Message"
          multiline
          rows={4}
          defaultValue="The totes of invoice 104873 were one short. Could"
        />
      </Card>
      <SessionDialog {...args} />
    </>
  ),
} satisfies Meta<typeof SessionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.getByRole('alertdialog', { name: 'Still there?' });

export const Default: Story = {
  async play() {
    await waitFor(() => expect(question()).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  },
};

export const Stays: Story = {
  async play({ args }) {
    await waitFor(() => expect(question()).toBeVisible());
    await userEvent.keyboard('{Escape}');

    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
