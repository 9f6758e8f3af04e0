import { array, boolean, type InferType, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { cents, dollars, oneOf, sentDate } from '../fields';
import { deliveryMethods, paymentModes, shortReasons } from '../requests/labels';
import { requestDetail } from '../requests/schema';

/**
 * The body of the one call for both kinds: docs/rules.md#fixed-calls. Members that a kind does not have are left out. The
 * schemas of the kinds, `paymentNotification` and `pickupNotification`, validate it.
 */
const notification = object({
  type: oneOf(['payment', 'pickup'] as const),
  username: string().max(254),
  fromaccount: string().required().max(64),
  toaccount: string().max(64),
  deliverymethod: string().max(20),
  pickupdate: string().max(10),
  pickuptime: string().max(5),
  branch: string().max(10),
  pickupperson: string().max(80),
  comments: string().max(500),
  confirmed: boolean(),
  amount: dollars(),
  paydate: string().max(10),
  paymentoption: string().max(64),
  internal: boolean(),
  body: string().max(65_536),
});

/** A payment: docs/rules.md#fixed-calls. `body` is JSON text, a `paymentBody`. */
export const paymentNotification = object({
  type: oneOf(['payment']),
  username: string().required().max(254),
  /** The trade account that is paid. */
  fromaccount: string().required().max(20),
  amount: dollars(),
  paydate: sentDate(),
  /** A saved bank account's id, or a deposit account's savings id where `internal` is true. */
  paymentoption: string().required().max(64),
  internal: boolean().required(),
  body: string().required().max(65_536),
});

/** What the text of a payment's `body` holds. */
export const paymentBody = object({
  mode: oneOf(paymentModes),
  invoices: array(
    object({
      invoiceNo: string().required().max(40),
      amountCents: cents(),
      discountCents: cents(),
      reason: string().oneOf([...shortReasons]),
      note: string().max(500),
    }).required(),
  )
    .max(500)
    .required(),
  prepayContractNo: string().max(40),
  /** The version of the authorization that stood on the screen and was agreed to. */
  authorization: string().required().max(48),
  /** The fingerprint of its words as `requests.authorization` gave them; other words are not agreed to unseen. */
  authorizationSha256: string().max(64),
  /** Set when the customer was told that an invoice is on its way already, or that the same was asked just now. */
  confirmed: boolean(),
});

/** A pickup: docs/rules.md#fixed-calls. Branch and person are ours; a check that is picked up needs them. */
export const pickupNotification = object({
  type: oneOf(['pickup']),
  username: string().max(254),
  /** The savings id of the deposit account. */
  fromaccount: string().required().max(64),
  /** An own trade account, a saved bank account's id, or empty where a check goes to the owner. */
  toaccount: string().max(64).defined(),
  deliverymethod: oneOf(deliveryMethods),
  pickupdate: string().max(10).defined(),
  pickuptime: string().max(5).defined(),
  amount: dollars(),
  comments: string().max(500).defined(),
  branch: string().max(10),
  pickupperson: string().max(80),
  confirmed: boolean(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  send: {
    summary: 'Asks the office for a payment or a pickup, once per Idempotency-Key.',
    query: object(owner),
    body: notification,
    response: requestDetail,
  },
} as const;

export type Notification = InferType<typeof notification>;
export type PaymentNotification = InferType<typeof paymentNotification>;
export type PaymentBody = InferType<typeof paymentBody>;
export type PickupNotification = InferType<typeof pickupNotification>;
