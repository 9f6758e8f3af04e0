import * as rules from '@locales/payRules';
import * as m from '@locales/requests';
import type { PaymentBody } from '@contract/notifications/schema';
import type { PayableAccount } from '@contract/payable/schema';
import { askedPlan, askedProblems } from '@contract/rules/askedPlan';
import { payNotices } from '@contract/rules/payProblems';
import { payPlan } from '@contract/rules/payPlan';
import { keptTargets } from '@contract/requests/targets';
import { about, confirmFirst, lookAgain, notYours } from '../errors';

type Line = PaymentBody['invoices'][number];

/** What a payment is made of, once it was found to be right. */
interface Allocated {
  readonly lines: readonly Line[];
  readonly grossCents: number;
  readonly discountCents: number;
  readonly creditCents: number;
  /** "3 invoices", "Prepay PP-1", "On account". */
  readonly target: string;
}

/** @throws ApiError in words where the lines are not what the mode, the account and the company's settings let them be */
export function allocated(
  account: PayableAccount,
  body: PaymentBody,
  totalCents: number,
  payDate: string,
): Allocated {
  const { mode, prepayContractNo, confirmed } = body;
  if (mode !== 'prepay' && prepayContractNo !== undefined) {
    throw about('prepayContractNo', m.contractWithoutPrepay());
  }
  const invoices =
    mode === 'amount' ? oldestFirst(account, body.invoices, totalCents, payDate) : [...body.invoices];
  const stranger = invoices.findIndex(
    ({ invoiceNo }) => !account.documents.some((document) => document.invoiceNo === invoiceNo),
  );
  if (stranger >= 0) {
    const { invoiceNo } = invoices[stranger]!;
    throw notYours(`invoices[${stranger}]`, rules.invoiceNotOpen({ invoiceNo }));
  }
  const asked = { mode, invoices, prepayContractNo, totalCents };
  const plan = askedPlan(account, asked, payDate);
  const [problem] = askedProblems(account, asked, plan);
  if (problem) {
    const at = invoices.findIndex(({ invoiceNo }) => invoiceNo === problem.invoiceNo);
    throw about(at >= 0 ? `invoices[${at}]` : 'amount', problem.message);
  }
  const toConfirm = payNotices(account, plan).filter(({ confirm }) => confirm);
  if (toConfirm.length > 0 && !confirmed) {
    throw confirmFirst(toConfirm.map(({ message }) => message).join(' '));
  }
  return {
    lines: invoices,
    grossCents: mode === 'prepay' ? totalCents : plan.grossCents,
    discountCents: plan.discountCents,
    creditCents: plan.creditCents,
    target: mode === 'prepay' ? keptTargets.prepay(prepayContractNo) : targetOf(invoices),
  };
}

/** The lines that an amount makes; what was shown must be the same. */
function oldestFirst(
  account: PayableAccount,
  shown: readonly Line[],
  amountCents: number,
  payDate: string,
): Line[] {
  const { lines } = payPlan(account, { mode: 'amount', amountCents }, payDate);
  const told = new Map(shown.map((line) => [line.invoiceNo, line]));
  const isSame =
    told.size === lines.length &&
    lines.every(({ invoiceNo, amountCents: cents, discountCents }) => {
      const line = told.get(invoiceNo);
      return line?.amountCents === cents && line.discountCents === discountCents;
    });
  if (!isSame && shown.length > 0) {
    throw lookAgain('invoices', m.dividedAnew());
  }
  return lines.map((line) => ({
    invoiceNo: line.invoiceNo,
    amountCents: line.amountCents,
    discountCents: line.discountCents,
  }));
}

/** What lines pay, in the words of the record. */
export function targetOf(lines: readonly Pick<Line, 'amountCents'>[]): string {
  const paid = lines.filter(({ amountCents }) => amountCents > 0).length;
  return paid === 0 ? keptTargets.onAccount : keptTargets.invoices(paid);
}
