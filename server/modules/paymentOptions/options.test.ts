import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mostOptions, paymentOptions } from '../../../contract/paymentOptions';
import type { Refusal } from '../../../contract/problem';
import type { Db } from '../../db/db';
import { aRequest } from '../../requests/testing/aRequest';
import { fillHousehold } from '../../testing/household';
import { keptLetters } from '../../testing/keptLetters';
import { anAccount, put } from '../../testing/rows';
import { openTestApp, type TestApp, testNow } from '../../testing/testApp';
import { openTestDb } from '../../testing/testDb';
import { newOption, someNumber } from './testing/newOption';

const username = 'ada@example.com';
const outbox = keptLetters();
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(db, 'account', anAccount({ account_no: '00500', name: 'Ada and Sons' }));
  await put(db, 'account_access', {
    name: username,
    account_no: '00500',
    level: 'pay',
    relationship: 'partner',
  });
  await put(db, 'routing_directory', {
    routing_number: '125100018',
    bank_name: 'Palouse Community Bank',
    city: 'Colfax',
    state: 'WA',
    loaded_at: testNow,
  });
  portal = await openTestApp(db, { outbox });
});
afterEach(async () => {
  await db.sql.deleteFrom('request').execute();
  await db.sql.deleteFrom('payment_option_account').execute();
  await db.sql.deleteFrom('payment_option').execute();
  outbox.messages.length = 0;
  portal.at(testNow);
});
afterAll(() => portal.close());

const client = (name = username) => portal.as(name);
const add = (over: Parameters<typeof newOption>[0] = {}, name = username) =>
  client(name).call(paymentOptions.add, { body: newOption({ username: name, ...over }) });
const change = (body: object) =>
  client().call(paymentOptions.change, { body: { username, ...body } as never });
const list = (name = username) => client(name).call(paymentOptions.list, { query: { username: name } });
const remove = (id: string, name = username) => client(name).call(paymentOptions.remove, { params: { id } });
const refusal = (attempt: Promise<unknown>): Promise<Refusal> =>
  attempt.then(
    () => expect.unreachable(),
    (error: Refusal) => error,
  );

describe('a saved bank account', () => {
  it('is listed with its bank and its last digits, and never with its number', async () => {
    const accountNumber = someNumber(12);
    const saved = await add({ accountNumber });

    expect(saved).toMatchObject({
      nickname: 'Farm checking',
      bankName: 'Palouse Community Bank',
      accountLast: accountNumber.slice(-4),
      secCode: 'CCD',
      status: 'pendingVerification',
      notDebitable: null,
      isDefault: true,
      accountIds: ['00117'],
      createdBy: username,
      scheduledCount: 0,
      lastUsedAt: null,
      limitCents: 1_000_000,
      limitedUntil: '2026-04-14T15:00:00.000Z',
    });
    expect(await list()).toEqual([saved]);
    expect(JSON.stringify(await list())).not.toContain(accountNumber);
  });

  it('has no limit any more when it is old enough, and is named after its bank where it has no name', async () => {
    await add({ nickname: ' ', holderType: 'personal' });
    portal.at('2026-04-14T15:00:00.000Z');

    expect(await list()).toMatchObject([
      { nickname: 'Palouse Community Bank checking', secCode: 'WEB', limitedUntil: null, limitCents: null },
    ]);
  });

  it('of 18 digits is kept and says why nothing can be taken from it', async () => {
    expect(await add({ accountNumber: someNumber(18) })).toMatchObject({
      notDebitable: expect.stringContaining('18 digits') as string,
    });
  });

  it('is sealed anew each time and found again by its fingerprint', async () => {
    const accountNumber = someNumber(10);
    await add({ accountNumber });
    const error = await refusal(add({ accountNumber, nickname: 'Other' }));

    expect(error).toMatchObject({ code: 'conflict', status: 409 });
    expect(error.fields.accountNumber).toContain(`Farm checking ••${accountNumber.slice(-4)}`);
    expect(
      await add({ accountNumber, username: 'bob@example.com', accountIds: ['00300'] }, 'bob@example.com'),
    ).toMatchObject({
      isDefault: true,
    });
    const rows = await db.sql.selectFrom('payment_option').selectAll().execute();
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
    expect(first.shared_fingerprint).toEqual(second.shared_fingerprint);
    expect(first.fingerprint).not.toEqual(second.fingerprint);
    expect(first.account_sealed).not.toEqual(second.account_sealed);
  });

  it('may be deleted and saved again', async () => {
    const accountNumber = someNumber(10);
    await remove((await add({ accountNumber })).id);

    expect(await list()).toEqual([]);
    expect(await add({ accountNumber })).toMatchObject({ isDefault: true });
  });
});

