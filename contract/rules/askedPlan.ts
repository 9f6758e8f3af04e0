import * as m from '@locales/payRules';
import type { CalendarDateText } from '../format/date';
import { formatMoney } from '../format/money';
import type { PayableAccount } from '../payable/schema';
import type { PaymentBody } from '../notifications/schema';
import { payPlan, type PayPlan } from './payPlan';
import { type PayProblem, payProblems } from './payProblems';

/** A payment as it was sent: its lines with their amounts, and the total debit in cents. */
export interface AskedPayment extends Pick<PaymentBody, 'mode' | 'invoices' | 'prepayContractNo'> {
  readonly totalCents: number;
}

/** Modes in which a part of the money may have no invoice; it becomes unapplied credit. */
const mayLeaveARest: ReadonlySet<PaymentBody['mode']> = new Set(['statement', 'payoff', 'amount'] as const);

/** Computes a sent payment again from what is payable. Nothing that was sent is believed: docs/rules.md#pay-modes. */
export function askedPlan(account: PayableAccount, asked: AskedPayment, payDate: CalendarDateText): PayPlan {
  const { mode, invoices, prepayContractNo: contractNo, totalCents } = asked;
  if (mode === 'prepay') return payPlan(account, { mode, amountCents: totalCents, contractNo }, payDate);
  const plan = payPlan(account, { mode: 'selected', chosen: invoices }, payDate);
  const onAccountCents = totalCents - plan.totalCents;
  return {
    ...plan,
    mode,
    onAccountCents,
    totalCents,
    balanceAfterCents: plan.balanceAfterCents - onAccountCents,
  };
}

/** Why it cannot be done as it was sent; empty if it can. */
export function askedProblems(account: PayableAccount, asked: AskedPayment, plan: PayPlan): PayProblem[] {
  const { mode, invoices } = asked;
  const lines = new Map(plan.lines.map((line) => [line.invoiceNo, line]));
  const problems = invoices.flatMap(({ invoiceNo, discountCents }, at): PayProblem[] => {
    const line = lines.get(invoiceNo);
    if (!line) return [{ invoiceNo, message: m.invoiceNotOpen({ invoiceNo }) }];
    if (invoices.findIndex((one) => one.invoiceNo === invoiceNo) !== at) {
      return [{ invoiceNo, message: m.invoiceTwice({ invoiceNo }) }];
    }
    if (line.discountCents === discountCents) return [];
    const discount = formatMoney(line.discountCents);
    return [{ invoiceNo, message: m.discountDiffers({ invoiceNo, discount }) }];
  });
  if (mode === 'prepay' ? invoices.length > 0 : plan.onAccountCents !== 0 && !restAllowed(plan)) {
    problems.push({ message: m.linesDontAddUp() });
  }
  return [...problems, ...payProblems(account, plan)];
}

const restAllowed = ({ mode, onAccountCents }: PayPlan): boolean =>
  onAccountCents > 0 && mayLeaveARest.has(mode);
