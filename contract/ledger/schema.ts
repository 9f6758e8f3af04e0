import { array, type InferType, number, object, string } from 'yup';
import { aging, owner } from '../accounts/schema';
import {
  cents,
  centsOrNull,
  date,
  dateOrNull,
  fileTypes,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  text,
  textOrNull,
} from '../fields';
import { paymentDetail } from '../payments/schema';
import { invoiceStatuses } from '../purchases/labels';
import { ledgerChips, ledgerFormats, ledgerKinds, ledgerSorts } from './labels';

/** What a row is today: its document's own status, or that it stands or was taken back. */
const ledgerStatuses = [...invoiceStatuses, 'posted', 'reversed'] as const;

/** A row of the trade ledger. Exactly one of debit and credit is above zero; a debit raises what is owed. */
const ledgerRow = object({
  id: string().required(),
  accountNo: string().required(),
  effectiveDate: sentDate(),
  postingDate: sentDate(),
  kind: oneOf(ledgerKinds),
  documentNo: textOrNull(),
  reference: textOrNull(),
  description: textOrNull(),
  branchCode: textOrNull(),
  branchName: textOrNull(),
  dueDate: dateOrNull(),
  debitCents: cents(),
  creditCents: cents(),
  /** What was owed after this row; null where the rows in view do not lead up to it one by one. */
  balanceCents: centsOrNull(),
  openCents: cents(),
  status: oneOf(ledgerStatuses),
  /** The document that the row belongs to, where the portal has it. */
  invoiceNo: textOrNull(),
  /** The payment that the row is of. */
  paymentNo: textOrNull(),
});

/** What narrows the list. Lists are comma-separated; every member narrows further. Days are posting days. */
const ledgerFilter = {
  account: string().max(20),
  from: date(),
  to: date(),
  /** Of `ledgerKinds`. */
  kind: listOf(),
  branch: listOf(),
  status: string().oneOf([...ledgerChips, '']),
  /** Of `agingBuckets`: what is open and so old on the day `agedOn`, or on the as-of day. */
  age: listOf(),
  agedOn: date(),
  /** Words that must all occur in type, document, reference, description or branch. */
  q: string().max(100),
};

const sort = string()
  .oneOf(ledgerSorts.flatMap((s) => [s, `-${s}`]))
  .default('-date');

/** One account in the range of days, whatever else narrows the list: opening + debits − credits = closing. */
const ledgerBalance = object({
  accountNo: string().required(),
  name: string().required(),
  openingCents: cents(),
  debitCents: cents(),
  creditCents: cents(),
  closingCents: cents(),
  /** Open amounts of the rows that all filters let through. */
  openCents: cents(),
});

const ledgerTotals = object({
  /** Over every row that the filters let through. */
  rows: number().integer().required(),
  debitCents: cents(),
  creditCents: cents(),
  /** Rows per chip under the other filters: what each chip would show. */
  chips: object({
    all: number().integer().required(),
    open: number().integer().required(),
    pastDue: number().integer().required(),
  }).required(),
  /** Each account by itself: one party's credit does not pay another's debt. */
  accounts: array(ledgerBalance).required(),
});

const choice = object({ code: text(), name: text() });

const ledgerChoices = object({
  kinds: array(oneOf(ledgerKinds)).required(),
  branches: array(choice).required(),
});

/** What was open on a day, by how long it had been due. */
const ledgerAging = object({
  on: sentDate(),
  accounts: array(
    object({
      accountNo: string().required(),
      name: string().required(),
      /** Null for a day gone by whose open amounts can no longer be told from what was applied since. */
      aging: aging.nullable().defined(),
    }),
  ).required(),
});

const { csv, xlsx, ofx } = fileTypes;

/** What goes in and out of the area's endpoints. */
export const schemas = {
  rows: {
    summary: 'What was charged and credited to one trade account or to all, by keyset, sorted by the server.',
    query: object({ ...owner, ...ledgerFilter, sort, ...pageQuery }),
    response: pageOf(ledgerRow),
  },

  totals: {
    summary:
      'Sums over every row that the same filters let through, and each account’s balances in the range.',
    query: object({ ...owner, ...ledgerFilter }),
    response: ledgerTotals,
  },

  choices: {
    summary: 'What there is to filter the ledger by.',
    query: object({ ...owner, account: string().max(20) }),
    response: ledgerChoices,
  },

  aging: {
    summary: 'What was open on a day, account by account, by how long it had been due.',
    query: object({ ...owner, account: string().max(20), on: date() }),
    response: ledgerAging,
  },

  payment: {
    summary: 'One payment with the documents that it was applied to.',
    params: object({ paymentNo: string().required().max(40) }),
    query: object({ ...owner }),
    response: paymentDetail,
  },

  exportFile: {
    summary: 'Every row that the filters let through, as a file that streams.',
    query: object({ ...owner, ...ledgerFilter, sort, format: oneOf(ledgerFormats) }),
    produces: { csv, xlsx, ofx },
  },
} as const;

export type LedgerRow = InferType<typeof ledgerRow>;
export type LedgerTotals = InferType<typeof ledgerTotals>;
export type LedgerChoices = InferType<typeof ledgerChoices>;
export type LedgerAging = InferType<typeof ledgerAging>;
export type LedgerFilter = InferType<(typeof schemas)['totals']['query']>;
