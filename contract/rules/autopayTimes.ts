import type { CalendarDateText } from '../format/date';
import { instantOf } from '../format/zonedTime';
import type { PayableAccount } from '../payable/schema';
import { addBankingDays, subtractBankingDays } from './bankingDays';
import { bankHours } from './payDates';
import { type BankHours, earliestPayDate, paySchedule } from './paySchedule';

/** A payment is announced so many banking days before its day: docs/rules.md#autopay. */
const ANNOUNCED_BANKING_DAYS = 3;

/** Between the announcement of a payment and its request; where that is later, the payment is. */
const HOURS_TO_ANSWER = 24;

/** A run that nobody could do on its day is caught up within so many banking days after it. */
export const CATCH_UP_BANKING_DAYS = 5;

/** So long before the cut-off the request of a day is placed: the night's figures are in, and the office can decide. */
const PLACED_HOURS = 6;

const HOUR = 3_600_000;

/** From when on a payment of a day is announced. */
export function announcedFrom(payDay: CalendarDateText, hours: BankHours): Date {
  const days = Math.max(ANNOUNCED_BANKING_DAYS, hours.leadBankingDays + 1);
  return before(instantOf(subtractBankingDays(payDay, days), hours.cutoff, hours.booksZone));
}

/** When the request of a day is placed that was announced in time. */
export const placingTime = (payDay: CalendarDateText, hours: BankHours): Date =>
  before(new Date(paySchedule(payDay, hours).cancelUntil));

/** From when on its request is placed, given when it was announced. */
export function placedFrom(payDay: CalendarDateText, announcedAt: Date, hours: BankHours): Date {
  const usual = placingTime(payDay, hours);
  const answered = new Date(announcedAt.getTime() + HOURS_TO_ANSWER * HOUR);
  return usual > answered ? usual : answered;
}

const before = (cutoff: Date): Date => new Date(cutoff.getTime() - PLACED_HOURS * HOUR);

/** The day of the debit of a run that is done now; undefined where it is too late for it. */
export function debitDay(
  runDay: CalendarDateText,
  account: Pick<PayableAccount, 'settings' | 'booksZone' | 'now'>,
): CalendarDateText | undefined {
  const earliest = earliestPayDate(new Date(account.now), bankHours(account));
  const day = earliest > runDay ? earliest : runDay;
  return day > addBankingDays(runDay, CATCH_UP_BANKING_DAYS) ? undefined : day;
}
