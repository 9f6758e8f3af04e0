import { addDays, type CalendarDateText, daysBetween } from '../format/date';
import { roundHalfAwayFromZero } from './rounding';

/** Money into or out of a deposit account on a day. */
export interface InterestMovement {
  readonly effectiveDate: CalendarDateText;
  /** When a deposited check is collected, if that is later. It earns from then on. */
  readonly collectedOn?: CalendarDateText;
  /** Positive in, negative out. */
  readonly cents: number;
}

/** The rate of a year from an amount on, as decimal text: "0.0425" is 4.25 %. */
export interface RateTier {
  readonly fromCents: number;
  readonly annualRate: string;
}

/** The rates from a day on, until a newer entry. */
interface DepositRate {
  readonly effectiveFrom: CalendarDateText;
  /** Lowest first. */
  readonly tiers: readonly RateTier[];
}

type DayCount = 'ACT_365F' | 'ACT_360' | 'ACT_ACT';

/** The terms by which a balance earns: docs/rules.md#interest. */
export interface InterestTerms {
  /** Oldest first. Before the first one nothing is earned. */
  readonly rates: readonly DepositRate[];
  readonly dayCount: DayCount;
  /** Whether each part earns the rate of its tier, or all of it the highest one: docs/rules.md#interest-tiers. */
  readonly tiers: 'marginal' | 'whole';
  /** A balance below it earns nothing on that day. */
  readonly minToEarnCents: number;
}

/**
 * Interest in cents from `first` to `last`, both included. Each day earns on the collected balance at its end. The sum is
 * exact and rounded once. Below zero nothing is earned or charged. With a worked month: docs/rules.md#interest.
 */
export function interestFor(
  movements: readonly InterestMovement[],
  terms: InterestTerms,
  first: CalendarDateText,
  last: CalendarDateText,
): number {
  const counted = movements
    .map(({ effectiveDate, collectedOn = effectiveDate, cents }) => ({
      from: collectedOn > effectiveDate ? collectedOn : effectiveDate,
      cents,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  let next = 0;
  let balance = 0;
  let earned = 0n;
  for (const { from, days } of stretches([...counted, ...startsOf(terms, first, last)], first, last)) {
    for (; next < counted.length && counted[next]!.from <= from; next += 1) balance += counted[next]!.cents;
    earned +=
      yearsInterest(balance, from, terms) * BigInt(days) * (SHARES / daysOfYear(from, terms.dayCount));
  }
  return Number(roundHalfAwayFromZero(earned, RATE_UNIT * SHARES));
}

/** The rate in force on a day; undefined before the first one. */
export const rateOn = (rates: readonly DepositRate[], day: CalendarDateText): DepositRate | undefined =>
  rates.findLast(({ effectiveFrom }) => effectiveFrom <= day);

/**
 * Simple interest on an amount for some months at the rate of a day. Days are months × 365 / 12, rounded down.
 * $40,000 for 6 months at 4.25 % earn $847.67: docs/rules.md#projection.
 */
export const projectedInterest = (
  cents: number,
  months: number,
  { terms, day }: { readonly terms: InterestTerms; readonly day: CalendarDateText },
): number => {
  const today = rateOn(terms.rates, day);
  const days = Math.floor((months * 365) / 12);
  return interestFor(
    [{ effectiveDate: day, cents }],
    { ...terms, rates: today ? [today] : [] },
    day,
    addDays(day, days - 1),
  );
};

// Exact integers: rates in billionths, and a day as a share of 1,603,080, which 360, 365 and 366 all divide.
const RATE_UNIT = 1_000_000_000n;
const SHARES = 1_603_080n;

/** Splits a range into runs of days with one balance, one rate and one length of year. */
function stretches(
  changes: readonly { readonly from: CalendarDateText }[],
  first: CalendarDateText,
  last: CalendarDateText,
): { readonly from: CalendarDateText; readonly days: number }[] {
  if (last < first) return [];
  const within = changes.map(({ from }) => from).filter((from) => from > first && from <= last);
  const starts = [first, ...new Set(within.sort())];
  return starts.map((from, index) => ({
    from,
    days: daysBetween(from, starts[index + 1] ?? addDays(last, 1)),
  }));
}

function startsOf({ rates }: InterestTerms, first: CalendarDateText, last: CalendarDateText) {
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) },
    (_, index) => `${Number(first.slice(0, 4)) + index + 1}-01-01`,
  );
  return [...rates.map(({ effectiveFrom }) => effectiveFrom), ...years].map((from) => ({ from }));
}

/** What a balance earns in a whole year, in cents times `RATE_UNIT`. */
function yearsInterest(balance: number, day: CalendarDateText, terms: InterestTerms): bigint {
  if (balance <= 0 || balance < terms.minToEarnCents) return 0n;
  const tiers = (rateOn(terms.rates, day)?.tiers ?? []).filter(({ fromCents }) => fromCents <= balance);
  if (terms.tiers === 'whole') return BigInt(balance) * billionths(tiers.at(-1)?.annualRate ?? '0');
  return tiers.reduce((sum, { fromCents, annualRate }, index) => {
    const until = tiers[index + 1]?.fromCents ?? balance;
    return sum + BigInt(until - fromCents) * billionths(annualRate);
  }, 0n);
}

function daysOfYear(day: CalendarDateText, dayCount: DayCount): bigint {
  if (dayCount !== 'ACT_ACT') return dayCount === 'ACT_360' ? 360n : 365n;
  const year = day.slice(0, 4);
  return BigInt(daysBetween(`${year}-01-01`, `${year}-12-31`) + 1);
}

function billionths(rate: string): bigint {
  const match = /^([0-9]+)(?:\.([0-9]{1,9})0*)?$/.exec(rate);
  if (!match) throw new RangeError(`Not a rate: ${rate}`);
  return BigInt(`${match[1]}${(match[2] ?? '').padEnd(9, '0')}`);
}
