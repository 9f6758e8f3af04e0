import type { CalendarDateText } from '@contract/format/date';
import { toDecimal } from '@contract/format/money';
import { type Book, post } from './book';
import { take } from './draft';
import { company } from './company';
import { plusDays } from './calendar';
import { MICRO, portion } from './exact';
import { openOf } from './invoice';
import { raise } from './pricing';

/** What is past due for more than nine days, without disputed items, earlier charges and unapplied money. */
function overdue(book: Book, date: CalendarDateText): number {
  const limit = plusDays(date, -9);
  const owed = book.invoices.reduce(
    (sum, one) =>
      one.docType !== 'F' && !one.deferred && !one.disputed && one.dueDate < limit ? sum + openOf(one) : sum,
    0,
  );
  return owed - book.payments.reduce((sum, payment) => sum + payment.unapplied, 0);
}

/** Closes the books of a month: a finance charge where an overdue balance is worth one. */
export function closeMonth(book: Book, date: CalendarDateText): void {
  const basis = overdue(book, date);
  if (basis < 1_000) return;
  const cents = Math.max(company.financeChargeLeast, portion(basis, company.financeChargeMicro));
  const line = {
    ...take('FINCHG', MICRO),
    lineType: 'E' as const,
    price: cents * 10_000,
    description: `Finance charge, 1.5 % of ${toDecimal(basis)} past due`,
  };
  const draft = { date, branch: book.account.homeBranch, docType: 'F' as const, lines: [line] };
  post(book, raise(draft, book.account, book.numbers));
}
