import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositCardView } from '../../src/features/home/DepositCard';
import { HomePage } from '../../src/features/home/HomePage';
import {
  aDepositAccount,
  anAccount,
  anAccountInCredit,
  anAsOf,
  anEmptyOverview,
  aNewAccount,
  anOverview,
  now,
} from '../support/builders';
import { failed, loading, ready } from '../support/loadedStates';
import { inThePortal, phone } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  decorators: [inThePortal],
  parameters: { layout: 'fullscreen' },
  args: {
    accounts: ready({ asOf: anAsOf(), accounts: [anAccount()] }),
    overview: ready(anOverview()),
    name: 'Dana Hollis',
    now,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = anAccount({ pastDueCents: 0 });

export const Default: Story = {};

export const DiscountExpiring: Story = {
  args: {
    accounts: ready({ asOf: anAsOf(), accounts: [current] }),
    overview: ready(anOverview({ expiringDiscount: { throughDate: '2026-11-25', cents: 37_200 } })),
  },
};

export const NextDue: Story = { args: { accounts: ready({ asOf: anAsOf(), accounts: [current] }) } };

export const PaidUp: Story = {
  args: {
    accounts: ready({ asOf: anAsOf(), accounts: [anAccountInCredit()] }),
    overview: ready(anOverview({ nextDue: null, oldestPastDue: null })),
  },
};

export const SeveralAccounts: Story = {
  args: { accounts: ready({ asOf: anAsOf(), accounts: [anAccount(), anAccountInCredit()] }) },
};

export const WithDepositPlan: Story = {
  args: { depositCard: <DepositCardView deposits={ready({ accounts: [aDepositAccount()] })} /> },
};

export const Loading: Story = { args: { accounts: loading, overview: loading } };

/** A customer of the first day. */
export const Empty: Story = {
  args: {
    accounts: ready({ asOf: anAsOf(), accounts: [aNewAccount()] }),
    overview: ready(anEmptyOverview()),
  },
};

export const NoAccount: Story = {
  args: { accounts: ready({ asOf: anAsOf(), accounts: [] }), overview: ready(anEmptyOverview()) },
};

export const Error: Story = { args: { accounts: failed, overview: failed } };

export const Partial: Story = {
  args: { overview: failed, depositCard: <DepositCardView deposits={failed} /> },
};

export const LongContent: Story = {
  args: {
    name: 'Maximiliana-Bartholomea Featherstonehaugh',
    accounts: ready({
      asOf: anAsOf(),
      accounts: [
        anAccount({
          name: 'The Thornbury, Oduya & Hollis-Kowalczyk Family Limited Partnership of Whitman County',
          pastDueCents: 1_234_567_890,
        }),
        anAccountInCredit(),
      ],
    }),
  },
};

export const Narrow360: Story = { ...phone };
