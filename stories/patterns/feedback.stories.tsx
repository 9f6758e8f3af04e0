import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { Masked } from '@/components/Masked/Masked';
import { Money } from '@/components/Money/Money';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ReviewList } from '@/components/ReviewList/ReviewList';
import { Timeline } from '@/components/Timeline/Timeline';
import { ToastBar } from '@/components/ToastBar/ToastBar';
import { pattern } from '../support/pattern';

const meta = {
  title: 'Patterns/Saying what happened',
  tags: ['autodocs'],
  ...pattern(
    'How much is at stake decides where it is said. Saved, copied, ready: a toast that goes by itself. Money or a request was sent: a page of its own, with a reference and what comes next. A field is wrong: at the field and at the top of the form. Nothing of weight is ever said by a toast alone.',
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  {
    label: 'From',
    value: (
      <>
        Palouse Community Bank, checking <Masked last="4417" />
      </>
    ),
  },
  { label: 'To account', value: 'Hollis Creek Farms LLC, 2281' },
  { label: 'Pay date', value: <CalendarDate date="2026-11-24" /> },
  { label: 'Requested by', value: 'Dana Hollis, Nov 21, 2026, 9:42 AM PST' },
];

/** Little was at stake. */
export const Toast: Story = {
  render: () => <ToastBar open message="Preferences saved." onClose={fn()} onGone={fn()} />,
};

/** Money is asked for: the page can be printed, and its address can be kept. */
export const Page: Story = {
  render: () => (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2 }}>
      <PageHeader
        title="Payment request sent"
        subtitle="Reference PR-1042"
        actions={<Button variant="outlined">Print</Button>}
      />
      <ReviewList lead={{ label: 'Amount', value: <Money cents={1_453_241} figure /> }} groups={[{ rows }]} />
      <Card sx={{ p: 3 }}>
        <Timeline
          label="Stages of payment request PR-1042"
          zone="America/Los_Angeles"
          stages={[
            {
              id: 'submitted',
              label: 'Submitted',
              state: 'current',
              at: '2026-11-21T17:42:00Z',
              note: 'We emailed your request to the payments team. Nothing has left your bank yet.',
            },
            { id: 'approved', label: 'Approved by our office', state: 'upcoming' },
          ]}
        />
      </Card>
    </Box>
  ),
};

/** It stays until it is dealt with, where it concerns something. */
export const InPlace: Story = {
  render: () => (
    <Alert severity="warning" sx={{ maxWidth: 760 }}>
      Your tax exemption ends on Nov 30, 2026. Bring the new certificate to your branch before then.
    </Alert>
  ),
};
