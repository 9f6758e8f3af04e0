import type { PayableAccount } from '@contract/payable/schema';
import type { PaymentMode, ShortReason } from '@contract/requests/labels';
import { partsOf } from '@contract/rules/due';
import { askedFor } from '@contract/rules/owed';
import { isChoosable } from '@contract/rules/payableLeft';
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

/** A form as it is kept in the tab: no number of a bank account is ever in it. */
export interface PaymentDraft {
  readonly accountNo: string;
  /** Made when the form was opened, and kept until the payment is asked for: sent twice, it is done once. */
  readonly key: string;
  /** Whether what was asked about is confirmed. */
  readonly confirmed: boolean;
  /** The request that came of it: from then on it is over. */
  readonly sentAs?: string;
  readonly values: PaymentValues;
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
  const wanted = place.due === null ? place.invoices : dueNow(account, place.due);
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
  if (place.statement) return '';
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
