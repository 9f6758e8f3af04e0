import * as m from '@locales/promises';
import { addDays, type CalendarDateText } from '../format/date';
import { formatMoney } from '../format/money';
import { dayProblem, type DayRule } from './day';

/** Less is not worth a promise: docs/rules.md#promise. */
const MIN_PROMISE_CENTS = 100;

/** The last day that can be promised is so many days after today. */
const MAX_PROMISE_DAYS = 30;

/** The days that can be promised, today in the books zone among them. */
export const promiseDays = (today: CalendarDateText) =>
  ({ min: today, max: addDays(today, MAX_PROMISE_DAYS) }) satisfies DayRule;

/** What somebody promises. */
export interface Promised {
  readonly accountNo: string;
  /** Null: of all that is past due on the account. */
  readonly invoiceNo: string | null;
  readonly day: CalendarDateText;
  readonly amountCents: number;
}

/** Something of which a payment can be promised: an account, or one of its invoices. */
export interface PromiseOffer extends Pick<Promised, 'accountNo' | 'invoiceNo'> {
  readonly accountName: string;
  /** The most that can be promised. */
  readonly pastDueCents: number;
}

/** What a promise is judged by. */
interface PromiseLimits {
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: CalendarDateText;
  /** What is to be paid of what is past due, on the account or of the invoice. */
  readonly pastDueCents: number;
}

/** Whether there is enough past due to promise anything. */
export const canPromise = (pastDueCents: number): boolean => pastDueCents >= MIN_PROMISE_CENTS;

/** What is wrong with a promise, by field; empty where nothing is. */
export function promiseProblems(
  { day, amountCents }: Pick<Promised, 'day' | 'amountCents'>,
  { today, pastDueCents }: PromiseLimits,
): { readonly day?: string; readonly amountCents?: string } {
  const wrongDay = dayProblem(day, promiseDays(today));
  const wrongAmount = amountProblem(amountCents, pastDueCents);
  return { ...(wrongDay && { day: wrongDay }), ...(wrongAmount && { amountCents: wrongAmount }) };
}

function amountProblem(amountCents: number, pastDueCents: number): string | undefined {
  if (amountCents < MIN_PROMISE_CENTS) return m.amountFrom({ least: formatMoney(MIN_PROMISE_CENTS) });
  return amountCents > pastDueCents ? m.amountUpTo({ sum: formatMoney(pastDueCents) }) : undefined;
}

/** What came of a promise so far. In cents. */
export interface PromiseProgress extends Pick<Promised, 'day' | 'amountCents'> {
  /** Payments that were posted since it was made, up to the end of its day. */
  readonly postedCents: number;
  /** Requests for payments that were made in the same time and are not booked yet. */
  readonly onItsWayCents: number;
}

/**
 * Whether a promise is kept, and by what; or broken; or still open. Broken it is only by books that know its day.
 * @param asOf the day that the ERP's figures speak of; undefined before there are any
 */
export function promiseOutcome(
  { day, amountCents, postedCents, onItsWayCents }: PromiseProgress,
  { today, asOf }: { readonly today: CalendarDateText; readonly asOf: CalendarDateText | undefined },
): 'open' | 'posted' | 'onItsWay' | 'broken' {
  if (postedCents >= amountCents) return 'posted';
  if (today <= day || asOf === undefined || asOf < day) return 'open';
  return postedCents + onItsWayCents >= amountCents ? 'onItsWay' : 'broken';
}
