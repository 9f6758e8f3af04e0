import { type InferType, number, object, string } from 'yup';
import { download, endpoint, fileTypes } from './endpoint';
import { date, oneOf, text, textOrNull } from './fields';
import { listOf, pageOf, pageQuery } from './paging';

/** What somebody did, as the list shows it. Names of older versions stay what they were, so they are text here. */
const auditEvent = object({
  /** Its place in the chain, from 1 without a gap. */
  seq: number().integer().required(),
  /** ISO instant. */
  at: string().required(),
  /** A sign-in, 'portal', or 'nobody' for somebody who is not signed in. */
  actor: text(),
  /** The sign-in or account that it is about. */
  subject: textOrNull(),
  /** Of `auditActions`. */
  action: text(),
  /** Of `auditEntities`. */
  entity: text(),
  entityId: textOrNull(),
  ip: textOrNull(),
});

/** One event whole. */
const auditDetail = auditEvent.concat(
  object({
    /** JSON as it was hashed. */
    before: textOrNull(),
    after: textOrNull(),
    userAgent: textOrNull(),
    requestId: textOrNull(),
    prevHash: text(),
    hash: text(),
  }),
);

/** What narrows the list. Lists are comma-separated; every member narrows further. Days are those of the books zone. */
const auditFilter = {
  /** Who did it. */
  actor: listOf(),
  subject: listOf(),
  action: listOf(),
  entity: listOf(),
  ip: listOf(),
  from: date(),
  to: date(),
  /** Words that must all occur in who, what, whom, the address or what changed. */
  q: string().max(100),
};

const auditTotals = object({
  rows: number().integer().required(),
  /** IANA zone in which days begin and end. */
  booksZone: string().required(),
});

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const auditSorts = ['at'] as const;

const sort = string()
  .oneOf(auditSorts.flatMap((s) => [s, `-${s}`]))
  .default('-at');

/** Hex of SHA-256. */
const hash = () => string().matches(/^[0-9a-f]{64}$/, 'A head is 64 digits and letters from a to f');

/** What was found when the whole chain was walked. */
const chainVerdict = object({
  /** That hold, from the first on. */
  events: number().integer().required(),
  /** Hash at the end of those. */
  head: string().required(),
  /** The first event at which the chain does not hold, and why; null where all is as it was written. */
  broken: object({
    seq: number().integer().required(),
    why: oneOf(['changed', 'missing', 'cut'] as const),
  })
    .nullable()
    .defined(),
  /** Of a head that was noted earlier: the event that it belongs to, null where it is gone; absent where none was given. */
  noted: object({ seq: number().integer().nullable().defined() }).nullable().defined(),
  /** When the walk began, an ISO instant. */
  at: string().required(),
});

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/audit',
    summary: 'What was done in the portal, by keyset, newest first.',
    needs: 'readAudit',
    query: object({ ...auditFilter, sort, ...pageQuery }),
    response: pageOf(auditEvent),
  }),

  totals: endpoint({
    method: 'GET',
    path: '/api/office/audit/totals',
    summary: 'How many events the same filters let through.',
    needs: 'readAudit',
    query: object(auditFilter),
    response: auditTotals,
  }),

  export: download({
    method: 'GET',
    path: '/api/office/audit/export',
    summary: 'Every event that the filters let through, with states and hashes, as a file that streams.',
    needs: 'readAudit',
    query: object({ ...auditFilter, sort, format: oneOf(['csv'] as const) }),
    produces: { csv: fileTypes.csv },
  }),

  verification: endpoint({
    method: 'GET',
    path: '/api/office/audit/verification',
    summary:
      'Walks the whole chain and says whether every event is as it was written. Takes seconds where it is long.',
    needs: 'readAudit',
    query: object({ head: hash() }),
    response: chainVerdict,
  }),

  one: endpoint({
    method: 'GET',
    path: '/api/office/audit/:seq',
    summary: 'One event with the states before and after.',
    needs: 'readAudit',
    params: object({ seq: number().integer().min(1).required() }),
    response: auditDetail,
  }),
};

export type AuditEvent = InferType<typeof auditEvent>;
export type AuditDetail = InferType<typeof auditDetail>;
export type AuditTotals = InferType<typeof auditTotals>;
export type AuditFilter = InferType<(typeof audit)['totals']['query']>;
export type AuditQuery = InferType<(typeof audit)['list']['query']>;
export type ChainVerdict = InferType<typeof chainVerdict>;
