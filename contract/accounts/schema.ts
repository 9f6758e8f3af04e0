import { array, boolean, type InferType, number, object, string } from 'yup';
import { cents, centsOrNull, dateOrNull, oneOf, sentDate, text, textOrNull } from '../fields';
import { activityKinds, viewNames } from './labels';

/** Which night's data are shown, and when they were loaded (an ISO instant). */
export const asOf = object({
  date: sentDate(),
  loadedAt: string().required(),
  drop: string().required(),
  /** The company's books zone: as-of, today, late and due are days on its wall. */
  booksZone: string().required(),
  /** Today in the books zone, by the server's clock. */
  today: sentDate(),
});

/**
 * What was due before the as-of day, document by document (rules/due.ts): each cent in one place. No credit memo, no money
 * on account and nothing of another account is taken off.
 */
export const pastDue = object({
  /** What is asked for. */
  payNowCents: cents(),
  disputedCents: cents(),
  /** What requests pay of it already. */
  onItsWayCents: cents(),
  /** The oldest due date of what is asked for. */
  oldest: dateOrNull(),
});

/** A part of what is open, credits apart, with what of it is asked for by nobody, and what is on special terms. */
const openPart = object({
  cents: cents(),
  disputedCents: cents(),
  /** What requests pay of it already. */
  onItsWayCents: cents(),
  deferredCents: cents(),
});

const nextDue = openPart.concat(object({ date: sentDate() }));

const person = object({ name: textOrNull(), phone: textOrNull(), email: textOrNull() });

/** Owed amounts by age; together they are the regular balance. */
export const aging = object({
  current: cents(),
  days30: cents(),
  days60: cents(),
  days90: cents(),
  over90: cents(),
});

/** A deposit-plan account's own figures. Positive is the customer's money. */
const depositPlan = object({
  ledgerBalanceCents: cents(),
  holdCents: cents(),
  minBalanceCents: cents(),
  availableCents: cents(),
  accruedCents: cents(),
  interestYtdCents: cents(),
  interestPriorYearCents: cents(),
});

/**
 * An account that the caller may see. `id` is the trade account number, or the savings id of a deposit
 * account. Amounts of a trade account: positive means that the customer owes.
 */
export const account = object({
  id: string().required(),
  accountNo: string().required(),
  accountType: oneOf(['trade', 'deposit']),
  name: string().required(),
  dba: textOrNull(),
  status: oneOf(['active', 'hold', 'cod', 'closed']),
  closedOn: dateOrNull(),
  address: array(string().required()).required(),
  phone: textOrNull(),
  email: textOrNull(),
  branch: object({ code: text(), name: text(), phone: textOrNull(), timeZone: textOrNull() }).required(),
  rep: person.required(),
  termsCode: textOrNull(),
  termsText: textOrNull(),
  creditLimitCents: centsOrNull(),
  specialTermsLimitCents: centsOrNull(),
  taxExempt: boolean().required(),
  taxExemptExpires: dateOrNull(),
  statementDelivery: textOrNull(),
  regularBalanceCents: cents(),
  pastDue: pastDue.required(),
  /** Open and not past due, on no special terms. */
  notDueCents: cents(),
  /** Open on special terms: owed, and never past due. */
  deferredCents: cents(),
  /** What is open by the first due date that is not past on which something is to be paid, and not past due. */
  nextDue: nextDue.nullable().defined(),
  /** The rest of what is open and not past due. Past due, next due and this are all that is owed. */
  later: openPart.required(),
  /** The day on which the first request was sent of those that pay of what is owed. */
  onItsWaySince: dateOrNull(),
  /** What is left on credit memos, as a positive amount. The regular balance has it taken off already. */
  openCreditCents: cents(),
  unappliedCreditCents: cents(),
  /** regular − unapplied credit. */
  netDueCents: cents(),
  prepayRemainingCents: cents(),
  financeChargeYtdCents: cents(),
  aging: aging.required(),
  lastPayment: object({ date: sentDate(), cents: cents() }).nullable().defined(),
  level: oneOf(['owner', 'pay', 'view', 'documents']),
  relationship: string().required(),
  /**
   * Set while rows of the newest night could not be believed: what is shown instead is of that older day, null
   * where nothing older was known.
   */
  held: object({ asOf: dateOrNull() }).nullable().defined(),
  depositPlan: depositPlan.nullable().defined(),
});

