import { array, type InferType, number, object, string } from 'yup';
import { download, endpoint, fileTypes } from './endpoint';
import { cents, date, oneOf, text, textOrNull } from './fields';
import { listOf, pageOf, pageQuery } from './paging';
import { queued, queuedDetail } from './queuedRequest';
import { officeMoveNames } from './rules/officeMoves';
import { queueTabNames } from './rules/queueTabs';
import { requestStatuses } from './rules/requestStates';

/** What narrows the list. Lists are comma-separated; every member narrows further. */
const filter = {
  tab: string<(typeof queueTabNames)[number]>().oneOf([...queueTabNames]),
  status: listOf(),
  kind: listOf(),
  flow: listOf(),
  /** Any of `riskFlags`. */
  flag: listOf(),
  /** Asked for at least so many days ago. */
  olderThan: number().integer().min(0).max(999),
  leastCents: number().integer().min(0),
  mostCents: number().integer().min(0),
  /** The day of asking, in the books zone. */
  from: date(),
  to: date(),
  account: string().max(20),
  submitter: string().max(254),
  /** Words that must all occur in its number, account, submitter, target, branch, payment or invoices. */
  q: string().max(100),
};

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const queueSorts = ['submitted', 'amount', 'day', 'changed'] as const;

const sort = string()
  .oneOf(queueSorts.flatMap((s) => [s, `-${s}`]))
  .default('submitted');

const count = () => number().integer().required();

const totals = object({
  rows: count(),
  amountCents: cents(),
  /** The IANA zone of the company's books, in which the office tells days and hours. */
  booksZone: text(),
  tabs: object({
    toApprove: count(),
    second: count(),
    approved: count(),
    atBank: count(),
    toHandOver: count(),
    problems: count(),
    done: count(),
    all: count(),
  }).required(),
});

/** So many requests can be moved by one call. */
const MOST_MOVES = 500;

const moves = object({
  event: oneOf(officeMoveNames),
  requests: array(
    object({ id: string().required().max(64), version: number().integer().min(1).required() }).required(),
  )
    .max(MOST_MOVES, `At most ${MOST_MOVES} requests can be moved at once`)
    .required(),
  /** What their customers read. */
  note: string().max(500),
  /** Why the bank sent them back: one of `returnCodes`. */
  returnCode: string().max(3),
});

/** What became of one request. */
const moved = object({
  id: string().required(),
  outcome: oneOf(['done', 'refused'] as const),
  /** Where it stands now; null where it was refused. */
  status: oneOf(requestStatuses).nullable().defined(),
  /** Why it was refused, in words; null where it was not. */
  message: textOrNull(),
});

const { csv } = fileTypes;
const needs = 'workQueue';

export const queue = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/requests',
    needs,
    summary: 'Requests of every customer as the office works them, with what to look at twice.',
    query: object({ ...filter, sort, ...pageQuery }),
    response: pageOf(queued),
  }),

  totals: endpoint({
    method: 'GET',
    path: '/api/office/requests/totals',
    needs,
    summary:
      'How many requests each tab has under the other filters, and what those of the chosen one come to.',
    query: object(filter),
    response: totals,
  }),

  export: download({
    method: 'GET',
    path: '/api/office/requests/export',
    needs,
    summary: 'Every request that the filters let through, as a file that streams.',
    query: object({ ...filter, sort, format: oneOf(['csv'] as const) }),
    produces: { csv },
  }),

  one: endpoint({
    method: 'GET',
    path: '/api/office/requests/:id',
    needs,
    summary: 'One request with all that the office decides by, and what can be done with it now.',
    params: object({ id: string().required().max(64) }),
    response: queuedDetail,
  }),

  confirmBankAccount: endpoint({
    method: 'POST',
    path: '/api/office/requests/:id/bank-account',
    needs,
    recentProof: true,
    summary: 'Confirms the bank account that a request names, so that the bank’s file can debit it.',
    params: object({ id: string().required().max(64) }),
    response: queuedDetail,
  }),

  moves: endpoint({
    method: 'POST',
    path: '/api/office/requests/moves',
    needs,
    keyed: true,
    maxBytes: 256 * 1024,
    summary:
      'Moves requests, each by itself: what became of each is answered, and one that is refused holds up no other.',
    body: moves,
    response: object({ results: array(moved).required() }),
  }),
};

export type QueuedRequest = InferType<typeof queued>;
export type QueuedDetail = InferType<typeof queuedDetail>;
export type QueueTotals = InferType<typeof totals>;
export type QueueFilter = InferType<(typeof queue)['totals']['query']>;
export type QueueMoves = InferType<typeof moves>;
export type MovedRequest = InferType<typeof moved>;
