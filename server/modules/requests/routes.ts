import * as notifications from '@contract/notifications/endpoints';
import * as requests from '@contract/requests/endpoints';
import type { Api } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { cancelRequest } from './one/cancel';
import { readDetail } from './one/readDetail';
import { agreementOf } from './payment/agreement';
import { plannedPayment } from './payment/plannedPayment';
import { expectPayer } from './payer';
import { type ReceiptDeps, receiptFile } from './receipt/receiptFile';
import { requestList } from './requestList';
import { requestContext } from './requestContext';
import { sendNotification } from './send';
import { viewerOf } from './viewer';

export function requestRoutes(api: Api, room: ReceiptDeps): void {
  const { db } = room;
  const viewer = (caller: Caller, { username, account }: { username: string; account?: string }) => {
    ownedBy(caller, username);
    return viewerOf(db.sql, room, caller, account);
  };

  api
    .on(notifications.send, async ({ query, key, body }, caller, origin) => {
      ownedBy(caller, query.username);
      return sendNotification(room, { key, body }, caller, origin);
    })
    .on(requests.list, async ({ query }, caller) =>
      requestList.page(db.sql, await viewer(caller, query), query),
    )
    .on(requests.totals, async ({ query }, caller) => {
      const { chips: tabs, ...totals } = await requestList.totals(db.sql, await viewer(caller, query), query);
      return { ...totals, tabs };
    })
    .on(requests.one, async ({ params: { id }, query }, caller) =>
      readDetail(db.sql, id, await viewer(caller, query)),
    )
    .stream(requests.receipt, async ({ params: { id }, query }, caller) =>
      receiptFile(room, id, await viewer(caller, query), query.disposition),
    )
    .on(requests.cancel, async ({ params: { id }, query, body }, caller, origin) => {
      ownedBy(caller, query.username);
      return cancelRequest(room, caller, id, body, origin);
    })
    .on(requests.authorization, async ({ query }, caller, origin) => {
      ownedBy(caller, query.username);
      return db.transaction(async (tx) => {
        const asking = await requestContext(tx, room, { caller, origin });
        await expectPayer(asking, query.account);
        const sent = { ...query, fromaccount: query.account };
        return agreementOf(asking, await plannedPayment(asking, sent));
      });
    });
}
