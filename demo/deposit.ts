import type { CalendarDateText } from '@contract/format/date';
import { interestFor, type InterestTerms } from '@contract/rules/depositInterest';
import { dateInMonth, lastOfMonth, monthNumber, plusDays } from './calendar';
import { microText, percentText } from './exact';

/** What the plan pays from a day on, whatever the balance. */
export interface Rate {
  readonly from: CalendarDateText;
  /** Millionths a year: 42 500 is 4.25 %. */
  readonly rateMicro: number;
}

/** The demo's plan: actual days over 365 whatever the year, one tier, no minimum. */
const interestTerms = (rates: readonly Rate[]): InterestTerms => ({
  rates: rates.map(({ from, rateMicro }) => ({
    effectiveFrom: from,
    tiers: [{ fromCents: 0, annualRate: microText(rateMicro) }],
  })),
  dayCount: 'ACT_365F',
  tiers: 'marginal',
  minToEarnCents: 0,
});

type DepositKind =
  | 'deposit'
  | 'withdrawalCheck'
  | 'withdrawalAch'
  | 'transferOut'
  | 'transferIn'
  | 'interest'
  | 'settlementProceeds'
  | 'fee'
  | 'adjustment'
  | 'reversal';

/** A movement of a deposit account before it has a place in the ledger; `cents` in, or out when negative. */
export interface DepositEvent {
  readonly effectiveDate: CalendarDateText;
  readonly cents: number;
  readonly postingDate: CalendarDateText;
  readonly kind: DepositKind;
  readonly description: string;
  readonly checkNo?: string;
  readonly reference?: string;
}

export interface DepositPlan {
  readonly savId: string;
  readonly accountNo: string;
  readonly title: string;
  readonly openedOn: CalendarDateText;
  readonly holdCents: number;
  readonly minBalanceCents: number;
  readonly nominee: string;
  readonly events: readonly DepositEvent[];
}

interface DepositRow extends DepositEvent {
  readonly seq: number;
  readonly balanceAfter: number;
}

export interface DepositLedger {
  readonly plan: DepositPlan;
  readonly rows: readonly DepositRow[];
  readonly balance: number;
  readonly accrued: number;
  readonly interestYtd: number;
  readonly interestPriorYear: number;
}

const percent = (rateMicro: number): string => `${percentText(rateMicro).slice(0, -2)}%`;

/** What a month's interest is called, with both rates where it changed within the month. */
function interestWords(rates: readonly Rate[], first: CalendarDateText, last: CalendarDateText): string {
  const before = rates.findLast(({ from }) => from <= first)!;
  const after = rates.findLast(({ from }) => from <= last)!;
  if (before === after) return `Interest ${percent(after.rateMicro)}`;
  return `Interest ${percent(before.rateMicro)}, ${percent(after.rateMicro)} from ${after.from}`;
}

/**
 * Keeps the ledger of a deposit account: interest is posted on the last day of each month, and a movement that
 * arrives with an effective day in a month already paid brings the difference with it on its own posting day.
 */
export function keepDeposit(
  plan: DepositPlan,
  rates: readonly Rate[],
  asOf: CalendarDateText,
): DepositLedger {
  const terms = interestTerms(rates);
  const posted: DepositEvent[] = [];
  const paid = new Map<number, number>();
  const waiting = plan.events.filter((event) => event.postingDate <= asOf);
  waiting.sort((a, b) => (a.postingDate < b.postingDate ? -1 : a.postingDate > b.postingDate ? 1 : 0));

  function correct(event: DepositEvent): void {
    for (const [month, cents] of paid) {
      if (month < monthNumber(event.effectiveDate)) continue;
      const last = lastOfMonth(month);
      // The month's own interest was added after its last day had earned.
      const earning = posted.filter(
        ({ kind, effectiveDate }) => kind !== 'interest' || effectiveDate !== last,
      );
      // Posted interest is never edited: what an entry that came late changes is posted beside it.
      const difference = interestFor(earning, terms, dateInMonth(month, 1), last) - cents;
      if (difference === 0) continue;
      paid.set(month, cents + difference);
      posted.push({
        kind: 'interest',
        effectiveDate: event.postingDate,
        postingDate: event.postingDate,
        cents: difference,
        description: `Interest correction ${dateInMonth(month, 1).slice(0, 7)}`,
      });
    }
  }

  for (let month = monthNumber(plan.openedOn); month <= monthNumber(asOf); month++) {
    const last = lastOfMonth(month);
    while (waiting[0] && waiting[0].postingDate <= last) {
      const event = waiting.shift()!;
      posted.push(event);
      correct(event);
    }
    if (last > asOf) continue;
    const first = dateInMonth(month, 1);
    const cents = interestFor(posted, terms, first, last);
    paid.set(month, cents);
    if (cents === 0) continue;
    const description = interestWords(rates, first, last);
    posted.push({ kind: 'interest', effectiveDate: last, postingDate: last, cents, description });
  }
  return summed(plan, posted, rates, asOf);
}

function summed(
  plan: DepositPlan,
  posted: readonly DepositEvent[],
  rates: readonly Rate[],
  asOf: CalendarDateText,
): DepositLedger {
  let balance = 0;
  const rows = posted.map((event, index) => {
    balance += event.cents;
    return { ...event, seq: index + 1, balanceAfter: balance };
  });
  const interestOf = (year: number) =>
    posted
      .filter((event) => event.kind === 'interest' && event.postingDate.startsWith(`${year}-`))
      .reduce((sum, { cents }) => sum + cents, 0);
  const year = Number(asOf.slice(0, 4));
  const first = dateInMonth(monthNumber(asOf), 1);
  const monthEnded = plusDays(asOf, 1).endsWith('-01');
  return {
    plan,
    rows,
    balance,
    accrued: monthEnded ? 0 : interestFor(posted, interestTerms(rates), first, asOf),
    interestYtd: interestOf(year),
    interestPriorYear: interestOf(year - 1),
  };
}
