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

/** One of the days that are worth a look. */
export interface PayDay {
  readonly day: CalendarDateText;
  readonly totalCents: number;
  readonly discountCents: number;
  /** What the discount is worth a year against paying on the last of the days: "36.9"; null where it is nothing. */
  readonly annualPercent: string | null;
}

/** When the bank's files go, for an account of the company. */
export const bankHours = ({
  settings,
  booksZone,
}: Pick<PayableAccount, 'settings' | 'booksZone'>): BankHours => ({
  cutoff: settings.cutoff,
  leadBankingDays: settings.leadBankingDays,
  booksZone,
});

/** The days on which a payment may be made: from a bank account the file has to be caught, from the plan any day. */
export function payWindow(account: PayableAccount, today: CalendarDateText, fromBank: boolean): PayWindow {
  const min = fromBank ? earliestPayDate(new Date(account.now), bankHours(account)) : today;
  return { min, max: addDays(today, account.settings.mostDaysAhead) };
}

/** The last day up to a day on which banks work. */
export const bankingDayBy = (day: CalendarDateText): CalendarDateText =>
  isBankingDay(day) ? day : subtractBankingDays(addBankingDays(day, 0), 1);

/** The days that a discount or something due gives a meaning, soonest first: at most six. */
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

/** What is lost by paying later than a day, and after which; undefined where nothing is. */
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
 * The last days of what a plan pays: of its discounts, of being paid in time, and before something else falls due, since
 * some discounts are for those alone who owe nothing late. What falls due after all of them takes nothing away.
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
