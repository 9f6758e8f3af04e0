import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RequestStatus } from './RequestStatus';

const meta = {
  title: 'Feedback/RequestStatus',
  component: RequestStatus,
  args: { name: 'Payment request PR-1042', status: 'Approved' },
  render: function Watched({ name, status: first }) {
    const [status, setStatus] = useState(first);
    return (
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        {name}
        <Chip label={status} color="info" />
        <Button variant="outlined" onClick={() => setStatus('Sent to bank')}>
          Ask again
        </Button>
        <RequestStatus name={name} status={status} />
      </Stack>
    );
  },
} satisfies Meta<typeof RequestStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent, since nothing has changed. */
export const Default: Story = {};

export const MovedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('status')).toHaveTextContent('Payment request PR-1042: Sent to bank');
    canvas.getByRole('button').blur();
  },
};
