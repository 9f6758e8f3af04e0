import { plusDays } from './calendar';
import { portion } from './exact';
import { type Invoice, openOf, type Rung } from './invoice';

const ladder = [
  { days: 10, rateMicro: 50_000, condition: 'ACCOUNT_CURRENT' },
  { days: 20, rateMicro: 30_000, condition: '' },
  { days: 30, rateMicro: 10_000, condition: '' },
];

/** The early-payment discounts of ladder terms, from the eligible goods that are not prepaid. */
export function ladderOf(invoice: Invoice): Rung[] {
  if (invoice.terms !== 'L531' || openOf(invoice) <= 0 || invoice.counter) return [];
  const base = invoice.lines
    .filter((line) => line.lineType === 'P' && line.item?.eligible && line.paidBy === 'O')
    .reduce((sum, line) => sum + line.extended - line.discount, 0);
  return (
    ladder
      .map(({ days, rateMicro, condition }) => ({
        through: plusDays(invoice.date, days),
        rateMicro,
        amount: portion(base, rateMicro),
        condition,
      }))
      // Nothing is early any more once the invoice is due.
      .filter(({ amount, through }) => amount > 0 && through <= invoice.dueDate)
  );
}

/** What an untouched invoice earns on a day; some rungs are for accounts without anything past due alone. */
export function rungOn(invoice: Invoice, date: string, current: boolean): Rung | undefined {
  const untouched = invoice.paid === 0 && invoice.credited === 0 && invoice.discountTaken === 0;
  if (!untouched) return undefined;
  return invoice.rungs.find(
    ({ through, condition }) => date <= through && (current || condition !== 'ACCOUNT_CURRENT'),
  );
}
