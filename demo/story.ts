import type { CalendarDateText } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { type Book, giveBack, type Payment, post } from './book';
import { dateOfDay, dayNumber, dayOfMonth, openDay, plusDays } from './calendar';
import { company } from './company';
import { take } from './draft';
import { MICRO, portion } from './exact';
import type { Bounce } from './habits';
import { type Invoice, openOf } from './invoice';
import { payAtCounter, payUp } from './payer';
import { raise } from './pricing';
import type { Random } from './random';
import { takeStatement } from './takeStatement';

/** Something that happens on a day beside tickets and pay days: prepay received, a payment from the deposit plan. */
export interface Occasion {
  readonly date: CalendarDateText;
  readonly happen: (book: Book) => void;
}

/**
 * Lives through the days of an account: tickets are posted, then occasions happen, then it is paid, then the
 * month is closed. Every later figure of the account follows from what this leaves in the book.
 */
export function live(
  book: Book,
  tickets: readonly Invoice[],
  occasions: readonly Occasion[],
  span: { readonly from: CalendarDateText; readonly to: CalendarDateText },
  random: Random,
): void {
  const { habit } = book.account;
  const posted = byDay(tickets, (ticket) => ticket.date);
  const happening = byDay(occasions, (occasion) => occasion.date);
  const bounces = [...(habit.bounces ?? [])];
  const returns = new Map<CalendarDateText, { payment: Payment; bounce: Bounce }>();
  const payDays = habit.payDays;

  for (let day = dayNumber(span.from); day <= dayNumber(span.to); day++) {
    const date = dateOfDay(day);
    for (const occasion of happening.get(date) ?? []) occasion.happen(book);
    for (const ticket of posted.get(date) ?? []) {
      post(book, ticket);
      if (ticket.counter) payAtCounter(book, ticket, ticket.counter);
    }
    const returned = returns.get(date);
    if (returned) bounceBack(book, returned.payment, returned.bounce, date);

    if (habit.stops !== undefined && date >= habit.stops) {
      if (date === habit.stops) payUp(book, { ...habit, skipPercent: 0, partPercent: 0 }, random, date, 0);
    } else if (payDays.some((payDay) => openDay(date.slice(0, 8) + pad(payDay)) === date)) {
      const payment = payUp(book, habit, random, date, habit.horizon);
      const bounce = bounces[0];
      if (payment && bounce && date >= bounce.from && bounceable(payment)) {
        bounces.shift();
        returns.set(plusDays(date, bounce.after), { payment, bounce });
      }
    }
    if (dayOfMonth(date) === company.closeDay) {
      closeMonth(book, date);
      takeStatement(book, date, span.from);
    }
  }
}

const pad = (day: number): string => String(day).padStart(2, '0');

const bounceable = (payment: Payment): boolean =>
  payment.unapplied === 0 &&
  payment.applications.length > 0 &&
  payment.applications.every(({ discount }) => discount === 0);

function bounceBack(book: Book, payment: Payment, bounce: Bounce, date: CalendarDateText): void {
  const opened = giveBack(book, payment, date, bounce.code);
  if (bounce.stays) for (const invoice of opened) invoice.left = true;
  const fee = {
    date,
    branch: book.account.homeBranch,
    docType: 'D' as const,
    comments: `Returned payment fee, ${payment.no}`,
    lines: [
      { lineType: 'E' as const, description: 'Returned payment fee', quantity: MICRO, price: 40 * MICRO },
    ],
  };
  post(book, raise(fee, book.account, book.numbers));
}

function byDay<T>(things: readonly T[], dateOf: (thing: T) => CalendarDateText): Map<CalendarDateText, T[]> {
  const days = new Map<CalendarDateText, T[]>();
  for (const thing of things) {
    const same = days.get(dateOf(thing));
    if (same) same.push(thing);
    else days.set(dateOf(thing), [thing]);
  }
  return days;
}

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
function closeMonth(book: Book, date: CalendarDateText): void {
  const basis = overdue(book, date);
  if (basis < 1_000) return;
  const cents = Math.max(company.financeChargeLeast, portion(basis, company.financeChargeMicro));
  const line = {
    ...take('FINCHG', MICRO),
    lineType: 'E' as const,
    price: cents * 10_000,
    description: `Finance charge, 1.5% of ${formatMoney(basis)} past due`,
  };
  const { homeBranch: branch } = book.account;
  const draft = { date, no: book.chargeNo(), branch, docType: 'F' as const, lines: [line] };
  post(book, raise(draft, book.account, book.numbers));
}
