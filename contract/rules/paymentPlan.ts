import * as m from '@locales/paymentPlans';
import { addDays, type CalendarDateText, formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import { CATCH_UP_BANKING_DAYS, placingTime } from './autopayTimes';
import { addBankingDays } from './bankingDays';
import type { BankHours } from './paySchedule';
import { isScheduledDay, scheduledDays, scheduledWindow } from './scheduled';

/** How far installments lie apart. */
export const planEvery = ['month', 'twoWeeks'] as const;

export const planStates = ['proposed', 'agreed', 'kept', 'broken', 'declined', 'lapsed', 'canceled'] as const;

/** Why a plan is broken. */
export const brokenReasons = ['returned', 'unpaid', 'noDebits'] as const;

/** How many installments a plan has. */
export const installmentCounts = { min: 2, max: 12 } as const;

/** Less is not worth a debit: docs/rules.md#payment-plans. */
const MIN_INSTALLMENT_CENTS = 25_00;

/** The first installment is due within so many days, as a promise is. */
const MAX_FIRST_DAYS = 30;

/** Of why one was declined or canceled, in characters. */
export const longestPlanReason = 500;

/** A proposal can be accepted so long. */
const PROPOSAL_MS = 7 * 86_400_000;

export interface PlanTerms {
  readonly totalCents: number;
  readonly count: number;
  readonly every: (typeof planEvery)[number];
  readonly firstDay: CalendarDateText;
}

export interface Installment {
  readonly day: CalendarDateText;
  readonly amountCents: number;
}

/** Equal cents, and what cannot be divided in the first one; the days are banking days: docs/rules.md#payment-plans. */
export function installmentsOf({ totalCents, count, every, firstDay }: PlanTerms): readonly Installment[] {
  const each = Math.floor(totalCents / count);
  return daysOf({ count, every, firstDay }).map((day, at) => ({
    day,
    amountCents: at === 0 ? totalCents - each * (count - 1) : each,
  }));
}

function daysOf({ count, every, firstDay }: Omit<PlanTerms, 'totalCents'>): readonly CalendarDateText[] {
  if (every === 'month')
    return scheduledDays({ repeats: 'monthly', firstDay, untilDay: null, times: count }, '9999-12-31');
  return Array.from({ length: count }, (_, at) => addBankingDays(addDays(firstDay, 14 * at), 0));
}

/** What a plan may be, at a moment. In cents. */
interface PlanLimits {
  readonly window: { readonly min: CalendarDateText; readonly max: CalendarDateText };
  /** What is to be paid of what is past due. */
  readonly pastDueCents: number;
  /** The most that the company takes in one payment. */
  readonly maxPaymentCents: number;
}

/** The days on which a first installment can be. */
export function planWindow(now: Date, today: CalendarDateText, hours: BankHours): PlanLimits['window'] {
  const { min } = scheduledWindow(now, today, hours);
  return { min, max: addDays(today, MAX_FIRST_DAYS) };
}

/** Whether there is enough past due for the smallest plan. */
export const canPlan = (pastDueCents: number): boolean =>
  pastDueCents >= MIN_INSTALLMENT_CENTS * installmentCounts.min;

type Problems = { readonly [field in keyof PlanTerms]?: string };

/** What is wrong with the terms of a plan, by field; empty where nothing is. */
export function planProblems(
  { totalCents, count, firstDay }: Omit<PlanTerms, 'every'>,
  { window, pastDueCents, maxPaymentCents }: PlanLimits,
): Problems {
  const { min, max } = installmentCounts;
  const isCount = Number.isInteger(count) && count >= min && count <= max;
  const wrongTotal = isCount ? totalProblem(totalCents, count, { pastDueCents, maxPaymentCents }) : undefined;
  return {
    ...(!isCount && { count: m.countBetween({ min, max }) }),
    ...(wrongTotal && { totalCents: wrongTotal }),
    ...(!isScheduledDay(firstDay, window) && {
      firstDay: m.firstDayBetween({ min: formatDate(window.min), max: formatDate(window.max) }),
    }),
  };
}

function totalProblem(
  totalCents: number,
  count: number,
  { pastDueCents, maxPaymentCents }: Omit<PlanLimits, 'window'>,
): string | undefined {
  if (totalCents > pastDueCents) return m.totalUpTo({ sum: formatMoney(pastDueCents) });
  const each = Math.floor(totalCents / count);
  if (each < MIN_INSTALLMENT_CENTS) return m.installmentFrom({ least: formatMoney(MIN_INSTALLMENT_CENTS) });
  return totalCents - each * (count - 1) > maxPaymentCents
    ? m.installmentUpTo({ most: formatMoney(maxPaymentCents) })
    : undefined;
}

/** When a proposal lapses: after seven days, and before its first installment would be placed. */
export function lapsesAt(proposedAt: Date, firstDay: CalendarDateText, hours: BankHours): Date {
  const usual = new Date(proposedAt.getTime() + PROPOSAL_MS);
  const placed = placingTime(firstDay, hours);
  return usual < placed ? usual : placed;
}

/** The last day on which an installment is not late: a debit may be caught up as long. */
export const graceDay = (day: CalendarDateText): CalendarDateText =>
  addBankingDays(day, CATCH_UP_BANKING_DAYS);

/** How a plan stands by the books. In cents. */
export interface PlanProgress {
  readonly installments: readonly (Installment & {
    /** Its debit came back. */
    readonly isReturned: boolean;
  })[];
  /** Payments that were posted since it was agreed, of whatever way. */
  readonly postedCents: number;
  /** Requests of payments since then that are not booked yet. */
  readonly onItsWayCents: number;
  /** What is past due on the account by the books, with what is disputed or on its way. */
  readonly pastDueCents: number;
  /** What is to be paid of that, credits taken off. */
  readonly payNowCents: number;
  /** Its installments cannot be debited any more: docs/rules.md#payment-plans. */
  readonly isStopped: boolean;
}

/**
 * Whether a plan is kept, or broken and why; or goes on. Late is an installment only by books that know its last day.
 * @param asOf the day that the ERP's figures speak of; undefined before there are any
 */
export function planOutcome(
  { installments, postedCents, onItsWayCents, pastDueCents, payNowCents, isStopped }: PlanProgress,
  { today, asOf }: { readonly today: CalendarDateText; readonly asOf: CalendarDateText | undefined },
): 'agreed' | 'kept' | (typeof brokenReasons)[number] {
  const paid = postedCents + onItsWayCents;
  if (asOf === undefined) return 'agreed';
  if (postedCents >= sum(installments) || pastDueCents === 0) return 'kept';
  if (payNowCents <= 0) return 'agreed';
  const isShort = (last: number) => paid < sum(installments.slice(0, last + 1));
  const isLate = ({ day }: Installment) => {
    const last = graceDay(day);
    return today > last && asOf >= last;
  };
  if (isShort(installments.findLastIndex(({ isReturned }) => isReturned))) return 'returned';
  if (isShort(installments.findLastIndex(isLate))) return 'unpaid';
  return isStopped && isShort(installments.length - 1) ? 'noDebits' : 'agreed';
}

const sum = (parts: readonly Installment[]): number =>
  parts.reduce((cents, { amountCents }) => cents + amountCents, 0);

/** How many installments are paid, from the first on, and what is left of all. */
export function planPaid(
  installments: readonly Installment[],
  postedCents: number,
): { readonly paidCount: number; readonly leftCents: number } {
  let rest = postedCents;
  let paidCount = 0;
  for (const { amountCents } of installments) {
    if (rest < amountCents) break;
    rest -= amountCents;
    paidCount += 1;
  }
  return { paidCount, leftCents: Math.max(0, sum(installments) - postedCents) };
}
