import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { CalendarDate } from '../CalendarDate/CalendarDate';
import { Masked } from '../Masked/Masked';
import { Money } from '../Money/Money';
import { type ReviewGroup, ReviewList } from './ReviewList';

const bank = (
  <>
    Palouse Community Bank, checking <Masked last="4417" />
  </>
);

const changeDate = fn();

const payment: ReviewGroup = {
  rows: [
    { label: 'From', value: bank, change: { what: 'bank account', href: '#from' } },
    { label: 'To account', value: 'Hollis Creek Farms, 2281', change: { what: 'account', href: '#to' } },
    {
      label: 'Pay date',
      value: <CalendarDate date="2026-11-20" />,
      change: { what: 'pay date', onPress: changeDate },
    },
    { label: 'Invoices', value: '104880, 104859, 104845', change: { what: 'invoices', href: '#invoices' } },
  ],
};

const meta = {
  title: 'Data/ReviewList',
  component: ReviewList,
  args: { groups: [payment], total: { label: 'Total', value: <Money cents={1_453_241} figure /> } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change pay date' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(changeDate).toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Change pay date' }).blur();
  },
};

/** Nothing can be changed any more; the amount leads. */
export const Receipt: Story = {
  args: {
    lead: { label: 'Amount', value: <Money cents={1_453_241} figure /> },
    groups: [
      {
        rows: [
          ...payment.rows.map(({ label, value }) => ({ label, value })),
          { label: 'Requested by', value: 'Dana Hollis, Nov 20, 2026, 9:42 AM PST' },
        ],
      },
    ],
    total: undefined,
  },
};

export const Groups: Story = {
  args: {
    groups: [
      { title: 'Payment', rows: payment.rows.slice(1) },
      { title: 'Bank account', rows: payment.rows.slice(0, 1) },
    ],
  },
};

export const LongContent: Story = {
  args: {
    groups: [
      {
        rows: [
          {
            label: 'Comments for the people in the office',
            value:
              'Please put this first on the three oldest invoices, then on the finance charge, and call before noon if anything is left. partnership-of-the-upper-hollis-creek@accounts.hollis-creek.example',
            change: { what: 'comments', href: '#comments' },
          },
        ],
      },
    ],
    total: {
      label: 'Total of all invoices and finance charges',
      value: <Money cents={123_456_789_012} figure />,
    },
  },
};
