import { array, boolean, type InferType, number, object, string } from 'yup';
import { asOf, depositTransaction, owner } from '../accounts/schema';
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
import { deliveryMethods } from '../requests/labels';
import { depositStatuses } from '../rules/depositStatus';
import { entryFormats, entrySorts } from './labels';

/** What the plan pays from a day on. Rates are decimal text: "0.0425". */
const planRate = object({
  effectiveFrom: sentDate(),
  tiers: array(object({ fromCents: cents(), annualRate: string().required() })).required(),
});

/** By what a balance earns, as `interestFor` takes it. */
const planTerms = object({
  rates: array(planRate).required(),
  dayCount: oneOf(['ACT_365F', 'ACT_360', 'ACT_ACT'] as const),
  tiers: oneOf(['marginal', 'whole'] as const),
  minToEarnCents: cents(),
});

/** One deposit account with all that its owner is told of it. Positive is the customer's own money. */
const plan = object({
  savId: string().required(),
  /** The trade account that owns it. */
  accountNo: string().required(),
  title: text(),
  status: oneOf(depositStatuses),
  /** Why nothing can be taken out of it, in words; null where it can. */
  trouble: textOrNull(),
  openedOn: dateOrNull(),
  /** Set while rows of the newest night could not be believed, as of an account. */
  held: object({ asOf: dateOrNull() }).nullable().defined(),
  level: oneOf(['owner', 'pay', 'view', 'documents'] as const),
  ledgerCents: cents(),
  /** Held by the company: liens, checks that are not collected yet. */
  erpHoldCents: cents(),
  /** Spoken for by requests that the ERP has not booked yet. */
  requests: array(
    object({ requestId: string().required(), requestNo: string().required(), amountCents: cents() }),
  ).required(),
  minCents: cents(),
  maxCents: centsOrNull(),
  /** ledger − both holds − minimum; may be below zero. */
  availableCents: cents(),
  terms: planTerms.required(),
  /** When interest is posted: "monthly", as the ERP has it. */
  posting: textOrNull(),
  /** Earned since interest was posted last, and not credited yet. */
  accruedCents: cents(),
  interestYtdCents: cents(),
  interestPriorYearCents: cents(),
  nominee: textOrNull(),
  /** Without a certified taxpayer number a part of the interest has to be withheld. */
  tinCertified: boolean().required(),
  /** The last twelve months, oldest first; none for those who may see papers only. */
  months: array(object({ month: sentDate(), endCents: cents(), interestCents: cents() })).required(),
});

/** What narrows the ledger of one deposit account. Days are posting days. */
const entryFilter = {
  savid: string().required().max(64),
  from: date(),
  to: date(),
  kind: listOf(),
  /** Words that must all occur in type, description, check number or reference. */
  q: string().max(100),
};

const sort = string()
  .oneOf(entrySorts.flatMap((s) => [s, `-${s}`]))
  .default('-date');

const entryTotals = object({
  rows: number().integer().required(),
  inCents: cents(),
  outCents: cents(),
  /** Before and after the range of days, whatever else narrows the rows. */
  openingCents: cents(),
  closingCents: cents(),
  /** The kinds that occur in the account at all. */
  kinds: array(string().required()).required(),
});

/** A branch where a check can be picked up, by its own wall. */
const pickupBranch = object({
  code: string().required(),
  name: text(),
  address: array(string().required()).required(),
  phone: textOrNull(),
  timeZone: string().required(),
  /** Up to what amount somebody there may sign a check; null for any. */
  maxCents: centsOrNull(),
  slotMinutes: number().integer().required(),
  leadHours: number().integer().required(),
  /** The days that can be chosen, nearest first, with the minute at which each slot begins. */
  days: array(object({ day: sentDate(), times: array(string().required()).required() })).required(),
});

/** What can be asked for from one deposit account now. */
const moneyOffer = object({
  savId: string().required(),
  /** Why nothing can be asked for, in words; null where something can. */
  refusal: textOrNull(),
  availableCents: cents(),
  /** The most that one request may ask for. */
  mostCents: cents(),
  /** To whom a check is made out. */
  payee: text(),
  methods: array(oneOf(deliveryMethods)).required(),
  branches: array(pickupBranch).required(),
  tradeAccounts: array(object({ accountNo: string().required(), name: text() })).required(),
});

/** How the plan works, for whoever has none yet: no balances. */
const aboutSavings = object({
  explainer: text(),
  disclaimer: text(),
  /** What each plan pays now. */
  plans: array(object({ ratePlan: text(), terms: planTerms.required() })).required(),
  asOf: sentDate(),
});

const { csv, xlsx, ofx } = fileTypes;

const savid = { savid: string().required().max(64) };

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The caller’s deposit accounts: balances, holds, what is available, rates and interest.',
    query: object(owner),
    response: object({ asOf: asOf.nullable().defined(), disclaimer: text(), plans: array(plan).required() }),
  },

  transactions: {
    summary: 'The ledger of one deposit account by keyset, with the ERP’s running balance; newest first.',
    query: object({ ...owner, ...entryFilter, sort, ...pageQuery }),
    response: pageOf(depositTransaction),
  },

  totals: {
    summary: 'Sums over every row that the same filters let through, and the balances around its days.',
    query: object({ ...owner, ...entryFilter }),
    response: entryTotals,
  },

  exportFile: {
    summary: 'Every row that the filters let through, as a file that streams.',
    query: object({ ...owner, ...entryFilter, sort, format: oneOf(entryFormats) }),
    produces: { csv, xlsx, ofx },
  },

  statement: {
    summary:
      'A PDF of one deposit account over some days: its ledger, and how it stands as of the newest figures.',
    query: object({ ...documentQuery, ...savid, from: date().required(), to: date().required() }),
    produces: { pdf: fileTypes.pdf },
  },

  offer: {
    summary: 'What can be asked for from a deposit account: methods, limits, branches with days and times.',
    query: object({ ...owner, ...savid }),
    response: moneyOffer,
  },

  about: {
    summary: 'How the deposit plan works and what it pays now.',
    query: object(owner),
    response: aboutSavings,
  },
} as const;

export type Plan = InferType<typeof plan>;
export type PlanTerms = InferType<typeof planTerms>;
export type EntryFilter = InferType<(typeof schemas)['totals']['query']>;
export type EntryTotals = InferType<typeof entryTotals>;
export type MoneyOffer = InferType<typeof moneyOffer>;
export type PickupBranchOffer = InferType<typeof pickupBranch>;
export type AboutSavings = InferType<typeof aboutSavings>;
