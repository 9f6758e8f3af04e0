import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDayOnAPhone, inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { DepositTileFigures } from '@/features/accounts/OverviewTiles';
import { OverviewPage } from '@/features/accounts/OverviewPage';
import { accountsOf, oneAccount } from '../support/accountStates';
import {
  aDepositAccount,
  anAccount,
  anAccountInCredit,
  anAsOf,
  aNewAccount,
  aNextDue,
  anOpenPart,
  aPastDue,
  nothingPastDue,
} from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { anEmptyOverview, anOverview } from '../support/overviewBuilders';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Account overview',
  component: OverviewPage,
  ...portalPage(
    '/my-account/overview',
    'What an account owes, has paid and buys, or all accounts side by side. NoPermission does not exist: the overview is open to everybody; an account that is not theirs is UnknownAccount.',
  ),
  args: {
    ...oneAccount,
    selected: '2281',
    onSelect: () => undefined,
    onAging: () => undefined,
  },
} satisfies Meta<typeof OverviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const several = [
  anAccount(),
  anAccountInCredit(),
  anAccount({
    id: '2295',
    accountNo: '2295',
    name: 'Hollis & Sons Partnership',
    relationship: 'partner',
    regularBalanceCents: 431_200,
    pastDue: nothingPastDue,
    notDueCents: 431_200,
    deferredCents: 0,
    nextDue: aNextDue({ cents: 431_200 }),
    later: anOpenPart(),
    netDueCents: 431_200,
    aging: { current: 431_200, days30: 0, days60: 0, days90: 0, over90: 0 },
  }),
];

export const Default: Story = inEverySight;

export const WithDepositPlan: Story = {
  args: { depositTile: <DepositTileFigures deposits={ready({ accounts: [aDepositAccount()] })} /> },
};

/** A part of what falls due that day is on special terms; the rest of what is late is on its way or in dispute. */
export const DueOnSpecialTerms: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: accountsOf(
      anAccount({
        pastDue: aPastDue({ payNowCents: 0, disputedCents: 88_900, onItsWayCents: 200_000, oldest: null }),
        deferredCents: 6_070_836,
        nextDue: aNextDue({ date: '2026-12-15', cents: 9_865_896, deferredCents: 6_070_836 }),
        later: anOpenPart(),
        onItsWaySince: '2026-11-17',
      }),
    ),
    overview: ready(
      anOverview({
        dueByMonth: [
          { month: '2026-10-01', pastDueCents: 0, dueCents: 0, heldCents: 288_900 },
          { month: '2026-11-01', pastDueCents: 0, dueCents: 0, heldCents: 0 },
          { month: '2026-12-01', pastDueCents: 0, dueCents: 9_865_896, heldCents: 0 },
        ],
      }),
    ),
  },
};

/** A credit of one party beside the debts of others. */
export const AllAccounts: Story = {
  args: { accounts: accountsOf(...several), selected: null },
};

export const Loading: Story = { args: { accounts: loading, overview: loading } };

export const Empty: Story = {
  args: {
    accounts: accountsOf(aNewAccount()),
    overview: ready(anEmptyOverview()),
    selected: '3310',
  },
};

export const NoAccount: Story = {
  args: {
    accounts: accountsOf(),
    overview: ready(anEmptyOverview()),
    selected: null,
  },
};

/** The address names an account that is not, or no longer, the customer's. */
export const UnknownAccount: Story = { args: { selected: '9999' } };

export const Error: Story = { args: { accounts: failed, overview: failed } };

/** The accounts came; due dates, charts and activity did not, nor did the deposit plan. */
export const Partial: Story = {
  ...byDayOnAPhone,
  args: { overview: failed, depositTile: <DepositTileFigures deposits={failed} /> },
};

/** Asking again failed: yesterday's figures stay, and say so. */
export const Stale: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: stale({
      asOf: anAsOf({ date: '2026-11-15', loadedAt: '2026-11-16T09:10:00Z' }),
      accounts: [anAccount()],
    }),
  },
};

export const Closed: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: accountsOf(aNewAccount({ id: '2281', status: 'closed', closedOn: '2026-02-28' })),
  },
};

export const LongContent: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: accountsOf(
      anAccount({
        name: 'The Thornbury, Oduya & Hollis-Kowalczyk Family Limited Partnership of Whitman County',
        dba: 'Palouse Ridge Custom Farming, Trucking, Storage and Seed Conditioning',
        email: 'accounts.payable.department.whitman.county@thornbury-oduya-hollis.example',
        regularBalanceCents: 1_234_567_890,
        netDueCents: 1_234_567_890,
        creditLimitCents: 500_000_000,
        status: 'hold',
      }),
    ),
  },
};

export const Narrow360: Story = narrow;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
