import { formatMoney } from '@contract/format/money';
import type { LedgerTotals } from '@contract/ledger/schema';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { totalsTitle } from '@/lists/listTotals';

/**
 * The sums of every page, not of the one on screen, in words. Open amounts of several accounts are not added:
 * one party's credit does not pay another's debt.
 */
export function totalsWords({ rows, debitCents, creditCents, accounts }: LedgerTotals): Totals {
  const [only, other] = accounts;
  const sums = [
    { label: 'Debits', cents: debitCents },
    { label: 'Credits', cents: creditCents },
    ...(only && !other ? [{ label: 'Open', cents: only.openCents }] : []),
  ];
  return {
    title: totalsTitle(rows),
    sums: sums.map(({ label, cents }) => ({ label, text: formatMoney(cents) })),
  };
}
