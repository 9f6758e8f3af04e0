import type { PastDue } from '../accounts/schema';
import { type CalendarDateText, daysBetween } from '../format/date';
import type { PayableDocument } from '../payable/schema';
import { isCurrentAfter, leftCents } from './payableLeft';

/** Whatever is open on an account: an invoice, a finance charge, a debit memo; a credit memo, which is negative. */
export interface OpenDocument
  extends Pick<
    PayableDocument,
    'openCents' | 'inFlight' | 'disputed' | 'deferred' | 'rungs' | 'isFinanceCharge' | 'isCreditMemo'
  > {
  readonly accountNo: string;
  /** Null for what stands in the ledger without an invoice, such as a fee. */
  readonly invoiceNo: string | null;
  readonly postingDate: CalendarDateText;
  /** Null where the ERP named no day: then it is owed, but never late. */
  readonly dueDate: CalendarDateText | null;
}

type Dated = Pick<OpenDocument, 'openCents' | 'inFlight' | 'disputed' | 'deferred' | 'dueDate'>;

/** What is owed of one document, each cent in one place only. */
interface Parts {
  /** To be paid. */
  readonly payCents: number;
  readonly disputedCents: number;
  /** What requests pay of it, which the ERP has not booked yet. */
  readonly onItsWayCents: number;
}

/** What the open documents of an account come to. What credit memos are worth is taken off none of the others. */
export interface Standing {
  readonly pastDue: PastDue;
  /** Not past due, and on no special terms. */
  readonly notDueCents: number;
  /** On special terms. */
  readonly deferredCents: number;
  /** What is left on credit memos, as a positive amount. */
  readonly openCreditCents: number;
}

/** Splits what is owed of a document. A credit owes nothing. */
export function partsOf(document: Pick<Dated, 'openCents' | 'inFlight' | 'disputed'>): Parts {
  if (document.openCents <= 0) return { payCents: 0, disputedCents: 0, onItsWayCents: 0 };
  const left = leftCents(document);
  const open = { onItsWayCents: document.openCents - left };
  return document.disputed
    ? { ...open, payCents: 0, disputedCents: left }
    : { ...open, payCents: left, disputedCents: 0 };
}

/** Due before the day. What falls due on the day itself is not late, nor ever what is on special terms, or a credit. */
export const isPastDue = (
  { openCents, deferred, dueDate }: Pick<Dated, 'openCents' | 'deferred' | 'dueDate'>,
  day: CalendarDateText,
): boolean => openCents > 0 && !deferred && dueDate !== null && dueDate < day;

/** Days since the due date; 0 for what is not past due. */
export const daysLate = (document: Dated, day: CalendarDateText): number =>
  isPastDue(document, day) ? daysBetween(document.dueDate!, day) : 0;

/** What of the documents is past due on a day. */
export function pastDueOf(documents: readonly Dated[], day: CalendarDateText): PastDue {
  const late = documents.filter((document) => isPastDue(document, day));
  const parts = late.map(partsOf);
  const dates = late.flatMap(({ dueDate }, at) => (parts[at]!.payCents > 0 ? [dueDate!] : []));
  return {
    payNowCents: total(parts, ({ payCents }) => payCents),
    disputedCents: total(parts, ({ disputedCents }) => disputedCents),
    onItsWayCents: total(parts, (one) => one.onItsWayCents),
    oldest: dates.toSorted()[0] ?? null,
  };
}

/** The day that the figures speak of, and the one on the wall: money can be paid from that one on. */
export interface Days {
  readonly asOf: CalendarDateText;
  readonly today: CalendarDateText;
}

/** Whether one account's open documents let a payment of today have the discounts that are for current accounts. */
export const isCurrentToday = (documents: readonly OpenDocument[], { asOf, today }: Days): boolean =>
  isCurrentAfter(
    {
      documents: documents.flatMap(({ invoiceNo, dueDate, ...document }) =>
        invoiceNo === null || dueDate === null ? [] : [{ ...document, invoiceNo, dueDate }],
      ),
      pastDue: pastDueOf(documents, asOf),
      asOf: { date: asOf },
    },
    [],
    today,
  );

