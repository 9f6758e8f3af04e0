import { webcrypto } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

const { subtle } = webcrypto;

/** A browser's subscription, with what only the browser has. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly privateKey: webcrypto.CryptoKey;
}

/** Of the keys of browsers. */
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** A browser that subscribes at an address of a push service. */
export async function subscriptionAt(endpoint: string): Promise<Subscription> {
  const pair = await subtle.generateKey(curve, true, ['deriveBits']);
  return {
    endpoint,
    p256dh: Buffer.from(await subtle.exportKey('raw', pair.publicKey)).toString('base64url'),
    auth: Buffer.from(webcrypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
    privateKey: pair.privateKey,
  };
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Who signed a message: RFC 8292. */
export async function signerOf({ headers }: IncomingMessage, origin: string, now: Date) {
  const [, token, key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key!, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'), {
    algorithms: ['ES256'],
    audience: origin,
    currentDate: now,
    requiredClaims: ['exp', 'sub'],
  });
  if (payload.exp! - now.getTime() / 1000 > 24 * 3_600) throw new Error('signed for more than a day');
  return { key: key!, subject: payload.sub! };
}

/** RFC 8291 as a browser reads it, step by step of its section 3.4. */
export async function decrypt(
  body: Uint8Array,
  { p256dh, auth, privateKey }: Omit<Subscription, 'endpoint'>,
): Promise<Readonly<Record<string, unknown>>> {
  return JSON.parse(await decryptText(body, { p256dh, auth, privateKey })) as Readonly<
    Record<string, unknown>
  >;
}

export async function decryptText(
  body: Uint8Array,
  { p256dh, auth, privateKey }: Omit<Subscription, 'endpoint'>,
): Promise<string> {
  const message = Buffer.from(body);
  const salt = message.subarray(0, 16);
  const size = message.readUInt8(20);
  const theirs = message.subarray(21, 21 + size);
  const publicKey = await subtle.importKey('raw', theirs, curve, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), theirs]);
  const shared = await hkdf(secret, Buffer.from(auth, 'base64url'), info, 32);
  const key = await hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.from(
    await subtle.decrypt(
      { name: 'AES-GCM', iv },
      await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']),
      message.subarray(21 + size),
    ),
  );
  const end = plain.lastIndexOf(2);
  if (end < 0 || message.readUInt32BE(16) < plain.length + 16) throw new Error('no last record');
  return plain.subarray(0, end).toString('utf8');
}

async function hkdf(secret: ArrayBuffer, salt: Uint8Array, info: Uint8Array, bytes: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(salt), info: new Uint8Array(info) },
    key,
    bytes * 8,
  );
}
