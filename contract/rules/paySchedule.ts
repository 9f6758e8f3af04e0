import { type CalendarDateText, dateInZone } from '../format/date';
import { instantOf, wallTime, type WallTime } from '../format/zonedTime';
import { addBankingDays, isBankingDay, subtractBankingDays } from './bankingDays';

/** When the company hands its bank file over, and how many banking days later it debits. */
export interface BankHours {
  /** The last minute of a banking day for that day's file, on the wall of `booksZone`. */
  readonly cutoff: WallTime;
  readonly leadBankingDays: number;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** What a day of payment means. */
export interface PaySchedule {
  /** The day on which the bank account is debited. */
  readonly effectiveDate: CalendarDateText;
  /** Until then, and at that very minute, the request can be cancelled. An ISO instant. */
  readonly cancelUntil: string;
}

/** The first day that a bank account can be debited on: exactly at the cut-off is in time (domain.md §5 C23, G). */
export function earliestPayDate(now: Date, hours: BankHours): CalendarDateText {
  const today = dateInZone(now, hours.booksZone);
  const inTime = isBankingDay(today) && wallTime(now, hours.booksZone) <= hours.cutoff;
  return addBankingDays(today, hours.leadBankingDays + (inTime || !isBankingDay(today) ? 0 : 1));
}

/** A day on which banks are closed rolls forward to the next banking day. */
export function paySchedule(requested: CalendarDateText, hours: BankHours): PaySchedule {
  const effectiveDate = addBankingDays(requested, 0);
  const fileDay = subtractBankingDays(effectiveDate, hours.leadBankingDays);
  return { effectiveDate, cancelUntil: instantOf(fileDay, hours.cutoff, hours.booksZone).toISOString() };
}

const RETURN_BANKING_DAYS = 2;

/** The last day on which a bank returns a debit by itself; after it a payment counts as cleared (domain.md §4.10). */
export const lastReturnDay = (effectiveDate: CalendarDateText): CalendarDateText =>
  addBankingDays(effectiveDate, RETURN_BANKING_DAYS);
