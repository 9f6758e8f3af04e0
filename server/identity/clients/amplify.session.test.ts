import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signOut,
  updatePassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '@server/testing/testDb';
import { amplifyStorage, authConfigOf, pointAmplifyAt } from '../testing/amplifyClient';
import { openClientPool } from '../testing/clientPool';
import { clientId, password } from '../testing/testPool';

let house: Awaited<ReturnType<typeof openClientPool>>;
let storage: ReturnType<typeof pointAmplifyAt>;
beforeAll(async () => {
  house = await openClientPool(await openTestDb());
  storage = pointAmplifyAt(house.endpoint, 'own');
});
afterEach(() => signOut());
afterAll(() => house.app.close());

const refreshTokenInUse = async () =>
  (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken;

describe('aws-amplify', () => {
  it('signs in, renews, changes the password, and is signed out for good', async () => {
    await house.create('jane@example.com');
    expect(await signIn({ username: 'JANE@example.com', password })).toMatchObject({
      isSignedIn: true,
      nextStep: { signInStep: 'DONE' },
    });
    const first = (await fetchAuthSession()).tokens!;
    await jwtVerify(first.idToken!.toString(), createLocalJWKSet(await house.pool.jwks()), {
      issuer: house.pool.issuer,
      audience: clientId,
    });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'jane@example.com', name: 'Jane Doe' });

    const firstRefresh = await refreshTokenInUse();
    const second = (await fetchAuthSession({ forceRefresh: true })).tokens!;
    const secondRefresh = (await refreshTokenInUse())!;
    expect(secondRefresh).not.toBe(firstRefresh);
    expect(second.idToken!.payload.origin_jti).toBe(first.idToken!.payload.origin_jti);
    expect(second.idToken!.payload.jti).not.toBe(first.idToken!.payload.jti);

    await updatePassword({ oldPassword: password, newPassword: 'Canola$2027' });
    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    expect(await house.refresh(secondRefresh)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect((await house.signIn('jane@example.com', 'Canola$2027')).status).toBe(200);
  });

  it('renews in two tabs at once, and both stay signed in', async () => {
    await house.create('tabs@example.com');
    await signIn({ username: 'tabs@example.com', password });
    const before = await refreshTokenInUse();
    // The other tab has read the same tokens, and looks at the storage no more before it renews them.
    const otherStorage = amplifyStorage();
    storage.kept.forEach((value, key) => otherStorage.kept.set(key, value));
    const other = createUserPoolsTokenProvider(authConfigOf(house.endpoint), otherStorage);

    const [here, there] = await Promise.all([
      cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true }),
      other.getTokens({ forceRefresh: true }),
    ]);
    expect(here!.accessToken.payload.jti).not.toBe(there!.accessToken.payload.jti);
    const after = await refreshTokenInUse();
    expect(after).not.toBe(before);
    expect([...otherStorage.kept.values()]).toContain(after);

    expect(await other.getTokens({ forceRefresh: true })).toMatchObject({ accessToken: {} });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  });

  it('is signed out when a refresh token comes back after the time that two tabs have', async () => {
    await house.create('stolen@example.com');
    await signIn({ username: 'stolen@example.com', password });
    const stolen = (await refreshTokenInUse())!;
    await fetchAuthSession({ forceRefresh: true });
    house.clock.pass(61);

    expect(await house.refresh(stolen)).toMatchObject({ __type: 'RefreshTokenReuseException' });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });

  it.each(['right.name@example.com', 'no.such.name@example.com'])(
    'tells a wrong password and an unknown name in the same words: %s',
    async (username) => {
      if (username.startsWith('right')) await house.create(username);

      await expect(signIn({ username, password: 'Wrong&Pass1' })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    },
  );

  it('replaces a temporary password after a weak try, and signs out everywhere', async () => {
    await house.create('new@example.com', false, {});
    expect(await signIn({ username: 'new@example.com', password })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['name'] },
    });
    const confirm = (challengeResponse: string) =>
      confirmSignIn({ challengeResponse, options: { userAttributes: { name: 'Nan' } } });

    await expect(confirm('too-weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    expect(await confirm('Lentils#2027')).toMatchObject({ isSignedIn: true });
    const { tokens } = await fetchAuthSession();
    expect(tokens!.idToken!.payload).toMatchObject({ name: 'Nan', 'cognito:username': 'new@example.com' });
    const elsewhere = (await house.signIn('new@example.com', 'Lentils#2027')).AuthenticationResult!;

    await signOut({ global: true });
    const claims = decodeJwt<{ sub: string; origin_jti: string; auth_time: number }>(
      tokens!.idToken!.toString(),
    );
    expect(await house.pool.isRevoked(claims)).toBe(true);
    expect(await house.refresh(elsewhere.RefreshToken)).toMatchObject({
      message: 'Refresh Token has been revoked',
    });
  });
});
