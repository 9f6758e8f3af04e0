import type { PayableDocument } from '../payable/schema';
import { byAge, creditsUsed } from './allocation';
import { isUsableCredit, onItsWayCents, type Settled } from './payableLeft';

type Left = PayableDocument & { readonly leftCents: number };

interface SettleOptions {
  /** The total that has to go off the ERP's balance, in cents; undefined: all of the documents. */
  readonly netCents?: number;
  /** The part that is paid in money, in cents. Credits pay what it does not reach. */
  readonly moneyCents?: number;
  /** The discount that a payment of a document earns, in cents. */
  readonly earned: (document: Left, paidCents: number) => number;
}

/**
 * Clears documents oldest first, credit memos before cash, without what is in dispute or on its way
 * (docs/rules.md#allocation). A part of the total without a document (a fee, a returned check) is left over.
 */
export function settleInOrder(
  documents: readonly Left[],
  { netCents, moneyCents, earned }: SettleOptions,
): { readonly lines: readonly Settled[]; readonly onAccountCents: number } {
  const mine = documents.filter(({ disputed }) => !disputed).toSorted(byAge);
  const invoices = mine.filter((document) => document.leftCents > 0);
  const credits = mine.filter((document) => isUsableCredit(document));
  const creditCents = 0 - total(credits, (document) => document.leftCents);
  const elsewhere =
    total(documents, onItsWayCents) + total(documents, (one) => (one.disputed ? one.leftCents : 0));
  const owedCents = total(invoices, (document) => document.leftCents);
  let left = owedCents;
  if (netCents !== undefined) left = Math.max(0, netCents - elsewhere + creditCents);
  if (moneyCents !== undefined) left = Math.max(moneyCents, Math.min(owedCents, moneyCents + creditCents));
  const paid = invoices.flatMap((document): Settled[] => {
    const off = Math.min(left, document.leftCents);
    if (off <= 0) return [];
    left -= off;
    const discountCents = earned(document, off);
    const amountCents = Math.min(off, document.leftCents - discountCents);
    return [{ invoiceNo: document.invoiceNo, amountCents, discountCents }];
  });
  const most = total(paid, ({ amountCents }) => amountCents) + left;
  const byCredits = moneyCents === undefined ? most : Math.max(0, owedCents - moneyCents);
  return { lines: [...creditsUsed(credits, Math.min(most, byCredits)), ...paid], onAccountCents: left };
}

const total = <T>(those: readonly T[], of: (one: T) => number): number =>
  those.reduce((sum, one) => sum + of(one), 0);
