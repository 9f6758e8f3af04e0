import { createHash } from 'node:crypto';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const issuer = 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_Tests0001';
export const clientId = 'test-client';
const KID = 'test-key';

let made: ReturnType<typeof makeKeys> | undefined;

/** A user pool's signing key, made once for all tests of a process: to find its primes takes a tenth of a second. */
export const testKeys = () => (made ??= makeKeys());

async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  return {
    jwk,
    publicPem: await exportSPKI(publicKey),
    keys: createLocalJWKSet({ keys: [jwk] }),
    sign: (claims: JWTPayload, header: object = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(privateKey),
  };
}

export type TestKeys = Awaited<ReturnType<typeof testKeys>>;

/** The pool's number for somebody: like a pool's, it says nothing of the name. */
export const subOf = (username: string): string =>
  `sub-${createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 12)}`;

/** What an ID token of the pool says of somebody, for an hour from an instant. */
export function idClaims(username: string, now: Date): JWTPayload {
  const at = Math.floor(now.getTime() / 1000);
  return {
    sub: subOf(username),
    'cognito:username': username,
    email: username,
    iss: issuer,
    aud: clientId,
    token_use: 'id',
    origin_jti: `sign-in-${username.toLowerCase()}`,
    auth_time: at,
    iat: at,
    exp: at + 3_600,
    jti: 'test',
  };
}
