import * as m from '@locales/checks';
import { addDays, type CalendarDateText } from '../format/date';
import { formatMoney } from '../format/money';
import type { PayableAccount } from '../payable/schema';
import { dayProblem } from './day';
import { type ChosenDocument, type PayPlan, payPlan } from './payPlan';
import { type PayNotice, payNotices, type PayProblem, payProblems } from './payProblems';

/** A check that the ERP has not booked so many days after its day has lapsed: docs/rules.md#announced-checks. */
const CHECK_LAPSE_DAYS = 30;

/** Banking days that a check may take from its day until the ERP books it, where it names no number. */
export const CHECK_MAIL_DAYS = 15;

/** More than any check: a slip of the finger, in cents. The company's limits are for money that it moves itself. */
export const MAX_CHECK_CENTS = 999_999_999;

/** A check's number without the zeros before it, so that 001042 is 1042; undefined where it is no such number. */
export const plainCheckNo = (typed: string): string | undefined =>
  /^0*([1-9][0-9]*)$/.exec(typed.length <= 10 ? typed : '')?.[1];

/** What is wrong with a number, in words for its field; undefined where nothing is. */
export const checkNoProblem = (typed: string): string | undefined =>
  plainCheckNo(typed) === undefined ? m.checkNoDigits() : undefined;

/** The number in what the ERP notes of a check ("1042", "Ck #001042"); undefined where it tells none, or several. */
export function checkNoIn(reference: string | null): string | undefined {
  const [digits, other] = reference?.match(/[0-9]+/g) ?? [];
  return digits === undefined || other !== undefined ? undefined : plainCheckNo(digits);
}

/** The last day on which a check of some day may still be booked before it lapses. */
export const lastCheckDay = (day: CalendarDateText): CalendarDateText => addDays(day, CHECK_LAPSE_DAYS);

/** The days that a check can be of: none to come, and none that it would have lapsed since. */
export const checkDays = (today: CalendarDateText) => ({
  min: addDays(today, -CHECK_LAPSE_DAYS),
  max: today,
});

/** What is wrong with the day of a check, in words; undefined where nothing is. */
export const checkDayProblem = (day: CalendarDateText, today: CalendarDateText): string | undefined =>
  dayProblem(day, checkDays(today));

interface WrittenCheck {
  readonly amountCents: number;
  /** The invoices that it is for. What they leave of it has no invoice and stays on the account. */
  readonly chosen: readonly ChosenDocument[];
}

/** What a check comes to: its invoices as of its day, and the rest on account. The rest is below zero where it is too little. */
export function checkPlan(
  account: PayableAccount,
  { amountCents, chosen }: WrittenCheck,
  day: CalendarDateText,
): PayPlan {
  const plan = payPlan(account, { mode: 'selected', chosen }, day);
  const onAccountCents = amountCents - plan.totalCents;
  return {
    ...plan,
    // As an amount that was chosen: nobody has to say why an invoice is paid in part.
    mode: 'amount',
    onAccountCents,
    totalCents: amountCents,
    balanceAfterCents: plan.balanceAfterCents - onAccountCents,
  };
}

/** Why a check cannot be announced so; empty if it can. */
export function checkProblems(account: PayableAccount, plan: PayPlan): PayProblem[] {
  const problems = payProblems(asWritten(account), plan);
  if (plan.onAccountCents >= 0) return problems;
  const { totalCents: amount, onAccountCents } = plan;
  const message = m.invoicesOverCheck({ amount: formatMoney(amount), over: formatMoney(-onAccountCents) });
  return [...problems, { message }];
}

/** What somebody is told before a check is announced. Only what would be paid twice has to be confirmed. */
export const checkNotices = (account: PayableAccount, plan: PayPlan): PayNotice[] =>
  payNotices(asWritten(account), { ...plan, mode: 'selected', onAccountCents: 0 });

/** The account with the limits that hold for a check, which is written already: none but that it is one. */
const asWritten = (account: PayableAccount): PayableAccount => ({
  ...account,
  settings: {
    ...account.settings,
    maxPaymentCents: MAX_CHECK_CENTS,
    secondApprovalCents: Number.POSITIVE_INFINITY,
    allowPartial: true,
    allowOverpay: true,
  },
});
