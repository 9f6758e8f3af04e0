import type { CalendarDateText } from '../format/date';
import type { PayableAccount, PayableDocument } from '../payable';

/** What tells whether anything of an account is past due. */
export type Standing = Pick<PayableAccount, 'documents' | 'pastDueCents'> & {
  readonly asOf: Pick<NonNullable<PayableAccount['asOf']>, 'date'> | null;
};

/** What requests already pay of a document, discounts included; negative where they use up a credit memo. */
export const onItsWayCents = ({ inFlight }: Pick<PayableDocument, 'inFlight'>): number =>
  inFlight.reduce((sum, { amountCents, discountCents }) => sum + amountCents + discountCents, 0);

/** What is open of a document and not on its way: never beyond nought, on whichever side it stands. */
export function leftCents(document: Pick<PayableDocument, 'openCents' | 'inFlight'>): number {
  const left = document.openCents - onItsWayCents(document);
  return document.openCents < 0 ? Math.min(0, left) : Math.max(0, left);
}

/** Whether a document can pay: a credit memo, and no other negative document (decision 027). */
export const isUsableCredit = ({
  openCents,
  isCreditMemo,
}: Pick<PayableDocument, 'openCents' | 'isCreditMemo'>): boolean => isCreditMemo && openCents < 0;

/** Whether a document may be part of a payment: what is owed, and credits that can be used. */
export const isChoosable = (document: Pick<PayableDocument, 'openCents' | 'isCreditMemo'>): boolean =>
  document.openCents > 0 || isUsableCredit(document);

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
  { documents, pastDueCents, asOf }: Standing,
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
