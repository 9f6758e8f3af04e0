import type { FormikErrors } from 'formik';
import * as m from '@locales/makePayment';
import * as rules from '@locales/payRules';
import { formatMoney } from '@contract/format/money';
import type { PayableAccount } from '@contract/payable/schema';
import { bankClosure, isBankingDay } from '@contract/rules/bankingDays';
import { dayProblem, type DayRule } from '@contract/rules/day';
import { money } from '@contract/rules/money';
import type { PayWindow } from '@contract/rules/payDates';
import { payPlan, type PayPlan } from '@contract/rules/payPlan';
import { payProblems } from '@contract/rules/payProblems';
import type { PaySource } from './paySources';
import { choicesOf, type PaymentValues } from './paymentValues';

interface Checked {
  readonly account: PayableAccount;
  readonly sources: readonly PaySource[];
  readonly windowOf: (source: PaySource | undefined) => PayWindow;
}

/** The days that can be chosen, with the name of the holiday where banks are closed. */
export const payDayRule = ({ min, max }: PayWindow, fromBank: boolean, day: string): DayRule => ({
  min,
  max,
  isOpen: (one) => !fromBank || isBankingDay(one),
  closed: (words) => rules.banksClosed({ day: words, reason: bankClosure(day) ?? rules.weekend() }),
});

/** The source that a form names; undefined where it names none that is there. */
export const sourceIn = (values: PaymentValues, sources: readonly PaySource[]): PaySource | undefined =>
  sources.find(({ id }) => id === values.source);

/** What the form comes to on its day, or on the first possible one while it names none. */
export const planOf = (account: PayableAccount, values: PaymentValues, first: string): PayPlan =>
  payPlan(account, choicesOf(values), values.payDate || first);

/** What is wrong with the form, by field. */
export function paymentErrors(
  values: PaymentValues,
  { account, sources, windowOf }: Checked,
): FormikErrors<PaymentValues> {
  const source = sourceIn(values, sources);
  const window = windowOf(source);
  const rows: { amount?: string; reason?: string; note?: string }[] = [];
  const errors: Record<string, unknown> = {};
  if (values.mode === '') errors.mode = m.chooseWhat();
  if (values.mode === 'dueBy' && dayProblem(values.dueBy, {})) errors.dueBy = dayProblem(values.dueBy, {});
  const field = values.mode === 'prepay' ? 'prepayAmount' : 'amount';
  if (values.mode === 'prepay' || values.mode === 'amount') {
    const wrong = unreadAmount(values[field]);
    if (wrong) errors[field] = wrong;
  }
  if (values.mode === 'selected') {
    for (const [at, { chosen, partly, amount }] of values.rows.entries()) {
      const message = chosen && partly ? unreadAmount(amount) : undefined;
      if (message) rows[at] = { amount: message };
    }
  }
  const plan = planOf(account, values, window.min);
  for (const { invoiceNo, part = 'amount', message } of values.mode === ''
    ? []
    : payProblems(account, plan)) {
    const at = values.rows.findIndex((row) => row.invoiceNo === invoiceNo);
    if (at >= 0 && values.mode === 'selected') rows[at] = { [part]: message, ...rows[at] };
    else {
      // What is wrong with no entry alone stands below them all.
      const total = values.mode === 'amount' || values.mode === 'prepay' ? field : 'rows';
      errors[total] ??= message;
    }
  }
  if (rows.length > 0) errors.rows = rows;
  const trouble = sourceTrouble(source, plan.totalCents);
  if (trouble) errors.source = trouble;
  const day = dayProblem(values.payDate, payDayRule(window, source?.internal !== true, values.payDate));
  if (day) errors.payDate = values.payDate === '' ? m.choosePayDate() : day;
  return errors;
}

function sourceTrouble(source: PaySource | undefined, totalCents: number): string | undefined {
  if (!source) return m.chooseSource();
  if (source.trouble) return source.trouble;
  if (source.mostCents === undefined || totalCents <= source.mostCents) return undefined;
  return m.sourceAtMost({ source: source.name, amount: formatMoney(source.mostCents) });
}

/** What is wrong with an amount by itself: nothing was typed, or nothing that can be read. */
export function unreadAmount(amount: number | string): string | undefined {
  try {
    money()
      .required(m.enterAmount)
      .validateSync(amount === '' ? undefined : amount);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** All that is wrong with a form, without its fields. */
export const errorWords = (errors: unknown): string[] =>
  typeof errors === 'string' ? [errors] : Object.values(errors ?? {}).flatMap((error) => errorWords(error));
