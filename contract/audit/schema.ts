import { type InferType, number, object, string } from 'yup';
import * as m from '@locales/audit';
import { date, listOf, oneOf, pageOf, pageQuery, tableFiles, tableFormat, text, textOrNull } from '../fields';
import { auditSorts, chainFaults } from './labels';

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

const sort = string()
  .oneOf(auditSorts.flatMap((s) => [s, `-${s}`]))
  .default('-at');

/** Hex of SHA-256. */
const hash = () => string().matches(/^[0-9a-f]{64}$/, m.headWrong);

/** What was found when the whole chain was walked. */
const chainVerdict = object({
  /** That hold, from the first on. */
  events: number().integer().required(),
  /** Hash at the end of those. */
  head: string().required(),
  /** The first event at which the chain does not hold, and why; null where all is as it was written. */
  broken: object({
    seq: number().integer().required(),
    why: oneOf(chainFaults),
  })
    .nullable()
    .defined(),
  /** Of a head that was noted earlier: the event that it belongs to, null where it is gone; absent where none was given. */
  noted: object({ seq: number().integer().nullable().defined() }).nullable().defined(),
  /** When the walk began, an ISO instant. */
  at: string().required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'What was done in the portal, by keyset, newest first.',
    query: object({ ...auditFilter, sort, ...pageQuery }),
    response: pageOf(auditEvent),
  },

  totals: {
    summary: 'How many events the same filters let through.',
    query: object(auditFilter),
    response: auditTotals,
  },

  exportFile: {
    summary: 'Every event that the filters let through, with states and hashes, as a file that streams.',
    query: object({ ...auditFilter, sort, format: tableFormat }),
    produces: tableFiles,
  },

  verification: {
    summary:
      'Walks the whole chain and says whether every event is as it was written. Takes seconds where it is long.',
    query: object({ head: hash() }),
    response: chainVerdict,
  },

  one: {
    summary: 'One event with the states before and after.',
    params: object({ seq: number().integer().min(1).required() }),
    response: auditDetail,
  },
} as const;

export type AuditEvent = InferType<typeof auditEvent>;
export type AuditDetail = InferType<typeof auditDetail>;
export type AuditTotals = InferType<typeof auditTotals>;
export type AuditFilter = InferType<(typeof schemas)['totals']['query']>;
export type AuditQuery = InferType<(typeof schemas)['list']['query']>;
export type ChainVerdict = InferType<typeof chainVerdict>;
