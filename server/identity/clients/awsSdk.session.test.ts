import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestDb } from '@server/testing/testDb';
import { appCode } from '../testing/authenticator';
import { openClientPool } from '../testing/clientPool';
import { lastCode } from '../testing/emails';
import { sdkClient } from '../testing/sdkClient';
import { password, type Answer } from '../testing/testPool';
import { trackedDevice } from '../testing/trackedDevice';

let db: Db;
let house: Awaited<ReturnType<typeof openClientPool>>;
let client: ReturnType<typeof sdkClient>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openClientPool(db, { devices: 'optional' });
  client = sdkClient(house);
});
afterAll(async () => {
  client.sdk.destroy();
  await house.app.close();
});

describe('the AWS SDK', () => {
  it('signs in and reads what it is told of itself', async () => {
    await house.create('jane@example.com');
    const { AuthenticationResult, $metadata } = await client.signIn('jane@example.com');
    const { AccessToken, TokenType, ExpiresIn } = AuthenticationResult!;

    expect({ TokenType, ExpiresIn }).toEqual({ TokenType: 'Bearer', ExpiresIn: 3600 });
    expect($metadata.requestId).toMatch(/^req-\w+$/);
    const { UserAttributes } = await client.sdk.getUser({ AccessToken });
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'jane@example.com' });
    await expect(client.signIn('jane@example.com', 'Wrong&Pass1')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
      $metadata: { httpStatusCode: 400 },
    });
  });

  it('has one successor of a refresh token, renewed twice at once, and revokes it', async () => {
    const plain = await openClientPool(db);
    const { sdk, ClientId, signIn } = sdkClient(plain);
    await plain.create('renew@example.com');
    const { RefreshToken } = (await signIn('renew@example.com')).AuthenticationResult!;
    const renew = (token: string | undefined) =>
      sdk.getTokensFromRefreshToken({ ClientId, RefreshToken: token });
    const [one, other] = await Promise.all([renew(RefreshToken), renew(RefreshToken)]);
    const successor = one.AuthenticationResult!.RefreshToken!;

    expect(successor).not.toBe(RefreshToken);
    expect(other.AuthenticationResult!.RefreshToken).toBe(successor);
    expect((await renew(successor)).AuthenticationResult!.AccessToken).toBeDefined();
    await sdk.revokeToken({ ClientId, Token: successor });
    await sdk.revokeToken({ ClientId, Token: successor });
    await expect(renew(successor)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(
      sdk.revokeToken({ ClientId, Token: one.AuthenticationResult!.AccessToken }),
    ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    sdk.destroy();
    await plain.app.close();
  });

  it('ends every sign-in of the user', async () => {
    await house.create('everywhere@example.com');
    const [here, there] = [
      (await client.signIn('everywhere@example.com')).AuthenticationResult!,
      (await client.signIn('everywhere@example.com')).AuthenticationResult!,
    ];
    await client.sdk.globalSignOut({ AccessToken: here.AccessToken });

    for (const { AccessToken } of [here, there]) {
      await expect(client.sdk.getUser({ AccessToken })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Access Token has been revoked',
      });
    }
  });

  it('names, lists and forgets devices', async () => {
    await house.create('device@example.com');
    const signedIn = await client.signIn('device@example.com');
    const { AccessToken } = signedIn.AuthenticationResult!;
    const device = trackedDevice(house, signedIn as unknown as Answer);
    const { DeviceKey } = device;
    expect(await device.confirm()).toMatchObject({ UserConfirmationNecessary: true });
    await client.sdk.updateDeviceStatus({
      AccessToken,
      DeviceKey,
      DeviceRememberedStatus: 'remembered',
    });

    const { Device } = await client.sdk.getDevice({ AccessToken, DeviceKey });
    expect(Device!.DeviceCreateDate).toBeInstanceOf(Date);
    expect(Device!.DeviceAttributes).toContainEqual({
      Name: 'dev:device_remembered_status',
      Value: 'remembered',
    });
    expect((await client.sdk.listDevices({ AccessToken })).Devices).toHaveLength(1);
    await client.sdk.forgetDevice({ AccessToken, DeviceKey });
    expect((await client.sdk.listDevices({ AccessToken })).Devices).toEqual([]);
    await expect(client.sdk.getDevice({ AccessToken, DeviceKey })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    });
  });

  it('sets up an app, and is asked for its code or for one by mail or text', async () => {
    const USERNAME = 'codes@example.com';
    await house.create(USERNAME, true, {
      name: 'Jane Doe',
      phone_number: '+15095550100',
      phone_number_verified: 'true',
    });
    const { AccessToken } = (await client.signIn(USERNAME)).AuthenticationResult!;
    const { SecretCode } = await client.sdk.associateSoftwareToken({ AccessToken });
    const app = () => {
      house.clock.pass(30);
      return appCode(SecretCode!, house.clock.now());
    };
    expect(await client.sdk.verifySoftwareToken({ AccessToken, UserCode: app() })).toMatchObject({
      Status: 'SUCCESS',
    });
    const Enabled = { Enabled: true, PreferredMfa: false };
    await client.sdk.setUserMFAPreference({
      AccessToken,
      SMSMfaSettings: Enabled,
      SoftwareTokenMfaSettings: Enabled,
      EmailMfaSettings: Enabled,
    });

    for (const ANSWER of ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] as const) {
      const offered = await client.signIn(USERNAME);
      expect(offered.ChallengeName).toBe('SELECT_MFA_TYPE');
      const asked = await client.respond('SELECT_MFA_TYPE', { USERNAME, ANSWER }, offered.Session);
      expect(asked.ChallengeName).toBe(ANSWER);
      const code = ANSWER === 'SOFTWARE_TOKEN_MFA' ? app() : lastCode(house.messages);
      const ended = await client.respond(ANSWER, { USERNAME, [`${ANSWER}_CODE`]: code }, asked.Session);
      expect(ended.AuthenticationResult).toBeDefined();
    }
  });

  it('changes and replaces passwords', async () => {
    const { sdk, ClientId } = client;
    const Username = 'forgot@example.com';
    await house.create(Username);
    const { AccessToken } = (await client.signIn(Username)).AuthenticationResult!;
    const change = (ProposedPassword: string) =>
      sdk.changePassword({ AccessToken, PreviousPassword: password, ProposedPassword });
    await expect(change('too-weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change('Canola$2027');
    await expect(client.signIn(Username)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

    await sdk.forgotPassword({ ClientId, Username });
    const ConfirmationCode = lastCode(house.messages);
    await sdk.confirmForgotPassword({ ClientId, Username, ConfirmationCode, Password: 'Lentils#2027' });
    expect((await client.signIn(Username, 'Lentils#2027')).AuthenticationResult).toBeDefined();
  });
});
