import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '@contract/notifications/schema';
import * as requests from '@contract/requests/endpoints';
import type { Db } from '@server/db/db';
import { openJobs } from '@server/jobs/openJobs';
import { openOutbox } from '@server/domain/email/openOutbox';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { vaultOf } from '@server/vault/vault';
import {
  ada,
  aPaymentSent,
  aPickupSent,
  body,
  fillRequests,
  forgetRequests,
  sender,
} from './testing/requestFixture';

const HOUR = 3_600_000;
const begin = Date.parse(testNow);

let db: Db;
let portal: TestApp;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  const outbox = await openOutbox({
    db,
    clock: { now: () => new Date(begin) },
    vault,
    jobs: await openJobs(db),
  });
  portal = await openTestApp(db, { outbox, logLevel: 'silent' });
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetRequests(db);
  portal.at(testNow);
});

const count = async (table: 'request' | 'request_event' | 'outbox_message' | 'idempotency') =>
  (
    await db.sql
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

const prepay = (cents: number): Notification =>
  aPaymentSent({ amount: (cents / 100).toFixed(2), body: body({ mode: 'prepay', invoices: [] }) });

const outcomes = async (sent: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(sent)).map((one) => (one.status === 'fulfilled' ? 'asked' : 'refused'));

describe('a key', () => {
  it('asks once however often it is sent: 100 payments, each sent two to five times', async () => {
    const keys = new Map<string, Notification>();
    for (let n = 0; n < 100; n += 1) {
      // No hour has more requests of one sign-in than are let through.
      portal.at(new Date(begin + Math.floor(n / 25) * HOUR).toISOString());
      const [key, sent] = [randomUUID(), { ...prepay(1_000 + n), paydate: '2026-04-20' }];
      keys.set(key, sent);
      const first = await send(sent, { key });
      for (let again = 0; again <= n % 4; again += 1) expect(await send(sent, { key })).toEqual(first);
    }

    expect([await count('request'), await count('request_event'), await count('outbox_message')]).toEqual([
      100, 100, 200,
    ]);
    const { rows } = await portal.as(ada).call(requests.list, {
      query: { username: ada, limit: 100, sort: 'submitted' },
    });
    expect(rows.slice(0, 3).map(({ requestNo }) => requestNo)).toEqual([
      'PR-2026-000001',
      'PR-2026-000002',
      'PR-2026-000003',
    ]);
  });

  it('that comes fifty times at once asks once, and all are told the same', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(aPickupSent(), { key })));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await count('request'), await count('outbox_message'), await count('idempotency')]).toEqual([
      1, 2, 1,
    ]);
  });

  it('is refused for something else, and is each sign-in’s own', async () => {
    const key = randomUUID();
    await send(prepay(5_000), { key });

    await expect(send(prepay(5_001), { key })).rejects.toMatchObject({ status: 422, code: 'key-reused' });
    expect([await count('request'), await count('outbox_message')]).toEqual([1, 2]);
  });

  it('tells its answer only while the account is still the caller’s', async () => {
    const key = randomUUID();
    const access = () => db.sql.updateTable('account_access').where('name', '=', ada);
    await send(prepay(5_000), { key });

    await access().set({ valid_to: '2026-04-01' }).where('account_no', '=', '00117').execute();
    await expect(send(prepay(5_000), { key })).rejects.toMatchObject({ code: 'not-found' });
    await access().set({ valid_to: null }).where('account_no', '=', '00117').execute();
    await expect(send(prepay(5_000), { key })).resolves.toMatchObject({ requestNo: 'PR-2026-000001' });
  });

  it('that was refused is free for what is right then', async () => {
    const key = randomUUID();
    await expect(send(aPaymentSent({ amount: '0' }), { key })).rejects.toMatchObject({ code: 'invalid' });

    await expect(send(aPaymentSent(), { key })).resolves.toMatchObject({ requestNo: 'PR-2026-000001' });
    expect(await count('idempotency')).toBe(1);
  });
});

