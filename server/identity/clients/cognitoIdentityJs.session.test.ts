import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '@server/testing/testDb';
import { openClientPool } from '../testing/clientPool';
import { cognitoUsers, done, sessionOf, step, told } from '../testing/cognitoUser';
import { lastCode } from '../testing/emails';
import { count } from '../testing/nativePowers';
import { password } from '../testing/testPool';

let house: Awaited<ReturnType<typeof openClientPool>>;
beforeAll(async () => {
  count('own');
  // The library knows nothing of refresh tokens that are replaced.
  house = await openClientPool(await openTestDb(), { rotation: false });
});
afterAll(() => house.app.close());

const renew = (user: CognitoUser, session: CognitoUserSession) =>
  told<CognitoUserSession>((callback) => user.refreshSession(session.getRefreshToken(), callback));

describe('amazon-cognito-identity-js', () => {
  it('signs in, renews in two tabs at once, changes the password, and revokes its token', async () => {
    await house.create('jane@example.com');
    const browser = cognitoUsers(house.endpoint);
    const jane = browser.userOf('jane@example.com');
    const first = sessionOf(await browser.signIn(jane, password));
    expect(first.isValid()).toBe(true);
    expect(first.getIdToken().payload).toMatchObject({ email: 'jane@example.com', token_use: 'id' });

    const otherTab = cognitoUsers(house.endpoint, browser.storage).pool.getCurrentUser()!;
    const theirs = await told<CognitoUserSession>((callback) => otherTab.getSession(callback));
    const [here, there] = await Promise.all([renew(jane, first), renew(otherTab, theirs)]);
    expect(here.getRefreshToken().getToken()).toBe(there.getRefreshToken().getToken());
    expect(here.getAccessToken().payload.jti).not.toBe(there.getAccessToken().payload.jti);

    const attributes = await told<readonly { Name: string; Value: string }[]>((callback) =>
      jane.getUserAttributes(callback),
    );
    expect(attributes).toContainEqual({ Name: 'name', Value: 'Jane Doe' });
    await expect(
      told((callback) => jane.changePassword('Wrong&Pass1', 'Canola$2027', callback)),
    ).rejects.toMatchObject({ code: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    await told((callback) => jane.changePassword(password, 'Canola$2027', callback));

    const refreshToken = there.getRefreshToken().getToken();
    await new Promise<void>((resolve) => jane.signOut(resolve));
    expect(browser.pool.getCurrentUser()).toBeNull();
    expect(await house.refresh(refreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });
  });

  it('ends all sign-ins of the user at once', async () => {
    await house.create('everywhere@example.com');
    const browser = cognitoUsers(house.endpoint);
    const user = browser.userOf('everywhere@example.com');
    sessionOf(await browser.signIn(user, password));
    const elsewhere = (await house.signIn('everywhere@example.com', password)).AuthenticationResult!;

    await done((callbacks) => user.globalSignOut(callbacks));
    expect(await house.refresh(elsewhere.RefreshToken)).toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    expect(await house.call('GetUser', { AccessToken: elsewhere.AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
  });

  it.each(['right.name@example.com', 'no.such.name@example.com'])(
    'tells a wrong password and an unknown name in the same words: %s',
    async (username) => {
      if (username.startsWith('right')) await house.create(username);
      const browser = cognitoUsers(house.endpoint);

      await expect(browser.signIn(browser.userOf(username), 'Wrong&Pass1')).rejects.toMatchObject({
        code: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    },
  );

  it('replaces a temporary password after a weak try', async () => {
    await house.create('new@example.com', false, {});
    const browser = cognitoUsers(house.endpoint);
    const user = browser.userOf('new@example.com');
    expect(await browser.signIn(user, password)).toEqual({ is: 'newPassword', required: ['name'] });
    const replace = (text: string) =>
      step((callbacks) => user.completeNewPasswordChallenge(text, { name: 'Nan' }, callbacks));

    await expect(replace('too-weak')).rejects.toMatchObject({ code: 'InvalidPasswordException' });
    expect(sessionOf(await replace('Lentils#2027')).getIdToken().payload).toMatchObject({ name: 'Nan' });
  });

  it('replaces a forgotten password', async () => {
    await house.create('forgot@example.com');
    const browser = cognitoUsers(house.endpoint);
    const user = browser.userOf('forgot@example.com');
    expect(await done((callbacks) => user.forgotPassword(callbacks))).toMatchObject({
      CodeDeliveryDetails: { Destination: 'f***@e***' },
    });
    const code = lastCode(house.messages);
    const confirm = (text: string) =>
      done<string>((callbacks) => user.confirmPassword(code, text, callbacks));

    await expect(confirm('too-weak')).rejects.toMatchObject({ code: 'InvalidPasswordException' });
    await confirm('Barley#2027');
    expect(sessionOf(await browser.signIn(user, 'Barley#2027')).isValid()).toBe(true);
  });
});
