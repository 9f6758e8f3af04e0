import * as m from '@locales/depositPlan';
import type { DepositTransaction } from '@contract/accounts/schema';
import type { EntryTotals, Plan } from '@contract/depositPlan/schema';
import { addDays, formatDate } from '@contract/format/date';
import { tierWords } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { rateOn } from '@contract/rules/depositInterest';
import type { Span } from './span';

/** An amount or a rate with its name; strong ones are results. */
export interface Line {
  readonly name: string;
  readonly value: string;
  readonly strong?: true;
}

const money = (name: string, cents: number): Line => ({ name, value: formatMoney(cents) });
const result = (name: string, cents: number): Line => ({ ...money(name, cents), strong: true });

/** From one balance to the other, with interest apart. */
export function balanceLines(
  { openingCents, closingCents, inCents, outCents }: EntryTotals,
  entries: readonly DepositTransaction[],
  { from, to }: Span,
): Line[] {
  const interest = entries.filter(({ kind }) => kind === 'interest');
  const sum = (of: (row: DepositTransaction) => number) => interest.reduce((all, row) => all + of(row), 0);
  const [earned, corrected] = [sum((row) => row.inCents), sum((row) => row.outCents)];
  return [
    money(m.openingBalance({ date: formatDate(from) }), openingCents),
    money(m.paidIn(), inCents - earned),
    money(m.interestPosted(), earned - corrected),
    money(m.paidOut(), -(outCents - corrected)),
    result(m.closingBalance({ date: formatDate(to) }), closingCents),
  ];
}

/** Whether the rows lead from one balance to the other, which are the ERP's. */
export const addsUp = ({ openingCents, closingCents, inCents, outCents }: EntryTotals): boolean =>
  openingCents + inCents - outCents === closingCents;

/** What of the money is free now, as the page says it. */
export const availableLines = (plan: Plan): Line[] => [
  money(m.ledgerBalance(), plan.ledgerCents),
  ...plan.requests.map(({ requestNo, amountCents }) =>
    money(m.heldForRequest({ number: requestNo }), -amountCents),
  ),
  ...some(m.heldByUs(), -plan.erpHoldCents),
  ...some(m.minimumBalance(), -plan.minCents),
  result(m.available(), plan.availableCents),
];

/** What the money earns now, and has earned. */
export function interestLines(plan: Plan, asOf: string): Line[] {
  const rate = rateOn(plan.terms.rates, asOf);
  const year = Number(asOf.slice(0, 4));
  return [
    { name: m.rateInForce(), value: rate ? m.aYear({ rate: tierWords(rate.tiers) }) : m.noRate() },
    money(m.earnedSincePosting(), plan.accruedCents),
    money(m.interestSoFar({ year }), plan.interestYtdCents),
    money(m.interestInYear({ year: year - 1 }), plan.interestPriorYearCents),
  ];
}

/** The rates of a span of days, each with the days of it on which it held, and whether it is the newest known. */
export const ratesIn = (rates: Plan['terms']['rates'], { from, to }: Span) =>
  rates.flatMap(({ effectiveFrom, tiers }, at) => {
    const next = rates[at + 1]?.effectiveFrom;
    const first = effectiveFrom > from ? effectiveFrom : from;
    const last = next !== undefined && next <= to ? addDays(next, -1) : to;
    return first <= last
      ? [{ from: first, to: last, words: tierWords(tiers), inForce: next === undefined }]
      : [];
  });

const some = (name: string, cents: number): Line[] => (cents === 0 ? [] : [money(name, cents)]);
