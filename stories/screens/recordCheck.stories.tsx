import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowOffice } from '../../.storybook/modes';
import { RecordCheckPage } from '@/features/makePayment/RecordCheckPage';
import { failed, loading, ready } from '../support/asyncStates';
import { aPayableAccount } from '../support/payableBuilders';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const branches = [
  { code: 'PUL', name: 'Pullman' },
  { code: 'TEK', name: 'Tekoa' },
];
const open = ready({ account: aPayableAccount(), branches });

const meta = {
  title: 'Screens/Record a check',
  component: RecordCheckPage,
  ...portalPage(
    '/admin/queue/check',
    'The office records a check that a customer hands over. NoPermission does not exist: whoever is not of the office sees the portal’s own page for that.',
  ),
  args: {
    searched: '',
    onSearch: nothing,
    found: [],
    searching: false,
    account: '2281',
    onAccount: nothing,
    payable: open,
    online: true,
    onSend: async () => undefined,
    placed: undefined,
    receipt: { pending: false, start: nothing },
    onAnother: nothing,
  },
} satisfies Meta<typeof RecordCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The check on the account that was found. */
export const Default: Story = {};

export const Phone: Story = narrowOffice;

/** First the account is looked for. */
export const Search: Story = { args: { account: null } };

export const Found: Story = {
  args: {
    account: null,
    searched: 'hollis',
    found: [
      { accountNo: '2281', accountName: 'Hollis Creek Farms LLC' },
      { accountNo: '2290', accountName: 'Hollis Creek Cattle' },
    ],
  },
};

export const NoneFound: Story = { args: { account: null, searched: 'nobody' } };

export const Loading: Story = { args: { payable: loading } };

export const Error: Story = { args: { payable: failed } };

/** A closed account takes no check. */
export const Closed: Story = {
  args: { payable: ready({ account: { ...aPayableAccount(), isClosed: true }, branches }) },
};

/** It is recorded, and a receipt can be printed. */
export const Recorded: Story = { args: { placed: { id: 'q-231', requestNo: 'PR-2026-000231' } } };
