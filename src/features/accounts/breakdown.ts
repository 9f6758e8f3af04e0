import type { AccountTotals } from '../../../contract/rules/accountTotals';

export interface BreakdownRow {
  readonly label: string;
  /** Integer cents. */
  readonly cents: number;
  /** `sum` stands under a line; `aside` is no part of the sum above it. */
  readonly role: 'part' | 'sum' | 'aside';
  readonly note?: string;
}

/** From what is owed to what is due, and what stands beside it. */
export function breakdownOf(totals: AccountTotals): BreakdownRow[] {
  return [
    { label: 'Regular balance', cents: totals.regularBalanceCents, role: 'part' },
    { label: 'Unapplied credit', cents: 0 - totals.unappliedCreditCents, role: 'part' },
    ...netDue(totals),
    {
      label: 'Deferred, not yet due',
      cents: totals.deferredCents,
      role: 'aside',
      note: 'Part of the regular balance',
    },
    {
      label: 'Prepay remaining',
      cents: totals.prepayRemainingCents,
      role: 'aside',
      note: 'Paid ahead, not taken off above',
    },
    { label: 'Finance charges this year', cents: totals.financeChargeYtdCents, role: 'aside' },
  ];
}

/** Where debts and credits of different accounts meet, each is named before they are netted. */
function netDue({ owing, owedCents, inCredit, inCreditCents, netDueCents }: AccountTotals): BreakdownRow[] {
  if (owing === 0 || inCredit === 0) return [{ label: 'Net due', cents: netDueCents, role: 'sum' }];
  return [
    { label: `Owed on ${accountCount(owing)}`, cents: owedCents, role: 'sum' },
    { label: `In credit on ${accountCount(inCredit)}`, cents: 0 - inCreditCents, role: 'part' },
    {
      label: 'Net of all accounts',
      cents: netDueCents,
      role: 'sum',
      note: 'For information: one account’s credit does not pay another’s balance',
    },
  ];
}

const accountCount = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);
