import * as common from '@locales/common';
import * as m from '@locales/purchases';
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
    { label: m.subtotal(), cents: invoice.subtotalCents },
    ...parts([
      { label: common.discount(), cents: 0 - invoice.discountCents },
      { label: common.tax(), cents: invoice.taxCents },
      { label: m.freight(), cents: invoice.freightCents },
    ]),
    { label: common.total(), cents: invoice.totalCents, sum: true },
    ...parts([
      { label: m.prepayApplied(), cents: 0 - invoice.prepayAppliedCents },
      { label: m.paid(), cents: 0 - invoice.paidCents },
      { label: m.credited(), cents: 0 - invoice.creditedCents },
      { label: m.discountTaken(), cents: 0 - invoice.discountTakenCents },
      { label: m.writtenOff(), cents: 0 - invoice.writtenOffCents },
    ]),
    { label: m.open(), cents: invoice.openCents, sum: true },
    ...(invoice.onItsWayCents > 0
      ? [
          { label: m.onItsWay(), cents: 0 - invoice.onItsWayCents },
          { label: m.leftToPay(), cents: invoice.openCents - invoice.onItsWayCents, sum: true as const },
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
    text: rungWords(cents, percent, formatDate(throughDate)),
    condition: conditionWords(condition, met),
    expired,
    offer: offerWords(cents, offeredCents),
  }));

const rungWords = (cents: number, percent: string | null, date: string): string =>
  percent === null
    ? m.ifPaidBy({ amount: formatMoney(cents), date })
    : m.percentIfPaidBy({ amount: formatMoney(cents), percent: formatPercent(percent), date });

function conditionWords(condition: string | null, met: boolean | null): string {
  if (!condition) return '';
  if (condition !== 'ACCOUNT_CURRENT') return m.conditionOfOurs();
  return met === false ? m.onlyIfCurrentNot() : m.onlyIfCurrentMet();
}

function offerWords(cents: number, offeredCents: number): string {
  if (offeredCents === 0) return '';
  return offeredCents === cents ? m.countsNow() : m.partCountsNow({ amount: formatMoney(offeredCents) });
}

/** Only an invoice that is still owed can be paid; a credit, a void or a paid one cannot. */
export const isPayable = ({ status, docType, openCents }: Invoice): boolean =>
  openCents > 0 && docType !== 'credit' && status !== 'void';
