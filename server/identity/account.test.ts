import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});

const enter = async (username: string, typed = password) =>
  (await house.signIn(username, typed)).AuthenticationResult!;
const isRevoked = (idToken: string) =>
  house.pool.isRevoked(decodeJwt<{ sub: string; origin_jti: string; auth_time: number }>(idToken));
const limitText = 'Attempt limit exceeded, please try after some time.';
const refused = (message: string) => ({ status: 400, __type: 'NotAuthorizedException', message });

describe('GetUser', () => {
  it('tells name and attributes to who is signed in', async () => {
    await house.create('jane@example.com');
    const { AccessToken } = await enter('jane@example.com');

    expect(await house.call('GetUser', { AccessToken })).toMatchObject({
      Username: 'jane@example.com',
      UserAttributes: expect.arrayContaining([
        { Name: 'sub', Value: decodeJwt(AccessToken).sub },
        { Name: 'email', Value: 'jane@example.com' },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Jane Doe' },
      ]),
    });
  });

  it('refuses tokens that are none, of another kind, or too old', async () => {
    const { AccessToken, IdToken } = await enter('jane@example.com');
    const [head, , signature] = AccessToken.split('.');
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(AccessToken), username: 'eve' })).toString(
      'base64url',
    );
    const invalid = refused('Invalid Access Token');

    expect(await house.call('GetUser', { AccessToken: 'made up' })).toMatchObject(invalid);
    expect(await house.call('GetUser', { AccessToken: IdToken })).toMatchObject(invalid);
    expect(await house.call('GetUser', { AccessToken: `${head}.${forged}.${signature}` })).toMatchObject(
      invalid,
    );
    house.clock.pass(3600);
    expect(await house.call('GetUser', { AccessToken })).toMatchObject(refused('Access Token has expired'));
  });

  it('refuses a user who was deleted, and the ID token of one counts no more', async () => {
    await house.create('short@example.com');
    const { AccessToken, IdToken } = await enter('short@example.com');
    await db.sql.deleteFrom('pool_user').where('username', '=', 'short@example.com').execute();

    expect(await house.call('GetUser', { AccessToken })).toMatchObject({ __type: 'UserNotFoundException' });
    expect(await isRevoked(IdToken)).toBe(true);
  });
});

describe('ChangePassword', () => {
  const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
    house.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });

  it('sets the new password and ends the other sign-ins', async () => {
    await house.create('change@example.com');
    const [here, elsewhere] = [await enter('change@example.com'), await enter('change@example.com')];

    expect(await change(here.AccessToken, password, 'Canola$2027')).toMatchObject({ status: 200 });
    expect(house.messages.at(-1)).toMatchObject({
      to: 'change@example.com',
      letter: { name: 'securityNotice', event: 'passwordChanged', at: house.clock.now().toISOString() },
    });
    expect([await isRevoked(here.IdToken), await isRevoked(elsewhere.IdToken)]).toEqual([false, true]);
    expect(await house.signIn('change@example.com', password)).toMatchObject(
      refused('Incorrect username or password.'),
    );
    expect(await enter('change@example.com', 'Canola$2027')).toBeDefined();
  });

  it('wants the old password, a strong new one, and waits after five wrong tries', async () => {
    await house.create('careful@example.com');
    const { AccessToken } = await enter('careful@example.com');

    expect(await change(AccessToken, password, 'weakweak')).toMatchObject({
      __type: 'InvalidPasswordException',
    });
    for (let n = 0; n < 5; n += 1) {
      expect(await change(AccessToken, 'Wrong&Pass1', 'Canola$2027')).toMatchObject(
        refused('Incorrect username or password.'),
      );
    }
    expect(await change(AccessToken, password, 'Canola$2027')).toMatchObject({
      status: 400,
      __type: 'LimitExceededException',
      message: limitText,
    });
    house.clock.pass(1);
    expect((await change(AccessToken, password, 'Canola$2027')).status).toBe(200);
  });
});

describe('GlobalSignOut', () => {
  it('ends every sign-in of the user, and a later one counts again', async () => {
    await house.create('out@example.com');
    const [here, elsewhere] = [await enter('out@example.com'), await enter('out@example.com')];

    expect(await house.call('GlobalSignOut', { AccessToken: here.AccessToken })).toMatchObject({
      status: 200,
    });
    expect(house.messages.at(-1)).toMatchObject({ letter: { event: 'signedOutEverywhere' } });
    expect([await isRevoked(here.IdToken), await isRevoked(elsewhere.IdToken)]).toEqual([true, true]);
    expect(await house.refresh(elsewhere.RefreshToken)).toMatchObject(
      refused('Refresh Token has been revoked'),
    );
    expect(await house.call('GlobalSignOut', { AccessToken: here.AccessToken })).toMatchObject(
      refused('Access Token has been revoked'),
    );
    expect(await isRevoked((await enter('out@example.com')).IdToken)).toBe(false);
  });
});
