import * as refunds from '@contract/refunds/endpoints';
import type { RefundOffer } from '@contract/refunds/schema';
import type { Tx } from '@server/db/db';
import { refundableOf } from '@server/domain/requests/refundable';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { Api, Origin } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { expectPayer } from '../payer';
import { askOnce } from '../place/askOnce';
import { requestContext, type RequestDeps } from '../requestContext';
import { placeRefund, whyBanksRest } from './placeRefund';

/** Credit that customers ask back: docs/rules.md#refunds. */
export function refundRoutes(api: Api, room: RequestDeps): void {
  api
    .on(refunds.offer, async ({ query: { username, account } }, caller, origin) => {
      ownedBy(caller, username);
      return room.db.transaction((tx) => offerOf(tx, room, account, { caller, origin }));
    })
    .on(refunds.ask, async ({ query, key, body }, caller, origin) => {
      ownedBy(caller, query.username);
      return askOnce(room, { endpoint: refunds.ask, key, body, caller, origin }, (asking) =>
        placeRefund(asking, body),
      );
    });
}

interface Asking {
  readonly caller: Caller;
  readonly origin: Origin;
}

/** What can be asked for now, by the rule that it is judged by. Whoever may not ask learns nothing of it. */
async function offerOf(tx: Tx, room: RequestDeps, accountNo: string, who: Asking): Promise<RefundOffer> {
  const asking = await requestContext(tx, room, who);
  const { now, settings } = asking;
  await expectPayer(asking, accountNo);
  const refundable = await refundableOf(tx.sql, accountNo, { now, booksZone: room.booksZone });
  const owner = await ownerOf(tx, accountNo);
  if (!refundable || !owner) throw noSuchAccount();
  const { sum, refusal, asOf } = refundable;
  const { name, phone, address1, address2, city, state, zip } = owner;
  const { contact } = await companySettingsOf(tx.sql, now);
  return {
    asOf,
    accountNo,
    accountName: name,
    refusal,
    banksRest: await whyBanksRest(asking),
    sum,
    mostCents: Math.min(sum.refundableCents, settings.payments.maxPaymentCents),
    payee: name,
    address: [
      address1,
      address2,
      [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ].filter((line): line is string => Boolean(line)),
    phone: contact.creditPhone ?? phone ?? room.supportPhone ?? null,
  };
}

const ownerOf = (tx: Tx, accountNo: string) =>
  tx.sql
    .selectFrom('account as a')
    .leftJoin('branch as b', 'b.branch_code', 'a.home_branch')
    .select(['a.name', 'a.address1', 'a.address2', 'a.city', 'a.state', 'a.zip', 'b.phone'])
    .where('a.account_no', '=', accountNo)
    .executeTakeFirst();
