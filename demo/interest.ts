import type { CalendarDateText } from '../contract/format/date';
import { dateOfDay, dayNumber } from './calendar';
import { divideHalfUp } from './exact';

/** A movement as interest sees it: cents in (or out, negative) that count from their effective day on. */
export interface Movement {
  readonly effectiveDate: CalendarDateText;
  readonly cents: number;
}

export interface Rate {
  readonly from: CalendarDateText;
  /** Millionths a year: 42 500 is 4.25 %. */
  readonly rateMicro: number;
}

/**
 * Interest in cents on the end-of-day balances from `first` to `last`, both included, at actual days over 365
 * whatever the year. It accrues unrounded and is rounded once, half a cent up; a balance below zero earns nothing.
 */
export function interestFor(
  movements: readonly Movement[],
  rates: readonly Rate[],
  first: CalendarDateText,
  last: CalendarDateText,
): number {
  let balance = 0;
  const later = new Map<CalendarDateText, number>();
  for (const { effectiveDate, cents } of movements) {
    if (effectiveDate < first) balance += cents;
    else later.set(effectiveDate, (later.get(effectiveDate) ?? 0) + cents);
  }
  let earned = 0n;
  for (let day = dayNumber(first); day <= dayNumber(last); day++) {
    const date = dateOfDay(day);
    balance += later.get(date) ?? 0;
    const rate = rates.findLast(({ from }) => from <= date)?.rateMicro ?? 0;
    if (balance > 0) earned += BigInt(balance) * BigInt(rate);
  }
  return divideHalfUp(earned, 365_000_000n);
}
