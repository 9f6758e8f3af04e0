import { formatDate } from '../../../contract/format/date';
import { formatMoney } from '../../../contract/format/money';
import type { PayableDocument } from '../../../contract/payable';
import { discountOffered } from '../../../contract/rules/earlyPay';
import { isUsableCredit } from '../../../contract/rules/payableLeft';
import type { PayPlan, PlanLine } from '../../../contract/rules/payPlan';

/** What a document is called: "Invoice 104880". */
export function documentName(document: PayableDocument): string {
  const { invoiceNo, isFinanceCharge } = document;
  if (isUsableCredit(document)) return `Credit ${invoiceNo}`;
  return isFinanceCharge ? `Finance charge ${invoiceNo}` : `Invoice ${invoiceNo}`;
}

/**
 * The discount of a document on the plan's day: "$48.00 by Apr 20, 2026"; '' where there is none. What is more where
 * nothing stays past due is told beside it, and of a line what it takes where that is less.
 */
export function discountWords(
  document: PayableDocument,
  { payDate, accountIsCurrent }: Pick<PayPlan, 'payDate' | 'accountIsCurrent'>,
  line: PlanLine | undefined,
): string {
  const offer = discountOffered(document, payDate, accountIsCurrent);
  const ifCurrent = discountOffered(document, payDate, true);
  const by = ({ cents, rung }: NonNullable<typeof offer>) =>
    `${formatMoney(cents)} by ${formatDate(rung.throughDate)}`;
  const taken = line?.discountCents ?? 0;
  const isPart = line !== undefined && offer !== undefined && taken < offer.cents;
  return [
    isPart && (taken > 0 ? `${formatMoney(taken)} on this part` : 'None on this part'),
    offer && (isPart ? `${by(offer)} if all that is left is paid` : by(offer)),
    ifCurrent && ifCurrent.cents > (offer?.cents ?? 0) && `${by(ifCurrent)} if past-due items are paid too`,
  ]
    .filter(Boolean)
    .join('; ');
}
