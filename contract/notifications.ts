import { boolean, type InferType, object, string } from 'yup';
import { owner } from './accounts';
import { endpoint } from './endpoint';
import { oneOf } from './fields';
import { requestDetail, requestKinds } from './requests';

/**
 * The body of spec §3's one call, whichever kind it is of: members that a kind does not have stay away. The schemas
 * of the kinds, `paymentNotification` and `pickupNotification`, are what such a body is held against.
 */
export const notification = object({
  type: oneOf(requestKinds),
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
  amount: string().required().max(20),
  paydate: string().max(10),
  paymentoption: string().max(64),
  internal: boolean(),
  body: string().max(65_536),
});

export const notifications = {
  /** Spec §7. Recorded first, written to people afterwards; the same key asks for the same thing once. */
  send: endpoint({
    method: 'POST',
    path: '/api/emailnotification',
    summary: 'Asks the office for a payment or a pickup, once per Idempotency-Key.',
    keyed: true,
    query: object(owner),
    body: notification,
    response: requestDetail,
  }),
};

export type Notification = InferType<typeof notification>;
