import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { settle } from './settings';
import { startSignIn } from './signIns';
import { openTestPool, password, settings } from './testing/testPool';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const USERNAME = 'jane@example.com';
const other = 'Barley&Wheat62';

it('a password that an administrator sets meanwhile is not replaced by who knew the old one', async () => {
  let meanwhile = async () => {};
  const slow: Db = { ...db, transaction: async (work) => (await meanwhile(), db.transaction(work)) };
  const house = await openTestPool(slow);
  await house.create(USERNAME);
  const { AccessToken } = (await house.signIn(USERNAME, password)).AuthenticationResult!;
  meanwhile = async () => {
    meanwhile = async () => {};
    await house.admin('AdminSetUserPassword', { Username: USERNAME, Password: other, Permanent: true });
  };
  const members = { AccessToken, PreviousPassword: password, ProposedPassword: 'Corn&Soybean11' };

  expect(await house.call('ChangePassword', members)).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  });
  expect((await house.signIn(USERNAME, other)).AuthenticationResult).toBeDefined();
});

it('an address that changed meanwhile outlives a change of the password', async () => {
  let meanwhile = async () => {};
  const slow: Db = { ...db, transaction: async (work) => (await meanwhile(), db.transaction(work)) };
  const house = await openTestPool(slow);
  await house.create('moved@example.com');
  const { AccessToken } = (await house.signIn('moved@example.com', password)).AuthenticationResult!;
  meanwhile = async () => {
    meanwhile = async () => {};
    const UserAttributes = [{ Name: 'name', Value: 'Jane Roe' }];
    await house.admin('AdminUpdateUserAttributes', { Username: 'moved@example.com', UserAttributes });
  };
  const members = { AccessToken, PreviousPassword: password, ProposedPassword: other };

  expect((await house.call('ChangePassword', members)).status).toBe(200);
  const { UserAttributes } = await house.call('GetUser', { AccessToken });
  expect(UserAttributes).toContainEqual({ Name: 'name', Value: 'Jane Roe' });
});

it.each([
  ['set another password', { Password: other, Permanent: true }, 'AdminSetUserPassword'],
  ['shut the user out', {}, 'AdminDisableUser'],
  ['made the password useless', {}, 'AdminResetUserPassword'],
])('whoever %s at the moment of a sign-in ends it as well', async (_what, members, operation) => {
  const house = await openTestPool(db);
  const Username = `${operation.toLowerCase()}@example.com`;
  await house.create(Username);
  const row = await db.sql
    .selectFrom('pool_user')
    .selectAll()
    .where('username', '=', Username)
    .executeTakeFirstOrThrow();
  const judged = { sub: row.sub, credentialSetAt: row.credential_set_at, status: row.status };
  const needs = { clock: house.clock, settings: settle(settings) };
  expect(await startSignIn(needs, db.sql, judged)).toMatchObject({ refreshToken: expect.any(String) });
  house.clock.pass(1);
  expect((await house.admin(operation, { Username, ...members })).status).toBe(200);

  expect(await startSignIn(needs, db.sql, judged)).toBeUndefined();
});
