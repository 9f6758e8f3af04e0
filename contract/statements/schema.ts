import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { documentQuery } from '../documents/schema';
import {
  cents,
  dateOrNull,
  fileTypes,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  textOrNull,
} from '../fields';
import { statementExportFormats, statementSorts } from './labels';
import { statementActivity, statementFigures, statementSnapshot } from './snapshot';

/** A statement that is in force. One that another took the place of is not in the list. */
const statement = object({
  statementNo: string().required(),
  accountNo: string().required(),
  accountName: string().required(),
  /** The day in the books zone on which it was closed. */
  statementDate: sentDate(),
  periodFrom: sentDate(),
  periodTo: sentDate(),
  dueDate: sentDate(),
  ...statementFigures,
  revision: number().integer().required(),
  /** The statement that this one took the place of, by its number, and why. */
  replaces: textOrNull(),
  reason: textOrNull(),
  /** Whether the caller has not opened it yet; of those from before the caller came, only the last one counts. */
  isNew: boolean().required(),
  /** Whether no later one of the same account exists: only that one asks to be paid. */
  isLatest: boolean().required(),
});

/** What narrows the list. Years are those of the period's last day, comma-separated. */
const statementFilter = {
  account: string().max(20),
  year: listOf(),
  /** Words that must all occur in the statement's number, the account's number or its name. */
  q: string().max(100),
};

const sort = string()
  .oneOf(statementSorts.flatMap((s) => [s, `-${s}`]))
  .default('-date');

const statementTotals = object({
  rows: number().integer().required(),
  chargesCents: cents(),
  creditsCents: cents(),
  financeChargeCents: cents(),
  /** How many of them are new to the caller. */
  newRows: number().integer().required(),
  /** How many are filed under each year, newest first; a year without one is not among them. */
  years: array(
    object({ year: number().integer().required(), rows: number().integer().required() }),
  ).required(),
});

/** What happened on one account after its last statement: ending + charges − credits = balance. */
const sinceStatement = object({
  accountNo: string().required(),
  accountName: string().required(),
  /** Null before the first statement. */
  last: object({
    statementNo: string().required(),
    statementDate: sentDate(),
    periodTo: sentDate(),
    dueDate: sentDate(),
    endingCents: cents(),
    amountDueCents: cents(),
    /** What is still to be paid of the amount due: never more than is open of what the statement asked for. */
    leftCents: cents(),
  })
    .nullable()
    .defined(),
  chargesCents: cents(),
  creditsCents: cents(),
  /** The balance of the as-of day: what is open, less unapplied credit. */
  balanceCents: cents(),
  /** Whether the three figures bring one to the balance; if not, the ERP posted into a closed period. */
  closes: boolean().required(),
  /** The newest rows, at most ten of so many. */
  activity: array(statementActivity).required(),
  activityRows: number().integer().required(),
});

const statementNo = object({ statementNo: string().required().max(40) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Statements of one account or of all, by keyset, filtered and sorted by the server.',
    query: object({ ...owner, ...statementFilter, sort, ...pageQuery }),
    response: pageOf(statement),
  },

  totals: {
    summary: 'Sums over every statement that the same filters let through, not over one page.',
    query: object({ ...owner, ...statementFilter }),
    response: statementTotals,
  },

  choices: {
    summary: 'The years that have statements, and the day on which the next ones will close.',
    query: object({ ...owner, account: string().max(20) }),
    response: object({
      years: array(number().integer().required()).required(),
      /** Null before the company’s first statement. */
      nextCloseDate: dateOrNull(),
    }),
  },

  since: {
    summary: 'What happened after the last statement of one account, or of each.',
    query: object({ ...owner, account: string().max(20) }),
    response: object({ accounts: array(sinceStatement).required() }),
  },

  one: {
    summary: 'One statement whole, from the same frozen figures as its PDF.',
    params: statementNo,
    query: object({ ...owner }),
    response: object({
      snapshot: statementSnapshot.required(),
      /** SHA-256 of the snapshot’s canonical JSON, in hex: it stands on the PDF too. */
      sha256: string().required(),
      /** The statement that took the place of this one. */
      supersededBy: textOrNull(),
      isLatest: boolean().required(),
      /** Where the PDF comes from. */
      source: oneOf(['erp', 'portal']),
    }),
  },

  viewed: {
    summary: 'Says that the caller has opened a statement; the first time is remembered.',
    params: statementNo,
    body: object({ ...owner }),
    response: object({ firstViewedAt: string().required() }),
  },

  pdf: {
    summary: 'The PDF of one statement: the ERP’s own where there is one.',
    params: statementNo,
    query: object(documentQuery),
    produces: { pdf: fileTypes.pdf },
  },

  zip: {
    summary: 'The PDFs of the statements that are named, or of all that the filters let through.',
    query: object({ ...owner, ...statementFilter, numbers: listOf(100) }),
    produces: { zip: fileTypes.zip },
  },

  exportFile: {
    summary: 'Every statement that the filters let through, as a file that streams.',
    query: object({ ...owner, ...statementFilter, sort, format: oneOf(statementExportFormats) }),
    produces: { csv: fileTypes.csv, xlsx: fileTypes.xlsx },
  },
} as const;

export type Statement = InferType<typeof statement>;
export type StatementTotals = InferType<typeof statementTotals>;
export type SinceStatement = InferType<typeof sinceStatement>;
export type StatementFilter = InferType<(typeof schemas)['totals']['query']>;