/** What the documents of one account come to on a day. */
export function standingOf(documents: readonly Dated[], day: CalendarDateText): Standing {
  const owed = documents.filter(({ openCents }) => openCents > 0);
  const open = ({ openCents }: Dated) => openCents;
  return {
    pastDue: pastDueOf(documents, day),
    notDueCents: total(
      owed.filter((document) => !document.deferred && !isPastDue(document, day)),
      open,
    ),
    deferredCents: total(
      owed.filter(({ deferred }) => deferred),
      open,
    ),
    openCreditCents: total(documents, ({ openCents }) => Math.max(0, 0 - openCents)),
  };
}

/** The next day on which something is to be paid, with all that falls due on it, and what of that is deferred. */
export function nextDueOf(
  documents: readonly Dated[],
  day: CalendarDateText,
): { readonly date: CalendarDateText; readonly cents: number; readonly deferredCents: number } | null {
  const coming = documents.filter(
    (document) => document.dueDate !== null && document.dueDate >= day && partsOf(document).payCents > 0,
  );
  const date = coming.map(({ dueDate }) => dueDate!).toSorted()[0];
  if (date === undefined) return null;
  const onIt = coming.filter(({ dueDate }) => dueDate === date);
  const pay = (document: Dated) => partsOf(document).payCents;
  return {
    date,
    cents: total(onIt, pay),
    deferredCents: total(
      onIt.filter(({ deferred }) => deferred),
      pay,
    ),
  };
}

/** What is owed by the month in which it falls due: all that is open, credits apart. */
export function dueByMonthOf(documents: readonly Dated[], day: CalendarDateText) {
  const months = new Map<string, Dated[]>();
  for (const document of documents) {
    if (document.openCents <= 0 || document.dueDate === null) continue;
    const month = `${document.dueDate.slice(0, 7)}-01`;
    months.set(month, [...(months.get(month) ?? []), document]);
  }
  return [...months].toSorted(byName).map(([month, those]) => {
    const late = those.filter((document) => isPastDue(document, day));
    const payNow = total(late, (document) => partsOf(document).payCents);
    const pay = total(those, (document) => partsOf(document).payCents);
    return {
      month,
      pastDueCents: payNow,
      dueCents: pay - payNow,
      heldCents: total(those, ({ openCents }) => openCents) - pay,
    };
  });
}

/**
 * What is still to be paid of what a statement asked for: what is left of the documents that it asked for, and never
 * more than it asked for. Its own credits are in the amount due already; those of later pay nothing of it by themselves.
 */
export function statementLeftCents(
  {
    periodTo,
    dueDate,
    amountDueCents,
  }: {
    readonly periodTo: CalendarDateText;
    readonly dueDate: CalendarDateText;
    readonly amountDueCents: number;
  },
  documents: readonly (Dated & Pick<OpenDocument, 'postingDate'>)[],
): number {
  const asked = documents.filter(
    (document) =>
      document.postingDate <= periodTo && (document.dueDate === null || document.dueDate <= dueDate),
  );
  return Math.max(
    0,
    Math.min(
      amountDueCents,
      total(asked, (document) => partsOf(document).payCents),
    ),
  );
}

/**
 * Money on its way that names no invoice pays what has none, oldest first: a fee is paid in no other way. It pays no
 * invoice before the office applies it.
 */
export function withMoneyOnAccount<D extends OpenDocument>(documents: readonly D[], cents: number): D[] {
  let left = cents;
  return documents.map((document) => {
    const amountCents = document.invoiceNo === null ? Math.min(left, document.openCents) : 0;
    if (amountCents <= 0) return document;
    left -= amountCents;
    return { ...document, inFlight: [{ requestNo: '', amountCents, discountCents: 0 }] };
  });
}

const total = <T>(those: readonly T[], of: (one: T) => number): number =>
  those.reduce((sum, one) => sum + of(one), 0);

const byName = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0] < b[0] ? -1 : Number(a[0] > b[0]);
