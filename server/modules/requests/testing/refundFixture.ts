import { randomUUID } from 'node:crypto';
import type { MovedRequest, QueueMoves } from '@contract/queue/schema';
import * as queue from '@contract/queue/endpoints';
import * as refunds from '@contract/refunds/endpoints';
import type { AskedRefund, RefundOffer } from '@contract/refunds/schema';
import * as requests from '@contract/requests/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import type { Db } from '@server/db/db';
import { anOption } from '@server/domain/requests/testing/anOption';
import { rita, root } from '@server/modules/achBatches/testing/filed';
import { openReturns } from '@server/modules/achReturns/testing/returned';
import { anAccount, anInvoice, put } from '@server/testing/rows';
import { testNumbers } from '@server/testing/testNumbers';
import { ClearNumber } from '@server/vault/clearNumber';
import { ada } from './requestFixture';

export { rita, root };

/** Ada's account with $800.00 in credit beside an invoice of $200.00: $600.00 can be refunded. */
export const credited = '00700';

/** $100.00 of it as a check in the mail. */
const aRefund = (over: Partial<AskedRefund> = {}): AskedRefund => ({
  account: credited,
  amount: '100.00',
  deliverymethod: 'checkMail',
  ...over,
});

/** One of Ada's bank accounts with its number sealed, linked to the account that has credit; answers its id. */
export async function bankAccount(db: Db, over: Parameters<typeof anOption>[0] = {}): Promise<string> {
  const option = anOption({ option_id: randomUUID(), ...over });
  const place = { id: option.option_id, owner: option.owner };
  const sealed = await testNumbers.seal(place, new ClearNumber('1234567890'));
  await put(db, 'payment_option', { ...option, account_sealed: JSON.stringify(sealed), key_id: sealed.kek });
  await put(db, 'payment_option_account', { option_id: option.option_id, account_no: credited });
  return option.option_id;
}

/** The household with a bank and its office, and an account that has more credit than it owes. */
export async function openRefunds() {
  const bank = await openReturns();
  const { db, portal } = bank;
  const account = { account_no: credited, unapplied_credit_cents: 50_000, regular_balance_cents: -10_000 };
  await put(db, 'account', anAccount({ ...account, name: 'Ada Orchards' }));
  const access = { account_no: credited, relationship: 'owner' } as const;
  await put(
    db,
    'account_access',
    { name: ada, level: 'owner', ...access },
    { name: 'lou@example.com', level: 'view', ...access },
  );
  await put(
    db,
    'invoice',
    anInvoice({ invoice_no: 'R-memo', account_no: credited, doc_type: 'C', ...worth(-30_000) }),
    anInvoice({ invoice_no: 'R-open', account_no: credited, ...worth(20_000) }),
  );
  const move = async (
    event: QueueMoves['event'],
    { id }: { readonly id: string },
    { as = root, ...more }: { readonly as?: string } & Partial<QueueMoves> = {},
  ): Promise<MovedRequest> => {
    const { version } = await portal.as(as).call(queue.one, { params: { id } });
    const body = { event, requests: [{ id, version }], ...more };
    const { results } = await portal.as(as).call(queue.moves, { key: randomUUID(), body });
    return results[0]!;
  };
  return {
    ...bank,
    move,
    offer: (as = ada, account_no = credited): Promise<RefundOffer> =>
      portal.as(as).call(refunds.offer, { query: { username: as, account: account_no } }),
    ask: (over: Partial<AskedRefund> = {}, { as = ada, key = randomUUID() } = {}): Promise<RequestDetail> =>
      portal.as(as).call(refunds.ask, { query: { username: as }, body: aRefund(over), key }),
    one: (id: string, as = ada): Promise<RequestDetail> =>
      portal.as(as).call(requests.one, { params: { id }, query: { username: as } }),
    queued: (id: string) => portal.as(root).call(queue.one, { params: { id } }),
  };
}

export type Refunds = Awaited<ReturnType<typeof openRefunds>>;

const worth = (cents: number) => ({ total_cents: cents, open_amount_cents: cents });
