import type { CalendarDateText } from '@contract/format/date';
import type { Book } from './book';
import { dayNumber } from './calendar';
import { openOf } from './invoice';
import { remainingOf } from './prepay/contract';

/** The figures of an account, all in cents, as its book has them on the as-of day. */
export interface Balances {
  readonly regular: number;
  readonly pastDue: number;
  readonly notDue: number;
  readonly deferred: number;
  readonly unapplied: number;
  readonly prepay: number;
  readonly financeChargeYtd: number;
  /** Not yet due and deferred; then 1–30, 31–60, 61–90 and more days past due. */
  readonly aging: readonly [current: number, b30: number, b60: number, b90: number, over: number];
  readonly lastPayment?: { readonly date: CalendarDateText; readonly cents: number };
}

/**
 * Adds up a book. What is due on the as-of day is not past due, and deferred amounts never are. Memos count
 * negative by their own due date.
 */
export function balancesOf(book: Book, asOf: CalendarDateText): Balances {
  const aging: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  let deferred = 0;
  let financeChargeYtd = 0;
  for (const invoice of book.invoices) {
    const open = openOf(invoice);
    if (invoice.deferred) deferred += open;
    aging[invoice.deferred ? 0 : bucketOf(invoice.dueDate, asOf)] += open;
    if (invoice.docType === 'F' && invoice.date.slice(0, 4) === asOf.slice(0, 4)) {
      financeChargeYtd += invoice.total;
    }
  }
  const pastDue = aging[1] + aging[2] + aging[3] + aging[4];
  const last = book.payments
    .filter(({ status, type }) => status === 'P' && type === 'R')
    .reduce<Book['payments'][number] | undefined>(
      (latest, one) => (latest && latest.postingDate > one.postingDate ? latest : one),
      undefined,
    );
  return {
    regular: aging[0] + pastDue,
    pastDue,
    notDue: aging[0] - deferred,
    deferred,
    unapplied: book.payments.reduce((sum, payment) => sum + payment.unapplied, 0),
    prepay: book.contracts.reduce((sum, contract) => sum + remainingOf(contract), 0),
    financeChargeYtd,
    aging,
    lastPayment: last && { date: last.receivedDate, cents: last.amount },
  };
}

function bucketOf(dueDate: CalendarDateText, asOf: CalendarDateText): 0 | 1 | 2 | 3 | 4 {
  const late = dayNumber(asOf) - dayNumber(dueDate);
  if (late <= 0) return 0;
  if (late <= 30) return 1;
  if (late <= 60) return 2;
  return late <= 90 ? 3 : 4;
}
