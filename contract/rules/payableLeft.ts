import type { CalendarDateText } from '../format/date';
import type { PayableAccount, PayableDocument } from '../payable';
import { rungOn } from './earlyPay';

/** What requests already pay of a document, discounts included; negative where they use up a credit memo. */
export const onItsWayCents = ({ inFlight }: Pick<PayableDocument, 'inFlight'>): number =>
  inFlight.reduce((sum, { amountCents, discountCents }) => sum + amountCents + discountCents, 0);

/** What is open of a document and not on its way: never beyond nought, on whichever side it stands. */
export function leftCents(document: Pick<PayableDocument, 'openCents' | 'inFlight'>): number {
  const left = document.openCents - onItsWayCents(document);
  return document.openCents < 0 ? Math.min(0, left) : Math.max(0, left);
}

/** The discount that is still to be had on a day for clearing a document. */
export function discountCents(
  { rungs, inFlight }: Pick<PayableDocument, 'rungs' | 'inFlight'>,
  payDate: CalendarDateText,
  accountIsCurrent: boolean,
): number {
  const whole = rungOn(rungs, payDate, accountIsCurrent)?.cents ?? 0;
  return Math.max(0, whole - inFlight.reduce((sum, part) => sum + part.discountCents, 0));
}

/** What a line takes off its document. */
export interface Settled {
  readonly invoiceNo: string;
  readonly amountCents: number;
  readonly discountCents: number;
}

/**
 * Whether nothing is past due any more on a day once some lines are paid, document by document: neither a credit memo nor
 * what is paid too much of one takes anything off another. What the ERP has past due without a document that can be paid
 * stays so.
 */
export function isCurrentAfter(
  { documents, pastDue, asOf }: Pick<PayableAccount, 'documents' | 'pastDue' | 'asOf'>,
  lines: readonly Settled[],
  day: CalendarDateText,
): boolean {
  const dueBefore = (date: CalendarDateText) =>
    documents.filter(({ deferred, dueDate, openCents }) => openCents > 0 && !deferred && dueDate < date);
  const known = asOf ? dueBefore(asOf.date).reduce((sum, document) => sum + leftCents(document), 0) : 0;
  if (pastDue.payNowCents + pastDue.disputedCents > known) return false;
  const paid = new Map(lines.map((line) => [line.invoiceNo, line.amountCents + line.discountCents]));
  return dueBefore(day).every((document) => leftCents(document) <= (paid.get(document.invoiceNo) ?? 0));
}
