import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityList, type ActivityItem } from './ActivityList';

const meta = { component: ActivityList } satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

const invoice: ActivityItem = {
  id: '1',
  kind: 'invoice',
  date: '2026-09-25',
  title: 'Custom application, 214 acres',
  detail: 'Oakesdale',
  cents: 288_900,
  pastDue: true,
  href: '/my-account/purchases/purchase-details?invoice=104859',
};

const payment: ActivityItem = {
  id: '2',
  kind: 'payment',
  date: '2026-11-06',
  title: 'Payment, thank you',
  detail: '',
  cents: -821_450,
  pastDue: false,
};

export const Mixed: Story = { args: { items: [payment, invoice] } };

export const LongTitle: Story = {
  args: {
    items: [
      { ...invoice, title: 'Soft white winter wheat seed, certified, treated twice, in one-ton totes' },
    ],
  },
};
