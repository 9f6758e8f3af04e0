import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  cents,
  countsBy,
  dateOrNull,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { dropOutcomes, issueSeverities } from './labels';

const rows = () => number().integer().required();

const rowsOrNull = () => number().integer().nullable().defined();

const findingCounts = object({ fatal: rows(), row: rows(), warn: rows(), wait: rows() });

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

const drop = object(summary);

/** A drop with the differences that it makes, or would have made. */
const dropReport = object({
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

const finding = object({
  seq: number().integer().required(),
  severity: oneOf(issueSeverities),
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
const watched = object({
  dropId: number().integer().required(),
  /** The folder's own name. */
  name: string().required(),
  /** Whether the whole portal answers nobody until it is done: the embedded database does one thing at a time. */
  portalWaits: boolean().required(),
});

/** How new the figures are that customers see, and when newer ones should come. */
const freshness = object({
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
export type DropIssue = InferType<typeof finding>;
export type Freshness = InferType<typeof freshness>;

/** What narrows the drops. */
const dropFilter = { outcome: listOf(dropOutcomes.length), q: string().max(100) };

/** What narrows the findings of a drop; lists are comma-separated. */
const findingFilter = {
  severity: listOf(4),
  file: listOf(),
  rule: listOf(),
  /** Words that must all occur in key, value or message. */
  q: string().max(100),
};

const byId = object({ dropId: number().integer().min(1).required() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The drops that were looked at, the newest first.',
    query: object({ ...pageQuery, ...dropFilter }),
    response: pageOf(drop),
  },

  totals: {
    summary: 'How many drops there are of each outcome.',
    query: object({ q: string().max(100) }),
    response: countsBy(dropOutcomes),
  },

  exportFile: {
    summary: 'Every drop that the filters let through, as a file that streams.',
    query: object({ ...dropFilter, format: tableFormat }),
    produces: tableFiles,
  },

  progress: {
    summary: 'How far the import is that runs now. The embedded database answers when it is done.',
    response: object({
      running: object({
        name: string().required(),
        beganAt: string().required(),
        step: oneOf(['reading', 'checking', 'applying']),
        file: textOrNull(),
        /** Read so far of this file. */
        rows: number().integer().nullable().defined(),
      })
        .nullable()
        .defined(),
    }),
  },

  freshness: {
    summary: 'How new the figures are that customers see, and when the next drop is due.',
    response: freshness,
  },

  upload: {
    summary: 'Takes a drop as a ZIP and begins to look at it; nothing is applied.',
    query: object({ name: string().required().max(200) }),
    response: watched,
  },

  report: {
    summary: 'One drop: what came of it, and the differences that it makes.',
    params: byId,
    response: dropReport,
  },

  issues: {
    summary: 'What was found in a drop: causes first, the worst of them first, then by file and line.',
    params: byId,
    query: object({ ...pageQuery, ...findingFilter }),
    response: pageOf(finding),
  },

  issueTotals: {
    summary: 'How many findings a filter lets through.',
    params: byId,
    query: object(findingFilter),
    response: findingCounts,
  },

  issueExport: {
    summary: 'Every finding of a drop that the filters let through, as a file that streams.',
    params: byId,
    query: object({ ...findingFilter, format: tableFormat }),
    produces: tableFiles,
  },

  validation: {
    summary: 'All findings of a drop as a file for whoever runs the ERP.',
    params: byId,
    query: object({ format: string().oneOf(['csv']).default('csv') }),
    produces: { csv: 'text/csv' },
  },

  approve: {
    summary:
      'Begins to apply a drop that waits, read from its folder again; its record tells what came of it.',
    params: byId,
    response: watched,
  },

  dismiss: {
    summary: 'Lets a drop wait no longer; it is not applied.',
    params: byId,
    response: dropReport,
  },

  rollBack: {
    summary: 'Takes the live drop away, so that customers see the one before again.',
    params: byId,
    response: dropReport,
  },
} as const;

export type IssueFilter = InferType<typeof schemas.issueTotals.query>;
