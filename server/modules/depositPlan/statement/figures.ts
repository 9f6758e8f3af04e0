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
    money(`Opening balance on ${formatDate(from)}`, openingCents),
    money('Paid in', inCents - earned),
    money('Interest posted', earned - corrected),
    money('Paid out', -(outCents - corrected)),
    result(`Closing balance on ${formatDate(to)}`, closingCents),
  ];
}

/** Whether the rows lead from one balance to the other, which are the ERP's. */
export const addsUp = ({ openingCents, closingCents, inCents, outCents }: EntryTotals): boolean =>
  openingCents + inCents - outCents === closingCents;

/** What of the money is free now, as the page says it. */
export const availableLines = (plan: Plan): Line[] => [
  money('Ledger balance', plan.ledgerCents),
  ...plan.requests.map(({ requestNo, amountCents }) => money(`Held for request ${requestNo}`, -amountCents)),
  ...some('Held by the company', -plan.erpHoldCents),
  ...some('Minimum balance', -plan.minCents),
  result('Available', plan.availableCents),
];

/** What the money earns now, and has earned. */
export function interestLines(plan: Plan, asOf: string): Line[] {
  const rate = rateOn(plan.terms.rates, asOf);
  const year = Number(asOf.slice(0, 4));
  return [
    { name: 'Rate in force', value: rate ? `${tierWords(rate.tiers)} a year` : 'None' },
    money('Earned since interest was posted last, not credited yet', plan.accruedCents),
    money(`Interest credited in ${year} so far`, plan.interestYtdCents),
    money(`Interest credited in ${year - 1}`, plan.interestPriorYearCents),
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
