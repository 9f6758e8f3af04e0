import type { CalendarDateText } from '../format/date';
import type { PayableAccount, PayableDocument } from '../payable/schema';

/** What decides whether an account is current. */
interface CurrentFacts extends Pick<PayableAccount, 'pastDue'> {
  readonly documents: readonly Pick<
    PayableDocument,
    'invoiceNo' | 'openCents' | 'inFlight' | 'deferred' | 'dueDate'
  >[];
  readonly asOf: Pick<NonNullable<PayableAccount['asOf']>, 'date'> | null;
}

/** What requests already pay of a document, with discounts; negative if they use a credit memo. */
export const onItsWayCents = ({ inFlight }: Pick<PayableDocument, 'inFlight'>): number =>
  inFlight.reduce((sum, { amountCents, discountCents }) => sum + amountCents + discountCents, 0);

/** What is open and not on its way. It never crosses zero, from either side: docs/rules.md#on-its-way. */
export function leftCents(document: Pick<PayableDocument, 'openCents' | 'inFlight'>): number {
  const left = document.openCents - onItsWayCents(document);
  return document.openCents < 0 ? Math.min(0, left) : Math.max(0, left);
}

/** Whether a document can pay others. Only a credit memo can: docs/rules.md#credits. */
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
 * Whether nothing is past due on a day once some lines are paid: docs/rules.md#current-account. Judged document by
 * document: neither a credit memo nor an overpaid document helps another one. What the ERP has past due without a
 * document that can be paid stays past due.
 */
export function isCurrentAfter(
  { documents, pastDue, asOf }: CurrentFacts,
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
