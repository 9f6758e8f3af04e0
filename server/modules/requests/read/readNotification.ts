import * as m from '@locales/requests';
import {
  type Notification,
  paymentBody,
  type PaymentBody,
  paymentNotification,
  type PaymentNotification,
  pickupNotification,
  type PickupNotification,
} from '@contract/notifications/schema';
import { bodyReader } from '@server/http/readers';
import { about } from '../errors';

/** A notification of one kind, read as strictly as its kind is described. */
type ReadNotification =
  | { readonly kind: 'payment'; readonly payment: PaymentNotification; readonly body: PaymentBody }
  | { readonly kind: 'pickup'; readonly pickup: PickupNotification };

const readPayment = bodyReader(paymentNotification);
const readBody = bodyReader(paymentBody);
const readPickup = bodyReader(pickupNotification);

/** @throws ApiError 'invalid' where a member is missing, is of the other kind, or says nothing that can be read */
export function readNotification(sent: Notification): ReadNotification {
  if (sent.type === 'pickup') return { kind: 'pickup', pickup: readPickup(sent) as PickupNotification };
  const payment = readPayment(sent) as PaymentNotification;
  return { kind: 'payment', payment, body: readBody(parsed(payment.body)) as PaymentBody };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw about('body', m.unreadableLines());
  }
}
