import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { appCode } from './testing/authenticator';
import { lastCode } from './testing/emails';
import { restartingPool } from './testing/restartingPool';
import { srpClient } from './testing/srpClient';
import { switchOn } from './testing/switchOn';
import { type Answer, clientId as ClientId, password } from './testing/testPool';
import { trackedDevice } from './testing/trackedDevice';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

type House = Awaited<ReturnType<typeof restartingPool>>;

/** Both steps of SRP, each before another process. */
async function signIn({ ask, respond }: House, username: string, more: object = {}, typed = password) {
  const client = srpClient('Fieldgate1');
  const asked = await ask(username, client.SRP_A);
  return respond('PASSWORD_VERIFIER', { ...client.answer(asked.ChallengeParameters!, typed), ...more });
}

const expectTokens = (answer: Answer) => expect(answer.AuthenticationResult?.AccessToken).toBeDefined();
const phone = { name: 'Jane Doe', phone_number: '+15095550100', phone_number_verified: 'true' };

describe('a process that ends between any two steps loses nothing of', () => {
  it('a sign-in and its renewals', async () => {
    const house = await restartingPool(db);
    await house.create('plain@example.com');
    const { AuthenticationResult } = await signIn(house, 'plain@example.com');
    const renew = (RefreshToken: string) =>
      house.call('GetTokensFromRefreshToken', { ClientId, RefreshToken });

    const renewed = await renew(AuthenticationResult!.RefreshToken);
    // The answer was lost, so the browser asks once more with what it has.
    const again = await renew(AuthenticationResult!.RefreshToken);
    expect(again.AuthenticationResult!.RefreshToken).toBe(renewed.AuthenticationResult!.RefreshToken);
    expectTokens(await renew(renewed.AuthenticationResult!.RefreshToken));
    expect(house.starts()).toBe(5);
  });

  it('the count of wrong passwords', async () => {
    const house = await restartingPool(db);
    await house.create('guessed@example.com');
    for (let n = 0; n < 5; n += 1) await signIn(house, 'guessed@example.com', {}, 'Wrong&Pass1');

    expect(await house.ask('guessed@example.com', srpClient('Fieldgate1').SRP_A)).toMatchObject({
      message: 'Password attempts exceeded',
    });
  });

  it('a new password, asked again after a weak one', async () => {
    const house = await restartingPool(db);
    const USERNAME = 'new@example.com';
    await house.create(USERNAME, false, {});
    const { Session } = await signIn(house, USERNAME);
    const replace = (NEW_PASSWORD: string) =>
      house.respond(
        'NEW_PASSWORD_REQUIRED',
        { USERNAME, NEW_PASSWORD, 'userAttributes.name': 'Nan' },
        Session,
      );

    expect(await replace('too-weak')).toMatchObject({ __type: 'InvalidPasswordException' });
    expectTokens(await replace('Lentils#2027'));
    expectTokens(await signIn(house, USERNAME, {}, 'Lentils#2027'));
  });

  it('the choice of a way, and the code that it sends, after a wrong one', async () => {
    const house = await restartingPool(db);
    const USERNAME = 'chooses@example.com';
    await house.create(USERNAME, true, phone);
    const secret = await switchOn(house, USERNAME, ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']);

    for (const ANSWER of ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']) {
      const offered = await signIn(house, USERNAME);
      expect(offered.ChallengeName).toBe('SELECT_MFA_TYPE');
      const asked = await house.respond('SELECT_MFA_TYPE', { USERNAME, ANSWER }, offered.Session);
      house.clock.pass(30);
      const isApp = ANSWER === 'SOFTWARE_TOKEN_MFA';
      const code = isApp ? appCode(secret!, house.clock.now()) : lastCode(house.messages);
      const answer = (text: string) =>
        house.respond(ANSWER, { USERNAME, [`${ANSWER}_CODE`]: text }, asked.Session);
      expect(await answer('000000')).toMatchObject({ __type: 'CodeMismatchException' });
      expectTokens(await answer(code));
      expect((await answer(code)).AuthenticationResult).toBeUndefined();
    }
  });

  it('an app that is set up in the middle of a sign-in', async () => {
    const house = await restartingPool(db, { mfa: 'on' });
    const USERNAME = 'app@example.com';
    await house.create(USERNAME);
    const asked = await signIn(house, USERNAME);
    expect(asked.ChallengeName).toBe('MFA_SETUP');
    const begun = await house.call('AssociateSoftwareToken', { Session: asked.Session });
    const UserCode = appCode(begun.SecretCode!, house.clock.now());
    const shown = await house.call('VerifySoftwareToken', { Session: begun.Session, UserCode });

    expectTokens(await house.respond('MFA_SETUP', { USERNAME }, shown.Session));
    expect(await signIn(house, USERNAME)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('codes by mail that are set up in the middle of a sign-in', async () => {
    const house = await restartingPool(db, { mfa: 'on' });
    const USERNAME = 'mail@example.com';
    await house.create(USERNAME);
    const { Session } = await signIn(house, USERNAME);
    const sent = await house.respond('MFA_SETUP', { USERNAME, EMAIL: USERNAME }, Session);

    const responses = { USERNAME, EMAIL_OTP_CODE: lastCode(house.messages) };
    expectTokens(await house.respond('EMAIL_OTP', responses, sent.Session));
  });

  it('a device, its two questions, and the sign-in without it when it is gone', async () => {
    const house = await restartingPool(db, { devices: 'always' });
    const username = 'device@example.com';
    await house.create(username);
    const device = trackedDevice(house, await signIn(house, username));
    await device.confirm();
    const asked = await signIn(house, username, { DEVICE_KEY: device.DeviceKey });
    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH');
    expectTokens(await device.prove(username, asked));

    const client = srpClient('Fieldgate1');
    const { ChallengeParameters } = await house.ask(username, client.SRP_A);
    const answer = client.answer(ChallengeParameters!, password);
    await db.sql.deleteFrom('pool_device').where('device_key', '=', device.DeviceKey).execute();
    expect(
      await house.respond('PASSWORD_VERIFIER', { ...answer, DEVICE_KEY: device.DeviceKey }),
    ).toMatchObject({ message: 'Device does not exist.' });
    expectTokens(await house.respond('PASSWORD_VERIFIER', answer));
  });

  it('a forgotten password, asked again after a weak one', async () => {
    const house = await restartingPool(db);
    const Username = 'forgot@example.com';
    await house.create(Username);
    await house.call('ForgotPassword', { ClientId, Username });
    const ConfirmationCode = lastCode(house.messages);
    const confirm = (Password: string) =>
      house.call('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password });

    expect(await confirm('too-weak')).toMatchObject({ __type: 'InvalidPasswordException' });
    expect(await confirm('Barley#2027')).toMatchObject({ status: 200 });
    expect(await confirm('Barley#2028')).toMatchObject({ __type: 'CodeMismatchException' });
    expectTokens(await signIn(house, Username, {}, 'Barley#2027'));
  });
});
