import type { Notification } from '@contract/notifications/schema';
import * as notifications from '@contract/notifications/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import type { Tx } from '@server/db/db';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { readDetail } from './one/readDetail';
import { placePayment } from './payment/placePayment';
import { expectPace } from './place/pace';
import { placePickup } from './pickup/placePickup';
import { readNotification } from './read/readNotification';
import { requestContext, type RequestDeps } from './requestContext';
import { viewerOf } from './viewer';

interface Sent {
  readonly key: string;
  readonly body: Notification;
}

/**
 * Asks for a payment or a pickup: the request, what it pays, what was agreed to, what it holds and its emails become
 * durable together, once per key.
 */
export function sendNotification(
  room: RequestDeps,
  { key, body }: Sent,
  caller: Caller,
  origin: Origin,
): Promise<RequestDetail> {
  const read = readNotification(body);
  const { method, path } = notifications.send;
  const detailOf = async ({ sql }: Tx, id: string) => readDetail(sql, id, await viewerOf(sql, room, caller));
  const asked = {
    owner: caller.username,
    key,
    route: `${method} ${path}`,
    body,
    at: room.clock.now(),
    expectSeen: (tx: Tx, { id }: RequestDetail) => detailOf(tx, id),
  };
  // Whatever is read within has to be read by this transaction: there may be no other connection.
  return onceByKey(room.db, asked, async (tx) => {
    const asking = await requestContext(tx, room, { caller, origin });
    await expectPace(asking);
    const id =
      read.kind === 'payment'
        ? await placePayment(asking, read.payment, read.body)
        : await placePickup(asking, read.pickup);
    return detailOf(tx, id);
  });
}
