import { formatMoney } from '../../../contract/format/money';
import { formatQuantity } from '../../../contract/format/quantity';
import type { PurchaseTotals } from '../../../contract/purchases';

/** "Totals for all 312 rows": of every page, not of the one on screen. */
export const totalsTitle = (rows: number): string =>
  rows === 1 ? 'Total for 1 row' : `Totals for all ${rows.toLocaleString('en-US')} rows`;

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

/** Quantities per unit. Different units are never added: they stand beside each other. */
export function quantitySums(quantities: PurchaseTotals['quantities']): string {
  const texts = quantities.map(({ unit, quantity }) => formatQuantity(quantity, unit));
  if (texts.length === 0) return '';
  return texts.length === 1 ? `Quantity ${texts[0]}` : `Mixed units: ${texts.join(', ')}`;
}
