import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { documentQuery } from '../documents/schema';
import {
  cents,
  centsOrNull,
  date,
  dateOrNull,
  fileTypes,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  text,
  textOrNull,
} from '../fields';
import { requestKinds, requestSorts, requestTabs } from './labels';
import { requestFlows, requestStatuses } from './states';

/** One thing that happened to a request. `actor` is a name that the customer may read. */
const requestEvent = object({
  at: string().required(),
  actor: text(),
  event: string().required(),
  to: oneOf(requestStatuses),
  note: textOrNull(),
});

/** What of a payment goes where. Negative on a credit memo that is used up with it. */
const requestAllocation = object({
  invoiceNo: string().required(),
  amountCents: cents(),
  /** Early-pay discount that the payment earns on its day, beside the amount. */
  discountCents: cents(),
  reason: textOrNull(),
  note: textOrNull(),
});

/** A request as its customer sees it, payment or pickup. */
const moneyRequest = object({
  id: string().required(),
  /** 'PR-2026-000123'. */
  requestNo: string().required(),
  kind: oneOf(requestKinds),
  flow: oneOf(requestFlows),
  status: oneOf(requestStatuses),
  /** Why it stands so, in plain words, where there is something to say. */
  statusReason: textOrNull(),
  /** The trade account that is paid, or that owns the deposit plan. */
  accountNo: string().required(),
  accountName: text(),
  submittedBy: text(),
  submittedAt: string().required(),
  amountCents: cents(),
  /** Where the money comes from, in words without a full number: "Farm checking ••4417", "Deposit plan D-117". */
  source: text(),
  /** Where it goes, in words: "3 invoices", "Check at Pullman". */
  target: text(),
  /** The day asked for: of payment, or of pickup. Null where a check is mailed or money transferred. */
  day: dateOrNull(),
  /** Of a pickup: the branch's wall time and zone. */
  time: textOrNull(),
  timeZone: textOrNull(),
  branchCode: textOrNull(),
  branchName: textOrNull(),
  /** On which banks settle it. */
  effectiveDate: dateOrNull(),
  /** Counts its moves. */
  version: number().integer(),
  /** Until then the customer can cancel it: an ISO instant; null where only the office can. */
  cancelUntil: textOrNull(),
  canCancel: boolean().required(),
  mode: textOrNull(),
  deliveryMethod: textOrNull(),
  optionId: textOrNull(),
  savId: textOrNull(),
  toAccount: textOrNull(),
  prepayContractNo: textOrNull(),
  grossCents: centsOrNull(),
  discountCents: centsOrNull(),
  creditCents: centsOrNull(),
  comments: textOrNull(),
  /** How the ERP booked it, once it has. */
  paymentNo: textOrNull(),
  postedOn: dateOrNull(),
  returnCode: textOrNull(),
  returnedOn: dateOrNull(),
});

/** What was agreed to, word by word. */
export const agreedText = {
  text: text(),
  /** The English text beside one in another language; null where English was shown. */
  english: textOrNull(),
  version: text(),
  sha256: text(),
  acceptedAt: string().required(),
  acceptedBy: text(),
};

/** One request with all that belongs to it. */
export const requestDetail = moneyRequest.concat(
  object({
    allocations: array(requestAllocation).required(),
    events: array(requestEvent).required(),
    /** What it waits for before it can go to the bank, in words; null where that is nothing of its customer’s. */
    waitsFor: textOrNull(),
    /** What was agreed to, word by word. */
    authorization: object(agreedText).nullable().defined(),
  }),
);

/** What somebody agrees to with a payment, its names filled in. No account number stands in it but its last digits. */
const authorizationText = object({
  version: string().required(),
  /** In the language of the call. */
  text: string().required(),
  /** The English text beside one in another language; null where that is the text itself. */
  english: textOrNull(),
  /** Of the text. */
  sha256: string().required(),
  /** The day on which the money is taken, which rolls forward where banks are closed. */
  effectiveDate: sentDate(),
  /** Until then it could be cancelled: an ISO instant. */
  cancelUntil: string().required(),
});

const requestFilter = {
  account: string().max(20),
  tab: string<(typeof requestTabs)[number]>().oneOf([...requestTabs]),
  kind: listOf(),
  from: date(),
  to: date(),
  q: string().max(100),
};

const requestTotals = object({
  rows: number().integer().required(),
  amountCents: cents(),
  tabs: object({
    open: number().integer().required(),
    completed: number().integer().required(),
    problems: number().integer().required(),
    all: number().integer().required(),
  }).required(),
});

const id = object({ id: string().required().max(64) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'Requests for payments, pickups and refunds, in flight and closed.',
    query: object({
      ...owner,
      ...requestFilter,
      sort: string()
        .oneOf(requestSorts.flatMap((s) => [s, `-${s}`]))
        .default('-submitted'),
      ...pageQuery,
    }),
    response: pageOf(moneyRequest),
  },

  totals: {
    summary: 'How many requests there are per tab, and what those of one ask for.',
    query: object({ ...owner, ...requestFilter }),
    response: requestTotals,
  },

  one: {
    summary: 'One request with its history, its invoices and what was agreed to.',
    params: id,
    query: object(owner),
    response: requestDetail,
  },

  receipt: {
    summary: 'A PDF of one request as it stands: what was asked for, what happened, and what was agreed to.',
    params: id,
    query: object(documentQuery),
    produces: { pdf: fileTypes.pdf },
  },

  cancel: {
    summary: 'Cancels a request whose time for that has not passed.',
    params: id,
    query: object(owner),
    body: object({
      note: string().max(500),
      /** The request as it was looked at: one that was moved meanwhile is left alone. */
      version: number().integer(),
    }),
    response: requestDetail,
  },

  authorization: {
    summary: 'The text that a payment would be agreed to with, as it would be kept.',
    query: object({
      ...owner,
      account: string().required().max(20),
      amount: string().required().max(20),
      paydate: sentDate(),
      paymentoption: string().required().max(64),
      internal: boolean().required(),
    }),
    response: authorizationText,
  },
} as const;

export type MoneyRequest = InferType<typeof moneyRequest>;
export type RequestDetail = InferType<typeof requestDetail>;
export type RequestTotals = InferType<typeof requestTotals>;
export type AuthorizationText = InferType<typeof authorizationText>;
