import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { RoutingNumber } from '@contract/routingNumbers/schema';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { newOption } from '../testing/newOption';
import { bankLookup } from './bankLookup';
import { bankService } from './bankService';
import { createLookupLimit } from './lookupLimit';
import { type FakeService, openFakeService } from './testing/fakeService';

const KEY = 'lookup-key-of-the-test';
const ada = 'ada@example.com';
/** Its check digit is right, and the directory of the test does not know it. */
const routing = '323200011';
let db: Db;
let fake: FakeService;
let portal: TestApp;
let now = new Date(testNow);
beforeAll(async () => {
  db = await openTestDb();
  fake = await openFakeService();
  await fillHousehold(db);
  portal = await openPortal();
});
afterEach(async () => {
  await db.sql.deleteFrom('routing_lookup').execute();
  fake.asked.length = 0;
  await portal.close();
  now = new Date(testNow);
  portal = await openPortal();
});
afterAll(async () => {
  await portal.close();
  await fake.close();
});

/** With a gate that nothing has gone wrong at; only a service that hangs runs into the limit of time. */
const openPortal = (timeoutMs = 30_000) =>
  openTestApp(db, {
    banks: bankLookup({
      db,
      clock: { now: () => now },
      service: bankService({ url: fake.url, key: KEY, timeoutMs }),
      gate: createLookupLimit(5),
    }),
  });

const ask = async (number: string) =>
  portal.send({ url: `/api/routingnumbers/${number}`, token: await portal.tokenOf(ada) });
const known = async (number = routing) => (await ask(number)).json<RoutingNumber>();
const bank = { bank_name: 'Snake River Credit Union', city: 'Lewiston', state: 'Idaho', fedach: true };

describe('a routing number', () => {
  it.each([
    '..%2f',
    '..',
    '12345678',
    '1234567890',
    '12345678a',
    '１２３４５６７８９',
    '%D9%A1'.repeat(9),
    '123456789%3Fx=1',
  ])('of another shape is refused before anybody is asked: %s', async (number) => {
    expect([400, 404]).toContain((await ask(number)).statusCode);
    expect(fake.asked).toEqual([]);
  });

  it('that looks wrong is nobody else’s business', async () => {
    expect(await known('123456789')).toEqual({
      routingNumber: '123456789',
      doubt: 'unlikely',
      bank: null,
      source: 'none',
    });
    expect(fake.asked).toEqual([]);
  });

  it('names its bank, asked for once and with the key in its header alone', async () => {
    fake.answer = { json: [bank] };
    const first = await known();
    await known();

    expect(first).toEqual({
      routingNumber: routing,
      doubt: null,
      bank: { name: 'Snake River Credit Union', city: 'Lewiston', state: 'Idaho' },
      source: 'service',
    });
    expect(fake.asked).toEqual([{ url: `/v1?routing_number=${routing}`, key: KEY }]);
    expect(portal.log.join('\n')).not.toContain(KEY);
  });

  it.each([
    ['a bank for 30 days', [bank], '2026-05-13T14:59:59.000Z', '2026-05-13T15:00:00.000Z'],
    ['that there is none for an hour', [], '2026-04-13T15:59:59.000Z', '2026-04-13T16:00:00.000Z'],
  ])('remembers %s', async (_, json, within, after) => {
    fake.answer = { json };
    await known();
    now = new Date(within);
    await known();
    expect(fake.asked).toHaveLength(1);
    now = new Date(after);
    await known();
    expect(fake.asked).toHaveLength(2);
  });

  it.each<[string, FakeService['answer'], RoutingNumber['source'], string | null]>([
    ['nothing', { json: [] }, 'service', null],
    [
      'an advertisement',
      { json: [{ bank_name: 'for premium subscribers only', city: 'Upgrade' }] },
      'service',
      null,
    ],
    ['a name that is a novel', { json: [{ bank_name: 'x'.repeat(81) }] }, 'service', null],
    [
      'another name for the name',
      { json: [{ bank_name: 'Premium only', customer_name: 'Snake  River' }] },
      'service',
      'Snake River',
    ],
    ['that it never heard of it', { status: 400, json: { error: 'no' } }, 'service', null],
    ['that it was asked too often', { status: 429, json: {} }, 'down', null],
    ['that the key is wrong', { status: 401, json: {} }, 'down', null],
    ['a way elsewhere', { status: 302, location: 'http://169.254.169.254/latest' }, 'down', null],
    ['ten megabytes', { text: 'x'.repeat(10_000_000) }, 'down', null],
    ['a page', { text: '<html>' }, 'down', null],
    ['something else', { json: { bank } }, 'down', null],
  ])('stays usable when the service answers %s', async (_, answer, source, name) => {
    fake.answer = answer;

    const found = await known();
    expect([found.source, found.bank?.name ?? null]).toEqual([source, name]);
  });

  it('stays usable when the service hangs', async () => {
    await portal.close();
    portal = await openPortal(200);
    fake.answer = 'hang';

    expect(await known()).toMatchObject({ source: 'down', bank: null });
  });

  it('is not asked for any more for a minute after three failures, and an account is saved all the same', async () => {
    fake.answer = { status: 500, json: {} };
    for (let i = 0; i < 4; i += 1) await known();
    expect(fake.asked).toHaveLength(3);

    const body = newOption({ routingNumber: routing, nickname: '' });
    expect(await portal.as(ada).call(paymentOptions.add, { body })).toMatchObject({
      bankName: null,
      nickname: 'Bank checking',
    });
    now = new Date('2026-04-13T15:01:01.000Z');
    fake.answer = { json: [bank] };
    expect(await known()).toMatchObject({ source: 'service' });
  });

  it('is asked for five times a minute at most', async () => {
    fake.answer = { json: [] };
    const numbers = ['323200011', '324100013', '123200017', '125100018', '111000025', '091000019'];
    const sources = [];
    for (const number of numbers) sources.push((await known(number)).source);

    expect(sources).toEqual([...Array<string>(5).fill('service'), 'down']);
  });
});
