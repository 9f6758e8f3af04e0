import { formatQuantity, inOneUnit } from '@contract/format/quantity';
import * as m from '@locales/lists';
import type { Totals } from '../components/TotalsStrip/TotalsStrip';

/** "Totals for all 312 rows". */
export const totalsTitle = (rows: number): string => m.totalsFor({ count: rows });

/** How many rows there are, where they have nothing to sum up: "1,204 rows". */
export const countOnly = (rows: number): Totals => ({
  title: m.countOnly({ count: rows }),
  sums: [],
});

/** "Quantity 412.25 ton"; empty where the rows are not all of one unit. */
export function quantitySum(
  quantities: readonly { readonly unit: string; readonly quantity: string }[],
): string {
  const sum = inOneUnit(quantities);
  return sum ? m.quantitySum({ quantity: formatQuantity(sum.quantity, sum.unit) }) : '';
}
