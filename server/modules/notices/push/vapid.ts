import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** Says to push services who sends: RFC 8292. */
export interface Vapid {
  /** Base64url; browsers subscribe to what is signed by its private key alone. */
  readonly publicKey: string;
  /** The header by which a push service takes what is sent to it. */
  authorization(origin: string, now: Date): Promise<string>;
}

/** Push services refuse what holds for more than a day. */
const TOKEN_SECONDS = 12 * 3_600;

/** A private key of P-256, 32 bytes as base64url, as VAPID tools write it. */
export function makeVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}

/**
 * @param privateKey base64url
 * @param subject whom a push service asks about it, 'mailto:…' or 'https://…'
 * @throws where it is no such key
 */
export function vapidOf(privateKey: string, subject: string): Vapid {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey)
    throw new Error('It has to be the base64url text of 32 bytes.');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  const point = pair.getPublicKey();
  const key = importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    async authorization(origin, now) {
      const token = await new SignJWT({})
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_SECONDS)
        .setSubject(subject)
        .sign(await key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
