import { texts } from '@locales/language';
import * as m from '@locales/makePayment';
import type { PayableDocument } from '@contract/payable/schema';
import { byAge } from '@contract/rules/allocation';
import { discountOffered } from '@contract/rules/earlyPay';
import { leftCents } from '@contract/rules/payableLeft';

/** In what order the open documents stand. */
export const payOrders = ['due', 'discount', 'amount'] as const;

export type PayOrder = (typeof payOrders)[number];

export const payOrderWords: Readonly<Record<PayOrder, string>> = texts({
  due: m.byDueDate,
  discount: m.byDiscountEnd,
  amount: m.byAmount,
});

interface Shown {
  readonly order: PayOrder;
  /** Parts of a number of the invoice or of the customer's order. */
  readonly words: string;
  /** The day from which discounts count. */
  readonly payDate: string;
}

/** The documents that are looked for, in their order: where that tells none apart, the oldest first. */
export function shownDocuments(
  documents: readonly PayableDocument[],
  { order, words, payDate }: Shown,
): PayableDocument[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = ({ invoiceNo, poNo }: PayableDocument) =>
    wanted.every((word) => `${invoiceNo} ${poNo ?? ''}`.toLowerCase().includes(word));
  // What earns nothing any more stands last.
  const ends = (document: PayableDocument) =>
    discountOffered(document, payDate, true)?.rung.throughDate ?? NEVER;
  const compare: Record<PayOrder, (a: PayableDocument, b: PayableDocument) => number> = {
    due: () => 0,
    discount: (a, b) => ends(a).localeCompare(ends(b)),
    amount: (a, b) => leftCents(b) - leftCents(a),
  };
  return documents.filter(isWanted).toSorted((a, b) => compare[order](a, b) || byAge(a, b));
}

const NEVER = '9999-12-31';