describe('adding', () => {
  it.each<[string, Parameters<typeof newOption>[0], number, string]>([
    ['a number that looks like no bank', { routingNumber: '123456789' }, 400, 'routingConfirmed'],
    ['no trade account', { accountIds: [] }, 400, 'accountIds'],
    ['an account to be looked at only', { accountIds: ['00200'] }, 403, 'accountIds'],
    ['a text that is older', { consent: 'option-0' }, 409, 'consent'],
    ['digits in the nickname', { nickname: 'Farm 12345' }, 400, 'nickname'],
    ['digits with gaps in the name of its holder', { holderName: 'Ada 12-34-5' }, 400, 'holderName'],
    ['a short number', { accountNumber: '12' }, 400, 'accountNumber'],
    ['the number in its name', { accountNumber: '4417', nickname: 'Farm 44 17' }, 400, 'nickname'],
  ])('is refused with %s', async (_, over, status, field) => {
    const error = await refusal(add(over));

    expect(error.status).toBe(status);
    expect(Object.keys(error.fields)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('is refused for accounts of others, for others, and for somebody who pays for nothing', async () => {
    expect(await refusal(add({ accountIds: ['00117', '00300'] }))).toMatchObject({ status: 404 });
    expect(await refusal(add({ username: 'bob@example.com' }))).toMatchObject({ status: 403 });
    expect(await refusal(add({}, 'cpa@example.com'))).toMatchObject({ status: 403 });
  });

  it('takes a routing number that looks wrong from somebody who confirmed it', async () => {
    expect(await add({ routingNumber: '123456789', routingConfirmed: true })).toMatchObject({
      bankName: null,
    });
  });

  it('asks for the password again where the sign-in is older than ten minutes', async () => {
    const at = Date.parse(testNow) / 1000;
    const claims = (age: number) => ({
      sub: 'sub-ada',
      'cognito:username': username,
      iss: 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_Tests0001',
      aud: 'test-client',
      token_use: 'id',
      origin_jti: 'sign-in-ada',
      auth_time: at - age,
      iat: at,
      exp: at + 3_600,
      jti: 'test',
    });
    const answers = await Promise.all(
      [601, 600].map(async (age) =>
        portal.send({
          method: 'POST',
          url: '/api/externalpaymentoptions',
          token: await portal.keys.sign(claims(age)),
          payload: newOption(),
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 200]);
    expect(answers[0]!.json()).toMatchObject({ fields: { stepUp: 'Enter your password again.' } });
  });

  it('ends at the most that one sign-in keeps', async () => {
    for (let i = 0; i < mostOptions; i += 1) await add();

    expect(await refusal(add())).toMatchObject({ status: 409 });
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('many at once leaves one default, and one of two that are alike', async () => {
    const accountNumber = someNumber(11);
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => add({ isDefault: true })),
      ...Array.from({ length: 3 }, () => add({ accountNumber })),
    ]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('changing', () => {
  it('names it, ties it to accounts and makes it the default', async () => {
    await add();
    const { id } = await add({ nickname: 'Second' });

    expect(
      await change({ id, nickname: 'Seed money', holderName: 'Ada', isDefault: true, accountIds: ['00500'] }),
    ).toMatchObject({
      nickname: 'Seed money',
      holderName: 'Ada',
      isDefault: true,
      accountIds: ['00500'],
    });
    expect((await list()).map(({ nickname, isDefault }) => [nickname, isDefault])).toEqual([
      ['Seed money', true],
      ['Farm checking', false],
    ]);
  });

  it.each<[string, object, number]>([
    ['another owner', { owner: 'bob@example.com' }, 400],
    ['its standing', { status: 'active' }, 400],
    ['its number', { accountNumber: '123456789' }, 400],
    ['its bank', { routingNumber: '125100018' }, 400],
    ['that it was confirmed', { verifiedAt: testNow }, 400],
    ['its fingerprint', { fingerprint: 'x' }, 400],
    ['the default to none', { isDefault: false }, 409],
    ['accounts of others', { accountIds: ['00300'] }, 404],
  ])('is refused for %s', async (_, over, status) => {
    const saved = await add();

    expect(await refusal(change({ id: saved.id, ...over }))).toMatchObject({ status });
    expect(await list()).toEqual([saved]);
  });
});

describe('deleting', () => {
  it('is refused while requests use it, and says which', async () => {
    const { id } = await add();
    await put(
      db,
      'request',
      aRequest({ option_id: id, amount_cents: 123_456 }),
      aRequest({ option_id: id, request_no: 'PR-2026-2', status: 'cancelled' }),
    );
    const error = await refusal(remove(id));

    expect(error.fields).toEqual({ 'PR-2026-000001': 'payment of $1,234.56 on Apr 15, 2026' });
    expect(error.message).toContain('PR-2026-000001 (payment of $1,234.56 on Apr 15, 2026)');
    expect(await list()).toMatchObject([{ id, scheduledCount: 1, lastUsedAt: testNow }]);
  });

  it('leaves another default', async () => {
    const { id } = await add();
    portal.at('2026-04-13T15:01:00.000Z');
    await add({ nickname: 'Second' });
    portal.at('2026-04-13T15:02:00.000Z');
    await add({ nickname: 'Third' });
    await remove(id);

    expect((await list()).map(({ nickname, isDefault }) => [nickname, isDefault])).toEqual([
      ['Second', true],
      ['Third', false],
    ]);
  });

  it.each(['0196280f-0000-7000-8000-00000000dead', 'x', '%27'])('finds nothing at %s', async (id) => {
    expect(await refusal(remove(id))).toMatchObject({ status: 404 });
  });

  it('treats another’s like none, whatever is asked of it', async () => {
    const { id } = await add();

    expect(await refusal(remove(id, 'bob@example.com'))).toMatchObject({ status: 404 });
    const body = { username: 'bob@example.com', id, nickname: 'Mine' };
    const asked = client('bob@example.com').call(paymentOptions.change, { body });
    expect(await refusal(asked)).toMatchObject({ status: 404 });
    expect(await list('bob@example.com')).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

describe('letters', () => {
  it('go to everybody of its accounts, when it is saved and when it is deleted', async () => {
    const accountNumber = someNumber(9);
    const { id } = await add({ accountNumber });
    await remove(id);

    const about = {
      name: 'optionNotice',
      by: username,
      accounts: ['00117'],
      masked: `••${accountNumber.slice(-4)}`,
    };
    expect(outbox.messages).toMatchObject(
      (['added', 'removed'] as const).flatMap((event) =>
        ['ada@example.com', 'cpa@example.com'].map((to) => ({
          channel: 'mail',
          to,
          letter: { ...about, event },
        })),
      ),
    );
  });

  it('go to those of an account that it is tied to later', async () => {
    const { id } = await add({ accountIds: ['00500'] });
    outbox.messages.length = 0;
    await change({ id, accountIds: ['00117', '00500'] });

    expect(outbox.messages.map(({ to }) => to)).toEqual(['ada@example.com', 'cpa@example.com']);
  });
});
