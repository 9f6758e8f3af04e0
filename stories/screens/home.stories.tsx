import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Account } from '@contract/accounts/schema';
import { inEverySight, narrow } from '../../.storybook/modes';
import { DepositCardFigures, SavingsCard } from '@/features/home/DepositCard';
import { HomePage } from '@/features/home/HomePage';
import { RequestsCard } from '@/features/home/RequestsCard';
import { StatementCard } from '@/features/home/StatementCard';
import { accountsOf, oneAccount } from '../support/accountStates';
import {
  aDepositAccount,
  anAccount,
  anAccountInCredit,
  anAsOf,
  aNewAccount,
  aPastDue,
  lateBesideCredit,
  nothingPastDue,
} from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { anEmptyOverview, anOverview, aStatement } from '../support/overviewBuilders';
import { portalPage } from '../support/PortalFrame';
import { openRequests } from '../support/requestBuilders';

const ofDana = aStatement({ statementNo: 'ST-2290-202610', accountNo: '2290', endingCents: -125_000 });

const statementsOf = (...accounts: readonly Account[]) => (
  <StatementCard
    accounts={accounts}
    overview={ready(anOverview({ statements: [aStatement(), ofDana].slice(0, accounts.length) }))}
    onDownload={fn()}
  />
);

const meta = {
  title: 'Screens/Home',
  tags: ['autodocs'],
  component: HomePage,
  ...portalPage(
    '/home',
    'What to attend to, where one stands, and whom to call. NoPermission does not exist: home is open to everybody who is signed in.',
  ),
  args: {
    ...oneAccount,
    name: 'Dana Hollis',
    statementCard: statementsOf(anAccount()),
    requestCard: <RequestsCard requests={ready({ rows: openRequests.slice(0, 3) })} />,
    scheduled: ready({ amountCents: 1_541_250 }),
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = anAccount({ pastDue: nothingPastDue });

export const Default: Story = inEverySight;

export const DiscountExpiring: Story = {
  args: {
    accounts: accountsOf(current),
    overview: ready(anOverview({ expiringDiscount: { throughDate: '2026-11-25', cents: 37_200 } })),
  },
};

/** What is past due does not hide what can still be saved. */
export const DiscountBesidePastDue: Story = {
  args: {
    overview: ready(anOverview({ expiringDiscount: { throughDate: '2026-11-22', cents: 10_720 } })),
  },
};

export const NextDue: Story = { args: { accounts: accountsOf(current) } };

/** Exactly what is past due was asked for: nobody is asked again. */
export const PastDueOnItsWay: Story = {
  args: {
    accounts: accountsOf(
      anAccount({ pastDue: aPastDue({ payNowCents: 0, onItsWayCents: 288_900, oldest: null }) }),
    ),
  },
};

/** A memo is larger than what is late, and pays nothing before the office applies it. */
export const CreditBesideLate: Story = {
  args: {
    accounts: accountsOf(lateBesideCredit),
    overview: ready(anOverview({ nextDue: null })),
  },
};

/** A part of what falls due that day is on special terms. */
export const DueOnSpecialTerms: Story = {
  args: {
    accounts: accountsOf(anAccount({ pastDue: nothingPastDue, deferredCents: 6_070_836 })),
    overview: ready(
      anOverview({ nextDue: { date: '2026-12-15', cents: 9_865_896, deferredCents: 6_070_836 } }),
    ),
  },
};

export const PaidUp: Story = {
  args: {
    accounts: accountsOf(anAccountInCredit()),
    overview: ready(anOverview({ nextDue: null })),
  },
};

export const SeveralAccounts: Story = {
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    statementCard: statementsOf(anAccount(), anAccountInCredit()),
  },
};

/** Who has no deposit plan is shown the way to it. */
export const WithoutDepositPlan: Story = { args: { depositCard: <SavingsCard /> } };

export const WithDepositPlan: Story = {
  args: { depositCard: <DepositCardFigures deposits={ready({ accounts: [aDepositAccount()] })} /> },
};

export const Loading: Story = { args: { accounts: loading, overview: loading, scheduled: loading } };

/** A customer of the first day. */
export const Empty: Story = {
  args: {
    accounts: accountsOf(aNewAccount()),
    overview: ready(anEmptyOverview()),
    statementCard: (
      <StatementCard accounts={[aNewAccount()]} overview={ready(anEmptyOverview())} onDownload={fn()} />
    ),
    requestCard: <RequestsCard requests={ready({ rows: [] })} />,
    scheduled: ready({ amountCents: 0 }),
  },
};

export const NoAccount: Story = {
  args: { accounts: accountsOf(), overview: ready(anEmptyOverview()) },
};

export const Error: Story = { args: { accounts: failed, overview: failed } };

export const Partial: Story = {
  args: {
    overview: failed,
    depositCard: <DepositCardFigures deposits={failed} />,
    requestCard: <RequestsCard requests={failed} />,
    scheduled: failed,
  },
};

/** Asking again failed: yesterday’s figures stay, and say so. */
export const Stale: Story = {
  args: {
    accounts: stale({
      asOf: anAsOf({ date: '2026-11-15', loadedAt: '2026-11-16T09:10:00Z' }),
      accounts: [anAccount()],
    }),
  },
};

export const LongContent: Story = {
  args: {
    name: 'Maximiliana-Bartholomea Featherstonehaugh',
    accounts: accountsOf(
      anAccount({
        name: 'The Thornbury, Oduya & Hollis-Kowalczyk Family Limited Partnership of Whitman County',
        pastDue: aPastDue({ payNowCents: 1_234_567_890 }),
      }),
      anAccountInCredit(),
    ),
  },
};

/** Rows of one account did not add up last night: it shows what stood before. */
export const BeingUpdated: Story = {
  args: {
    accounts: accountsOf(anAccount({ held: { asOf: '2026-11-16' } }), anAccountInCredit()),
    statementCard: statementsOf(anAccount(), anAccountInCredit()),
  },
};

export const Narrow360: Story = narrow;
