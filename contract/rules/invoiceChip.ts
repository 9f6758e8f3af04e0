import { type CalendarDateText, formatDay } from '../format/date';
import { formatMoney } from '../format/money';
import { formatQuantity } from '../format/quantity';
import { docTypeLabels, type InvoiceStatus, invoiceStatusLabels } from '../purchases/labels';
import type { InvoiceRow } from '../purchases/schema';

/** How an invoice stands, for its chip. */
interface InvoiceChip {
  readonly status: InvoiceStatus | 'onItsWay';
  /** "Due Dec 15", "37 days late", "Partly paid, due Dec 15". */
  readonly words: string;
}

type Told = Pick<InvoiceRow, 'status' | 'dueDate' | 'daysLate' | 'openCents' | 'onItsWayCents'>;

/** What is on its way counts as paid, but not while the rest is in dispute: docs/rules.md#on-its-way. */
const isOnItsWay = ({ status, openCents, onItsWayCents }: Told): boolean =>
  openCents > 0 && onItsWayCents >= openCents && status !== 'disputed' && status !== 'void';

/**
 * What a customer has to know of an invoice: when it is due, how late it is, or what has become of it:
 * docs/rules.md#invoice-chip.
 */
export function chipOf(invoice: Told, today: CalendarDateText): InvoiceChip {
  const { status, dueDate, daysLate, openCents } = invoice;
  if (isOnItsWay(invoice)) return { status: 'onItsWay', words: 'On its way' };
  if (status === 'pastDue') return { status, words: daysLate === 1 ? '1 day late' : `${daysLate} days late` };
  const word = invoiceStatusLabels[status];
  const isDue = status === 'open' || status === 'partial' || (status === 'notYetDue' && dueDate >= today);
  if (!isDue || openCents <= 0) return { status, words: word };
  const due = dueDate === today ? 'due today' : `due ${formatDay(dueDate, today)}`;
  return { status, words: status === 'partial' ? `${word}, ${due}` : due.replace('d', 'D') };
}

/** "$500.00 of $1,772.19 paid"; empty where nothing is paid yet, or nothing is left. */
export const paidWords = ({ openCents, totalCents }: Pick<InvoiceRow, 'openCents' | 'totalCents'>): string =>
  openCents > 0 && openCents < totalCents
    ? `${formatMoney(totalCents - openCents)} of ${formatMoney(totalCents)} paid`
    : '';

/** "Save $107.20 by Nov 25"; empty where a payment of today saves nothing. */
export const savingWords = ({ saving }: Pick<InvoiceRow, 'saving'>, today: CalendarDateText): string =>
  saving ? `Save ${formatMoney(saving.cents)} by ${formatDay(saving.throughDate, today)}` : '';

/** What an invoice is for: "UAN 32-0-0 and 3 more", "Dyed diesel #2, 416 gal"; without lines what kind of document it is. */
export function itemWords({
  item,
  moreItems,
  quantity,
  unit,
  docType,
}: Pick<InvoiceRow, 'item' | 'moreItems' | 'quantity' | 'unit' | 'docType'>): string {
  if (item === null) return docTypeLabels[docType];
  if (moreItems > 0) return `${item} and ${moreItems} more`;
  return quantity === null ? item : `${item}, ${formatQuantity(quantity, unit)}`;
}
