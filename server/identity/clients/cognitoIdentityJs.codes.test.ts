import type { CognitoUser } from 'amazon-cognito-identity-js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestDb } from '@server/testing/testDb';
import { appCode } from '../testing/authenticator';
import { openClientPool } from '../testing/clientPool';
import { cognitoUsers, done, sessionOf, step, told } from '../testing/cognitoUser';
import { lastCode, otherThan } from '../testing/emails';
import { count } from '../testing/nativePowers';
import { password } from '../testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openClientPool>>;
beforeAll(async () => {
  count('native');
  db = await openTestDb();
});

const open = async (changes: Parameters<typeof openClientPool>[1]) => {
  house = await openClientPool(db, { rotation: false, ...changes });
  return cognitoUsers(house.endpoint);
};
const phone = { name: 'Jane Doe', phone_number: '+15095550100', phone_number_verified: 'true' };

async function setUpApp(user: CognitoUser): Promise<string> {
  const secret = await new Promise<string>((associateSecretCode, onFailure) => {
    user.associateSoftwareToken({ associateSecretCode, onFailure });
  });
  await done((callbacks) => user.verifySoftwareToken(codeOf(secret), 'Telephone', callbacks));
  return secret;
}

/** The next one that an app shows; each counts once. */
function codeOf(secret: string): string {
  house.clock.pass(30);
  return appCode(secret, house.clock.now());
}

describe('amazon-cognito-identity-js', () => {
  it('sets up an app, is asked for its code, and lets the user choose a text instead', async () => {
    const browser = await open({});
    await house.create('jane@example.com', true, phone);
    const jane = browser.userOf('jane@example.com');
    await browser.signIn(jane, password);
    const secret = await setUpApp(jane);
    const prefer = (app: boolean) =>
      told((callback) =>
        jane.setUserMfaPreference(
          { Enabled: true, PreferredMfa: false },
          { Enabled: true, PreferredMfa: app },
          callback,
        ),
      );
    await prefer(true);

    expect(await browser.signIn(jane, password)).toEqual({ is: 'code', challenge: 'SOFTWARE_TOKEN_MFA' });
    const send = (code: string, type: string) => step((callbacks) => jane.sendMFACode(code, callbacks, type));
    await expect(send('000000', 'SOFTWARE_TOKEN_MFA')).rejects.toMatchObject({
      code: 'CodeMismatchException',
    });
    expect(sessionOf(await send(codeOf(secret), 'SOFTWARE_TOKEN_MFA')).isValid()).toBe(true);
    await prefer(false);

    expect(await browser.signIn(jane, password)).toEqual({ is: 'choice', challenge: 'SELECT_MFA_TYPE' });
    expect(await step((callbacks) => jane.sendMFASelectionAnswer('SMS_MFA', callbacks))).toEqual({
      is: 'code',
      challenge: 'SMS_MFA',
    });
    const texted = lastCode(house.messages);
    await expect(send(otherThan(texted), 'SMS_MFA')).rejects.toMatchObject({ code: 'CodeMismatchException' });
    expect(sessionOf(await send(texted, 'SMS_MFA')).isValid()).toBe(true);
    await house.app.close();
  });

  it('sets up an app in the middle of the first sign-in where everybody needs one', async () => {
    const browser = await open({ mfa: 'on' });
    await house.create('app@example.com');
    const user = browser.userOf('app@example.com');
    expect(await browser.signIn(user, password)).toMatchObject({ is: 'setUp', challenge: 'MFA_SETUP' });

    await setUpApp(user);
    expect(user.getSignInUserSession()?.isValid()).toBe(true);
    await house.app.close();
  });

  it('is spared the code on a device that the pool knows, renews there, and forgets it', async () => {
    vi.stubGlobal('navigator', { appName: 'Netscape', userAgent: 'Barn computer' });
    const browser = await open({ devices: 'always' });
    await house.create('device@example.com', true, phone);
    const user = browser.userOf('device@example.com');
    const first = sessionOf(await browser.signIn(user, password));
    await told((callback) =>
      user.setUserMfaPreference({ Enabled: true, PreferredMfa: true }, null, callback),
    );

    const again = sessionOf(await browser.signIn(user, password));
    expect(again.getAccessToken().payload.device_key).toBe(first.getAccessToken().payload.device_key);
    await told((callback) => user.refreshSession(again.getRefreshToken(), callback));
    const listed = () =>
      done<{ Devices: readonly object[] }>((callbacks) => user.listDevices(10, null, callbacks));
    expect((await listed()).Devices).toHaveLength(1);
    await done((callbacks) => user.forgetDevice(callbacks));
    expect((await listed()).Devices).toHaveLength(0);

    expect(await browser.signIn(user, password)).toEqual({ is: 'code', challenge: 'SMS_MFA' });
    vi.unstubAllGlobals();
    await house.app.close();
  });
});
