import { type InferType, number, object, string } from 'yup';
import { download, endpoint, upload } from './endpoint';
import { oneOf, textOrNull } from './fields';
import { drop, dropReport, finding, findingCounts, freshness, watched } from './importShapes';
import { listOf, pageOf, pageQuery } from './paging';
import { dropOutcomes } from './rules/dropOutcomes';
import { maxUploadBytes } from './rules/dropUpload';

/** What narrows the findings of a drop; lists are comma-separated. */
const findingFilter = {
  severity: listOf(4),
  file: listOf(),
  rule: listOf(),
  /** Words that must all occur in key, value or message. */
  q: string().max(100),
};

const count = () => number().integer().required();
const path = '/api/imports';
const byId = object({ dropId: number().integer().min(1).required() });

/** The office's view of the nightly drops. All of it is for administrators alone. */
export const imports = {
  list: endpoint({
    method: 'GET',
    needs: 'seeImports',
    path,
    summary: 'The drops that were looked at, the newest first.',
    query: object({ ...pageQuery, outcome: listOf(dropOutcomes.length), q: string().max(100) }),
    response: pageOf(drop),
  }),
  totals: endpoint({
    method: 'GET',
    needs: 'seeImports',
    path: `${path}/totals`,
    summary: 'How many drops there are of each outcome.',
    query: object({ q: string().max(100) }),
    response: object(
      Object.fromEntries(dropOutcomes.map((outcome) => [outcome, count()])) as Record<
        (typeof dropOutcomes)[number],
        ReturnType<typeof count>
      >,
    ),
  }),
  progress: endpoint({
    method: 'GET',
    needs: 'seeImports',
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
  freshness: endpoint({
    method: 'GET',
    needs: 'seeImports',
    path: `${path}/freshness`,
    summary: 'How new the figures are that customers see, and when the next drop is due.',
    response: freshness,
  }),
  upload: upload({
    method: 'POST',
    needs: 'seeImports',
    path: `${path}/uploads`,
    summary: 'Takes a drop as a ZIP and begins to look at it; nothing is applied.',
    begins: true,
    accepts: 'application/zip',
    maxBytes: maxUploadBytes,
    query: object({ name: string().required().max(200) }),
    response: watched,
  }),
  report: endpoint({
    method: 'GET',
    needs: 'seeImports',
    path: `${path}/:dropId`,
    summary: 'One drop: what came of it, and the differences that it makes.',
    params: byId,
    response: dropReport,
  }),
  findings: endpoint({
    method: 'GET',
    needs: 'seeImports',
    path: `${path}/:dropId/findings`,
    summary: 'What was found in a drop: causes first, the worst of them first, then by file and line.',
    params: byId,
    query: object({ ...pageQuery, ...findingFilter }),
    response: pageOf(finding),
  }),
  findingTotals: endpoint({
    method: 'GET',
    needs: 'seeImports',
    path: `${path}/:dropId/findings/totals`,
    summary: 'How many findings a filter lets through.',
    params: byId,
    query: object(findingFilter),
    response: findingCounts,
  }),
  validation: download({
    method: 'GET',
    needs: 'seeImports',
    path: `${path}/:dropId/validation`,
    summary: 'All findings of a drop as a file for whoever runs the ERP.',
    params: byId,
    query: object({ format: string().oneOf(['csv']).default('csv') }),
    produces: { csv: 'text/csv' },
  }),
  approve: endpoint({
    method: 'POST',
    needs: 'seeImports',
    path: `${path}/:dropId/approve`,
    summary:
      'Begins to apply a drop that waits, read from its folder again; its record tells what came of it.',
    begins: true,
    params: byId,
    response: watched,
  }),
  dismiss: endpoint({
    method: 'POST',
    needs: 'seeImports',
    path: `${path}/:dropId/dismiss`,
    summary: 'Lets a drop wait no longer; it is not applied.',
    params: byId,
    response: dropReport,
  }),
  rollBack: endpoint({
    method: 'POST',
    needs: 'seeImports',
    path: `${path}/:dropId/rollback`,
    summary: 'Takes the live drop away, so that customers see the one before again.',
    params: byId,
    response: dropReport,
  }),
};

export type { DropFinding, DropReport, DropSummary, Freshness } from './importShapes';
export type FindingFilter = InferType<typeof imports.findingTotals.query>;
