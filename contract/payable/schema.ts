import { array, boolean, type InferType, number, object, string } from 'yup';
import { asOf, owner, pastDue } from '../accounts/schema';
import { cents, dateOrNull, sentDate, text, textOrNull } from '../fields';
import { paymentSettings } from '../settings/schema';

/** A part of a document that a request pays and the ERP has not booked yet. */
const onItsWay = object({ requestNo: string().required(), amountCents: cents(), discountCents: cents() });

/** An open invoice, finance charge or debit memo; or a credit memo or another document whose amounts are negative. */
const payableDocument = object({
  invoiceNo: string().required(),
  isFinanceCharge: boolean().required(),
  /** Whether it can pay for others where it is negative: nothing but a credit memo does. */
  isCreditMemo: boolean().required(),
  invoiceDate: sentDate(),
  postingDate: sentDate(),
  dueDate: sentDate(),
  /** From the due date to the as-of day; 0 for what is not late, and for what is deferred. */
  daysLate: number().integer().required(),
  poNo: textOrNull(),
  originalCents: cents(),
  /** As the ERP has it. */
  openCents: cents(),
  inFlight: array(onItsWay).required(),
  disputed: boolean().required(),
  deferred: boolean().required(),
  /** What early-pay discounts are reckoned on. */
  eligibleCents: cents(),
  /** The ladder that has not ended on the as-of day, soonest first; cents of the whole invoice. */
  rungs: array(
    object({ throughDate: sentDate(), percent: textOrNull(), cents: cents(), condition: textOrNull() }),
  ).required(),
});

/** A prepay contract on which less was paid in than was booked. */
const payableBooking = object({
  contractNo: string().required(),
  cropYear: number().integer().required(),
  bookedOn: sentDate(),
  expiresOn: dateOrNull(),
  /** The first product that was booked; null where it is for none in particular. */
  product: textOrNull(),
  bookedCents: cents(),
  paidCents: cents(),
  inFlight: array(onItsWay).required(),
});

/** All that a payment on one trade account can be made of. Positive is what the customer owes. */
export const payableAccount = object({
  asOf: asOf.nullable().defined(),
  /** The server's clock, an ISO instant: what day is in time is decided by it. */
  now: string().required(),
  booksZone: string().required(),
  accountNo: string().required(),
  accountName: text(),
  isClosed: boolean().required(),
  /** The company takes no bank debit for this account. */
  noAch: boolean().required(),
  /** regular − unapplied credit. */
  balanceCents: cents(),
  pastDue: pastDue.required(),
  /** Payments that the ERP has not applied to any invoice. */
  unappliedCreditCents: cents(),
  documents: array(payableDocument).required(),
  /** The last statement; null before the first. */
  statement: object({
    statementNo: string().required(),
    statementDate: sentDate(),
    periodTo: sentDate(),
    dueDate: sentDate(),
    amountDueCents: cents(),
    /** What is still to be paid of it, in money. */
    leftCents: cents(),
  })
    .nullable()
    .defined(),
  bookings: array(payableBooking).required(),
  settings: paymentSettings.required(),
  /** Whom to call about bills. */
  phone: textOrNull(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  account: {
    summary: 'What can be paid on a trade account, and what the company allows.',
    query: object({ ...owner, account: string().required().max(20) }),
    response: payableAccount,
  },
} as const;

export type PayableDocument = InferType<typeof payableDocument>;
export type PayableBooking = InferType<typeof payableBooking>;
export type PayableAccount = InferType<typeof payableAccount>;
