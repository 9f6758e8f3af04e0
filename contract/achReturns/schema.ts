import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  cents,
  countsBy,
  dateOrNull,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { returnRateNames } from '../rules/returnRates';
import {
  returnFileMoves,
  type ReturnFileStatus,
  returnFileStatuses,
  returnFormats,
  returnMatches,
  returnRowStates,
  statementEntryKinds,
  statementEntryStates,
  statementMatches,
} from './labels';

const count = () => number().integer().min(0).required();

/** A file that the bank sent back. */
const summary = {
  fileNo: number().integer().required(),
  name: text(),
  format: oneOf(returnFormats),
  status: oneOf(returnFileStatuses),
  /** Rows in all, and those whose entry was not found, or only by amount and day. */
  rowCount: count(),
  unmatchedCount: count(),
  likelyCount: count(),
  /** Deposits and withdrawals of a bank statement. */
  entryCount: count(),
  /** Instants, and who. */
  takenAt: text(),
  takenBy: text(),
  movedAt: textOrNull(),
  movedBy: textOrNull(),
};

const file = object(summary);

const fileDetail = object({
  ...summary,
  version: count(),
  /** Of the file, in hex. */
  sha256: text(),
  returnCount: count(),
  changeCount: count(),
  returnCents: cents(),
  /** What came in and what went out on a bank statement; neither is negative. */
  depositCount: count(),
  depositCents: cents(),
  withdrawalCount: count(),
  withdrawalCents: cents(),
  /** How many rows came to each state. */
  states: countsBy(returnRowStates),
  booksZone: text(),
  moves: array(oneOf(returnFileMoves)).required(),
});

const row = object({
  seq: count(),
  kind: oneOf(['return', 'change']),
  code: text(),
  /** Why it came, in plain words, and who has to do what. */
  words: text(),
  advice: text(),
  returnedOn: sentDate(),
  amountCents: cents(),
  accountLast: text(),
  originalTrace: text(),
  match: oneOf(returnMatches),
  state: oneOf(returnRowStates),
  batchNo: number().integer().nullable().defined(),
  /** Of the payment, null where it is none. */
  requestId: textOrNull(),
  /** Of the payment, or of the check of a bank account. */
  number: textOrNull(),
  accountNo: textOrNull(),
  accountName: textOrNull(),
  effectiveDate: dateOrNull(),
  /** Whether it blocks the bank account. */
  blocks: boolean().required(),
  /** Whether banks return so late for another reason than this one: docs/rules.md#returns. */
  late: boolean().required(),
});

/** A deposit or a withdrawal on a bank statement. */
const entry = object({
  seq: count(),
  bookedOn: sentDate(),
  /** What leaves the account is negative. */
  amountCents: cents(),
  kind: oneOf(statementEntryKinds),
  typeCode: text(),
  /** What the bank wrote; of long numbers the last digits alone. */
  reference: text(),
  words: text(),
  /** The file of ours that it settles, or returns something of. */
  batchNo: number().integer().nullable().defined(),
  match: oneOf(statementMatches),
  /** The row of the return that it is; null where the bank does not say which. */
  returnSeq: number().integer().nullable().defined(),
  state: oneOf(statementEntryStates),
});

const byNumber = object({ fileNo: number().integer().min(1).required() });

const fileFilter = {
  status: string<ReturnFileStatus | ''>().oneOf([...returnFileStatuses, '']),
  /** A word of a file's name, or of a request, account or trace number in it. */
  q: string().max(100),
};

const share = object({ rate: oneOf(returnRateNames), returns: count(), debits: count() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The files of returns and notifications of change that the bank sent, the newest first.',
    query: object({ ...fileFilter, ...pageQuery }),
    response: pageOf(file),
  },

  totals: {
    summary: 'How many files there are in each status.',
    query: object(fileFilter),
    response: object({
      rows: count(),
      booksZone: text(),
      statuses: countsBy(returnFileStatuses),
    }),
  },

  exportFile: {
    summary: 'Every file that the filters let through, as a file that streams.',
    query: object({ ...fileFilter, format: tableFormat }),
    produces: tableFiles,
  },

  rates: {
    summary:
      'Shares of debits that came back, over the last 60 days and by month, beside what Nacha accepts.',
    response: object({
      from: sentDate(),
      to: sentDate(),
      rates: array(share).required(),
      /** The last months, the oldest first; 'YYYY-MM'. */
      months: array(object({ month: text(), rates: array(share).required() })).required(),
    }),
  },

  audit: {
    summary:
      'What the yearly audit of an originator asks for: settings, authorizations, files, returns, corrections.',
    query: object({
      year: number().integer().min(2000).max(2999).required(),
      format: string().oneOf(['csv']).default('csv'),
    }),
    produces: { csv: 'text/csv' },
  },

  upload: {
    summary:
      'Takes a file that the bank sent and looks at it; nothing is applied. The same bytes are the same file.',
    query: object({ name: string().required().max(200) }),
    response: object({ fileNo: number().integer().required(), known: boolean().required() }),
  },

  one: {
    summary: 'One file of the bank with its totals and what can be done with it.',
    params: byNumber,
    response: fileDetail,
  },

  rows: {
    summary: 'What is in a file of the bank, in its order, each with the request that it speaks of.',
    params: byNumber,
    query: object(pageQuery),
    response: pageOf(row),
  },

  rowExport: {
    summary: 'The same rows, all of them, as a file that streams.',
    params: byNumber,
    query: object({ format: tableFormat }),
    produces: tableFiles,
  },

  entries: {
    summary:
      'Deposits and withdrawals on a bank statement, in its order, each with the file of ours that it belongs to.',
    params: byNumber,
    query: object(pageQuery),
    response: pageOf(entry),
  },

  entryExport: {
    summary: 'The same entries, all of them, as a file that streams.',
    params: byNumber,
    query: object({ format: tableFormat }),
    produces: tableFiles,
  },

  move: {
    summary: 'Applies a file once, puts it aside, or takes back what it did.',
    params: byNumber,
    body: object({
      move: oneOf(returnFileMoves),
      version: count(),
      /** Rows found by amount and day alone that are applied too; comma-separated. */
      include: listOf(500).default(''),
    }),
    response: fileDetail,
  },
} as const;

export type ReturnFile = InferType<typeof file>;
export type ReturnFileDetail = InferType<typeof fileDetail>;
export type ReturnRow = InferType<typeof row>;
export type StatementEntry = InferType<typeof entry>;
export type ReturnRates = InferType<typeof schemas.rates.response>;
