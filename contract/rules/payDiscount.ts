import type { CalendarDateText } from '../format/date';
import type { PayableDocument } from '../payable';
import { type AllocatedLine, allocate, type Allocation } from './allocation';
import { earnedDiscount, rungOn } from './earlyPay';

type Document = Pick<
  PayableDocument,
  'invoiceNo' | 'invoiceDate' | 'dueDate' | 'openCents' | 'inFlight' | 'disputed' | 'daysLate' | 'rungs'
>;

/** When somebody pays, and what the company decided about parts of an invoice. */
export interface PayTerms {
  readonly payDate: CalendarDateText;
  /** `discountOnPartial` of the company's settings. */
  readonly onPartial: boolean;
}

/** What is open of a document and not on its way already; negative for a credit memo. */
export const leftOf = ({ openCents, inFlight }: Pick<Document, 'openCents' | 'inFlight'>): number =>
  inFlight.reduce((left, { amountCents, discountCents }) => left - amountCents - discountCents, openCents);

/** Whether nothing that is past due stays so with a payment: what some rungs ask for. Disputes do not count. */
export function paysPastDue(documents: readonly Document[], lines: readonly AllocatedLine[]): boolean {
  const paid = new Map(lines.map((line) => [line.invoiceNo, line.amountCents + line.discountCents]));
  return documents.every(
    (document) =>
      document.daysLate === 0 || document.disputed || (paid.get(document.invoiceNo) ?? 0) >= leftOf(document),
  );
}

/**
 * What a payment of so many cents earns on one document.
 * @param isCurrent whether nothing stays past due
 */
export const discountOn = (
  document: Document,
  paidCents: number,
  isCurrent: boolean,
  { payDate, onPartial }: PayTerms,
): number =>
  document.openCents <= 0
    ? 0
    : earnedDiscount({
        leftCents: leftOf(document),
        discountCents: rungOn(document.rungs, payDate, isCurrent)?.cents ?? 0,
        paidCents,
        onPartial,
      });

/** Spends an amount oldest first, with the discounts that it then earns. */
export function allocateDocuments(
  documents: readonly Document[],
  cashCents: number,
  terms: PayTerms,
): Allocation {
  const owed = documents.map((document) => ({ ...document, leftCents: leftOf(document) }));
  const spend = (isCurrent: boolean) =>
    allocate(owed, cashCents, (document, paidCents) => discountOn(document, paidCents, isCurrent, terms));
  const cautious = spend(false);
  return paysPastDue(documents, cautious.lines) ? spend(true) : cautious;
}
