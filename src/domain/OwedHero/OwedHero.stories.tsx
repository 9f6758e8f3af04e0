import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import type { Account } from '@contract/accounts/schema';
import { owedOf } from '@contract/rules/owed';
import {
  anAccount,
  anAccountInCredit,
  aNewAccount,
  aNextDue,
  anOpenPart,
  aPastDue,
  lateBesideCredit,
  nothingPastDue,
} from '@stories/support/builders';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { OwedHero } from './OwedHero';

const owing = (...accounts: readonly Account[]) => ({ owed: owedOf(accounts) });

/** Late, of which a part is in dispute, and soon due, of which a part is on special terms. */
const kessler = anAccount({
  id: '00117',
  pastDue: aPastDue({ payNowCents: 61_294, disputedCents: 127_208 }),
  nextDue: aNextDue({ date: '2026-12-15', cents: 9_865_896, deferredCents: 6_070_836 }),
  later: anOpenPart(),
});

const meta = {
  title: 'Money & dates/OwedHero',
  component: OwedHero,
  args: { ...owing(kessler), today: '2026-11-21', selected: null },
} satisfies Meta<typeof OwedHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = {
  ...inEveryBrand(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You owe' })).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '$1,885.02',
      '$98,658.96',
    ]);
    await expect(canvas.getByRole('link', { name: 'Pay $612.94 past due' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=00117&due=pastDue',
    );
    await expect(canvas.getByRole('link', { name: 'Choose what to pay' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment',
    );
  },
};

/** Three lines and a credit, which none of them is less for. */
export const ThreeLinesAndCredit: Story = {
  args: owing(anAccount({ unappliedCreditCents: 125_000, openCreditCents: 41_250 })),
};

/** On several accounts: each debt in full beside the credit of another. */
export const SeveralAccounts: Story = {
  args: owing(kessler, anAccountInCredit(), anAccount({ id: '2295', pastDue: nothingPastDue })),
};

export const DueNext: Story = { args: owing(anAccount({ pastDue: nothingPastDue })) };

export const OnItsWay: Story = {
  args: owing(
    anAccount({
      pastDue: aPastDue({ payNowCents: 0, onItsWayCents: 288_900, oldest: null }),
      nextDue: null,
      later: anOpenPart(),
      onItsWaySince: '2026-11-20',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way since Nov 20')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
  },
};

export const CreditBesideLate: Story = { args: owing(lateBesideCredit) };

export const NothingOwed: Story = {
  args: owing(aNewAccount()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(canvas.getByText('Nothing to pay now')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Whoever may only look is told what is owed, and not to pay it. */
export const MayNotPay: Story = {
  args: owing(anAccount({ level: 'view' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,532.41')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Nothing to pay now')).toBeNull();
  },
};

export const Loading: Story = { args: { owed: undefined } };

/** Where one pays: the main action chooses what it names. */
export const Compact: Story = {
  args: { compact: true, onPay: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 328 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Pay $612.94 past due', hidden: true }),
    ).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^\$1,885\.02 past due/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $612.94 past due' }));
    await expect(args.onPay).toHaveBeenCalledWith('pastDue');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongContent: Story = {
  args: owing(
    anAccount({
      pastDue: aPastDue({ payNowCents: 12_345_678_901, disputedCents: 10_288_900, onItsWayCents: 4_210_018 }),
      later: anOpenPart({
        cents: 400_000_000,
        disputedCents: 1,
        onItsWayCents: 2,
        deferredCents: 399_999_999,
      }),
    }),
  ),
};
