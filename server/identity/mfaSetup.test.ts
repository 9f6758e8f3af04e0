import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { appCode } from './testing/authenticator';
import { lastCode } from './testing/emails';
import { openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, undefined, { mfa: 'on' });
});

const respond = (USERNAME: string, Session: string | undefined, responses: object = {}) =>
  house.respond('MFA_SETUP', { USERNAME, ...responses }, Session);
const confirmMail = (USERNAME: string, Session: string | undefined) =>
  house.respond('EMAIL_OTP', { USERNAME, EMAIL_OTP_CODE: lastCode(house.messages) }, Session);
const associate = (Session: string | undefined) => house.call('AssociateSoftwareToken', { Session });
const verify = (Session: string | undefined, secret: string | undefined) =>
  house.call('VerifySoftwareToken', { Session, UserCode: appCode(secret!, house.clock.now()) });
const begin = async (username: string) => {
  await house.create(username);
  return house.signIn(username, password);
};
const notices = () => house.messages.filter(({ letter }) => letter.name === 'securityNotice');

describe('a sign-in that demands a code of a user who has no method', () => {
  it('offers the app and the mail', async () => {
    const asked = await begin('offer@example.com');

    expect(asked.ChallengeName).toBe('MFA_SETUP');
    expect(JSON.parse(asked.ChallengeParameters!.MFAS_CAN_SETUP!)).toEqual([
      'SOFTWARE_TOKEN_MFA',
      'EMAIL_OTP',
    ]);
  });

  it('sets up an authenticator app, with a restart at every step', async () => {
    const asked = await begin('app@example.com');
    const begun = await associate(asked.Session);
    house = await openTestPool(db, house.clock, { mfa: 'on' });
    const wrong = await house.call('VerifySoftwareToken', { Session: begun.Session, UserCode: '000000' });
    expect(wrong).toMatchObject({ __type: 'EnableSoftwareTokenMFAException' });
    const verified = await verify(begun.Session, begun.SecretCode);
    house = await openTestPool(db, house.clock, { mfa: 'on' });

    const done = await respond('app@example.com', verified.Session);
    expect(done.AuthenticationResult).toBeDefined();
    expect(notices()).toMatchObject([{ to: 'app@example.com', letter: { event: 'codeMethodsChanged' } }]);
    const { AccessToken } = done.AuthenticationResult!;
    expect(await house.call('GetUser', { AccessToken })).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await house.signIn('app@example.com', password)).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await respond('app@example.com', verified.Session)).toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    });
  });

  it('is not over before the app showed its code', async () => {
    const { Session } = await begin('early@example.com');
    const begun = await associate(Session);

    for (const session of [Session, begun.Session]) {
      expect(await respond('early@example.com', session)).toMatchObject({
        __type: 'InvalidParameterException',
        message: 'User has not verified software token mfa',
      });
    }
  });

  it('sets up codes by mail', async () => {
    const asked = await begin('mail@example.com');
    const sent = await respond('mail@example.com', asked.Session, { EMAIL: ' Mail@Example.com ' });
    expect(sent).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'm***@e***' },
    });
    expect(house.messages.at(-1)).toMatchObject({ channel: 'mail', to: 'mail@example.com' });

    const done = await confirmMail('mail@example.com', sent.Session);
    const { AccessToken } = done.AuthenticationResult!;
    expect(await house.call('GetUser', { AccessToken })).toMatchObject({
      UserMFASettingList: ['EMAIL_OTP'],
      PreferredMfaSetting: 'EMAIL_OTP',
    });
    expect(await house.signIn('mail@example.com', password)).toMatchObject({ ChallengeName: 'EMAIL_OTP' });
  });

  it('does not lead codes away from a proven address, nor to what is none', async () => {
    const { Session } = await begin('proven@example.com');
    const before = house.messages.length;

    for (const EMAIL of ['eve@example.com', 'nonsense', '']) {
      expect(await respond('proven@example.com', Session, { EMAIL })).toMatchObject({
        __type: 'InvalidParameterException',
      });
    }
    expect(house.messages).toHaveLength(before);
  });

  it('takes another address where none was proven, and proves it', async () => {
    await house.create('unproven@example.com', true, { name: 'Jane Doe', email_verified: 'false' });
    const asked = await house.signIn('unproven@example.com', password);
    const sent = await respond('unproven@example.com', asked.Session, { EMAIL: 'jane@farm.example' });
    expect(house.messages.at(-1)).toMatchObject({ to: 'jane@farm.example' });

    const done = await confirmMail('unproven@example.com', sent.Session);
    const { UserAttributes } = await house.call('GetUser', {
      AccessToken: done.AuthenticationResult!.AccessToken,
    });
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'jane@farm.example' });
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  it('counts no more once another set-up was finished', async () => {
    const [early, late] = [
      await begin('twice@example.com'),
      await house.signIn('twice@example.com', password),
    ];
    const waiting = await associate(early.Session);
    const sent = await respond('twice@example.com', late.Session, { EMAIL: 'twice@example.com' });
    expect((await confirmMail('twice@example.com', sent.Session)).status).toBe(200);

    const over = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };
    expect(await associate(early.Session)).toMatchObject(over);
    expect(await verify(waiting.Session, waiting.SecretCode)).toMatchObject(over);
    expect(await respond('twice@example.com', early.Session, { EMAIL: 'twice@example.com' })).toMatchObject(
      over,
    );
  });

  it('comes after the new password', async () => {
    await house.create('new@example.com', false);
    const { Session } = await house.signIn('new@example.com', password);
    const responses = { USERNAME: 'new@example.com', NEW_PASSWORD: 'Lentils#2027' };
    const asked = await house.respond('NEW_PASSWORD_REQUIRED', responses, Session);

    expect(asked.ChallengeName).toBe('MFA_SETUP');
    const sent = await respond('new@example.com', asked.Session, { EMAIL: 'new@example.com' });
    expect((await confirmMail('new@example.com', sent.Session)).AuthenticationResult).toBeDefined();
  });
});
