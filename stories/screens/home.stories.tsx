import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byDayOnAPhone, inEveryMode, inLongerWords, narrow } from '../../.storybook/modes';
import { inEveryBrand } from '../support/inEveryBrand';
import { DepositTile, SavingsTile } from '@/features/home/tiles';
import { HomePage } from '@/features/home/HomePage';
import { accountsOf, usualHome } from '../support/accountStates';
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
import { anEmptyOverview, anOverview, aStatement } from '../support/overviewBuilders';
import { portalPage } from '../support/PortalFrame';
import { aPickup, aRequest, aReturnedRequest } from '../support/requestBuilders';

const discount = { throughDate: '2026-11-25', cents: 18_909, invoices: 4 };

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  ...portalPage(
    '/home',
    'What is owed, what to do next, what happened lately, and whom to call. NoPermission does not exist: home is open to everybody who is signed in.',
  ),
  args: {
    ...usualHome,
    overview: ready(anOverview({ expiringDiscount: discount })),
    depositCard: <DepositTile deposits={ready({ accounts: [aDepositAccount()] })} />,
    onDownload: fn(),
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = anAccount({ pastDue: nothingPastDue });

/** What the page points to is its first tile. */
export const Default: Story = {
  ...inEveryBrand(inEveryMode),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Recent activity');
    const main = canvas.getByRole('main');
    const titles = [...main.querySelectorAll('h2')].map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'You owe',
      'Save $189.09',
      'Prepay left',
      'Statement of Oct 25',
      'Recent activity',
      'Requests',
      'Deposit plan',
      'Your branch',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Download statement of Oct 25, 2026/ }));
    await expect(args.onDownload).toHaveBeenCalledWith('ST-2281-202610');
  },
};

/** The bank sent a payment back: that goes before everything else. */
export const RequestNeedsAnswer: Story = {
  args: {
    requests: ready({ rows: [] }),
    problems: ready({
      rows: [
        aReturnedRequest({
          submittedAt: '2026-11-10T16:10:00Z',
          day: '2026-11-12',
          returnedOn: '2026-11-16',
        }),
      ],
    }),
  },
};

export const CheckReady: Story = {
  args: { overview: ready(anOverview()), requests: ready({ rows: [aPickup(), aRequest()] }) },
};

/** The statement’s own tile is the one that is pointed to. */
export const NewStatement: Story = {
  args: { overview: ready(anOverview({ statements: [aStatement({ isNew: true })] })) },
};

export const PrepayEnds: Story = {
  args: {
    overview: ready(
      anOverview({
        prepay: {
          bookedCents: 4_000_000,
          remainingCents: 2_148_000,
          ending: { contracts: 2, cents: 1_120_000, first: '2026-12-01' },
        },
      }),
    ),
  },
};

/** Nothing to do and no prepay: two tiles, and the deposit plan beside them. */
export const PaidUp: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: accountsOf(anAccountInCredit()),
    overview: ready(anOverview({ counts: { ...anOverview().counts, prepayContracts: 0 } })),
    requests: ready({ rows: [] }),
  },
};

/** Exactly what is past due was asked for: nobody is asked again. */
export const PastDueOnItsWay: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: accountsOf(
      anAccount({
        pastDue: aPastDue({ payNowCents: 0, onItsWayCents: 288_900, oldest: null }),
        nextDue: null,
        later: anOpenPart({ cents: 742_891, deferredCents: 742_891 }),
        onItsWaySince: '2026-11-18',
      }),
    ),
  },
};

/** Each row of activity says whose it is, and each account what of the whole it owes. */
export const SeveralAccounts: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    overview: ready(
      anOverview({
        statements: [
          aStatement(),
          aStatement({ statementNo: 'ST-2290-202610', accountNo: '2290', endingCents: -125_000 }),
        ],
      }),
    ),
  },
};

/** Who has no deposit plan is shown the way to it. */
export const WithoutDepositPlan: Story = {
  args: { depositCard: <SavingsTile />, accounts: accountsOf(current) },
};

export const Loading: Story = {
  args: { accounts: loading, overview: loading, requests: loading, problems: loading },
};

/** The figures of the accounts stand while the rest is on its way. */
export const FiguresFirst: Story = { args: { overview: loading, problems: loading } };

/** A customer of the first day. */
export const Empty: Story = {
  args: {
    accounts: accountsOf(aNewAccount()),
    overview: ready(anEmptyOverview()),
    requests: ready({ rows: [] }),
    depositCard: <SavingsTile />,
  },
};

export const NoAccount: Story = {
  args: { accounts: accountsOf(), overview: ready(anEmptyOverview()) },
};

export const Error: Story = { args: { accounts: failed, overview: failed } };

export const Partial: Story = {
  args: {
    overview: failed,
    depositCard: <DepositTile deposits={failed} />,
    requests: failed,
    problems: failed,
    openingOf: () => undefined,
  },
};

/** Asking again failed: yesterday’s figures stay, and say so. */
export const Stale: Story = {
  ...byDayOnAPhone,
  args: {
    accounts: stale({
      asOf: anAsOf({ date: '2026-11-15', loadedAt: '2026-11-16T09:10:00Z' }),
      accounts: [anAccount()],
    }),
  },
};

export const LongContent: Story = {
  ...byDayOnAPhone,
  args: {
    name: 'Maximiliana-Bartholomea Featherstonehaugh',
    accounts: accountsOf(
      anAccount({
        name: 'The Thornbury, Oduya & Hollis-Kowalczyk Family Limited Partnership of Whitman County',
        pastDue: aPastDue({ payNowCents: 1_234_567_890 }),
        nextDue: aNextDue({ cents: 1_234_567_890 }),
        prepayRemainingCents: 1_234_567_890,
      }),
      anAccountInCredit(),
    ),
  },
};

/** Rows of one account did not add up last night: it shows what stood before. */
export const BeingUpdated: Story = {
  ...byDayOnAPhone,
  args: { accounts: accountsOf(anAccount({ held: { asOf: '2026-11-16' } }), anAccountInCredit()) },
};

/** The branch stays under the thumb, and nothing of the page under the branch. */
export const Narrow360: Story = {
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Recent activity');
    const call = canvas.getByRole('link', { name: 'Call Tekoa at (509) 555-0188' });
    const bar = canvas.getByRole('region', { name: 'Call your branch' });
    await expect(call).toBeVisible();
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);

    const links = [...canvas.getByRole('main').querySelectorAll('a, button')].filter(
      (one) => !bar.contains(one) && one.checkVisibility(),
    );
    for (const link of links) {
      (link as HTMLElement).focus();
      const { bottom } = link.getBoundingClientRect();
      await expect(Math.round(bottom)).toBeLessThanOrEqual(Math.round(bar.getBoundingClientRect().top));
    }
    await userEvent.tab();
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...SeveralAccounts, ...inLongerWords };
