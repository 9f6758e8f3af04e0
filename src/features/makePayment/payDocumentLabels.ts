import * as m from '@locales/makePayment';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PayableDocument } from '@contract/payable/schema';
import { discountOffered } from '@contract/rules/earlyPay';
import { isUsableCredit } from '@contract/rules/payableLeft';
import type { PayPlan, PlanLine } from '@contract/rules/payPlan';

/** What a document is called: "Invoice 104880". */
export function documentName(document: PayableDocument): string {
  const { invoiceNo: number, isFinanceCharge } = document;
  if (isUsableCredit(document)) return m.creditNamed({ number });
  return isFinanceCharge ? m.financeChargeNamed({ number }) : m.invoiceNamed({ number });
}

/** Whether it is called an invoice, which is what most documents are. */
export const isPlainInvoice = (document: PayableDocument): boolean =>
  !isUsableCredit(document) && !document.isFinanceCharge;

/** Why less is paid of an invoice, until somebody says otherwise. */
export const usualReason = 'later';

interface DiscountWords {
  /** What is to be had on the plan's day: "$48.00 by Apr 20, 2026"; of a part what it takes; '' where nothing is. */
  readonly now: string;
  /** What more would be, and how. */
  readonly more: readonly string[];
}

/** The discount of a document as the plan takes it, or would if the document were in it. */
export function discountWords(
  document: PayableDocument,
  { payDate, accountIsCurrent }: Pick<PayPlan, 'payDate' | 'accountIsCurrent'>,
  line: PlanLine | undefined,
): DiscountWords {
  const offer = discountOffered(document, payDate, accountIsCurrent);
  const ifCurrent = discountOffered(document, payDate, true);
  const by = ({ cents, rung }: NonNullable<typeof offer>) => ({
    amount: formatMoney(cents),
    date: formatDate(rung.throughDate),
  });
  const taken = line ? line.discountCents : (offer?.cents ?? 0);
  const isPart = offer !== undefined && taken < offer.cents;
  const more = [
    isPart && m.discountIfAll(by(offer)),
    ifCurrent && ifCurrent.cents > (offer?.cents ?? 0) && m.discountIfCurrent(by(ifCurrent)),
  ];
  const part = taken > 0 ? formatMoney(taken) : '';
  return {
    now: isPart ? part : offer ? m.discountBy(by(offer)) : '',
    more: more.flatMap((words) => words || []),
  };
}

/** From this width on the documents stand in columns; below it each is a card. */
export const asRows = '@container (min-width: 520px)';

/** The measures that the head and the rows of the documents share. */
export const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [asRows]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1.6fr) minmax(0, 1.6fr) minmax(0, 1.6fr)',
  },
} as const;
