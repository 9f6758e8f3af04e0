import type { Notification } from '@contract/notifications/schema';
import * as notifications from '@contract/notifications/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { placePayment } from './payment/placePayment';
import { askOnce } from './place/askOnce';
import { placePickup } from './pickup/placePickup';
import { readNotification } from './read/readNotification';
import type { RequestDeps } from './requestContext';

interface Sent {
  readonly key: string;
  readonly body: Notification;
}

/** Asks for a payment or a pickup, once per key. */
export function sendNotification(
  room: RequestDeps,
  { key, body }: Sent,
  caller: Caller,
  origin: Origin,
): Promise<RequestDetail> {
  const read = readNotification(body);
  return askOnce(room, { endpoint: notifications.send, key, body, caller, origin }, (asking) =>
    read.kind === 'payment'
      ? placePayment(asking, read.payment, read.body)
      : placePickup(asking, read.pickup),
  );
}
