import type { AddressInfo } from 'node:net';
import { Amplify } from 'aws-amplify';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signOut,
  updatePassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { clientId, openTestPool, password, poolId } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, { ...systemClock, pass: () => undefined });
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  // It warns of every endpoint that is not AWS's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const userPoolEndpoint = `http://127.0.0.1:${port}/idp/`;
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint } },
  });
});
afterEach(() => signOut());
afterAll(async () => {
  await house.app.close();
  await db.close();
});

const refreshTokenInUse = async () =>
  (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken;

describe('the genuine client library', () => {
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

  it('replaces a temporary password after a weak try, and tells what is missing', async () => {
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

    await signOut({ global: true });
    const claims = decodeJwt<{ sub: string; origin_jti: string; auth_time: number }>(
      tokens!.idToken!.toString(),
    );
    expect(await house.pool.isRevoked(claims)).toBe(true);
  });
});
