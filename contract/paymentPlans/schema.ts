import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { agreedText } from '../autopay/schema';
import { cents, date, oneOf, sentDate, text, textOrNull } from '../fields';
import {
  brokenReasons,
  installmentCounts,
  longestPlanReason,
  planEvery,
  planStates,
} from '../rules/paymentPlan';
import { installmentStates } from './labels';

const count = () => number().integer().min(0).required();

const installment = object({
  day: sentDate(),
  amountCents: cents(),
  state: oneOf(installmentStates),
});

/** A payment plan, as the customer and the office see it: docs/rules.md#payment-plans. */
const plan = object({
  id: string().required(),
  accountNo: string().required(),
  state: oneOf(planStates),
  /** Proposed by the office. */
  byOffice: boolean().required(),
  totalCents: cents(),
  every: oneOf(planEvery),
  installments: array(installment).required(),
  /** From the first one on. */
  paidCount: count(),
  leftCents: cents(),
  /** "Farm checking ••4417"; null until a customer agreed to the debits. */
  source: textOrNull(),
  /** The sign-in that did. */
  owner: textOrNull(),
  /** ISO instants. */
  proposedAt: text(),
  lapsesAt: text(),
  endedAt: textOrNull(),
  /** What somebody said who declined or canceled it. */
  reason: textOrNull(),
  /** Why it is broken; null where it is not. */
  broken: oneOf(brokenReasons).nullable().defined(),
  /** What the customer agreed to. */
  agreedText: textOrNull(),
  englishText: textOrNull(),
  version: count(),
});

/** What a plan can be on an account where something is past due. */
const possible = object({
  accountNo: string().required(),
  accountName: text(),
  pastDueCents: cents(),
  /** The most that is taken in one payment. */
  maxPaymentCents: cents(),
  /** Between which days the first installment can be. */
  window: object({ min: sentDate(), max: sentDate() }).required(),
});

const plans = object({
  /** Of each account the one that is open, else the last one, for thirty days. */
  plans: array(plan).required(),
  /** Of accounts that have no open one. */
  possible: array(possible).required(),
  booksZone: string().required(),
});

const onAccount = object({
  /** The newest first, ten at most. */
  plans: array(plan).required(),
  /** Null where nothing can be planned. */
  possible: possible.nullable().defined(),
  booksZone: string().required(),
});

const terms = {
  totalCents: cents().min(1).max(100_000_000_00),
  count: number().integer().min(installmentCounts.min).max(installmentCounts.max).required(),
  every: oneOf(planEvery),
  firstDay: date().required(),
};

const account = { account: string().required().max(20) };
/** A saved bank account of the caller's that is confirmed. */
const optionId = string().required().max(64);
const id = string().required().max(64);
const accountNo = string().required().max(20);
/** Version and digest of the text that was on the screen. */
const agreed = {
  authorization: string().required().max(40),
  authorizationSha256: string().required().max(64),
};
const ending = { version: count(), reason: string().max(longestPlanReason) };

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Payment plans of the accounts that the caller may pay, and what could be planned.',
    query: object(owner),
    response: plans,
  },

  authorization: {
    summary: 'The text that a plan would be agreed to with: by its terms, or one that the office proposed.',
    query: object({
      ...owner,
      ...account,
      optionId,
      /** Of a proposal; left out with terms. */
      planId: string().max(64),
      totalCents: number().integer().min(1).max(100_000_000_00),
      count: number().integer(),
      every: string().oneOf(planEvery),
      firstDay: date(),
    }),
    response: agreedText,
  },

  propose: {
    summary:
      'Proposes to pay what is past due in installments, and agrees to their debits if it is accepted.',
    params: object({ id }),
    body: object({ ...owner, ...account, ...terms, optionId, ...agreed }),
    response: plans,
  },

  accept: {
    summary: 'Accepts a plan that the office proposed, and agrees to its debits.',
    params: object({ id }),
    body: object({ ...owner, ...account, version: count(), optionId, ...agreed }),
    response: plans,
  },

  end: {
    summary:
      'Withdraws a proposal, declines one of the office, or cancels what is not debited yet of a plan.',
    params: object({ id }),
    body: object({ ...owner, ...account, ...ending }),
    response: plans,
  },

  onAccount: {
    summary: 'Payment plans of a customer’s account.',
    params: object({ accountNo }),
    response: onAccount,
  },

  offer: {
    summary:
      'Proposes a payment plan to a customer, once per Idempotency-Key, also in place of the customer’s.',
    params: object({ accountNo }),
    body: object({
      ...terms,
      /** The customer's proposal that it takes the place of, and its version. */
      counters: string().max(64),
      version: number().integer(),
    }),
    response: onAccount,
  },

  officeAccept: {
    summary: 'Accepts the payment plan that a customer proposed.',
    params: object({ accountNo, id }),
    body: object({ version: count() }),
    response: onAccount,
  },

  officeEnd: {
    summary:
      'Declines what a customer proposed, withdraws a proposal, or cancels the rest of a plan; with a reason.',
    params: object({ accountNo, id }),
    body: object({ version: count(), reason: string().required().max(longestPlanReason) }),
    response: onAccount,
  },
} as const;

export type PaymentPlan = InferType<typeof plan>;
export type PaymentPlans = InferType<typeof plans>;
export type AccountPlans = InferType<typeof onAccount>;
export type PossiblePlan = InferType<typeof possible>;
export type PlanAsked = Omit<InferType<(typeof schemas)['authorization']['query']>, 'username'>;
export type PlanProposal = InferType<(typeof schemas)['propose']['body']>;
export type PlanOffer = InferType<(typeof schemas)['offer']['body']>;
