import type { Account, Aging } from '../accounts';

const summed = [
  'regularBalanceCents',
  'unappliedCreditCents',
  'prepayRemainingCents',
  'financeChargeYtdCents',
  'netDueCents',
] as const;

/** What is owed by when. A credit memo can make it negative on one account, which pays nothing on another. */
const owed = ['pastDueCents', 'notDueCents', 'deferredCents'] as const;

const ages = ['current', 'days30', 'days60', 'days90', 'over90'] as const;

/** Figures of several accounts side by side, in cents. */
export type AccountTotals = Readonly<Record<(typeof summed)[number] | (typeof owed)[number], number>> & {
  readonly aging: Aging;
  /** What the accounts with a balance owe; no other account's credit is taken off. */
  readonly owedCents: number;
  /** What stands to the customer's credit on the other accounts, as a positive amount. */
  readonly inCreditCents: number;
  readonly owing: number;
  readonly inCredit: number;
};

/**
 * Adds up accounts. What is owed by when, and the ages, hold of several accounts what each owes. `netDueCents` nets one account's credit against another's debt, so it may only be shown
 * together with `owedCents` and `inCreditCents`: one party's credit does not pay another's invoice.
 */
export function totalsOf(accounts: readonly Account[]): AccountTotals {
  const owing = accounts.filter(({ netDueCents }) => netDueCents > 0);
  const inCredit = accounts.filter(({ netDueCents }) => netDueCents < 0);
  const least = accounts.length > 1 ? 0 : -Infinity;
  return {
    ...sums(summed, accounts),
    ...sums(owed, accounts, least),
    aging: sums(
      ages,
      accounts.map(({ aging }) => aging),
      least,
    ),
    owedCents: sums(['netDueCents'], owing).netDueCents,
    inCreditCents: 0 - sums(['netDueCents'], inCredit).netDueCents,
    owing: owing.length,
    inCredit: inCredit.length,
  };
}

const sums = <K extends string>(
  keys: readonly K[],
  rows: readonly Readonly<Record<K, number>>[],
  least = -Infinity,
) =>
  Object.fromEntries(
    keys.map((key) => [key, rows.reduce((sum, row) => sum + Math.max(row[key], least), 0)]),
  ) as Record<K, number>;
