import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { Timeline, type TimelineStage } from './Timeline';

const submitted: TimelineStage = {
  id: 'submitted',
  label: 'Submitted',
  state: 'done',
  at: '2026-11-20T17:42:00Z',
  who: 'Dana Hollis',
  note: 'We emailed your request to the payments team.',
};

const approved: TimelineStage = {
  id: 'approved',
  label: 'Approved',
  state: 'done',
  at: '2026-11-20T21:05:00Z',
  who: 'Larkspur Basin office',
};

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: 'Stages of payment request PR-1042', zone: 'America/Los_Angeles', stages: [] },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustSubmitted: Story = {
  args: { stages: [{ ...submitted, state: 'current', note: 'Nothing has left your bank yet.' }] },
};

export const UnderWay: Story = {
  args: {
    stages: [
      submitted,
      approved,
      {
        id: 'sent',
        label: 'Sent to bank',
        state: 'current',
        at: '2026-11-21T01:30:00Z',
        note: 'No return received yet.',
      },
      { id: 'posted', label: 'Applied to your account', state: 'upcoming' },
    ],
  },
};

export const Done: Story = {
  args: {
    stages: [
      submitted,
      approved,
      { id: 'posted', label: 'Applied to your account', state: 'done', at: '2026-11-23T10:10:00Z' },
    ],
  },
};

export const Failed: Story = {
  args: {
    stages: [
      submitted,
      approved,
      {
        id: 'returned',
        label: 'Returned by your bank',
        state: 'failed',
        at: '2026-11-24T10:10:00Z',
        note: 'Not enough funds. Your invoices are open again.',
      },
    ],
  },
};

export const LongContent: Story = {
  args: {
    stages: [
      {
        ...submitted,
        who: 'Dana Hollis for the Upper Hollis Creek and Little Potlatch partnership',
        note: 'Please put this first on the three oldest invoices. partnership-of-the-upper-hollis-creek@accounts.hollis-creek.example',
      },
      { ...approved, state: 'current' },
    ],
  },
};
