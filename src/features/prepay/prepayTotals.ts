import { formatMoney } from '@contract/format/money';
import type { PrepayTotals } from '@contract/prepay/schema';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { totalsTitle } from '@/lists/listTotals';
import { unitsLeft } from './prepayWords';

/** How much of the list is counted: contracts know what was paid in, their lines do not. */
export type Counted = 'contracts' | 'lines';

/** The sums of every page, not of the one on screen, in words. Only money is summed; units stand beside each other. */
export function totalsWords(totals: PrepayTotals, counted: Counted): Totals {
  const { rows, bookedCents, paidCents, usedCents, remainingCents, quantities } = totals;
  const sums = [
    { label: 'Booked', cents: bookedCents },
    ...(counted === 'contracts' ? [{ label: 'Paid in', cents: paidCents }] : []),
    { label: 'Used', cents: usedCents },
    { label: 'Remaining', cents: remainingCents },
  ];
  return {
    title: totalsTitle(rows),
    sums: sums.map(({ label, cents }) => ({ label, text: formatMoney(cents) })),
    note:
      quantities.length === 0 ? undefined : `Left of what was booked by quantity: ${unitsLeft(quantities)}`,
  };
}

/** Rows per chip. */
export const countsOf = ({ chips }: PrepayTotals): Readonly<Record<string, number>> => ({
  ...chips,
  '': chips.open,
});
