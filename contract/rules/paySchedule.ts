import { type CalendarDateText, dateInZone } from '../format/date';
import { instantOf, type WallTime } from '../format/zonedTime';
import { addBankingDays, isBankingDay, subtractBankingDays } from './bankingDays';
import { reachesCutoff } from './cutoff';

/** When the company hands its bank file over, and how many banking days later it debits. */
export interface BankHours {
  /** Until when on a banking day that day's file is reached, on the wall of `booksZone`. */
  readonly cutoff: WallTime;
  readonly leadBankingDays: number;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** What a day of payment means. */
export interface PaySchedule {
  /** The day on which the bank account is debited. */
  readonly effectiveDate: CalendarDateText;
  /** Until then, and at that very instant, the request can be cancelled. An ISO instant. */
  readonly cancelUntil: string;
}

/** The first day that a bank account can be debited on (domain.md §5 C23). */
export function earliestPayDate(now: Date, hours: BankHours): CalendarDateText {
  const today = dateInZone(now, hours.booksZone);
  const cutoff = instantOf(today, hours.cutoff, hours.booksZone);
  const isLate = isBankingDay(today) && !reachesCutoff(now, cutoff);
  return addBankingDays(today, hours.leadBankingDays + (isLate ? 1 : 0));
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
