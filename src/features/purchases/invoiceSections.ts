import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatPercent } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';

interface AmountRow {
  readonly label: string;
  /** Integer cents, signed as they lead to the sum below. */
  readonly cents: number;
  readonly sum?: true;
}

/** From subtotal to total to what is open. What is nothing is left out, the sums never. */
export function amountRows(invoice: Invoice): AmountRow[] {
  const parts = (rows: readonly AmountRow[]) => rows.filter(({ cents }) => cents !== 0);
  return [
    { label: 'Subtotal', cents: invoice.subtotalCents },
    ...parts([
      { label: 'Discount', cents: 0 - invoice.discountCents },
      { label: 'Tax', cents: invoice.taxCents },
      { label: 'Freight', cents: invoice.freightCents },
    ]),
    { label: 'Total', cents: invoice.totalCents, sum: true },
    ...parts([
      { label: 'Prepay applied', cents: 0 - invoice.prepayAppliedCents },
      { label: 'Paid', cents: 0 - invoice.paidCents },
      { label: 'Credited', cents: 0 - invoice.creditedCents },
      { label: 'Discount taken', cents: 0 - invoice.discountTakenCents },
      { label: 'Written off', cents: 0 - invoice.writtenOffCents },
    ]),
    { label: 'Open', cents: invoice.openCents, sum: true },
    ...(invoice.onItsWayCents > 0
      ? [
          { label: 'On its way', cents: 0 - invoice.onItsWayCents },
          { label: 'Left to pay', cents: invoice.openCents - invoice.onItsWayCents, sum: true as const },
        ]
      : []),
  ];
}

export interface Rung {
  readonly text: string;
  readonly condition: string;
  readonly expired: boolean;
  /** "counts now" of the one that a payment of today takes, and how much of it where a part is on its way; else ''. */
  readonly offer: string;
}

/** The early-pay discounts, soonest first: how much, until when, on which condition. */
export const ladderRungs = (discounts: Invoice['discounts']): Rung[] =>
  discounts.map(({ throughDate, percent, cents, condition, met, expired, offeredCents }) => ({
    text: `${formatMoney(cents)}${percent === null ? '' : ` (${formatPercent(percent)})`} if paid by ${formatDate(throughDate)}`,
    condition: conditionWords(condition, met),
    expired,
    offer: offerWords(cents, offeredCents),
  }));

function conditionWords(condition: string | null, met: boolean | null): string {
  if (!condition) return '';
  return condition === 'ACCOUNT_CURRENT'
    ? currentWords(met)
    : `On a condition that we look at ourselves (${condition}): payments here do not take it. Call us.`;
}

function offerWords(cents: number, offeredCents: number): string {
  if (offeredCents === 0) return '';
  return offeredCents === cents ? 'counts now' : `${formatMoney(offeredCents)} of it counts now`;
}

const currentWords = (met: boolean | null): string =>
  met === false
    ? 'Only if past-due items are paid too: this account has some'
    : 'Only if past-due items are paid too: this account has none';

/** Only an invoice that is still owed can be paid; a credit, a void or a paid one cannot. */
export const isPayable = ({ status, docType, openCents }: Invoice): boolean =>
  openCents > 0 && docType !== 'credit' && status !== 'void';

export const docWords: Record<Invoice['docType'], string> = {
  invoice: 'Invoice',
  credit: 'Credit memo',
  financeCharge: 'Finance charge',
  debitMemo: 'Debit memo',
};
