import type { Updateable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import type { PoolUserTable } from '../db/tables';
import { openTestDb } from '../testing/testDb';
import { lastCode, otherThan } from './testing/emails';
import { clientId, openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  house = await openTestPool(db);
});

const forgot = (Username: string) => house.call('ForgotPassword', { ClientId: clientId, Username });
const confirm = (Username: string, ConfirmationCode: string, Password = 'Canola$2027') =>
  house.call('ConfirmForgotPassword', { ClientId: clientId, Username, ConfirmationCode, Password });
const change = (username: string, columns: Updateable<PoolUserTable>) =>
  db.sql.updateTable('pool_user').set(columns).where('username', '=', username).execute();
const codeFor = async (username: string) => {
  expect((await forgot(username)).status).toBe(200);
  return lastCode(house.messages);
};
const wrong = {
  status: 400,
  __type: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};
const expired = {
  status: 400,
  __type: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
};
const tooMany = {
  status: 400,
  __type: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};

describe('a forgotten password', () => {
  it('is replaced with the code from the mail, which ends every sign-in and every lock', async () => {
    await house.create('jane@example.com');
    const { RefreshToken } = (await house.signIn('jane@example.com', password)).AuthenticationResult!;
    for (let n = 0; n < 5; n += 1) await house.signIn('jane@example.com', 'Wrong&Pass1');
    expect(await forgot('Jane@Example.com')).toMatchObject({
      status: 200,
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@e***' },
    });
    expect(house.messages.at(-1)).toMatchObject({
      channel: 'mail',
      to: 'jane@example.com',
      letter: { name: 'passwordCode', code: expect.stringMatching(/^\d{6}$/), minutes: 30 },
    });

    expect(await confirm('jane@example.com', lastCode(house.messages))).toMatchObject({ status: 200 });

    expect(house.messages.at(-1)).toMatchObject({
      to: 'jane@example.com',
      letter: { name: 'securityNotice', event: 'passwordReset' },
    });
    expect(await house.refresh(RefreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect((await house.signIn('jane@example.com', 'Canola$2027')).AuthenticationResult).toBeDefined();
  });

  it('has a code that counts once', async () => {
    await house.create('once@example.com');
    const code = await codeFor('once@example.com');

    expect((await confirm('once@example.com', code)).status).toBe(200);
    expect(await confirm('once@example.com', code)).toMatchObject(wrong);
  });

  it('has a code that outlives a weak password, which says nothing about the code', async () => {
    await house.create('weak@example.com');
    const code = await codeFor('weak@example.com');
    const weak = {
      __type: 'InvalidPasswordException',
      message: 'Password does not conform to policy: Password must have uppercase characters',
    };

    for (let n = 0; n < 6; n += 1) {
      expect(await confirm('weak@example.com', otherThan(code), 'weakweak1!')).toMatchObject(weak);
    }
    expect(await confirm('weak@example.com', code, 'weakweak1!')).toMatchObject(weak);
    expect((await confirm('weak@example.com', code)).status).toBe(200);
  });

  it('has a code for half an hour, and is told afterwards that it is too old', async () => {
    await house.create('late@example.com');
    const code = await codeFor('late@example.com');

    house.clock.pass(30 * 60 - 1);
    expect(await confirm('late@example.com', otherThan(code))).toMatchObject(wrong);
    house.clock.pass(1);
    expect(await confirm('late@example.com', code)).toMatchObject(expired);
  });

  it('has one code, the newest', async () => {
    await house.create('newest@example.com');
    const first = await codeFor('newest@example.com');
    const second = await codeFor('newest@example.com');

    expect(await confirm('newest@example.com', first)).toMatchObject(wrong);
    expect((await confirm('newest@example.com', second)).status).toBe(200);
  });

  it('has no code any more after five wrong ones, even sent at the same moment', async () => {
    await house.create('guessed@example.com');
    const code = await codeFor('guessed@example.com');

    const guesses = Array.from({ length: 7 }, () => confirm('guessed@example.com', otherThan(code)));
    const told = (await Promise.all(guesses)).map(({ __type }) => __type);
    expect(told.filter((type) => type === 'CodeMismatchException')).toHaveLength(5);
    expect(await confirm('guessed@example.com', code)).toMatchObject(tooMany);
    expect((await confirm('guessed@example.com', await codeFor('guessed@example.com'))).status).toBe(200);
  });

  it('has a code only for the one whom it was sent to', async () => {
    await Promise.all(['mine@example.com', 'yours@example.com'].map((username) => house.create(username)));
    const code = await codeFor('mine@example.com');
    await codeFor('yours@example.com');

    expect(await confirm('yours@example.com', code)).toMatchObject(wrong);
  });

  it('has no code any more when the address was replaced meanwhile', async () => {
    await house.create('moved@example.com');
    const code = await codeFor('moved@example.com');
    const attributes = { name: 'Jane Doe', email: 'elsewhere@example.com', email_verified: 'true' };
    await change('moved@example.com', { attributes: JSON.stringify(attributes) });

    expect(await confirm('moved@example.com', code)).toMatchObject(expired);
  });

  it('lets invited people in whose temporary password is too old', async () => {
    await house.create('invited@example.com', false);
    house.clock.pass(8 * 24 * 3600);
    expect(await house.signIn('invited@example.com', password)).toMatchObject({
      message: 'Temporary password has expired and must be reset by an administrator.',
    });

    expect((await confirm('invited@example.com', await codeFor('invited@example.com'))).status).toBe(200);
    expect((await house.signIn('invited@example.com', 'Canola$2027')).AuthenticationResult).toBeDefined();
  });

  it('is replaced after an administrator asked for it', async () => {
    await house.create('reset@example.com');
    await change('reset@example.com', { status: 'RESET_REQUIRED' });

    expect((await confirm('reset@example.com', await codeFor('reset@example.com'))).status).toBe(200);
    expect((await house.signIn('reset@example.com', 'Canola$2027')).AuthenticationResult).toBeDefined();
  });

  it('leaves no code behind when the email could not be put', async () => {
    await house.create('unlucky@example.com');
    const before = await db.sql.selectFrom('pool_code').selectAll().execute();
    Object.freeze(house.messages);

    expect(await forgot('unlucky@example.com')).toMatchObject({ __type: 'InternalErrorException' });

    expect(await db.sql.selectFrom('pool_code').selectAll().execute()).toEqual(before);
  });
});
