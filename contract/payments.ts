import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from './accounts';
import { download, endpoint, fileTypes } from './endpoint';
import { cents, date, dateOrNull, oneOf, sentDate, textOrNull } from './fields';
import { listOf, pageOf, pageQuery } from './paging';

/** How a payment came. */
export const paymentMethods = [
  'portalAch',
  'ach',
  'check',
  'cash',
  'card',
  'depositPlan',
  'prepay',
  'other',
] as const;

/** What a payment was for. */
export const paymentTypes = ['regular', 'prepay', 'budget', 'deposit'] as const;

/** Returned by the bank, or taken back by the company. */
export const paymentStatuses = ['posted', 'returned', 'reversed'] as const;

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
export const payment = object({
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

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const paymentSorts = ['date', 'received', 'payment', 'amount'] as const;

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

const paymentFormats = ['csv', 'xlsx', 'ofx'] as const;

const { csv, xlsx, ofx } = fileTypes;

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/payments',
    summary: 'Payments as they are posted, and what took some of them back, by keyset, sorted by the server.',
    query: object({ ...owner, ...paymentFilter, sort, ...pageQuery }),
    response: pageOf(payment),
  }),

  totals: endpoint({
    method: 'GET',
    path: '/api/payments/totals',
    summary: 'What was paid and what discounts it earned, over every row of the same filters and this year.',
    query: object({ ...owner, ...paymentFilter }),
    response: paymentTotals,
  }),

  choices: endpoint({
    method: 'GET',
    path: '/api/payments/choices',
    summary: 'The methods and types that payments can be filtered by.',
    query: object({ ...owner, account: string().max(20) }),
    response: object({
      methods: array(oneOf(paymentMethods)).required(),
      types: array(oneOf(paymentTypes)).required(),
    }),
  }),

  one: endpoint({
    method: 'GET',
    path: '/api/payments/:paymentNo',
    summary: 'One payment with the documents that it was applied to.',
    params: object({ paymentNo: string().required().max(40) }),
    query: object(owner),
    response: paymentDetail,
  }),

  export: download({
    method: 'GET',
    path: '/api/payments/export',
    summary: 'Every row that the filters let through, as a file that streams.',
    query: object({ ...owner, ...paymentFilter, sort, format: oneOf(paymentFormats) }),
    produces: { csv, xlsx, ofx },
  }),
};

export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type Payment = InferType<typeof payment>;
export type PaymentDetail = InferType<typeof paymentDetail>;
export type PaymentTotals = InferType<typeof paymentTotals>;
export type PaymentChoices = InferType<(typeof payments)['choices']['response']>;
export type PaymentsQuery = InferType<(typeof payments)['list']['query']>;
export type PaymentsFilter = InferType<(typeof payments)['totals']['query']>;
export type PaymentFormat = (typeof paymentFormats)[number];
