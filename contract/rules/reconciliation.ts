import { addDays, type CalendarDateText } from '../format/date';
import { subtractBankingDays } from './bankingDays';

/** So many banking days the ERP has for booking what went to the bank: docs/rules.md#reconciliation. */
const BOOKED_WITHIN = 3;

/** So many days are compared at least, as long as a consumer's bank may return a debit; longer until they are closed. */
const COMPARED_DAYS = 60;

interface Compared {
  /** The last day that the ERP told of. */
  readonly asOf: CalendarDateText;
  /** The first day of a debit or a credit that was sent to the bank. */
  readonly sent: CalendarDateText;
  /** The last day that two people closed. */
  readonly closed: CalendarDateText | null;
  /** The day of the oldest difference that somebody was asked about. */
  readonly asked: CalendarDateText | null;
}

/** The first day that is compared: what is not closed, what somebody was asked about, and the last days in any case. */
export function comparedSince({ asOf, sent, closed, asked }: Compared): CalendarDateText {
  const open = closed === null ? sent : addDays(closed, 1);
  const first = [addDays(asOf, -COMPARED_DAYS), open, asked ?? open].toSorted()[0]!;
  return first < sent ? sent : first;
}

/** So many banking days the ERP has for reversing what the bank returned. */
const REVERSED_WITHIN = 2;

/** So many banking days a bank may take to settle a file, as its statements are read: docs/rules.md#bank-statements. */
const SETTLED_WITHIN = 2;

/** The latest effective day of a file that a statement through some day would show. */
export const settledUpTo = (through: CalendarDateText): CalendarDateText =>
  subtractBankingDays(through, SETTLED_WITHIN);

/**
 * The latest day of a debit or a credit that the ERP would have booked by now.
 * @param asOf the last day that the ERP told of
 */
export const bookedUpTo = (asOf: CalendarDateText): CalendarDateText =>
  subtractBankingDays(asOf, BOOKED_WITHIN);

/** The latest day of a return that the ERP would have reversed by now. */
export const reversedUpTo = (asOf: CalendarDateText): CalendarDateText =>
  subtractBankingDays(asOf, REVERSED_WITHIN);

/** So many days a difference is put off at most, because somebody was asked about it. */
export const MAX_ASK_DAYS = 30;

/** Whether a difference can be put off to this day. */
export const isLaterDay = (day: CalendarDateText | null | undefined, today: CalendarDateText): boolean =>
  typeof day === 'string' && day > today && day <= addDays(today, MAX_ASK_DAYS);
