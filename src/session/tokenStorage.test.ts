import { describe, expect, it } from 'vitest';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, kept, tokenOf } from './testing/tokens';
import { createTokenStorage, devicesKey, type TokenStorage } from './tokenStorage';
import { readUserData } from './userData';

const prefix = 'CognitoIdentityServiceProvider.client1';
const user = `${prefix}.dana.h@example.com`;
const exp = 1_795_000_000;
const accessToken = tokenOf({ username: 'dana.h@example.com', exp });
const idToken = tokenOf({ 'cognito:username': 'dana.h@example.com', email: 'Dana.H@example.com', exp });

/** The writes of Amplify's token store, in its order. */
async function storeTokens(tokens: TokenStorage, clockDrift = 0) {
  await tokens.setItem(`${prefix}.LastAuthUser`, 'dana.h@example.com');
  await tokens.setItem(`${user}.accessToken`, accessToken);
  await tokens.setItem(`${user}.idToken`, idToken);
  await tokens.setItem(`${user}.refreshToken`, 'refresh-1');
  await tokens.setItem(`${user}.signInDetails`, '{"loginId":"dana"}');
  await tokens.setItem(`${user}.clockDrift`, String(clockDrift));
}

describe('the token storage', () => {
  it('keeps one record with exactly the seven fields, in one write', async () => {
    const storage = memoryStorage();
    await storeTokens(createTokenStorage(storage));

    expect(storage.writes).toEqual(['userData']);
    expect(JSON.parse(storage.getItem('userData')!)).toEqual({
      name: 'dana.h@example.com',
      email: 'Dana.H@example.com',
      accessToken,
      idToken,
      refreshToken: 'refresh-1',
      fieldgateIdentityToken: idToken,
      accessTokenExpirationDate: new Date(exp * 1000).toISOString(),
    });
  });

  it('shows no session to somebody who signs in once more, and keeps it until there is another', async () => {
    const storage = memoryStorage();
    const tokens = createTokenStorage(storage);
    await storeTokens(tokens);
    const before = readUserData(storage);

    await tokens.asNobody(async () => {
      expect(await tokens.getItem(`${user}.accessToken`)).toBeNull();
      await tokens.removeItem(`${user}.accessToken`);
      expect(readUserData(storage)).toEqual(before);
    });
    expect(await tokens.getItem(`${user}.accessToken`)).toBe(accessToken);
    await tokens.asNobody(async () => {
      await storeTokens(tokens, 1_000);
      expect(await tokens.getItem(`${user}.accessToken`)).toBe(accessToken);
    });
    expect(readUserData(storage)).not.toEqual(before);
  });

  it.each([
    ['LastAuthUser', `${prefix}.LastAuthUser`, 'dana.h@example.com'],
    ['the access token', `${user}.accessToken`, accessToken],
    ['the ID token', `${user}.idToken`, idToken],
    ['the refresh token', `${user}.refreshToken`, 'refresh-1'],
    ['the clock drift', `${user}.clockDrift`, '5400000'],
    ['no sign-in details', `${user}.signInDetails`, null],
    ['no OAuth metadata', `${user}.oauthMetadata`, null],
    ['no device', `${user}.deviceKey`, null],
  ])('gives back %s after a reload', async (_, key, value) => {
    const storage = memoryStorage();
    await storeTokens(createTokenStorage(storage), 5_400_000);

    expect(await createTokenStorage(storage).getItem(key)).toBe(value);
  });

  it('says when the token ends by the clock of this browser', async () => {
    const storage = memoryStorage();
    await storeTokens(createTokenStorage(storage), 5_400_000);

    expect(readUserData(storage)?.accessTokenExpirationDate).toBe(
      new Date(exp * 1000 - 5_400_000).toISOString(),
    );
  });

  it('names the customer by the claim that the company has chosen', async () => {
    const storage = memoryStorage();
    await storeTokens(createTokenStorage(storage, 'email'));

    expect(readUserData(storage)?.name).toBe('Dana.H@example.com');
  });

  it('shows a session that is being written to its writer, and to nobody else', async () => {
    const storage = memoryStorage();
    const tokens = createTokenStorage(storage);
    await tokens.setItem(`${prefix}.LastAuthUser`, 'dana.h@example.com');
    await tokens.setItem(`${user}.accessToken`, accessToken);

    expect(await tokens.getItem(`${user}.accessToken`)).toBe(accessToken);
    expect(readUserData(storage)).toBeUndefined();
  });

  it.each(['LastAuthUser', 'dana.h@example.com.accessToken'])('forgets the session with %s', async (key) => {
    const storage = memoryStorage(kept(danasData('2026-11-21T12:00:00.000Z')));
    await createTokenStorage(storage).removeItem(`${prefix}.${key}`);

    expect(storage.length).toBe(0);
  });

  it('remembers a device apart from the session, beyond a sign-out', async () => {
    const storage = memoryStorage();
    const tokens = createTokenStorage(storage);
    await storeTokens(tokens);
    await tokens.setItem(`${user}.deviceKey`, 'us-west-2_1');
    await tokens.setItem(`${user}.randomPasswordKey`, 'secret');
    await tokens.removeItem(`${user}.accessToken`);

    expect(await tokens.getItem(`${user}.deviceKey`)).toBe('us-west-2_1');
    expect(JSON.parse(storage.getItem(devicesKey)!)).toEqual({
      'dana.h@example.com': { deviceKey: 'us-west-2_1', randomPasswordKey: 'secret' },
    });

    await tokens.removeItem(`${user}.deviceKey`);
    await tokens.removeItem(`${user}.randomPasswordKey`);
    expect(storage.length).toBe(0);
  });
});
