import { array, type InferType, number, object, string } from 'yup';
import {
  countsBy,
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
import { entry, group, proposal, totals } from './entries';
import {
  type BatchStatus,
  batchMoves,
  batchSheets,
  batchStatuses,
  deliveryFaults,
  deliveryStates,
} from './labels';

const count = () => number().integer().min(0).required();

/** A file that was made for the bank. */
const summary = {
  batchNo: number().integer().required(),
  status: oneOf(batchStatuses),
  /** Instants, and who. */
  createdAt: string().required(),
  createdBy: text(),
  releasedAt: textOrNull(),
  releasedBy: textOrNull(),
  sentAt: textOrNull(),
  sentBy: textOrNull(),
  voidedAt: textOrNull(),
  voidedBy: textOrNull(),
  voidReason: textOrNull(),
  firstEffective: sentDate(),
  lastEffective: sentDate(),
  ...totals,
};

const batch = object(summary);

/** Of a file that goes to the bank by itself. Uncertain with a fault: it is found out yet; without: the bank knows. */
const delivery = object({
  state: oneOf(deliveryStates),
  at: textOrNull(),
  nextTryAt: textOrNull(),
  fault: oneOf(deliveryFaults).nullable().defined(),
});

const batchDetail = object({
  ...summary,
  /** Counts changes: whoever moves it says from which one. */
  version: count(),
  fileName: text(),
  /** Of the file, in hex; it never changes. */
  sha256: text(),
  /** 'YYYY-MM-DD' on the bank's wall, and the letter that tells the files of one day apart. */
  fileDate: sentDate(),
  fileIdModifier: text(),
  originatorVersion: number().integer().required(),
  /** When the bytes were deleted, since they were kept long enough; null where they are there. */
  fileDeletedAt: textOrNull(),
  groups: array(group).required(),
  /** How many of its requests say that they were sent: right after it was, some may not yet. */
  sentCount: count(),
  /** How many rows the sheet of contact changes beside it has. */
  contactChangeCount: count(),
  booksZone: text(),
  delivery: delivery.nullable().defined(),
  moves: array(
    object({
      move: oneOf(batchMoves),
      /** Why it is not possible for the caller, in words; null where it is. */
      why: textOrNull(),
    }),
  ).required(),
});

const byNumber = object({ batchNo: number().integer().min(1).required() });

/** Ids of requests and checks that the clerk leaves for another file; comma-separated. */
const without = () => listOf(500);

/** What narrows the list of files. */
const batchFilter = {
  status: string<BatchStatus | ''>().oneOf([...batchStatuses, '']),
  /** A file's number, or a word of a request or an account holder in it. */
  q: string().max(100),
};

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The files that were made for the bank, the newest first.',
    query: object({ ...batchFilter, ...pageQuery }),
    response: pageOf(batch),
  },

  totals: {
    summary: 'How many files there are in each status.',
    query: object(batchFilter),
    response: object({
      rows: count(),
      statuses: countsBy(batchStatuses),
    }),
  },

  exportFile: {
    summary: 'Every file that the filters let through, as a file that streams.',
    query: object({ ...batchFilter, format: tableFormat }),
    produces: tableFiles,
  },

  proposal: {
    summary: 'What the next file would hold now, and what it leaves out and why. Nothing is written.',
    query: object({ without: without() }),
    response: proposal,
  },

  create: {
    summary: 'Makes the file that was proposed. Where the requests changed since, none is made.',
    body: object({ without: without().default(''), expected: object(totals).required() }),
    response: batchDetail,
  },

  one: {
    summary: 'One file with its totals and what can be done with it.',
    params: byNumber,
    response: batchDetail,
  },

  entries: {
    summary: 'The entries of a file in their order.',
    params: byNumber,
    query: object(pageQuery),
    response: pageOf(entry),
  },

  entryExport: {
    summary: 'The same entries, all of them and nothing of their bank accounts, as a file that streams.',
    params: byNumber,
    query: object({ format: tableFormat }),
    produces: tableFiles,
  },

  move: {
    summary: 'Releases a file by a second person, marks it as sent, or voids it before it was.',
    params: byNumber,
    body: object({
      move: oneOf(batchMoves),
      version: count(),
      /** Why it is void; needed there alone. */
      reason: string().max(300).default(''),
    }),
    response: batchDetail,
  },

  bankFile: {
    summary: 'The file for the bank: the same bytes each time. Each download is in the audit.',
    params: byNumber,
    query: object({ format: string().oneOf(['ach']).default('ach') }),
    produces: { ach: 'application/octet-stream' },
  },

  sheet: {
    summary:
      'What goes beside the file: the register, the payments or the refunds to post, the withdrawals, or the changes of contact data.',
    params: byNumber,
    query: object({
      name: oneOf(batchSheets),
      format: string().oneOf(['csv']).default('csv'),
    }),
    produces: { csv: 'text/csv' },
  },
} as const;

export type AchBatch = InferType<typeof batch>;
export type AchBatchDetail = InferType<typeof batchDetail>;
export type AchDelivery = InferType<typeof delivery>;
export type AchEntry = InferType<typeof entry>;
export type AchProposal = InferType<typeof proposal>;
export type AchGroup = InferType<typeof group>;
