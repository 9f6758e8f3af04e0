import { formatMoney } from '@contract/format/money';
import type { PurchaseTotals } from '@contract/purchases/schema';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { quantitySums, totalsTitle } from '@/lists/listTotals';

/** The sums of every page, not of the one on screen, in words. */
export const totalsWords = (totals: PurchaseTotals): Totals => ({
  title: totalsTitle(totals.rows),
  sums: moneySums(totals),
  note: quantitySums(totals.quantities),
});

/** The sums of money as they lead to the total; what is nothing is left out, except the total itself. */
export function moneySums(totals: PurchaseTotals): { readonly label: string; readonly text: string }[] {
  const parts = [
    { label: 'Extended', cents: totals.extendedCents },
    { label: 'Discount', cents: 0 - totals.discountCents },
    { label: 'Tax', cents: totals.taxCents },
  ].filter(({ cents }) => cents !== 0);
  // With nothing between them, "extended" and "total" would be one figure told twice.
  const shown = parts.length > 1 ? parts : [];
  return [...shown, { label: 'Total', cents: totals.netCents }].map(({ label, cents }) => ({
    label,
    text: formatMoney(cents),
  }));
}
