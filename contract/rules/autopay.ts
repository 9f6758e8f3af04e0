import { addDays, type CalendarDateText } from '../format/date';
import type { PayableAccount, PayableDocument } from '../payable/schema';
import { addBankingDays } from './bankingDays';
import { type AutopayMoney, type AutopayPlan, type DebitDays, debitPlan } from './debitPlan';
import { conditionMet, ladderOf } from './earlyPay';
import { leftCents } from './payableLeft';
import { bankingDayBy } from './payDates';

/** When it pays: on the due date of the last statement, of each invoice, or when an invoice's discount ends. */
export const autopayDayRules = ['statement', 'invoice', 'discount'] as const;

/** All that is due by the rule, or only what is past due. */
export const autopayCovers = ['due', 'pastDue'] as const;

export interface AutopayTerms {
  readonly dayRule: (typeof autopayDayRules)[number];
  readonly covers: (typeof autopayCovers)[number];
  /** The most per payment and per calendar month, in cents. */
  readonly paymentCapCents: number;
  readonly monthCapCents: number;
}

type Judged = Pick<PayableAccount, 'documents'> & {
  readonly statement: Pick<NonNullable<PayableAccount['statement']>, 'periodTo' | 'dueDate'> | null;
};

/** The first day on which a payment can be late, or the last on which it is not: docs/rules.md#autopay. */
const dayBy = (dueDate: CalendarDateText, { covers }: Pick<AutopayTerms, 'covers'>): CalendarDateText =>
  covers === 'due' ? bankingDayBy(dueDate) : addBankingDays(addDays(dueDate, 1), 0);

/**
 * The day on which a document is paid: docs/rules.md#autopay. Of a ladder of discounts the one that ends soonest counts
 * and that the day still reaches; a document without one is paid when it is due.
 * @param from earlier days are too late for a discount
 */
function dayOf(
  document: PayableDocument,
  terms: AutopayTerms,
  { from, isCurrent }: { readonly from: CalendarDateText; readonly isCurrent: boolean },
): CalendarDateText {
  const due = dayBy(document.dueDate, terms);
  if (terms.dayRule !== 'discount') return due;
  const ends = ladderOf(document)
    .filter(({ condition }) => conditionMet(condition, isCurrent) === true)
    .map(({ throughDate }) => bankingDayBy(throughDate))
    .filter((day) => day >= from);
  return [...ends, due].toSorted()[0]!;
}

/** What the statement rule looks at: a newer statement takes over what an older one left. */
const isAsked = (
  { statement }: Judged,
  { postingDate }: PayableDocument,
  { dayRule }: AutopayTerms,
): boolean => dayRule !== 'statement' || (statement !== null && postingDate <= statement.periodTo);

/** What is deferred falls due, but is never past due: docs/rules.md#past-due. */
const mayFall = ({ openCents, deferred }: PayableDocument, { covers }: AutopayTerms): boolean =>
  openCents > 0 && (covers === 'due' || !deferred);

/** The days from a day on, soonest first, on which something that is open now is to be paid. */
export function autopayDays(
  account: Judged,
  terms: AutopayTerms,
  { disputed }: Pick<AutopayMoney, 'disputed'>,
  from: CalendarDateText,
): readonly CalendarDateText[] {
  const open = account.documents.filter(
    (document) =>
      mayFall(document, terms) &&
      isAsked(account, document, terms) &&
      !document.disputed &&
      !disputed.has(document.invoiceNo) &&
      leftCents(document) > 0,
  );
  const { statement } = account;
  const days =
    terms.dayRule !== 'statement'
      ? open.map((document) => dayOf(document, terms, { from, isCurrent: true }))
      : statement && open.length > 0
        ? [dayBy(statement.dueDate, terms)]
        : [];
  return [...new Set(days)].filter((day) => day >= from).toSorted();
}

/** What the payment of a day comes to: what falls to that day or before. */
export const autopayPlan = (
  account: PayableAccount,
  terms: AutopayTerms,
  money: AutopayMoney,
  days: DebitDays,
): AutopayPlan =>
  debitPlan(
    account,
    money,
    days,
    (document, isCurrent) =>
      mayFall(document, terms) &&
      isAsked(account, document, terms) &&
      dayOf(document, terms, { from: days.runDay, isCurrent }) <= days.runDay,
  );
