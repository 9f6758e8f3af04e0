import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan } from './account';
import type { Contract } from './prepay/contract';
import { drawPrepay } from './prepay/draw';
import { type Invoice, openOf } from './invoice';
import { ladderOf } from './ladder';
import type { Numbers } from './numbers';
import type { Statement } from './statement';

type EntryKind =
  | 'invoice'
  | 'payment'
  | 'creditMemo'
  | 'financeCharge'
  | 'prepayApplied'
  | 'discountTaken'
  | 'nsf'
  | 'transfer'
  | 'writeOff'
  | 'adjustment';

/** A row of the trade ledger, in cents; exactly one of debit and credit is above zero. */
export interface Entry {
  readonly kind: EntryKind;
  readonly effectiveDate: CalendarDateText;
  readonly postingDate: CalendarDateText;
  readonly documentNo: string;
  readonly reference: string;
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
  /** The document whose open amount this row carries. */
  readonly invoice?: Invoice;
  readonly branch: string;
  readonly reverses?: Entry;
}

interface Application {
  readonly invoice: Invoice;
  applied: number;
  discount: number;
  readonly on: CalendarDateText;
}

export type Method = 'A' | 'K' | 'C' | 'V' | 'D';

export interface Payment {
  readonly no: string;
  readonly receivedDate: CalendarDateText;
  readonly postingDate: CalendarDateText;
  readonly method: Method;
  readonly reference: string;
  readonly type: 'R' | 'P';
  readonly amount: number;
  unapplied: number;
  status: 'P' | 'R';
  returnCode: string;
  applications: Application[];
  readonly entry?: Entry;
}

/** Everything that one account owes and has paid, written in the order of the days. */
export interface Book {
  readonly account: AccountPlan;
  readonly numbers: Numbers;
  readonly chargeNo: () => string;
  readonly invoices: Invoice[];
  readonly payments: Payment[];
  readonly entries: Entry[];
  readonly contracts: Contract[];
  readonly statements: Statement[];
}

export const createBook = (account: AccountPlan, numbers: Numbers): Book => ({
  account,
  numbers,
  chargeNo: numbers.financeCharges(),
  invoices: [],
  payments: [],
  entries: [],
  contracts: [],
  statements: [],
});

const words = {
  I: ['invoice', 'Invoice'],
  C: ['creditMemo', 'Credit memo'],
  F: ['financeCharge', 'Finance charge'],
  D: ['adjustment', 'Debit memo'],
} as const;

/** Enters a document. Prepay covers what it may first, and the rest earns the discount ladder. */
export function post(book: Book, invoice: Invoice): void {
  book.invoices.push(invoice);
  if (invoice.voided || invoice.total === 0) return;
  const [kind, word] = words[invoice.docType];
  // What was booked at a price of its own changes the total, so prepay comes first.
  const drawn = invoice.docType === 'I' && !invoice.onAccount ? drawPrepay(book.contracts, invoice) : [];
  const shared = {
    effectiveDate: invoice.shipDate,
    postingDate: invoice.date,
    documentNo: invoice.no,
    branch: invoice.branch,
  };
  book.entries.push({
    ...shared,
    kind: invoice.memoKind ?? kind,
    reference: invoice.poNo,
    description: invoice.memoKind || invoice.docType === 'D' ? invoice.comments : word,
    debit: Math.max(invoice.total, 0),
    credit: Math.max(-invoice.total, 0),
    invoice,
  });
  if (invoice.docType !== 'I') return;
  for (const { contract, cents } of drawn) {
    book.entries.push({
      ...shared,
      kind: 'prepayApplied',
      reference: contract.no,
      description: 'Prepay applied',
      debit: 0,
      credit: cents,
    });
  }
  invoice.rungs = ladderOf(invoice);
}

interface Receipt {
  readonly date: CalendarDateText;
  readonly received?: CalendarDateText;
  readonly method: Method;
  readonly reference: string;
  readonly amount: number;
  readonly no?: string;
}

/** Takes in a payment on account, of which nothing is applied yet. */
export function receive(
  book: Book,
  { date, received = date, method, reference, amount, no }: Receipt,
): Payment {
  const number = no ?? book.numbers.payment(date);
  const entry: Entry = {
    kind: 'payment',
    effectiveDate: received,
    postingDate: date,
    documentNo: number,
    reference,
    description: 'Payment, thank you',
    debit: 0,
    credit: amount,
    branch: book.account.homeBranch,
  };
  const payment: Payment = {
    no: number,
    receivedDate: received,
    postingDate: date,
    method,
    reference,
    type: 'R',
    amount,
    unapplied: amount,
    status: 'P',
    returnCode: '',
    applications: [],
    entry,
  };
  book.entries.push(entry);
  book.payments.push(payment);
  return payment;
}

/** Applies a part of a payment to an invoice, with the discount that it earned. */
export function apply(
  book: Book,
  payment: Payment,
  invoice: Invoice,
  part: { readonly applied: number; readonly discount: number; readonly on: CalendarDateText },
): void {
  payment.unapplied -= part.applied;
  invoice.paid += part.applied;
  invoice.discountTaken += part.discount;
  const same = payment.applications.find((application) => application.invoice === invoice);
  if (same) {
    same.applied += part.applied;
    same.discount += part.discount;
  } else payment.applications.push({ invoice, ...part });
  if (part.discount === 0) return;
  book.entries.push({
    kind: 'discountTaken',
    effectiveDate: part.on,
    postingDate: part.on,
    documentNo: invoice.no,
    reference: payment.no,
    description: 'Early payment discount',
    debit: 0,
    credit: part.discount,
    branch: invoice.branch,
  });
}

/** Sets a credit memo against an invoice: both sides stand in the ledger already. */
export function applyCredit(memo: Invoice, invoice: Invoice): void {
  const cents = Math.min(-openOf(memo), openOf(invoice));
  memo.credited -= cents;
  invoice.credited += cents;
}

/** The small rest of an invoice that nobody is asked for. */
export function writeOff(book: Book, invoice: Invoice, date: CalendarDateText): void {
  const cents = openOf(invoice);
  invoice.writtenOff += cents;
  book.entries.push({
    kind: 'writeOff',
    effectiveDate: date,
    postingDate: date,
    documentNo: invoice.no,
    reference: '',
    description: 'Small balance written off',
    debit: 0,
    credit: cents,
    branch: invoice.branch,
  });
}

/** The bank sends a payment back: its applications are gone and its invoices open with their first due date. */
export function giveBack(book: Book, payment: Payment, date: CalendarDateText, code: string): Invoice[] {
  const opened = payment.applications.map(({ invoice, applied }) => {
    invoice.paid -= applied;
    return invoice;
  });
  payment.applications = [];
  payment.unapplied = 0;
  payment.status = 'R';
  payment.returnCode = code;
  book.entries.push({
    kind: 'nsf',
    effectiveDate: date,
    postingDate: date,
    documentNo: payment.no,
    reference: code,
    description: `Payment returned by the bank (${code})`,
    debit: payment.amount,
    credit: 0,
    branch: book.account.homeBranch,
    reverses: payment.entry,
  });
  return opened;
}
