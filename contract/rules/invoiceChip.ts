import * as m from '@locales/accounts';
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
  if (isOnItsWay(invoice)) return { status: 'onItsWay', words: m.invoiceOnItsWay() };
  if (status === 'pastDue') return { status, words: m.daysLate({ n: daysLate }) };
  const isDue = status === 'open' || status === 'partial' || (status === 'notYetDue' && dueDate >= today);
  if (!isDue || openCents <= 0) return { status, words: invoiceStatusLabels[status] };
  return { status, words: dueWords(dueDate, status === 'partial', today) };
}

function dueWords(dueDate: CalendarDateText, isPartlyPaid: boolean, today: CalendarDateText): string {
  if (dueDate === today) return isPartlyPaid ? m.partlyPaidDueToday() : m.invoiceDueToday();
  const day = formatDay(dueDate, today);
  return isPartlyPaid ? m.partlyPaidDue({ day }) : m.invoiceDue({ day });
}

/** "$500.00 of $1,772.19 paid"; empty where nothing is paid yet, or nothing is left. */
export const paidWords = ({ openCents, totalCents }: Pick<InvoiceRow, 'openCents' | 'totalCents'>): string =>
  openCents > 0 && openCents < totalCents
    ? m.paidOfTotal({ paid: formatMoney(totalCents - openCents), total: formatMoney(totalCents) })
    : '';

/** "Save $107.20 by Nov 25"; empty where a payment of today saves nothing. */
export const savingWords = ({ saving }: Pick<InvoiceRow, 'saving'>, today: CalendarDateText): string =>
  saving ? m.saveBy({ amount: formatMoney(saving.cents), day: formatDay(saving.throughDate, today) }) : '';

/** What an invoice is for: "UAN 32-0-0 and 3 more", "Dyed diesel #2, 416 gal"; without lines what kind of document it is. */
export function itemWords({
  item,
  moreItems,
  quantity,
  unit,
  docType,
}: Pick<InvoiceRow, 'item' | 'moreItems' | 'quantity' | 'unit' | 'docType'>): string {
  if (item === null) return docTypeLabels[docType];
  if (moreItems > 0) return m.itemAndMore({ item, n: moreItems });
  return quantity === null ? item : `${item}, ${formatQuantity(quantity, unit)}`;
}
