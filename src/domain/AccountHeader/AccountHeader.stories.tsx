import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount, anAccountInCredit } from '@stories/support/builders';
import { AccountHeader } from './AccountHeader';

const meta = {
  title: 'Shell/AccountHeader',
  component: AccountHeader,
  args: {
    title: 'Account overview',
    breadcrumbs: [{ label: 'My Account' }],
    accounts: [anAccount(), anAccountInCredit({ status: 'closed' })],
    selected: null,
    onSelect: () => undefined,
    asOf: {
      date: '2026-11-18',
      loadedAt: '2026-11-19T09:10:00Z',
      drop: '2026-11-18',
      booksZone: 'America/Los_Angeles',
      today: '2026-11-19',
    },
    now: new Date('2026-11-19T15:20:00Z'),
  },
} satisfies Meta<typeof AccountHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllAccounts: Story = {};

export const OneAccount: Story = { args: { selected: '2281' } };

export const BeingUpdated: Story = {
  args: {
    accounts: [
      {
        id: '2281',
        accountNo: '2281',
        name: 'Hollis Creek Farms LLC',
        status: 'active',
        held: { asOf: '2026-11-16' },
      },
    ],
  },
};

export const Loading: Story = { args: { accounts: [], asOf: null, loading: true } };
