import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { testNow } from '../testApp';
import { idClaims, type TestKeys } from '../tokens';

const claims = idClaims('root@example.com', new Date(testNow));
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const attackerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Tokens that prove nobody, each in the name of an administrator; undefined is none. */
export const strangers: Readonly<Record<string, (keys: TestKeys) => Promise<string> | string | undefined>> = {
  'no token': () => undefined,
  expired: (keys) => keys.sign({ ...claims, iat: claims.iat! - 7_200, exp: claims.iat! - 3_600 }),
  'of another pool': (keys) => keys.sign({ ...claims, iss: `${claims.iss!}2` }),
  'for another audience': (keys) => keys.sign({ ...claims, aud: 'other' }),
  'signed by somebody else': () =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test-key' }).sign(attackerKey),
  'with algorithm none': () => new UnsecuredJWT(claims).encode(),
  'HS256 by the public key': ({ publicPem }) => {
    const text = `${base64({ alg: 'HS256', kid: 'test-key' })}.${base64(claims)}`;
    return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
  },
};
