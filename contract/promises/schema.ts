import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { cents, date, sentDate, text, textOrNull } from '../fields';

const count = () => number().integer().min(0).required();

/** A promise that is open, as the customer and the office see it: docs/rules.md#promise. */
const promise = object({
  id: string().required(),
  accountNo: string().required(),
  /** Null: of all that is past due on the account. */
  invoiceNo: textOrNull(),
  /** The last day, in the books zone. */
  day: sentDate(),
  amountCents: cents(),
  /** Told to the office, which entered it. */
  byOffice: boolean().required(),
  /** When it was made, an ISO instant. */
  madeAt: text(),
  /** Whether whoever asks may change or withdraw it. */
  isMine: boolean().required(),
  version: count(),
});

/** What is to be paid of what is past due, in cents, and so can be promised. */
const promisable = object({
  accountNo: string().required(),
  pastDueCents: cents(),
  invoices: array(object({ invoiceNo: string().required(), pastDueCents: cents() })).required(),
});

const open = object({
  promises: array(promise).required(),
  /** Of accounts on which whoever asks may pay. */
  promisable: array(promisable).required(),
  /** In the books zone. */
  today: sentDate(),
});

/** What the office sees of an account's promises. */
const onAccount = open.concat(object({ kept: count(), broken: count() }));

/** What is promised. */
const said = { day: date().required(), amountCents: cents().min(1) };

const newPromise = object({
  /** A trade account. */
  accountNo: string().required().max(20),
  /** Left out: of all that is past due on the account. */
  invoiceNo: string().max(32),
  ...said,
});

const change = object({ version: count(), withdrawn: boolean(), ...said });

const byId = object({ id: string().required().max(64) });
const accountNo = string().required().max(20);

/** Somebody who promised, or has a payment plan, in the office's list. */
const due = object({
  id: string().required(),
  accountNo: string().required(),
  accountName: text(),
  invoiceNo: textOrNull(),
  day: sentDate(),
  amountCents: cents(),
  isBroken: boolean().required(),
  /** A payment plan that was broken, or that a customer proposed and nobody has answered; of that the day is the last one. */
  isPlan: boolean().required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Open promises of the caller’s accounts, and what can be promised.',
    query: object({ ...owner, account: string().max(20) }),
    response: open,
  },

  make: {
    summary: 'Promises to pay by a day, once per Idempotency-Key.',
    query: object(owner),
    body: newPromise,
    response: promise,
  },

  change: {
    summary: 'Changes a promise of one’s own while it is open, or withdraws it.',
    query: object(owner),
    params: byId,
    body: change,
    response: promise,
  },

  onAccount: {
    summary: 'Promises of a customer’s account, with how many were kept and broken.',
    params: object({ accountNo }),
    response: onAccount,
  },

  enter: {
    summary: 'Enters what a customer promised by phone, once per Idempotency-Key.',
    params: object({ accountNo }),
    body: newPromise.omit(['accountNo']),
    response: promise,
  },

  correct: {
    summary: 'Changes or withdraws a promise that the office entered, while it is open.',
    params: object({ accountNo, id: string().required().max(64) }),
    body: change,
    response: promise,
  },

  due: {
    summary: 'Promises of which the day is today, plans to answer, and what was broken this week.',
    response: object({ due: array(due).required() }),
  },
} as const;

export type OpenPromise = InferType<typeof promise>;
export type OpenPromises = InferType<typeof open>;
export type AccountPromises = InferType<typeof onAccount>;
export type DuePromise = InferType<typeof due>;
export type PromiseChange = InferType<typeof change>;
