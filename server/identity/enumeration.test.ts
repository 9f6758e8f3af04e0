import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import type { PoolUserStatus } from './users';
import { openTestDb } from '../testing/testDb';
import { clientId, openTestPool } from './testing/testPool';

let db: Db;
type House = Awaited<ReturnType<typeof openTestPool>>;
let [hiding, open]: House[] = [];
beforeAll(async () => {
  db = await openTestDb();
  hiding = await openTestPool(db, undefined, { selfSignUp: true });
  open = await openTestPool(db, undefined, { selfSignUp: true, hidesUsers: false });
  await Promise.all(Object.keys(states).map(make));
});

/** Everybody, by the name before the @. */
const states: Readonly<Record<string, { status: PoolUserStatus; enabled?: boolean; proven?: boolean }>> = {
  customer: { status: 'CONFIRMED' },
  invited: { status: 'FORCE_CHANGE_PASSWORD' },
  reset: { status: 'RESET_REQUIRED' },
  newcomer: { status: 'UNCONFIRMED', proven: false },
  former: { status: 'CONFIRMED', enabled: false },
  unproven: { status: 'CONFIRMED', proven: false },
};

async function make(name: string) {
  const { status, enabled = true, proven = true } = states[name]!;
  await hiding!.create(`${name}@example.com`);
  const attributes = { name: 'Jane Doe', email: `${name}@example.com`, email_verified: String(proven) };
  await db.sql
    .updateTable('pool_user')
    .set({ status, enabled, attributes: JSON.stringify(attributes) })
    .where('username', '=', `${name}@example.com`)
    .execute();
}

const members = { ClientId: clientId, ConfirmationCode: '123456', Password: 'Canola$2027' };
const call = (house: House, operation: string, name: string) =>
  house.call(operation, { ...members, Username: `${name}@example.com` });

describe('where answers hide who exists', () => {
  const operations = ['ForgotPassword', 'ConfirmForgotPassword', 'ResendConfirmationCode', 'ConfirmSignUp'];
  const cases = operations.flatMap((operation) =>
    Object.keys(states).map((name) => [operation, name] as const),
  );

  it.each(cases)('%s answers %s like a stranger', async (operation, name) => {
    const stranger = `${name.charAt(0)}obody`;
    const seen = async (who: string) => {
      const { headers, ...answer } = await call(hiding!, operation, who);
      return { ...answer, headers: Object.keys(headers), length: headers['content-length'] };
    };

    expect(await seen(name)).toEqual(await seen(stranger));
  });

  it.each([
    ['ForgotPassword', 'stranger', [null]],
    ['ForgotPassword', 'customer', ['customer@example.com']],
    ['ForgotPassword', 'invited', ['invited@example.com']],
    ['ForgotPassword', 'former', [null]],
    ['ForgotPassword', 'unproven', [null]],
    ['ResendConfirmationCode', 'stranger', [null]],
    ['ResendConfirmationCode', 'customer', [null]],
    ['ResendConfirmationCode', 'newcomer', ['newcomer@example.com']],
  ])('%s writes for %s to %j', async (operation, name, to) => {
    const before = hiding!.messages.length;
    await call(hiding!, operation, name);

    expect(hiding!.messages.slice(before).map((message) => message.to)).toEqual(to);
  });

  it('makes the same journeys to the database for a stranger', async () => {
    const asked: string[] = [];
    const house = await openTestPool(watched(db, asked));
    const journeys = async (name: string) => {
      asked.length = 0;
      await call(house, 'ForgotPassword', name);
      return [...asked];
    };

    const forStranger = await journeys('quite.another');
    expect(forStranger.length).toBeGreaterThan(3);
    expect(await journeys('customer')).toEqual(forStranger);
  });

  it('masks an address of two emails and one without a domain', async () => {
    const masked = async (Username: string) =>
      hiding!.call('ForgotPassword', { ClientId: clientId, Username });

    expect(await masked('jo@x.org')).toMatchObject({ CodeDeliveryDetails: { Destination: 'j***@x***' } });
    expect(await masked('jo')).toMatchObject({ status: 200 });
  });
});

describe('where answers need not hide it', () => {
  it.each([
    ['ForgotPassword', 'stranger', 'UserNotFoundException', 'Username/client id combination not found.'],
    [
      'ConfirmForgotPassword',
      'stranger',
      'UserNotFoundException',
      'Username/client id combination not found.',
    ],
    ['ConfirmSignUp', 'stranger', 'UserNotFoundException', 'Username/client id combination not found.'],
    [
      'ResendConfirmationCode',
      'stranger',
      'UserNotFoundException',
      'Username/client id combination not found.',
    ],
    ['ForgotPassword', 'former', 'NotAuthorizedException', 'User is disabled.'],
    [
      'ForgotPassword',
      'invited',
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
    ],
    [
      'ForgotPassword',
      'unproven',
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    ],
    ['ResendConfirmationCode', 'customer', 'InvalidParameterException', 'User is already confirmed.'],
    [
      'ConfirmSignUp',
      'customer',
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    ],
    [
      'ConfirmForgotPassword',
      'unproven',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    ],
  ])('%s tells of %s: %s', async (operation, name, __type, message) => {
    // Codes that the tests above asked for would count here too.
    await db.sql.deleteFrom('pool_code').execute();

    expect(await call(open!, operation, name)).toMatchObject({ status: 400, __type, message });
  });

  it('tells where the code really went', async () => {
    expect(await call(open!, 'ForgotPassword', 'reset')).toMatchObject({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'r***@e***' },
    });
  });
});

/** The same database, which notes what is asked of it inside transactions. */
const watched = (inner: Db, asked: string[]): Db => ({
  ...inner,
  transaction: (work) =>
    inner.transaction((tx) => {
      const noting = tx.sql.withPlugin({
        transformQuery: ({ node }) => (asked.push(node.kind), node),
        transformResult: async ({ result }) => result,
      });
      return work({ ...tx, sql: noting });
    }),
});
