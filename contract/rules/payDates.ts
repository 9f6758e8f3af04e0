import { addDays, type CalendarDateText, daysBetween } from '../format/date';
import type { PayableAccount } from '../payable/schema';
import { addBankingDays, isBankingDay, subtractBankingDays } from './bankingDays';
import { type PayChoices, type PayPlan, payPlan } from './payPlan';
import { percentOf } from './percent';
import { type BankHours, earliestPayDate } from './paySchedule';

/** Between which days a payment may be made, both allowed. */
export interface PayWindow {
  readonly min: CalendarDateText;
  readonly max: CalendarDateText;
}

/** One of the days worth choosing: docs/rules.md#best-days. */
export interface PayDay {
  readonly day: CalendarDateText;
  readonly totalCents: number;
  readonly discountCents: number;
  /** What paying now instead of on the last day is worth, in percent a year: "36.9"; null if nothing. */
  readonly annualPercent: string | null;
}

/** When the bank's files go out. */
export const bankHours = ({
  settings,
  booksZone,
}: Pick<PayableAccount, 'settings' | 'booksZone'>): BankHours => ({
  cutoff: settings.cutoff,
  leadBankingDays: settings.leadBankingDays,
  booksZone,
});

/** The days on which a payment may be made. From a bank account the first one is that of the next file. */
export function payWindow(account: PayableAccount, today: CalendarDateText, fromBank: boolean): PayWindow {
  const min = fromBank ? earliestPayDate(new Date(account.now), bankHours(account)) : today;
  return { min, max: addDays(today, account.settings.mostDaysAhead) };
}

/** The last banking day on or before a day. */
export const bankingDayBy = (day: CalendarDateText): CalendarDateText =>
  isBankingDay(day) ? day : subtractBankingDays(addBankingDays(day, 0), 1);

/** The days on which a discount ends or something falls due, soonest first, at most six: docs/rules.md#best-days. */
export function bestDays(account: PayableAccount, choices: PayChoices, { min, max }: PayWindow): PayDay[] {
  const ends = endsOf(account, payPlan(account, choices, min));
  const days = [...new Set([min, ...ends.map((end) => bankingDayBy(end))])]
    .filter((day) => day >= min && day <= max)
    .toSorted();
  const plans = days.map((day) => payPlan(account, choices, day));
  const last = plans.at(-1);
  return plans
    .filter(
      (plan, at) => at === 0 || at === plans.length - 1 || plan.discountCents > plans[at + 1]!.discountCents,
    )
    .slice(0, MOST_DAYS)
    .map((plan) => ({
      day: plan.payDate,
      totalCents: plan.totalCents,
      discountCents: plan.discountCents,
      annualPercent: last ? worthAYear(plan, last) : null,
    }));
}

/** The next discount that is lost by paying later, and its last day; undefined if none is. */
export function nextLoss(
  account: PayableAccount,
  choices: PayChoices,
  plan: PayPlan,
): { readonly after: CalendarDateText; readonly cents: number } | undefined {
  for (const after of [...new Set(endsOf(account, plan))].filter((end) => end >= plan.payDate).toSorted()) {
    const later = payPlan(account, choices, addDays(after, 1));
    const cents = plan.discountCents - later.discountCents;
    if (cents > 0) return { after, cents };
  }
  return undefined;
}

/**
 * The days after which a plan gets worse: the ends of its discounts, its due dates, and the due dates of other documents,
 * because some discounts need a current account. Due dates after all of the plan's own days change nothing.
 */
function endsOf(account: PayableAccount, plan: PayPlan): CalendarDateText[] {
  const own = plan.lines
    .filter(({ document }) => document.openCents > 0)
    .flatMap(({ document: { rungs, dueDate } }) =>
      rungs.map(({ throughDate }) => throughDate).concat(dueDate),
    );
  const last = own.toSorted().at(-1) ?? '';
  const others = account.documents
    .filter(({ openCents, deferred, dueDate }) => openCents > 0 && !deferred && dueDate < last)
    .map(({ dueDate }) => dueDate);
  return [...own, ...others];
}

const MOST_DAYS = 6;
const YEAR = 365;

function worthAYear(early: PayPlan, late: PayPlan): string | null {
  const days = daysBetween(early.payDate, late.payDate);
  const more = early.discountCents - late.discountCents;
  return days <= 0 || more <= 0 ? null : percentOf(more * YEAR, early.totalCents * days);
}
