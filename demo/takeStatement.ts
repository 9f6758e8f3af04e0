import type { CalendarDateText } from '@contract/format/date';
import type { Book } from './book';
import { dateInMonth, monthNumber, plusDays } from './calendar';
import { company } from './company';
import { openOf } from './invoice';
import { rungOn } from './ladder';
import type { Statement } from './statement';

/** Writes the statement of a month that was just closed; an account at rest gets none. */
export function takeStatement(book: Book, close: CalendarDateText, first: CalendarDateText): void {
  const last = book.statements.at(-1);
  const told = last?.told ?? 0;
  const previous = last?.ending ?? 0;
  if (previous === 0 && told === book.entries.length) return;
  let [charges, credits, financeCharge] = [0, 0, 0];
  for (const { kind, debit, credit } of book.entries.slice(told)) {
    credits += credit;
    if (kind === 'financeCharge') financeCharge += debit;
    else charges += debit;
  }
  const ending = previous + charges + financeCharge - credits;
  const dueDate = dateInMonth(monthNumber(close) + 1, company.dueDay);
  const future = book.invoices.reduce(
    (sum, invoice) => (invoice.dueDate > dueDate ? sum + Math.max(openOf(invoice), 0) : sum),
    0,
  );
  const before = plusDays(dateInMonth(monthNumber(close) - 1, company.closeDay), 1);
  book.statements.push({
    no: `ST${close.slice(2, 4)}${close.slice(5, 7)}-${book.account.accountNo}`,
    from: before > first ? before : first,
    to: close,
    dueDate,
    previous,
    charges,
    credits,
    financeCharge,
    ending,
    amountDue: Math.max(ending - future, 0),
    future,
    discount: discountAfter(book, close),
    revision: 1,
    told: book.entries.length,
  });
}

/** The nearest day after a close on which a discount ends, and what all invoices earn if they are paid by it. */
function discountAfter(book: Book, close: CalendarDateText): Statement['discount'] {
  const current = !book.invoices.some((one) => openOf(one) > 0 && !one.deferred && one.dueDate < close);
  const open = book.invoices.filter((one) => one.rungs.length > 0 && openOf(one) > 0);
  const rungs = open.flatMap((one) => rungOn(one, plusDays(close, 1), current) ?? []);
  if (rungs.length === 0) return undefined;
  const through = rungs.reduce((least, rung) => (rung.through < least ? rung.through : least), '9999-12-31');
  const cents = open.reduce((sum, one) => sum + (rungOn(one, through, current)?.amount ?? 0), 0);
  return { through, cents };
}

/** Replaces the last statement: the one that went out named 40 dollars too much. */
export function restateLast(book: Book): void {
  const right = book.statements.pop()!;
  const wrong = 4_000;
  book.statements.push(
    {
      ...right,
      charges: right.charges + wrong,
      ending: right.ending + wrong,
      amountDue: right.amountDue + wrong,
    },
    { ...right, no: `${right.no}-R2`, revision: 2, supersedes: right.no },
  );
}
