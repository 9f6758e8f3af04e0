import { dateInZone } from '@contract/format/date';
import type { PayableAccount } from '@contract/payable/schema';
import type { PaymentMode, ShortReason } from '@contract/requests/labels';
import { partsOf } from '@contract/rules/due';
import { askedFor } from '@contract/rules/owed';
import { isChoosable, isUsableCredit, leftCents } from '@contract/rules/payableLeft';
import type { ChosenDocument, PayChoices } from '@contract/rules/payPlan';
import { bookingLeftCents } from '@contract/rules/payProblems';
import type { PaymentPlace } from './paymentAddress';

/** What is typed for one document. */
export interface PaymentRow {
  readonly invoiceNo: string;
  readonly chosen: boolean;
  /** Whether another amount than all of it is entered. */
  readonly partly: boolean;
  /** Cents, or text that was not read. */
  readonly amount: number | string;
  readonly reason: ShortReason | '';
  readonly note: string;
}

/** What the form holds. Amounts are cents, or text that was not read. */
export interface PaymentValues {
  readonly mode: PaymentMode | '';
  readonly dueBy: string;
  readonly amount: number | string;
  readonly prepayAmount: number | string;
  /** '' for prepay of no booking. */
  readonly contractNo: string;
  readonly rows: readonly PaymentRow[];
  /** 'bank:<id>' or 'plan:<savings id>'. */
  readonly source: string;
  readonly payDate: string;
}

/** Today on the wall of the company's books. */
export const todayOf = ({
  asOf,
  now,
  booksZone,
}: Pick<PayableAccount, 'asOf' | 'now' | 'booksZone'>): string =>
  asOf?.today ?? dateInZone(new Date(now), booksZone);

/** A form as it is kept in the tab: no number of a bank account is ever in it. */
export interface PaymentDraft {
  readonly accountNo: string;
  /** Made when the form was opened, and kept until the payment is asked for: sent twice, it is done once. */
  readonly key: string;
  /** Whether what was asked about is confirmed. */
  readonly confirmed: boolean;
  /** The request that came of it: from then on it is over. */
  readonly sentAs?: string;
  /** What the link that began it asked for in vain. */
  readonly missed?: MissedByLink;
  readonly values: PaymentValues;
}

/** What a link asked for and cannot be paid by now. */
export interface MissedByLink {
  /** Numbers of invoices that are paid, on their way, or of another account. */
  readonly invoices: readonly string[];
  /** A statement of which nothing is left, or that a newer one followed. */
  readonly statement?: { readonly number: string; readonly why: 'paid' | 'followed' };
}

interface Beginning {
  readonly account: PayableAccount;
  readonly place: PaymentPlace;
  readonly today: string;
  readonly payDate: string;
  readonly source: string;
}

/** A new form: what the link wanted, else what is most likely meant. */
export function newValues({ account, place, today, payDate, source }: Beginning): PaymentValues {
  const { bookings } = account;
  const booking = bookings.find(({ contractNo }) => contractNo === place.contractNo);
  const wanted =
    place.due === null ? place.invoices.filter((no) => isOpen(account, no)) : dueNow(account, place.due);
  return {
    mode: firstMode(account, { ...place, invoices: wanted }, today),
    dueBy: today,
    amount: '',
    prepayAmount: booking ? bookingLeftCents(booking) || '' : '',
    contractNo: booking?.contractNo ?? '',
    rows: rowsOf(account, wanted),
    source,
    payDate,
  };
}

/** What of a link's wishes a new form leaves out, to be said; undefined where it has all of them. */
export function missedBy(
  place: Pick<PaymentPlace, 'invoices' | 'statement'>,
  account: PayableAccount,
): MissedByLink | undefined {
  const invoices = place.invoices.filter((no) => !isOpen(account, no));
  const why = place.statement ? whyNoStatement(place.statement, account) : undefined;
  if (invoices.length === 0 && !why) return undefined;
  return { invoices, ...(why && { statement: { number: place.statement!, why } }) };
}

function whyNoStatement(number: string, { statement }: PayableAccount): 'paid' | 'followed' | undefined {
  if ((statement?.leftCents ?? 0) <= 0) return 'paid';
  return statement?.statementNo === number ? undefined : 'followed';
}

const isOpen = ({ documents }: PayableAccount, number: string): boolean =>
  documents.some(
    (one) => one.invoiceNo === number && isChoosable(one) && (isUsableCredit(one) || leftCents(one) > 0),
  );

/** The invoices that the main action of what is owed asks for, by number. */
export const dueNow = ({ documents, asOf }: PayableAccount, what: 'pastDue' | 'nextDue'): string[] =>
  asOf === null ? [] : askedFor(documents, what, asOf.date).map(({ invoiceNo }) => invoiceNo);

/** The rows of an account with these invoices chosen whole, and no others. */
export const rowsOf = ({ documents }: PayableAccount, chosen: readonly string[]): PaymentRow[] =>
  documents.map((document) =>
    untouched(document.invoiceNo, isChoosable(document) && chosen.includes(document.invoiceNo)),
  );

function firstMode(account: PayableAccount, place: PaymentPlace, today: string): PaymentMode | '' {
  if (place.contractNo !== null) return 'prepay';
  if (place.invoices.length > 0) return 'selected';
  if ((account.statement?.leftCents ?? 0) > 0) return 'statement';
  if (place.statement !== null) return '';
  return account.documents.some((one) => one.dueDate <= today && partsOf(one).payCents > 0) ? 'dueBy' : '';
}

/** A kept form over what is open now: what was paid meanwhile is gone from it. */
export const keptValues = (values: PaymentValues, { documents }: PayableAccount): PaymentValues => ({
  ...values,
  rows: documents.map(
    ({ invoiceNo }) => values.rows.find((row) => row.invoiceNo === invoiceNo) ?? untouched(invoiceNo),
  ),
});

/** What the form asks for, as the rules know it. */
export function choicesOf(values: PaymentValues): PayChoices {
  const { mode, dueBy, amount, prepayAmount, contractNo, rows } = values;
  return {
    mode: mode || 'selected',
    dueBy,
    amountCents: centsIn(mode === 'prepay' ? prepayAmount : amount),
    contractNo: contractNo || undefined,
    chosen: mode === '' ? [] : rows.filter(({ chosen }) => chosen).map((row) => chosenIn(row)),
  };
}

const chosenIn = ({ invoiceNo, partly, amount, reason, note }: PaymentRow): ChosenDocument => ({
  invoiceNo,
  amountCents: partly ? centsIn(amount) : undefined,
  reason: reason || undefined,
  note: note.trim() || undefined,
});

const centsIn = (amount: number | string): number | undefined =>
  typeof amount === 'number' ? amount : undefined;

const untouched = (invoiceNo: string, chosen = false): PaymentRow => ({
  invoiceNo,
  chosen,
  partly: false,
  amount: '',
  reason: '',
  note: '',
});
