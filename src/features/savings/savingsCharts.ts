import * as common from '@locales/common';
import * as m from '@locales/savings';
import type { Plan, PlanTerms } from '@contract/depositPlan/schema';
import { addMonths, formatDate, formatMonth } from '@contract/format/date';
import { tierWords } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { rateOn } from '@contract/rules/depositInterest';
import type { ChartTable } from '@/components/ChartFrame/ChartFrame';
import type { MonthlyChart } from '@/components/monthlyChart';

/** What the deposit accounts held at the end of each month, and the interest of the month. */
export function balanceChart(plans: readonly Pick<Plan, 'title' | 'months'>[]): MonthlyChart {
  const open = plans.filter(({ months }) => months.length > 0);
  const months = open[0]?.months.map(({ month }) => month) ?? [];
  const sum = (at: number, key: 'endCents' | 'interestCents') =>
    open.reduce((total, plan) => total + (plan.months[at]?.[key] ?? 0), 0);
  return {
    months,
    series: open.map((plan) => ({ label: plan.title, cents: plan.months.map(({ endCents }) => endCents) })),
    table: {
      head: [m.month(), common.balance(), m.interest()],
      rows: months.map((month, at) => [
        formatMonth(month),
        formatMoney(sum(at, 'endCents')),
        formatMoney(sum(at, 'interestCents')),
      ]),
    },
  };
}

/** A rate as it stood month by month. */
export interface RateLine {
  /** First days of months, in order. */
  readonly months: readonly string[];
  /** Per cent of the lowest tier; null before the first rate. */
  readonly percents: readonly (number | null)[];
  readonly table: ChartTable;
}

const MONTHS = 36;

/** The rate of the last three years as a line, and every change of it as a table. */
export function rateLine({ rates }: Pick<PlanTerms, 'rates'>, day: string): RateLine {
  const last = `${day.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(last, at + 1 - MONTHS));
  const endOf = (month: string) => (month === last ? day : addMonths(month, 1));
  return {
    months,
    percents: months.map((month) => percentOf(rateOn(rates, endOf(month))?.tiers[0]?.annualRate)),
    table: {
      head: [m.since(), m.yearlyRate()],
      rows: rates
        .filter(({ effectiveFrom }) => effectiveFrom <= day)
        .toReversed()
        .map(({ effectiveFrom, tiers }) => [formatDate(effectiveFrom), tierWords(tiers)]),
    },
  };
}

/** For a place on a chart alone: what is told is the rate's own text. */
const percentOf = (annualRate: string | undefined): number | null =>
  annualRate === undefined ? null : Number(annualRate) * 100;
