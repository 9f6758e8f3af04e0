import { addDays, type CalendarDateText, dateInZone } from '../format/date';
import { instantOf, type WallTime } from '../format/zonedTime';
import { addBankingDays, isBankingDay, subtractBankingDays } from './bankingDays';
import { reachesCutoff } from './cutoff';

/** When the bank's file goes out, and how many banking days later it debits: docs/rules.md#pay-date. */
export interface BankHours {
  /** The last time of a banking day for that day's file, on the wall clock of `booksZone`. */
  readonly cutoff: WallTime;
  readonly leadBankingDays: number;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** What follows from a day of payment. */
export interface PaySchedule {
  /** The day on which the bank account is debited. */
  readonly effectiveDate: CalendarDateText;
  /** The last instant at which the request can be cancelled, ISO: docs/rules.md#cancel. */
  readonly cancelUntil: string;
}

/** The first day on which a bank account can be debited: docs/rules.md#pay-date. */
export function earliestPayDate(now: Date, hours: BankHours): CalendarDateText {
  const today = dateInZone(now, hours.booksZone);
  const cutoff = instantOf(today, hours.cutoff, hours.booksZone);
  const isLate = isBankingDay(today) && !reachesCutoff(now, cutoff);
  return addBankingDays(today, hours.leadBankingDays + (isLate ? 1 : 0));
}

/** A requested day on which banks are closed rolls forward to the next banking day. */
export function paySchedule(requested: CalendarDateText, hours: BankHours): PaySchedule {
  const effectiveDate = addBankingDays(requested, 0);
  const fileDay = subtractBankingDays(effectiveDate, hours.leadBankingDays);
  return { effectiveDate, cancelUntil: instantOf(fileDay, hours.cutoff, hours.booksZone).toISOString() };
}

const RETURN_BANKING_DAYS = 2;

/** The last day on which banks return a debit; after it the payment counts as cleared: docs/rules.md#request-states. */
export const lastReturnDay = (effectiveDate: CalendarDateText): CalendarDateText =>
  addBankingDays(effectiveDate, RETURN_BANKING_DAYS);

/** The latest day of a debit that banks cannot return any more on this day. */
export function clearedUpTo(today: CalendarDateText): CalendarDateText {
  let day = today;
  while (lastReturnDay(day) >= today) day = addDays(day, -1);
  return day;
}