describe('at the same time', () => {
  it('two that want the same money never get more than there is, in 200 rounds', async () => {
    const [before] = await depositAvailableOf(db.sql, ['D-00117']);
    const internal = aPaymentSent({
      internal: true,
      paymentoption: 'D-00117',
      paydate: '2026-04-20',
      body: body({ mode: 'prepay', invoices: [], authorization: 'internal-1' }),
    });
    const mailed = aPickupSent({
      deliverymethod: 'checkMail',
      pickupdate: '',
      pickuptime: '',
      branch: undefined,
      pickupperson: undefined,
    });
    const amount = (before!.availableCents / 100).toFixed(2);
    for (let round = 0; round < 200; round += 1) {
      portal.at(new Date(begin + Math.floor(round / 25) * HOUR).toISOString());
      const told = await outcomes([
        send({ ...mailed, amount, confirmed: true }),
        send({ ...internal, amount }),
      ]);
      expect([...told].sort()).toEqual(['asked', 'refused']);
      const [after] = await depositAvailableOf(db.sql, ['D-00117']);
      expect(after!.availableCents).toBe(0);
      await db.sql.deleteFrom('deposit_hold').execute();
      await db.sql
        .updateTable('request')
        .set({ status: 'cancelled' })
        .where('status', '<>', 'cancelled')
        .execute();
    }
    expect(await count('request')).toBe(200);
  });

  it('two for the same invoice are not both asked without a word', async () => {
    const told = await outcomes([
      send(aPaymentSent()),
      send(aPaymentSent({ paydate: '2026-04-16' })),
      send(aPaymentSent({ paydate: '2026-04-17' })),
    ]);

    expect(told.filter((one) => one === 'asked')).toHaveLength(1);
  });

  it('numbers are given once each, without gaps', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(prepay(1_000 + n))));
    const rows = await db.sql.selectFrom('request').select('request_no').orderBy('request_no').execute();

    expect(rows.map(({ request_no: no }) => Number(no.slice(-6)))).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });

  it('one that is cancelled twice is cancelled once', async () => {
    const { id } = await send(aPickupSent());
    const cancel = () =>
      portal
        .as(ada)
        .call(requests.cancel, { params: { id }, query: { username: ada }, body: { note: 'Not now' } });

    const answers = await Promise.all([cancel(), cancel(), cancel()]);

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 'cancelled',
      version: 2,
      canCancel: false,
      statusReason: 'Not now',
      events: [{ event: 'submit' }, { event: 'cancel', actor: ada, note: 'Not now' }],
    });
    expect(await count('outbox_message')).toBe(3);
    const [deposit] = await depositAvailableOf(db.sql, ['D-00117']);
    expect(deposit!.requestedCents).toBe(0);
  });
});

describe('a cancellation', () => {
  const cancel = (id: string, over: object = {}) =>
    portal.as(ada).call(requests.cancel, { params: { id }, query: { username: ada }, body: over });

  it('is refused once its time has passed, and of what was moved meanwhile', async () => {
    const { id, version } = await send(aPaymentSent());

    await expect(cancel(id, { version: version! + 1 })).rejects.toMatchObject({ code: 'conflict' });
    portal.at('2026-04-14T21:00:00.001Z');
    await expect(cancel(id)).rejects.toMatchObject({
      message: expect.stringMatching(/Apr 14, 2026, 2:00 PM PDT/),
    });
  });
});

describe('the pace', () => {
  it('is thirty requests within an hour', async () => {
    for (let n = 0; n < 30; n += 1) await send(prepay(1_000 + n));

    await expect(send(prepay(9_999))).rejects.toMatchObject({ status: 429, code: 'too-many' });
    portal.at(new Date(begin + HOUR).toISOString());
    await expect(send(prepay(9_999))).resolves.toMatchObject({ status: 'submitted' });
  });

  it('is thirty however many are sent at once', async () => {
    const told = await outcomes(Array.from({ length: 60 }, (_, n) => send(prepay(1_000 + n))));

    expect(told.filter((one) => one === 'asked')).toHaveLength(30);
    expect(await count('request')).toBe(30);
  });
});
