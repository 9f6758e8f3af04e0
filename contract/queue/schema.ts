import { array, boolean, type InferType, number, object, string } from 'yup';
import * as m from '@locales/queue';
import { pastDue } from '../accounts/schema';
import {
  cents,
  centsOrNull,
  countsBy,
  date,
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
import { requestKinds } from '../requests/labels';
import { officeMoveNames } from '../requests/officeMoves';
import { agreedText } from '../requests/schema';
import { requestFlows, requestStatuses } from '../requests/states';
import { approvalChanges } from '../rules/changedSinceApproval';
import { riskFlagNames } from '../rules/riskFlags';
import { queueSorts, queueTabNames } from './labels';

/** A request as the office sees it: whose it is, what it asks for, where it stands, and what to look at twice. */
const queued = object({
  id: string().required(),
  requestNo: string().required(),
  kind: oneOf(requestKinds),
  flow: oneOf(requestFlows),
  status: oneOf(requestStatuses),
  statusReason: textOrNull(),
  /** Counts its moves: whoever moves it says which one was looked at. */
  version: number().integer().required(),
  accountNo: string().required(),
  accountName: text(),
  submittedBy: text(),
  submittedAt: string().required(),
  changedAt: string().required(),
  amountCents: cents(),
  source: text(),
  target: text(),
  day: dateOrNull(),
  time: textOrNull(),
  branchName: textOrNull(),
  effectiveDate: dateOrNull(),
  cancelUntil: textOrNull(),
  mode: textOrNull(),
  deliveryMethod: textOrNull(),
  discountCents: centsOrNull(),
  creditCents: centsOrNull(),
  prepayContractNo: textOrNull(),
  comments: textOrNull(),
  paymentNo: textOrNull(),
  postedOn: dateOrNull(),
  returnCode: textOrNull(),
  returnedOn: dateOrNull(),
  /** What to look at twice, while there is something to decide. */
  flags: array(oneOf(riskFlagNames)).required(),
});

/** One request with all that the office decides by. */
const queuedDetail = queued.concat(
  object({
    /** What can be done with it by somebody of the office, and why not now where something stands in the way. */
    moves: array(object({ move: oneOf(officeMoveNames), why: textOrNull() })).required(),
    changes: array(oneOf(approvalChanges)).required(),
    /** Of a bank account that waits to be confirmed, or is blocked by a return: why whoever looks cannot do it, or null. */
    bankConfirmation: object({ why: textOrNull(), blocked: boolean().required() }).nullable().defined(),
    account: object({
      /** Net due. */
      balanceCents: cents(),
      pastDue: pastDue.required(),
      /** Of other requests of the account that are on their way. */
      otherInFlightCents: cents(),
      phone: textOrNull(),
      branchName: textOrNull(),
      isClosed: boolean().required(),
      noAch: boolean().required(),
    })
      .nullable()
      .defined(),
    /** Of a refund: what its account could get back, this one not counted. Null of all else. */
    refundableCents: centsOrNull(),
    /** Whoever asked: since when their sign-in is known, and what they may do on the account today. */
    person: object({ since: textOrNull(), level: textOrNull(), relationship: textOrNull() }).required(),
    /** The saved bank account; nothing more of its number than the last digits. */
    bankAccount: object({
      nickname: text(),
      bankName: textOrNull(),
      last: text(),
      holderName: text(),
      holderType: text(),
      accountType: text(),
      status: text(),
      statusReason: textOrNull(),
      /** How far its check by the bank has come, in words; null where there is none. */
      check: textOrNull(),
      addedAt: string().required(),
    })
      .nullable()
      .defined(),
    allocations: array(
      object({
        invoiceNo: string().required(),
        amountCents: cents(),
        discountCents: cents(),
        /** Open on the invoice in the ERP's figures; null where it is not known there. */
        openCents: centsOrNull(),
        reason: textOrNull(),
        note: textOrNull(),
      }),
    ).required(),
    /** First to last; `actor` is whoever did it, by the name of their sign-in. */
    events: array(
      object({
        at: string().required(),
        actor: text(),
        role: oneOf(['customer', 'office', 'portal'] as const),
        event: string().required(),
        to: oneOf(requestStatuses),
        note: textOrNull(),
      }),
    ).required(),
    authorization: object({ ...agreedText, ip: text() })
      .nullable()
      .defined(),
  }),
);

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

const sort = string()
  .oneOf(queueSorts.flatMap((s) => [s, `-${s}`]))
  .default('submitted');

const count = () => number().integer().required();

const totals = object({
  rows: count(),
  amountCents: cents(),
  /** The IANA zone of the company's books, in which the office tells days and hours. */
  booksZone: text(),
  tabs: countsBy(queueTabNames),
});

/** So many requests can be moved by one call. */
const MOST_MOVES = 500;

const moves = object({
  event: oneOf(officeMoveNames),
  requests: array(
    object({ id: string().required().max(64), version: number().integer().min(1).required() }).required(),
  )
    .max(MOST_MOVES, () => m.tooManyMoves({ most: MOST_MOVES }))
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

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Requests of every customer as the office works them, with what to look at twice.',
    query: object({ ...filter, sort, ...pageQuery }),
    response: pageOf(queued),
  },

  totals: {
    summary:
      'How many requests each tab has under the other filters, and what those of the chosen one come to.',
    query: object(filter),
    response: totals,
  },

  exportFile: {
    summary: 'Every request that the filters let through, as a file that streams.',
    query: object({ ...filter, sort, format: tableFormat }),
    produces: tableFiles,
  },

  one: {
    summary: 'One request with all that the office decides by, and what can be done with it now.',
    params: object({ id: string().required().max(64) }),
    response: queuedDetail,
  },

  confirmBankAccount: {
    summary: 'Confirms the bank account that a request names, so that the bank’s file can debit it.',
    params: object({ id: string().required().max(64) }),
    response: queuedDetail,
  },

  moves: {
    summary:
      'Moves requests, each by itself: what became of each is answered, and one that is refused holds up no other.',
    body: moves,
    response: object({ results: array(moved).required() }),
  },
} as const;

export type QueuedRequest = InferType<typeof queued>;
export type QueuedDetail = InferType<typeof queuedDetail>;
export type QueueTotals = InferType<typeof totals>;
export type QueueFilter = InferType<(typeof schemas)['totals']['query']>;
export type QueueMoves = InferType<typeof moves>;
export type MovedRequest = InferType<typeof moved>;
