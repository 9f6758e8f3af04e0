import type { CalendarDateText } from '@contract/format/date';
import type { InterestTerms } from '@contract/rules/depositInterest';
import { microText } from './exact';

/** What the plan pays from a day on, whatever the balance. */
export interface Rate {
  readonly from: CalendarDateText;
  /** Millionths a year: 42 500 is 4.25 %. */
  readonly rateMicro: number;
}

/** The demo's plan: actual days over 365 whatever the year, one tier, no minimum. */
export const interestTerms = (rates: readonly Rate[]): InterestTerms => ({
  rates: rates.map(({ from, rateMicro }) => ({
    effectiveFrom: from,
    tiers: [{ fromCents: 0, annualRate: microText(rateMicro) }],
  })),
  dayCount: 'ACT_365F',
  tiers: 'marginal',
  minToEarnCents: 0,
});
