import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import { clientId, openTestPool, password } from './testing/testPool';

let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  house = await openTestPool(await openTestDb());
  await house.create('jane@example.com');
});

const begin = (AuthParameters: object, AuthFlow = 'ADMIN_USER_PASSWORD_AUTH') =>
  house.admin('AdminInitiateAuth', { ClientId: clientId, AuthFlow, AuthParameters });

describe('a server that signs in on somebody’s behalf', () => {
  it('may send the password, which the browser may not', async () => {
    const AuthParameters = { USERNAME: 'jane@example.com', PASSWORD: password };

    expect(await begin(AuthParameters)).toMatchObject({
      status: 200,
      AuthenticationResult: { TokenType: 'Bearer', ExpiresIn: 3600 },
    });
    expect(
      await house.call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters,
      }),
    ).toMatchObject({ status: 400, message: 'Initiate Auth method not supported.' });
  });

  it('answers the challenge that comes first', async () => {
    await house.create('new@example.com', false);
    const asked = await begin({ USERNAME: 'new@example.com', PASSWORD: password });
    expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');

    const answered = await house.admin('AdminRespondToAuthChallenge', {
      ClientId: clientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: asked.Session,
      ChallengeResponses: { USERNAME: 'new@example.com', NEW_PASSWORD: 'Lentils#2027' },
    });
    expect(answered).toMatchObject({ status: 200, AuthenticationResult: { TokenType: 'Bearer' } });
  });

  it('is told of a wrong password and of an unknown name in the same words', async () => {
    for (const USERNAME of ['jane@example.com', 'nobody@example.com']) {
      expect(await begin({ USERNAME, PASSWORD: 'Wrong&Pass1' })).toMatchObject({
        __type: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    }
  });
});

describe('AdminSetUserMFAPreference', () => {
  const prefer = (settings: object) =>
    house.admin('AdminSetUserMFAPreference', { Username: 'jane@example.com', ...settings });

  it('takes codes off for somebody who lost the telephone', async () => {
    await prefer({ EmailMfaSettings: { Enabled: true, PreferredMfa: true } });
    expect(await house.admin('AdminGetUser', { Username: 'jane@example.com' })).toMatchObject({
      UserMFASettingList: ['EMAIL_OTP'],
      PreferredMfaSetting: 'EMAIL_OTP',
    });
    expect((await house.signIn('jane@example.com', password)).ChallengeName).toBe('EMAIL_OTP');

    expect(await prefer({ EmailMfaSettings: { Enabled: false } })).toEqual({ status: 200 });
    expect((await house.signIn('jane@example.com', password)).AuthenticationResult).toBeDefined();
    const told = await house.admin('AdminGetUser', { Username: 'jane@example.com' });
    expect(told).not.toHaveProperty('UserMFASettingList');
    expect(told).not.toHaveProperty('PreferredMfaSetting');
  });

  it('switches nothing on that lacks what it needs', async () => {
    expect(await prefer({ SoftwareTokenMfaSettings: { Enabled: true } })).toMatchObject({
      __type: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    });
  });
});
