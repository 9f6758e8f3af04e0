import type { NextDue, OpenPart, PastDue } from '../accounts/schema';
import { type CalendarDateText, daysBetween } from '../format/date';
import type { PayableDocument } from '../payable/schema';
import { isCurrentAfter, leftCents } from './payableLeft';

/** An open document: an invoice, a finance charge, a debit memo, or a credit memo, which is negative. */
export interface OpenDocument extends Pick<
  PayableDocument,
  'openCents' | 'inFlight' | 'disputed' | 'deferred' | 'rungs' | 'isFinanceCharge' | 'isCreditMemo'
> {
  readonly accountNo: string;
  /** Null for an open entry of the ledger without an invoice, such as a fee. */
  readonly invoiceNo: string | null;
  readonly postingDate: CalendarDateText;
  /** Null if the ERP sent none. Then it is owed, but never late. */
  readonly dueDate: CalendarDateText | null;
  /** When the first of the requests was sent that pay of it, an ISO instant. */
  readonly askedAt: string | null;
}

type Dated = Pick<OpenDocument, 'openCents' | 'inFlight' | 'disputed' | 'deferred' | 'dueDate'>;

/** What is owed of one document, in three parts; each cent is in one of them: docs/rules.md#past-due. */
interface Parts {
  /** To be paid. */
  readonly payCents: number;
  readonly disputedCents: number;
  /** What requests pay of it that the ERP has not booked yet. */
  readonly onItsWayCents: number;
}

/** The open documents of an account, added up. Credit memos lower none of the other figures. */
export interface OpenTotals {
  readonly pastDue: PastDue;
  /** Not past due, and on no special terms. */
  readonly notDueCents: number;
  /** On special terms. */
  readonly deferredCents: number;
  /** What falls due next. With what is later and what is past due it is all that is owed. */
  readonly nextDue: NextDue | null;
  readonly later: OpenPart;
  /** What is left on credit memos, as a positive amount. */
  readonly openCreditCents: number;
}

/** Splits what is owed of a document. Of a credit nothing is owed. */
export function partsOf(document: Pick<Dated, 'openCents' | 'inFlight' | 'disputed'>): Parts {
  if (document.openCents <= 0) return { payCents: 0, disputedCents: 0, onItsWayCents: 0 };
  const left = leftCents(document);
  const open = { onItsWayCents: document.openCents - left };
  return document.disputed
    ? { ...open, payCents: 0, disputedCents: left }
    : { ...open, payCents: left, disputedCents: 0 };
}

/** Due before the day. What is due on the day is not late; what is deferred or a credit never is. */
export const isPastDue = (
  { openCents, deferred, dueDate }: Pick<Dated, 'openCents' | 'deferred' | 'dueDate'>,
  day: CalendarDateText,
): boolean => openCents > 0 && !deferred && dueDate !== null && dueDate < day;

/** Days since the due date; 0 if it is not past due. */
export const daysLate = (document: Dated, day: CalendarDateText): number =>
  isPastDue(document, day) ? daysBetween(document.dueDate!, day) : 0;

/** The past-due part of the documents on a day: docs/rules.md#past-due. */
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

/** The day that the figures speak of, and today in the books zone, from which on money can be paid. */
export interface Days {
  readonly asOf: CalendarDateText;
  readonly today: CalendarDateText;
}

/** Whether a payment today on one account earns the discounts for current accounts: docs/rules.md#current-account. */
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
export function openTotalsOf(documents: readonly Dated[], day: CalendarDateText): OpenTotals {
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
    ...comingOf(documents, day),
    openCreditCents: total(documents, ({ openCents }) => Math.max(0, 0 - openCents)),
  };
}

/**
 * What is owed and not past due: docs/rules.md#you-owe. The next due day is the first on which something is to be paid; where
 * nothing is, the first on which something is open. What is open by that day goes with it.
 */
export function comingOf(
  documents: readonly Dated[],
  day: CalendarDateText,
): Pick<OpenTotals, 'nextDue' | 'later'> {
  const coming = documents.filter((document) => document.openCents > 0 && !isPastDue(document, day));
  const isDated = ({ dueDate }: Dated) => dueDate !== null && dueDate >= day;
  const dated = coming.filter(isDated);
  const asked = dated.filter((document) => partsOf(document).payCents > 0);
  const date = (asked.length > 0 ? asked : dated).map(({ dueDate }) => dueDate!).toSorted()[0];
  if (date === undefined) return { nextDue: null, later: openPart(coming) };
  const isNext = (document: Dated) => isDated(document) && document.dueDate! <= date;
  return {
    nextDue: { date, ...openPart(coming.filter(isNext)) },
    later: openPart(coming.filter((document) => !isNext(document))),
  };
}

function openPart(documents: readonly Dated[]): OpenPart {
  const parts = documents.map(partsOf);
  return {
    cents: total(documents, ({ openCents }) => openCents),
    disputedCents: total(parts, ({ disputedCents }) => disputedCents),
    onItsWayCents: total(parts, ({ onItsWayCents }) => onItsWayCents),
    deferredCents: total(documents, ({ openCents, deferred }) => (deferred ? openCents : 0)),
  };
}

/** When the first request was sent that pays of what is open, an ISO instant; null if nothing is on its way. */
export const firstAskedAt = (documents: readonly OpenDocument[]): string | null =>
  documents
    .filter((document) => partsOf(document).onItsWayCents > 0)
    .flatMap(({ askedAt }) => askedAt ?? [])
    .toSorted()[0] ?? null;

/** What is owed by the month of its due date, without credits. */
export function dueByMonthOf(documents: readonly Dated[], day: CalendarDateText) {
  const months = new Map<string, Dated[]>();
  for (const document of documents) {
    if (document.openCents <= 0 || document.dueDate === null) continue;
    const month = `${document.dueDate.slice(0, 7)}-01`;
    const those = months.get(month);
    if (those) those.push(document);
    else months.set(month, [document]);
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
 * What is left to pay of a statement: the rest of its documents, and never more than its amount due
 * (docs/rules.md#statement-left). Its own credits are in the amount due already. Later credits do not count.
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
 * Money on its way without an invoice pays entries without an invoice, oldest first, because a fee can be paid in no
 * other way. It pays no invoice until the office applies it.
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
