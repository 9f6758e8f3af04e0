import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import {
  cents,
  date,
  dateOrNull,
  fileTypes,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  textOrNull,
} from '../fields';
import { paymentFormats, paymentMethods, paymentSorts, paymentStatuses, paymentTypes } from './labels';

const paymentFacts = {
  paymentNo: string().required(),
  accountNo: string().required(),
  accountName: string().required(),
  receivedDate: sentDate(),
  postingDate: sentDate(),
  method: oneOf(paymentMethods),
  reference: textOrNull(),
  /** Where the money came from, in words without a full number; known of what was asked for in the portal. */
  source: textOrNull(),
  type: oneOf(paymentTypes),
  status: oneOf(paymentStatuses),
  /** The bank's, where it sent the payment back. */
  returnCode: textOrNull(),
  amountCents: cents(),
  discountCents: cents(),
  appliedCents: cents(),
  unappliedCents: cents(),
  /** The portal's request behind it. */
  requestId: textOrNull(),
  requestNo: textOrNull(),
};

/**
 * A row of the history. What was returned or reversed has two: the payment as it came, and what took it back, whose
 * amounts are below zero and whose days are its own. So every sum over rows is what really was paid.
 */
const payment = object({
  id: string().required(),
  ...paymentFacts,
  isReversal: boolean().required(),
});

/** One payment with what it was applied to. */
export const paymentDetail = object({
  ...paymentFacts,
  /** The day on which it was taken back. */
  reversedOn: dateOrNull(),
  /** The payment that this one takes back, where the ERP keeps that as a payment. */
  reverses: textOrNull(),
  applications: array(
    object({
      /** Null for a document of an account that the caller does not see. */
      invoiceNo: textOrNull(),
      dueDate: dateOrNull(),
      appliedOn: dateOrNull(),
      appliedCents: cents(),
      discountCents: cents(),
    }),
  ).required(),
});

/** What narrows the list. Lists are comma-separated; every member narrows further. Days are posting days. */
const paymentFilter = {
  account: string().max(20),
  from: date(),
  to: date(),
  /** Of `paymentMethods`. */
  method: listOf(),
  /** Of `paymentTypes`. */
  type: listOf(),
  status: string().oneOf([...paymentStatuses, '']),
  /** Of the amount without its sign, so that what was taken back is found beside its payment. */
  leastCents: number().integer().min(0),
  mostCents: number().integer().min(0),
  /** Words that must all occur in its numbers, reference, method, or an invoice that it paid. */
  q: string().max(100),
};

const sort = string()
  .oneOf(paymentSorts.flatMap((s) => [s, `-${s}`]))
  .default('-date');

const paymentTotals = object({
  /** Over every row that the filters let through. */
  rows: number().integer().required(),
  paidCents: cents(),
  discountCents: cents(),
  /** Rows per chip under the other filters: what each chip would show. */
  chips: object({
    all: number().integer().required(),
    posted: number().integer().required(),
    returned: number().integer().required(),
    reversed: number().integer().required(),
  }).required(),
  /** The calendar year of the as-of day so far, whatever narrows the list. */
  year: object({
    year: number().integer().required(),
    paidCents: cents(),
    discountCents: cents(),
  }).required(),
});

const { csv, xlsx, ofx } = fileTypes;

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Payments as they are posted, and what took some of them back, by keyset, sorted by the server.',
    query: object({ ...owner, ...paymentFilter, sort, ...pageQuery }),
    response: pageOf(payment),
  },

  totals: {
    summary: 'What was paid and what discounts it earned, over every row of the same filters and this year.',
    query: object({ ...owner, ...paymentFilter }),
    response: paymentTotals,
  },

  choices: {
    summary: 'The methods and types that payments can be filtered by.',
    query: object({ ...owner, account: string().max(20) }),
    response: object({
      methods: array(oneOf(paymentMethods)).required(),
      types: array(oneOf(paymentTypes)).required(),
    }),
  },

  one: {
    summary: 'One payment with the documents that it was applied to.',
    params: object({ paymentNo: string().required().max(40) }),
    query: object(owner),
    response: paymentDetail,
  },

  exportFile: {
    summary: 'Every row that the filters let through, as a file that streams.',
    query: object({ ...owner, ...paymentFilter, sort, format: oneOf(paymentFormats) }),
    produces: { csv, xlsx, ofx },
  },
} as const;

export type Payment = InferType<typeof payment>;
export type PaymentDetail = InferType<typeof paymentDetail>;
export type PaymentTotals = InferType<typeof paymentTotals>;
export type PaymentChoices = InferType<(typeof schemas)['choices']['response']>;
export type PaymentsFilter = InferType<(typeof schemas)['totals']['query']>;
