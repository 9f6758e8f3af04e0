import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityList, type ActivityItem } from './ActivityList';

const meta = {
  title: 'Data/ActivityList',
  component: ActivityList,
  args: { today: '2026-11-19' },
} satisfies Meta<typeof ActivityList>;

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
  dueDate: '2026-10-25',
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
  dueDate: null,
};

/** Each kind, and each way in which its amount goes. */
export const Mixed: Story = {
  args: {
    items: [
      {
        ...invoice,
        id: '3',
        title: 'Invoice 104880',
        date: '2026-11-17',
        pastDue: false,
        dueDate: '2026-12-15',
      },
      payment,
      invoice,
      { ...payment, id: '4', title: 'Returned payment', date: '2026-10-12', cents: 0 },
      { ...payment, id: '5', kind: 'prepay', title: 'Prepay used', date: '2026-10-10', cents: -902_000 },
      { ...payment, id: '6', kind: 'prepay', title: 'Prepay given back', date: '2026-10-09', cents: 17_990 },
      {
        ...payment,
        id: '7',
        kind: 'credit',
        title: 'Credit memo CM4501',
        date: '2026-09-20',
        cents: -48_000,
      },
      { ...payment, id: '8', kind: 'deposit', title: 'Withdrawal', date: '2026-09-12', cents: -50_000 },
      { ...payment, id: '9', kind: 'deposit', title: 'Deposit', date: '2026-09-11', cents: 50_000 },
      { ...payment, id: '10', kind: 'interest', title: 'Interest', date: '2025-12-31', cents: 1_304 },
    ],
  },
};

/** On all accounts together each row says whose it is. */
export const SeveralAccounts: Story = {
  args: {
    items: [
      { ...invoice, accountName: 'Hollis Creek Farms LLC' },
      { ...payment, accountName: 'Dana Hollis' },
    ],
  },
};

export const LongTitle: Story = {
  args: {
    items: [
      { ...invoice, title: 'Soft white winter wheat seed, certified, treated twice, in one-ton totes' },
    ],
  },
};
