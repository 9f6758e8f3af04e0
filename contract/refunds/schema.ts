import { type InferType, array, boolean, object, string } from 'yup';
import { asOf, owner } from '../accounts/schema';
import { cents, dollars, oneOf, text, textOrNull } from '../fields';
import { refundMethods } from '../requests/labels';
import { requestDetail } from '../requests/schema';

/** What can be refunded of one trade account's credit, and how that is made up: docs/rules.md#refunds. */
const refundOffer = object({
  asOf: asOf.nullable().defined(),
  accountNo: string().required(),
  accountName: text(),
  /** Why nothing can be asked for, in words; null where something can. */
  refusal: textOrNull(),
  /** Why no bank account of the caller's can be paid for now, in words: docs/rules.md#contact-hold. */
  banksRest: textOrNull(),
  /** How the sum is made up: `RefundSum`. */
  sum: object({
    memoCents: cents(),
    unappliedCents: cents(),
    owedCents: cents(),
    notInvoicedCents: cents(),
    usedCents: cents(),
    refundsCents: cents(),
    unclearedCents: cents(),
    refundableCents: cents(),
  }).required(),
  /** The most that one request may ask for. */
  mostCents: cents(),
  /** To whom a check is made out, and where it is mailed; no lines where the company has no address. */
  payee: text(),
  address: array(string().required()).required(),
  /** Whom to call. */
  phone: textOrNull(),
});

const askedRefund = object({
  /** The trade account whose credit it is. */
  account: string().required().max(20),
  amount: dollars(),
  deliverymethod: oneOf(refundMethods),
  /** A saved bank account's id, for `ach` alone. */
  paymentoption: string().max(64),
  comments: string().max(500),
  /** Set when the same was asked for just now, and is meant. */
  confirmed: boolean(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  offer: {
    summary: 'What can be refunded of the credit of one trade account, and how that is made up.',
    query: object({ ...owner, account: string().required().max(20) }),
    response: refundOffer,
  },

  ask: {
    summary: 'Asks the office for a refund of credit, once per Idempotency-Key.',
    query: object(owner),
    body: askedRefund,
    response: requestDetail,
  },
} as const;

export type RefundOffer = InferType<typeof refundOffer>;
export type AskedRefund = InferType<typeof askedRefund>;
