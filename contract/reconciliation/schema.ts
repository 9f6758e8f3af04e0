import { array, boolean, type InferType, number, object, string } from 'yup';
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
  sentDate,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { differenceKinds, differenceMoves, type DifferenceState, differenceStates } from './labels';

const count = () => number().integer().min(0).required();

/** What the portal, the bank and the ERP say differently of the same money. */
const summary = {
  kind: oneOf(differenceKinds),
  /** What it is of, within its kind: a request's id, or a payment number of the ERP. */
  subject: text(),
  state: oneOf(differenceStates),
  /** Of the debit, of the return, or of the ERP's booking. */
  day: sentDate(),
  /** Calendar days since then, up to the last day that the ERP told of. */
  ageDays: number().integer().required(),
  /** Null of a bank's statement. */
  accountNo: textOrNull(),
  accountName: textOrNull(),
  requestId: textOrNull(),
  requestNo: textOrNull(),
  batchNo: number().integer().nullable().defined(),
  paymentNo: textOrNull(),
  /** What the bank was told, and what the ERP booked; null where there is none. */
  sentCents: centsOrNull(),
  bookedCents: centsOrNull(),
  /** What the ERP has too much (positive) or too little (negative) of money that came in. */
  differenceCents: cents(),
};

const difference = object(summary);

/** What belongs to the other side of a difference, perhaps. */
const candidate = object({
  /** A payment number of the ERP, or a request's id. */
  id: text(),
  /** What people call it. */
  name: text(),
  day: sentDate(),
  amountCents: cents(),
  reference: textOrNull(),
});

const detail = object({
  ...summary,
  version: count(),
  /** What was done about it, the newest first. */
  notes: array(
    object({
      at: text(),
      by: text(),
      move: oneOf(differenceMoves),
      reason: text(),
      lookAgainOn: dateOrNull(),
      differenceCents: cents(),
    }),
  ).required(),
  moves: array(oneOf(differenceMoves)).required(),
  candidates: array(candidate).required(),
  /** Who reads what is written to the customer; a sign-in. */
  writesTo: textOrNull(),
  booksZone: text(),
});

const byKey = object({ kind: oneOf(differenceKinds), subject: string().required().max(100) });

const filter = {
  state: string<DifferenceState | ''>().oneOf([...differenceStates, '']),
  kind: listOf(),
  /** A word of an account's number or name, a request's or a payment's number. */
  q: string().max(100),
};

/** Money in one direction, from the bank's file to the books. */
const flow = object({
  /** What was sent to the bank for these days, of which the bank returned some and the ERP has time for some. */
  sentCents: cents(),
  returnedCents: cents(),
  waitingCents: cents(),
  /** What the ERP booked of these days. */
  bookedCents: cents(),
  /** Booked, less what was sent, not returned and not waited for. */
  differenceCents: cents(),
});

const figures = object({
  debits: flow.required(),
  credits: flow.required(),
  /** Differences of these days and of days before: how many, and how much without a sign. */
  openCount: count(),
  openCents: cents(),
  namedCount: count(),
  namedCents: cents(),
  /** What files of these days came to, and what of it stands on the bank's statements; null without statements. */
  statement: object({ sentCents: cents(), settledCents: cents() }).nullable().defined(),
});

const close = object({
  from: sentDate(),
  through: sentDate(),
  figures: figures.required(),
  firstBy: text(),
  firstAt: text(),
  secondBy: textOrNull(),
  secondAt: textOrNull(),
});

const closesAnswer = object({
  /** Null before the first file was sent, and where every day that the ERP told of is closed. */
  next: object({
    from: sentDate(),
    through: sentDate(),
    figures: figures.required(),
    /** Of these figures; whoever signs says which ones. */
    hash: text(),
    firstBy: textOrNull(),
    firstAt: textOrNull(),
    /** Why whoever asks cannot sign now, in words. */
    why: textOrNull(),
  })
    .nullable()
    .defined(),
  /** The last ones, the newest first. */
  closed: array(close).required(),
  asOf: dateOrNull(),
  booksZone: text(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Money of which portal, bank and ERP say different things, the oldest first.',
    query: object({ ...filter, ...pageQuery }),
    response: pageOf(difference),
  },

  totals: {
    summary: 'How many differences there are in each state, and what they come to.',
    query: object(filter),
    response: object({
      rows: count(),
      differenceCents: cents(),
      states: countsBy(differenceStates),
      asOf: dateOrNull(),
    }),
  },

  exportFile: {
    summary: 'Every difference that the filters let through, as a file that streams.',
    query: object({ ...filter, format: tableFormat }),
    produces: tableFiles,
  },

  closes: {
    summary: 'The days that are to be closed next, with their figures, and those that were closed last.',
    response: closesAnswer,
  },

  sign: {
    summary: 'Signs the figures of some days; a second person’s signature closes them.',
    body: object({ through: date().required(), hash: string().required().max(64) }),
    response: closesAnswer,
  },

  one: {
    summary: 'One difference with what was done about it and what can be done.',
    params: byKey,
    response: detail,
  },

  move: {
    summary: 'Matches the two sides of a difference, asks, writes to the customer, explains or reopens it.',
    params: byKey,
    body: object({
      move: oneOf(differenceMoves),
      version: count(),
      /** Why; what the customer reads, where it is written to them. */
      reason: string().required().max(500),
      /** Of a candidate, to match. */
      candidate: string().max(100),
      /** When to look again, where somebody was asked. */
      lookAgainOn: date(),
    }),
    /** Whether it is one no more. */
    response: object({ gone: boolean().required() }),
  },
} as const;

export type Difference = InferType<typeof difference>;
export type DifferenceDetail = InferType<typeof detail>;
export type DifferenceCandidate = InferType<typeof candidate>;
export type DifferenceTotals = InferType<typeof schemas.totals.response>;
export type CloseFigures = InferType<typeof figures>;
export type MoneyFlow = InferType<typeof flow>;
export type Closes = InferType<typeof closesAnswer>;
