import { addDays, type CalendarDateText } from '../format/date';
import type { PayableAccount } from '../payable/schema';
import { placingTime } from './autopayTimes';
import { addBankingDays, isBankingDay } from './bankingDays';
import { reachesCutoff } from './cutoff';
import { type AutopayMoney, type AutopayPlan, type DebitDays, debitPlan } from './debitPlan';
import { type BankHours, earliestPayDate } from './paySchedule';

/** What is paid of what is open on the day: all, what is past due, chosen invoices, or an amount of it. */
export const scheduledCovers = ['all', 'pastDue', 'invoices', 'amount'] as const;

export const scheduledRepeats = ['once', 'monthly'] as const;

/** The first day lies at most so many days ahead. */
const MOST_DAYS_AHEAD = 365;

export interface ScheduledTerms {
  readonly covers: (typeof scheduledCovers)[number];
  /** Chosen invoices; empty where it covers others. */
  readonly invoices: readonly string[];
  /** The most per payment in cents; of an amount, that amount. */
  readonly capCents: number;
  readonly repeats: (typeof scheduledRepeats)[number];
  readonly firstDay: CalendarDateText;
  /** No payment after it, and no more than so many; null where nothing ends it. */
  readonly untilDay: CalendarDateText | null;
  readonly times: number | null;
}

/**
 * The days of a scheduled payment through a day, soonest first. Monthly on the same day of the month, or on the last day of
 * a month that is too short; where banks are closed, on the next banking day: docs/rules.md#scheduled-payments.
 */
export function scheduledDays(
  { repeats, firstDay, untilDay, times }: Omit<ScheduledTerms, 'covers' | 'invoices' | 'capCents'>,
  through: CalendarDateText,
): readonly CalendarDateText[] {
  const most = repeats === 'once' ? 1 : (times ?? Number.MAX_SAFE_INTEGER);
  const last = untilDay !== null && untilDay < through ? untilDay : through;
  const days: CalendarDateText[] = [];
  while (days.length < most) {
    const day = addBankingDays(monthsLater(firstDay, days.length), 0);
    if (day > last) break;
    days.push(day);
  }
  return days;
}

/** The same day so many months later, or the last day of that month. */
function monthsLater(day: CalendarDateText, months: number): CalendarDateText {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + month - 1 + months;
  const first = (of: number): CalendarDateText =>
    `${Math.floor(of / 12)}-${String((of % 12) + 1).padStart(2, '0')}-01`;
  const wanted = addDays(first(count), dayOfMonth - 1);
  const lastOfMonth = addDays(first(count + 1), -1);
  return wanted < lastOfMonth ? wanted : lastOfMonth;
}

/** The days that a first payment can be scheduled for: its request is not yet to be placed. */
export function scheduledWindow(
  now: Date,
  today: CalendarDateText,
  hours: BankHours,
): { readonly min: CalendarDateText; readonly max: CalendarDateText } {
  let min = earliestPayDate(now, hours);
  while (!reachesCutoff(now, placingTime(min, hours))) min = addBankingDays(min, 1);
  return { min, max: addDays(today, MOST_DAYS_AHEAD) };
}

/** Whether a payment can be scheduled for a day first. */
export const isScheduledDay = (
  day: CalendarDateText,
  { min, max }: { readonly min: CalendarDateText; readonly max: CalendarDateText },
): boolean => day >= min && day <= max && isBankingDay(day);

/** What the payment of a day comes to, of what is open when it is reckoned. */
export function scheduledPlan(
  account: PayableAccount,
  { covers, invoices }: Pick<ScheduledTerms, 'covers' | 'invoices'>,
  money: AutopayMoney,
  days: DebitDays,
): AutopayPlan {
  const chosen = new Set(invoices);
  return debitPlan(account, money, days, ({ invoiceNo, deferred, dueDate }) => {
    switch (covers) {
      case 'pastDue':
        return !deferred && dueDate < days.runDay;
      case 'invoices':
        return chosen.has(invoiceNo);
      default:
        return true;
    }
  });
}
