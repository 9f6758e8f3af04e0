import type { CalendarDateText } from '@contract/format/date';
import { apply, applyCredit, type Book, type Method, receive, writeOff } from './book';
import { plusDays, weekday } from './calendar';
import type { Habit } from './habits';
import { type Invoice, openOf } from './invoice';
import { rungOn } from './ladder';
import type { Random } from './random';

const methodNames: readonly Method[] = ['A', 'K', 'C', 'V'];
const byDue = (a: Invoice, b: Invoice): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.no < b.no ? -1 : 1;

/** Open memos lower the oldest invoices, then what earlier payments left over does. */
export function drawCredits(book: Book, open: readonly Invoice[], date: CalendarDateText): void {
  for (const memo of book.invoices.filter((one) => openOf(one) < 0 && !one.left)) {
    for (const invoice of open) if (openOf(memo) < 0 && openOf(invoice) > 0) applyCredit(memo, invoice);
  }
  for (const payment of book.payments.filter((one) => one.unapplied > 0)) {
    for (const invoice of open) {
      const applied = Math.min(payment.unapplied, openOf(invoice));
      if (applied > 0) apply(book, payment, invoice, { applied, discount: 0, on: date });
    }
  }
}

function discountOn(invoice: Invoice, date: CalendarDateText, current: boolean): number {
  const rung = rungOn(invoice, date, current);
  return rung ? Math.min(rung.amount, openOf(invoice)) : 0;
}

/** A pay day: answers the payment, or nothing when there is nothing to pay or the day is let pass. */
export function payUp(
  book: Book,
  habit: Habit,
  random: Random,
  date: CalendarDateText,
  horizon: number,
): ReturnType<typeof receive> | undefined {
  const through = plusDays(date, horizon);
  const wanted = (invoice: Invoice) => openOf(invoice) > 0 && !invoice.disputed && !invoice.left;
  const owed = book.invoices
    .filter((invoice) => wanted(invoice))
    .filter((invoice) => !invoice.deferred || invoice.dueDate <= plusDays(date, 12))
    .sort(byDue);
  drawCredits(book, owed, date);
  const open = owed.filter((invoice) => openOf(invoice) > 0 && invoice.dueDate <= through);
  if (open.length === 0 || random.chance(habit.skipPercent)) return undefined;
  const current = !book.invoices.some((one) => openOf(one) > 0 && !one.deferred && one.dueDate < date);
  const parts = open.map((invoice) => {
    const discount = discountOn(invoice, date, current);
    return { invoice, discount, applied: openOf(invoice) - discount };
  });
  const need = parts.reduce((sum, { applied }) => sum + applied, 0);
  const amount = sumPaid(need, habit, random);
  const payment = receive(book, { ...meansOf(habit, random, date), date, amount });
  for (const { invoice, discount, applied } of parts) {
    if (payment.unapplied >= applied) apply(book, payment, invoice, { applied, discount, on: date });
    else if (payment.unapplied > 0) {
      apply(book, payment, invoice, { applied: payment.unapplied, discount: 0, on: date });
    }
    if (openOf(invoice) > 0 && openOf(invoice) < 100) writeOff(book, invoice, date);
  }
  return payment;
}

/** The whole sum, a round part of it, or a round sum that is a little more. */
function sumPaid(need: number, habit: Habit, random: Random): number {
  if (need > 100_000 && random.chance(habit.partPercent)) {
    return Math.max(50_000, Math.floor((need * random.int(30, 80)) / 100 / 50_000) * 50_000);
  }
  if (need > 100_000 && random.chance(habit.overPercent)) return (Math.floor(need / 10_000) + 1) * 10_000;
  return need;
}

function meansOf(
  habit: Habit,
  random: Random,
  date: CalendarDateText,
): { method: Method; reference: string; received: CalendarDateText } {
  const method = methodNames[random.weighted(habit.methods)]!;
  const reference = { A: 'ACH', K: String(random.int(1100, 9890)), C: 'Cash', V: 'Card', D: '' }[method];
  // A check that came on a Saturday is dated when it came and posted when the office opened.
  return { method, reference, received: weekday(date) === 1 && method === 'K' ? plusDays(date, -2) : date };
}

/** Settles an invoice at the counter, on its own day. */
export function payAtCounter(book: Book, invoice: Invoice, method: Method): void {
  const applied = openOf(invoice);
  if (applied <= 0) return;
  const reference = method === 'C' ? 'Cash' : 'Card';
  const payment = receive(book, { date: invoice.date, method, reference, amount: applied });
  apply(book, payment, invoice, { applied, discount: 0, on: invoice.date });
}
