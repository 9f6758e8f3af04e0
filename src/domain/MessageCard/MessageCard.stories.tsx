import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDispute, aTicket } from '@stories/support/contactBuilders';
import { MessageCard } from './MessageCard';

const meta = {
  title: 'Data/MessageCard',
  component: MessageCard,
  args: { ticket: aTicket(), zone: 'America/Los_Angeles' },
  render: (args) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
      <MessageCard {...args} />
    </Box>
  ),
} satisfies Meta<typeof MessageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};

/** What was answered is unfolded. */
export const Answered: Story = {
  args: {
    ticket: aTicket({
      status: 'waiting',
      thread: [{ at: '2026-11-19T17:05:00.000Z', by: 'office', text: '12 tons. We correct the invoice.' }],
    }),
  },
};

/** A dispute with its reason, which a credit memo settled and whose drop was rolled back. */
export const Settled: Story = {
  args: { ticket: aDispute() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Show message'));
    (document.activeElement as HTMLElement).blur();
  },
};
