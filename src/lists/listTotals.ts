import { formatQuantity } from '@contract/format/quantity';
import { allRows } from '../components/columns';
import type { Totals } from '../components/TotalsStrip/TotalsStrip';

/** "Totals for all 312 rows". */
export const totalsTitle = (rows: number): string =>
  `${rows === 1 ? 'Total' : 'Totals'} for ${allRows(rows)}`;

/** How many rows there are, where they have nothing to sum up: "1,204 rows". */
export const countOnly = (rows: number): Totals => ({
  title: allRows(rows).replace('all ', ''),
  sums: [],
});

/** Quantities per unit. Different units are never added: they stand beside each other. */
export function quantitySums(
  quantities: readonly { readonly unit: string; readonly quantity: string }[],
): string {
  const texts = quantities.map(({ unit, quantity }) => formatQuantity(quantity, unit));
  if (texts.length === 0) return '';
  return texts.length === 1 ? `Quantity ${texts[0]}` : `Mixed units: ${texts.join(', ')}`;
}
