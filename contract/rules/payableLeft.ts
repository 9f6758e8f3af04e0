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
 * Whether nothing is past due any more on a day once some lines are paid. What is deferred is never past due; what the
 * ERP has past due without a document that the portal knows stays so.
 */
export function isCurrentAfter(
  { documents, pastDueCents, asOf }: Pick<PayableAccount, 'documents' | 'pastDueCents' | 'asOf'>,
  lines: readonly Settled[],
  day: CalendarDateText,
): boolean {
  const dueBefore = (date: CalendarDateText) =>
    documents.filter(({ deferred, dueDate }) => !deferred && dueDate < date);
  const known = asOf ? dueBefore(asOf.date).reduce((sum, { openCents }) => sum + openCents, 0) : 0;
  const unknown = Math.max(0, pastDueCents - Math.max(0, known));
  const late = dueBefore(day);
  const numbers = new Set(late.map(({ invoiceNo }) => invoiceNo));
  const paid = lines
    .filter(({ invoiceNo }) => numbers.has(invoiceNo))
    .reduce((sum, line) => sum + line.amountCents + line.discountCents, 0);
  return unknown + late.reduce((sum, document) => sum + leftCents(document), 0) - paid <= 0;
}