/** A row of a deposit account's ledger. `balanceAfterCents` is the ERP's own running balance. */
export const depositTransaction = object({
  id: string().required(),
  savId: string().required(),
  effectiveDate: sentDate(),
  postingDate: sentDate(),
  kind: string().required(),
  description: textOrNull(),
  checkNo: textOrNull(),
  reference: textOrNull(),
  inCents: cents(),
  outCents: cents(),
  balanceAfterCents: cents(),
});

/** Somebody's own sign-in name; it must be the caller's, whom the token names. */
export const owner = { username: string().required().max(254) };

const monthly = object({ month: sentDate(), cents: cents() });

const count = () => number().integer().required();
const discount = object({ throughDate: sentDate(), cents: cents(), invoices: count() });

/** What the overview and home draw beside the accounts' own figures, for one account or all of them. */
const overview = object({
  asOf: asOf.nullable().defined(),
  /**
   * Open amounts by the month they fall due, credit memos apart: what was due before the as-of day, what is not past due,
   * and what nobody is asked for, as it is on its way or in dispute.
   */
  dueByMonth: array(
    object({ month: sentDate(), pastDueCents: cents(), dueCents: cents(), heldCents: cents() }),
  ).required(),
  /** Net purchases of the last 24 months, by month and product group. */
  purchasesByMonth: array(monthly.concat(object({ groupCode: text(), groupName: text() }))).required(),
  season: object({
    cropYear: number().integer().nullable().defined(),
    cents: cents(),
    /** The same stretch of the crop year before. */
    priorCents: cents(),
  }).required(),
  /** The discounts that end first, within ten days of today, of those that a payment takes as the accounts stand. */
  expiringDiscount: discount.nullable().defined(),
  activity: array(
    object({
      id: string().required(),
      kind: oneOf(activityKinds),
      date: sentDate(),
      title: string().required(),
      detail: text(),
      accountNo: string().required(),
      /**
       * As it changes what is owed: invoices positive, payments negative. Prepay and deposits: as it changes what
       * is left there.
       */
      cents: cents(),
      pastDue: boolean().required(),
      /** Of an invoice that waits to be paid. */
      dueDate: dateOrNull(),
      invoiceNo: textOrNull(),
      contractNo: textOrNull(),
    }),
  ).required(),
  /** The last statement of each account, the newest first. */
  statements: array(
    object({
      statementNo: string().required(),
      accountNo: string().required(),
      periodTo: sentDate(),
      dueDate: sentDate(),
      endingCents: cents(),
      amountDueCents: cents(),
      /** What is still to be paid of the amount due. */
      leftCents: cents(),
      /** Whether the caller has not opened it yet. */
      isNew: boolean().required(),
    }),
  ).required(),
  /** The prepay contracts that count and have money left. */
  prepay: object({
    bookedCents: cents(),
    remainingCents: cents(),
    /** Those that end within 30 days of the as-of day, null for none: what is left, and the first day. */
    ending: object({ contracts: count(), cents: cents(), first: sentDate() }).nullable().defined(),
  }).required(),
  /** Who may buy on an account, and up to how much at a time (null for no limit). */
  buyers: array(
    object({ accountNo: string().required(), name: text(), limitCents: centsOrNull() }),
  ).required(),
  /** Delivered and not on an invoice yet: no part of any balance. Null where a posted price is not known. */
  notInvoiced: object({ tickets: count(), estimatedCents: centsOrNull() }).required(),
  counts: object({
    invoices: count(),
    openInvoices: count(),
    products: count(),
    ledgerRows: count(),
    statements: count(),
    prepayContracts: count(),
    prepayLines: count(),
    payments: count(),
    fields: count(),
  }).required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The accounts that the caller may see: trade accounts, or deposit-plan accounts.',
    query: object({ ...owner, viewname: oneOf(viewNames) }),
    response: object({ asOf: asOf.nullable().defined(), accounts: array(account).required() }),
  },

  overview: {
    summary: 'Due dates, purchases by month, activity and counts of one account or of all.',
    query: object({ ...owner, account: string().max(20) }),
    response: overview,
  },
} as const;

export type AsOf = InferType<typeof asOf>;
export type Account = InferType<typeof account>;
export type PastDue = InferType<typeof pastDue>;
export type OpenPart = InferType<typeof openPart>;
export type NextDue = InferType<typeof nextDue>;
export type Aging = InferType<typeof aging>;
export type DepositTransaction = InferType<typeof depositTransaction>;
export type Overview = InferType<typeof overview>;
