import type { Account, Aging, PastDue } from '../accounts/schema';

const summed = [
  'regularBalanceCents',
  'notDueCents',
  'deferredCents',
  'openCreditCents',
  'unappliedCreditCents',
  'prepayRemainingCents',
  'financeChargeYtdCents',
  'netDueCents',
] as const;

const late = ['payNowCents', 'disputedCents', 'onItsWayCents'] as const;

const ages = ['current', 'days30', 'days60', 'days90', 'over90'] as const;

/** Figures of several accounts, in cents: docs/rules.md#several-accounts. */
export type AccountTotals = Readonly<Record<(typeof summed)[number], number>> & {
  readonly pastDue: PastDue;
  readonly aging: Aging;
  /** What the accounts with a balance owe; no other account's credit is taken off. */
  readonly owedCents: number;
  /** What stands to the customer's credit on the other accounts, as a positive amount. */
  readonly inCreditCents: number;
  readonly owing: number;
  readonly inCredit: number;
};

/**
 * Adds up accounts. Of several accounts the aging counts only what each owes, because a credit memo of one pays nothing on
 * another. `netDueCents` nets credit against debt across accounts, so show it only together with `owedCents` and
 * `inCreditCents`.
 */
export function totalsOf(accounts: readonly Account[]): AccountTotals {
  const owing = accounts.filter(({ netDueCents }) => netDueCents > 0);
  const inCredit = accounts.filter(({ netDueCents }) => netDueCents < 0);
  const pastDues = accounts.map(({ pastDue }) => pastDue);
  return {
    ...sums(summed, accounts),
    pastDue: {
      ...sums(late, pastDues),
      oldest: pastDues.flatMap(({ oldest }) => oldest ?? []).toSorted()[0] ?? null,
    },
    aging: sums(
      ages,
      accounts.map(({ aging }) => aging),
      accounts.length > 1 ? 0 : -Infinity,
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
