import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { cents, centsOrNull, oneOf, sentDate, text, textOrNull } from '../fields';
import { autopayCovers, autopayDayRules } from '../rules/autopay';
import { autopayLeftOut, autopayLimits } from '../rules/debitPlan';
import { autopayStatuses, runStatuses, stopReasons } from './labels';

const account = { account: string().required().max(20) };

const cap = () => number().integer().min(1).max(100_000_000_00).required();

/** What somebody agrees to. A discount ends before anything is past due: those two together are refused. */
const terms = {
  dayRule: oneOf(autopayDayRules),
  covers: oneOf(autopayCovers),
  paymentCapCents: cap(),
  monthCapCents: cap(),
  /** A saved bank account of the caller's that is confirmed. */
  optionId: string().required().max(64),
};

const part = { invoiceNo: string().required(), amountCents: cents() };

/** What one payment comes to, and why. */
const plan = object({
  payDay: sentDate(),
  totalCents: cents(),
  lines: array(object({ ...part, dueDate: sentDate(), discountCents: cents() })).required(),
  memos: array(object(part)).required(),
  covered: array(object(part)).required(),
  leftOut: array(object({ ...part, why: oneOf(autopayLeftOut) })).required(),
  limitedBy: oneOf(autopayLimits).nullable().defined(),
}).required();

/** One payment, of autopay or scheduled. */
export const debitRun = object({
  /** The day by the rule; `plan.payDay` is the day of the debit. */
  payDay: sentDate(),
  status: oneOf(runStatuses),
  /** ISO instants; null while it is only planned. */
  announcedAt: textOrNull(),
  placeAt: textOrNull(),
  decidedAt: textOrNull(),
  announcedCents: centsOrNull(),
  /** The most of this payment alone; null where nobody lowered it. */
  capCents: centsOrNull(),
  requestId: textOrNull(),
  requestNo: textOrNull(),
  plan,
});

const autopay = object({
  id: string().required(),
  status: oneOf(autopayStatuses),
  /** Why it is paused or ended; null while it is on. */
  reason: oneOf(stopReasons).nullable().defined(),
  owner: text(),
  isMine: boolean().required(),
  ...terms,
  /** "Farm checking ••4417". */
  source: text(),
  createdAt: string().required(),
  changedAt: string().required(),
  /** Asked for by it for days of this calendar month. */
  monthCents: cents(),
  agreedText: text(),
  englishText: textOrNull(),
});

const view = object({
  accountNo: string().required(),
  accountName: text(),
  /** In the books zone. */
  today: sentDate(),
  booksZone: string().required(),
  /** Why it cannot be set up, in words; null where it can. */
  whyNot: textOrNull(),
  /** The one that is on or paused, else the last one; null where there never was one. */
  autopay: autopay.nullable().defined(),
  /** Announced, else the next one that is foreseen; null where nothing that is open now will be paid. */
  next: debitRun.nullable().defined(),
  /** The newest first, of every autopay that this account had; 24 at most. */
  history: array(debitRun).required(),
});

/** A text that is agreed to, as it would be kept. */
export const agreedText = object({
  version: string().required(),
  text: string().required(),
  english: textOrNull(),
  sha256: string().required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  one: {
    summary:
      'The autopay of an account: how it stands, its next payment and why that much, and what it paid.',
    query: object({ ...owner, ...account }),
    response: view,
  },

  authorization: {
    summary: 'The text that autopay would be agreed to with, as it would be kept.',
    query: object({ ...owner, ...account, ...terms }),
    response: agreedText,
  },

  setUp: {
    summary: 'Sets up autopay for an account, or agrees to other terms in place of those before.',
    body: object({
      ...owner,
      ...account,
      ...terms,
      /** Version and digest of the text that was on the screen. */
      authorization: string().required().max(40),
      authorizationSha256: string().required().max(64),
    }),
    response: view,
  },

  end: {
    summary: 'Turns autopay off at once. What it has asked for already stands among the requests.',
    body: object({ ...owner, ...account }),
    response: view,
  },

  changeRun: {
    summary: 'Skips the announced payment of a day or takes that back, and limits that payment alone.',
    params: object({ day: sentDate() }),
    body: object({
      ...owner,
      ...account,
      skipped: boolean().required(),
      capCents: number().integer().min(1).max(100_000_000_00).nullable().defined(),
    }),
    response: view,
  },
} as const;

export type AutopayView = InferType<typeof view>;
export type Autopay = InferType<typeof autopay>;
export type AutopayRun = InferType<typeof debitRun>;
export type AutopaySetUp = InferType<(typeof schemas)['setUp']['body']>;
export type AutopayAuthorization = InferType<typeof agreedText>;
