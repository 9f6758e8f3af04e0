import { array, boolean, type InferType, number, object, string } from 'yup';
import { cents, dateOrNull, oneOf, text, textOrNull } from './fields';
import { dropOutcomes } from './rules/dropOutcomes';

/** 'fatal' refuses a drop, 'row' leaves a row out, 'warn' only tells; 'wait' leaves a row out with one that is wrong. */
const severities = ['fatal', 'row', 'warn', 'wait'] as const;

const rows = () => number().integer().required();
const rowsOrNull = () => number().integer().nullable().defined();

export const findingCounts = object({ fatal: rows(), row: rows(), warn: rows(), wait: rows() });

const summary = {
  dropId: number().integer().required(),
  /** The folder's own name. */
  name: string().required(),
  /** The day that it speaks of; null where its manifest could not be read. */
  asOf: dateOrNull(),
  outcome: oneOf(dropOutcomes),
  /** Whether customers see it now. */
  live: boolean().required(),
  /** An instant. */
  lookedAt: string().required(),
  rowsRead: rows(),
  rowsQuarantined: rows(),
  /** Of these, rows that are right themselves and wait with one that is not. */
  rowsWaiting: rows(),
  findings: findingCounts.required(),
  decidedBy: textOrNull(),
  decidedAt: textOrNull(),
};

export const drop = object(summary);

/** A drop with the differences that it makes, or would have made. */
export const dropReport = object({
  ...summary,
  /** What the manifest promises of each file beside what was found; null where the file was not read. */
  manifest: array(
    object({
      file: text(),
      mode: oneOf(['full', 'delta']),
      rows: object({ promised: rows(), found: rowsOrNull() }).required(),
      sha256: object({ promised: text(), found: textOrNull() }).required(),
      /** Decimals as text; null where the manifest names no control column. */
      control: object({ column: text(), promised: text(), found: textOrNull() }).nullable().defined(),
      /** Whether all of it agrees. */
      agrees: boolean().required(),
    }),
  ).required(),
  /** Which files and rules its findings are of: what they can be narrowed to. */
  found: object({ files: array(text()).required(), rules: array(text()).required() }).required(),
  /** Why it waits, or would have waited without an approval. */
  holds: array(
    object({ rule: oneOf(['quarantined-rows', 'row-count']), file: textOrNull(), message: text() }),
  ).required(),
  /** Per file, the rows that are new, changed, gone and held back, and how many there were and are. */
  files: array(
    object({
      file: string().required(),
      inserted: rows(),
      updated: rows(),
      removed: rows(),
      quarantined: rows(),
      before: rows(),
      after: rows(),
    }),
  ).required(),
  /** What all accounts owe, before and after; null where the drop did not come as far as that. */
  receivable: object({ beforeCents: cents(), afterCents: cents() }).nullable().defined(),
  /** Whether it is the live one and what it replaced is still there. */
  canRollBack: boolean().required(),
});

export const finding = object({
  seq: number().integer().required(),
  severity: oneOf(severities),
  file: text(),
  /** The header is line 1; null where the whole file is meant. */
  line: number().integer().nullable().defined(),
  key: textOrNull(),
  column: textOrNull(),
  rule: text(),
  value: textOrNull(),
  message: text(),
  hint: textOrNull(),
});

/** What a drop's record is followed by, while work on it goes on. */
export const watched = object({
  dropId: number().integer().required(),
  /** The folder's own name. */
  name: string().required(),
  /** Whether the whole portal answers nobody until it is done: the embedded database does one thing at a time. */
  portalWaits: boolean().required(),
});

/** How new the figures are that customers see, and when newer ones should come. */
export const freshness = object({
  live: object({
    dropId: number().integer().nullable().defined(),
    name: text(),
    asOf: text(),
    /** An instant. */
    loadedAt: text(),
    /** Whole hours since then. */
    hours: rows(),
  })
    .nullable()
    .defined(),
  /** An instant, by the hour at which drops usually came; null before the first one. */
  dueAt: textOrNull(),
  /** Whether it is so long past that somebody should ask why. */
  late: boolean().required(),
  /** IANA zone of the company's books: on its wall the office reads when drops came. */
  booksZone: text(),
});

export type DropSummary = InferType<typeof drop>;
export type DropReport = InferType<typeof dropReport>;
export type DropFinding = InferType<typeof finding>;
export type Freshness = InferType<typeof freshness>;
