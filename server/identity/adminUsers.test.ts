import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
let admin: (typeof house)['admin'];
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
  admin = house.admin;
});
beforeEach(() => house.messages.splice(0));

const statusOf = async (Username: string) => (await admin('AdminGetUser', { Username })).UserStatus;
const isRevoked = (idToken: string) =>
  house.pool.isRevoked(decodeJwt<{ sub: string; origin_jti: string; auth_time: number }>(idToken));
const enter = async (username: string) => (await house.signIn(username, password)).AuthenticationResult!;

describe('a user who is signed in', () => {
  it.each(['AdminDisableUser', 'AdminDeleteUser', 'AdminUserGlobalSignOut', 'AdminResetUserPassword'])(
    'is out at once by %s, with every kind of token',
    async (operation) => {
      const Username = `${operation.toLowerCase()}@example.com`;
      await house.create(Username);
      const tokens = [await enter(Username), await enter(Username)];

      expect(await admin(operation, { Username })).toEqual({ status: 200 });
      for (const { AccessToken, IdToken, RefreshToken } of tokens) {
        expect(await isRevoked(IdToken)).toBe(true);
        expect((await house.call('GetUser', { AccessToken })).status).toBe(400);
        expect((await house.refresh(RefreshToken)).status).toBe(400);
      }
    },
  );

  it('who was disabled signs in again once enabled, and not before', async () => {
    const Username = 'off@example.com';
    await house.create(Username);
    await admin('AdminDisableUser', { Username });
    expect(await house.signIn(Username, password)).toMatchObject({ message: 'User is disabled.' });

    await admin('AdminEnableUser', { Username });
    expect(await admin('AdminGetUser', { Username })).toMatchObject({ Enabled: true });
    expect(await isRevoked((await enter(Username)).IdToken)).toBe(false);
  });

  it('who was deleted is unknown, and may be made anew as somebody else', async () => {
    const Username = 'again@example.com';
    await house.create(Username);
    const { sub } = decodeJwt((await enter(Username)).IdToken);
    await admin('AdminDeleteUser', { Username });
    expect(await admin('AdminGetUser', { Username })).toMatchObject({
      status: 400,
      __type: 'UserNotFoundException',
      message: 'User does not exist.',
    });

    await house.create(Username);
    expect(decodeJwt((await enter(Username)).IdToken).sub).not.toBe(sub);
  });
});

describe('AdminSetUserPassword', () => {
  it.each([
    [true, 'CONFIRMED', undefined],
    [false, 'FORCE_CHANGE_PASSWORD', 'NEW_PASSWORD_REQUIRED'],
    [undefined, 'FORCE_CHANGE_PASSWORD', 'NEW_PASSWORD_REQUIRED'],
  ])('with Permanent %s leads to %s', async (Permanent, status, challenge) => {
    const Username = `set-${String(Permanent)}@example.com`;
    await house.create(Username);
    const { IdToken } = await enter(Username);
    await admin('AdminSetUserPassword', { Username, Password: 'Canola$2027', Permanent });

    expect(await statusOf(Username)).toBe(status);
    expect((await house.signIn(Username, 'Canola$2027')).ChallengeName).toBe(challenge);
    expect(await isRevoked(IdToken)).toBe(true);
  });

  it('refuses a weak password and changes nothing', async () => {
    const members = { Username: 'set-true@example.com', Password: 'weakweak', Permanent: false };

    expect(await admin('AdminSetUserPassword', members)).toMatchObject({
      __type: 'InvalidPasswordException',
    });
    expect(await statusOf('set-true@example.com')).toBe('CONFIRMED');
  });
});

describe('AdminResetUserPassword', () => {
  it('makes the password useless and mails a code', async () => {
    const Username = 'reset@example.com';
    await house.create(Username);
    await admin('AdminResetUserPassword', { Username });

    expect(await statusOf(Username)).toBe('RESET_REQUIRED');
    expect(await house.signIn(Username, password)).toMatchObject({
      __type: 'PasswordResetRequiredException',
      message: 'Password reset required for the user',
    });
    expect(house.messages).toEqual([
      {
        channel: 'mail',
        to: Username,
        reader: Username,
        language: 'en',
        letter: { name: 'passwordCode', code: expect.stringMatching(/^\d{6}$/), minutes: 30 },
      },
    ]);
  });

  it('is refused before the first password was chosen, and where no address is proven', async () => {
    await house.create('waits@example.com', false);
    expect(await admin('AdminResetUserPassword', { Username: 'waits@example.com' })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    });

    const Username = 'unproven@example.com';
    await house.create(Username);
    await admin('AdminUpdateUserAttributes', {
      Username,
      UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
    });
    expect(await admin('AdminResetUserPassword', { Username })).toMatchObject({
      __type: 'InvalidParameterException',
      message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
    });
    expect(house.messages).toEqual([]);
  });
});

describe('AdminUpdateUserAttributes', () => {
  it('writes, takes away, and counts a new address as unproven unless told otherwise', async () => {
    const Username = 'attributes@example.com';
    await house.create(Username, true, { name: 'Jane', nickname: 'J' });
    const update = async (...list: [string, string][]) => {
      const UserAttributes = list.map(([Name, Value]) => ({ Name, Value }));
      await admin('AdminUpdateUserAttributes', { Username, UserAttributes });
      const { UserAttributes: now } = await admin('AdminGetUser', { Username });
      return Object.fromEntries(
        (now as { Name: string; Value: string }[]).map((one) => [one.Name, one.Value]),
      );
    };

    expect(await update(['nickname', ''], ['name', 'Jane Doe'])).toEqual({
      sub: expect.any(String),
      email: Username,
      email_verified: 'true',
      name: 'Jane Doe',
    });
    expect(await update(['email', 'other@example.com'])).toMatchObject({ email_verified: 'false' });
    expect(await update(['email', 'third@example.com'], ['email_verified', 'true'])).toMatchObject({
      email: 'third@example.com',
      email_verified: 'true',
    });
  });
});

describe('AdminConfirmSignUp', () => {
  it('lets somebody in who is not confirmed, and nobody else', async () => {
    const Username = 'self@example.com';
    await house.create(Username);
    await db.sql
      .updateTable('pool_user')
      .set({ status: 'UNCONFIRMED' })
      .where('username', '=', Username)
      .execute();

    expect(await admin('AdminConfirmSignUp', { Username })).toEqual({ status: 200 });
    expect(await enter(Username)).toBeDefined();
    expect(await admin('AdminConfirmSignUp', { Username })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });
});

it.each([
  'AdminDeleteUser',
  'AdminSetUserPassword',
  'AdminGetUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminResetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
  'AdminConfirmSignUp',
])('%s finds only users that are there', async (operation) => {
  expect(await admin(operation, { Username: 'nobody@example.com', Password: password })).toMatchObject({
    status: 400,
    __type: 'UserNotFoundException',
  });
});

it('a changed password ends what the temporary one had begun', async () => {
  const Username = 'begun@example.com';
  await house.create(Username, false);
  const { Session } = await house.signIn(Username, password);
  house.clock.pass(1);
  await admin('AdminSetUserPassword', { Username, Password: 'Canola$2027', Permanent: false });

  const responses = { USERNAME: Username, NEW_PASSWORD: 'Lentils#2027' };
  expect(await house.respond('NEW_PASSWORD_REQUIRED', responses, Session)).toMatchObject({ status: 400 });
});
