import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as requests from '@contract/requests/endpoints';
import type { Db } from '@server/db/db';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import {
  ada,
  aPaymentSent,
  aPickupSent,
  bob,
  body,
  fillRequests,
  options,
  sender,
} from './testing/requestFixture';

let db: Db;
let portal: TestApp;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  await put(db, 'account_access', {
    name: 'cpa@example.com',
    account_no: '00200',
    level: 'view',
    relationship: 'accountant',
  });
  portal = await openTestApp(db);
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.at('2026-04-13T15:00:00.000Z'));

const key = () => randomUUID();
const post = async (payload: object | string, headers: object = {}, username: string = ada) =>
  portal.send({
    method: 'POST',
    url: `/api/emailnotification?username=${username}`,
    token: await portal.tokenOf(ada),
    headers: { 'idempotency-key': key(), 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('what is sent', () => {
  it.each([
    ['no key', aPaymentSent(), { 'idempotency-key': '' }, 400],
    ['a short key', aPaymentSent(), { 'idempotency-key': 'short' }, 400],
    ['a member of nobody', { ...aPaymentSent(), admin: true }, {}, 400],
    ['a status', { ...aPaymentSent(), status: 'approved' }, {}, 400],
    ['a member of a pickup', { ...aPaymentSent(), toaccount: '00117' }, {}, 400],
    ['a pickup with a member of a payment', { ...aPickupSent(), paydate: '2026-04-15' }, {}, 400],
    ['no kind', { ...aPaymentSent(), type: undefined }, {}, 400],
    ['another kind', { ...aPaymentSent(), type: 'refund' }, {}, 400],
    ['half a cent as a number', { ...aPaymentSent(), amount: 100.005 }, {}, 400],
    ['an amount of yes', { ...aPaymentSent(), amount: true }, {}, 400],
    ['internal as text', { ...aPaymentSent(), internal: 'false' }, {}, 400],
    ['a body that is no text', { ...aPaymentSent(), body: {} }, {}, 400],
    ['a body that is no JSON', { ...aPaymentSent(), body: '{' }, {}, 400],
    ['a body of nothing', { ...aPaymentSent(), body: 'null' }, {}, 400],
    ['a body with more', { ...aPaymentSent(), body: body({ admin: true } as object) }, {}, 400],
    ['a prototype', `{"__proto__":{"type":"payment"},${JSON.stringify(aPaymentSent()).slice(1)}`, {}, 400],
    ['a prototype in the body', { ...aPaymentSent(), body: '{"__proto__":{"mode":"prepay"}}' }, {}, 400],
    [
      'an invoice with a status',
      {
        ...aPaymentSent(),
        body: JSON.stringify({
          mode: 'selected',
          authorization: 'ccd-1',
          invoices: [{ invoiceNo: 'A-late', amountCents: 1, discountCents: 0, open: 1 }],
        }),
      },
      {},
      400,
    ],
    [
      'half a cent',
      {
        ...aPaymentSent(),
        body: body({ invoices: [{ invoiceNo: 'A-late', amountCents: 0.5, discountCents: 0 }] }),
      },
      {},
      400,
    ],
    ['plain text', JSON.stringify(aPaymentSent()), { 'content-type': 'text/plain' }, 415],
  ])('with %s is refused', async (_, payload, headers, status) => {
    expect((await post(payload, headers)).statusCode).toBe(status);
    expect(await db.sql.selectFrom('request').select('request_id').execute()).toEqual([]);
  });

  it('under the name of another is refused, in the query and in the body', async () => {
    expect((await post(aPaymentSent(), {}, bob)).statusCode).toBe(403);
    expect((await post(aPaymentSent({ username: bob }))).statusCode).toBe(403);
    expect((await post(aPickupSent({ username: bob }))).statusCode).toBe(403);
  });

  it('without a token is refused', async () => {
    const answer = await portal.send({ method: 'POST', url: `/api/emailnotification?username=${ada}` });

    expect(answer.statusCode).toBe(401);
  });
});

describe('somebody else’s', () => {
  it.each([
    ['account', aPaymentSent({ fromaccount: '00300' }), ada, 404],
    ['account of no number', aPaymentSent({ fromaccount: "' or true --" }), ada, 404],
    ['account to look at', aPaymentSent({ fromaccount: '00200' }), ada, 403],
    ['account of papers', aPaymentSent({ username: 'cpa@example.com' }), 'cpa@example.com', 403],
    ['account that is closed', aPaymentSent({ fromaccount: '00600' }), ada, 403],
    ['bank account', aPaymentSent({ paymentoption: options.bob }), ada, 404],
    ['deposit account', aPaymentSent({ paymentoption: 'D-300', internal: true }), ada, 404],
    ['deposit account for a check', aPickupSent({ fromaccount: 'D-300' }), ada, 404],
    [
      'invoice',
      aPaymentSent({
        body: body({ invoices: [{ invoiceNo: 'B-1', amountCents: 10_000, discountCents: 0 }] }),
      }),
      ada,
      404,
    ],
  ])('%s is refused', async (_, sent, as, status) => {
    await expect(send(sent, { as })).rejects.toMatchObject({ status });
  });
});

describe('requests of others', () => {
  const own = aRequest({
    request_no: 'PR-2026-000901',
    source: 'Ada deposit plan ••117',
    flow: 'internal',
    sav_id: 'D-00117',
  });
  const pickup = aRequest({
    request_no: 'PR-2026-000902',
    kind: 'pickup',
    flow: 'pickup',
    sav_id: 'D-00117',
  });
  const bobs = aRequest({ request_no: 'PR-2026-000903', account_no: '00300', submitted_by: bob });
  const lous = aRequest({
    request_no: 'PR-2026-000904',
    account_no: '00200',
    submitted_by: 'lou@example.com',
  });
  beforeAll(() => put(db, 'request', own, pickup, bobs, lous));

  const numbers = async (as: string, account?: string) => {
    const query = { username: as, account, limit: 25, sort: '-submitted' };
    const { rows } = await portal.as(as).call(requests.list, { query });
    return rows.map(({ requestNo }) => requestNo.slice(-3)).sort();
  };
  const one = (as: string, id: string, username = as) =>
    portal.as(as).call(requests.one, { params: { id }, query: { username } });
  const cancel = (as: string, id: string) =>
    portal.as(as).call(requests.cancel, { params: { id }, query: { username: as }, body: {} });

  it.each([
    [ada, ['901', '902', '904']],
    [bob, ['903']],
    ['lou@example.com', ['904']],
    ['cpa@example.com', ['904']],
    ['root@example.com', []],
  ])('%s sees %j', async (as, seen) => {
    expect(await numbers(as)).toEqual(seen);
  });

  it('are refused by account, by name and by id alike', async () => {
    await expect(numbers('cpa@example.com', '00117')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(numbers(bob, '00117')).rejects.toMatchObject({ code: 'not-found' });
    await expect(one(bob, own.request_id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(one(bob, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    await expect(one(bob, 'none')).rejects.toMatchObject({ code: 'not-found' });
    await expect(one(bob, own.request_id, ada)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(cancel(bob, own.request_id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancel(ada, lous.request_id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('tell nothing of a deposit plan to who has none', async () => {
    await put(db, 'account_access', {
      name: bob,
      account_no: '00117',
      level: 'pay',
      relationship: 'employee',
    });

    expect(await numbers(bob, '00117')).toEqual(['901']);
    expect(await one(bob, own.request_id)).toMatchObject({ source: 'Deposit plan', savId: null });
    await expect(one(bob, pickup.request_id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancel(bob, pickup.request_id)).rejects.toMatchObject({ code: 'not-found' });
    await db.sql
      .deleteFrom('account_access')
      .where('name', '=', bob)
      .where('account_no', '=', '00117')
      .execute();
  });
});
