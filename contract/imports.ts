import { array, boolean, type InferType, number, object, string } from 'yup';
import { download, endpoint } from './endpoint';
import { cents, dateOrNull, oneOf, text, textOrNull } from './fields';
import { listOf, pageOf, pageQuery } from './paging';

/**
 * What became of a drop. A held one waits for an administrator; a dismissed one waits no longer and was not applied; one
 * that was rolled back was applied and taken away again.
 */
export const dropOutcomes = ['applied', 'held', 'refused', 'rolledBack', 'dismissed'] as const;

/** 'fatal' refuses a drop, 'row' leaves a row out, 'warn' only tells. */
export const severities = ['fatal', 'row', 'warn'] as const;

const rows = () => number().integer().required();

const findingCounts = object({ fatal: rows(), row: rows(), warn: rows() });

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
  findings: findingCounts.required(),
  decidedBy: textOrNull(),
  decidedAt: textOrNull(),
};

export const drop = object(summary);

/** A drop with the differences that it makes, or would have made. */
export const dropReport = object({
  ...summary,
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

/** What narrows the findings of a drop; lists are comma-separated. */
const findingFilter = {
  severity: listOf(3),
  file: listOf(),
  rule: listOf(),
  /** Words that must all occur in key, value or message. */
  q: string().max(100),
};

const path = '/api/imports';
const byId = object({ dropId: number().integer().min(1).required() });

/** The office's view of the nightly drops. All of it is for administrators alone. */
export const imports = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The drops that were looked at, the newest first.',
    query: object({ ...pageQuery, outcome: listOf(dropOutcomes.length) }),
    response: pageOf(drop),
  }),
  totals: endpoint({
    method: 'GET',
    path: `${path}/totals`,
    summary: 'How many drops there are of each outcome.',
    response: object(
      Object.fromEntries(dropOutcomes.map((outcome) => [outcome, rows()])) as Record<
        (typeof dropOutcomes)[number],
        ReturnType<typeof rows>
      >,
    ),
  }),
  progress: endpoint({
    method: 'GET',
    path: `${path}/progress`,
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
  }),
  report: endpoint({
    method: 'GET',
    path: `${path}/:dropId`,
    summary: 'One drop: what came of it, and the differences that it makes.',
    params: byId,
    response: dropReport,
  }),
  findings: endpoint({
    method: 'GET',
    path: `${path}/:dropId/findings`,
    summary: 'What was found in a drop, worst first, then by file and line.',
    params: byId,
    query: object({ ...pageQuery, ...findingFilter }),
    response: pageOf(finding),
  }),
  findingTotals: endpoint({
    method: 'GET',
    path: `${path}/:dropId/findings/totals`,
    summary: 'How many findings a filter lets through.',
    params: byId,
    query: object(findingFilter),
    response: findingCounts,
  }),
  validation: download({
    method: 'GET',
    path: `${path}/:dropId/validation`,
    summary: 'All findings of a drop as a file for whoever runs the ERP.',
    params: byId,
    query: object({ format: string().oneOf(['csv']).default('csv') }),
    produces: { csv: 'text/csv' },
  }),
  approve: endpoint({
    method: 'POST',
    path: `${path}/:dropId/approve`,
    summary: 'Applies a held drop, read from its folder again; answers when it is done.',
    params: byId,
    response: dropReport,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: `${path}/:dropId/dismiss`,
    summary: 'Lets a held drop wait no longer; it is not applied.',
    params: byId,
    response: dropReport,
  }),
  rollBack: endpoint({
    method: 'POST',
    path: `${path}/:dropId/rollback`,
    summary: 'Takes the live drop away, so that customers see the one before again.',
    params: byId,
    response: dropReport,
  }),
};

export type DropSummary = InferType<typeof drop>;
export type DropReport = InferType<typeof dropReport>;
export type FindingFilter = InferType<typeof imports.findingTotals.query>;
