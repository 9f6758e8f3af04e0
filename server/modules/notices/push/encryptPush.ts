import { createCipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

/** By which a browser reads what is pushed to it. */
export interface PushKeys {
  /** The browser's public key, an uncompressed point of P-256. */
  readonly p256dh: Buffer;
  /** 16 bytes that the browser and we share. */
  readonly auth: Buffer;
}

/** What is new for each message. */
interface Chance {
  readonly salt: Buffer;
  /** With a key of its own. */
  readonly ephemeral: ECDH;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4_096;
/** Ends the last record: RFC 8188, section 2. */
const LAST = Buffer.of(2);

/** @param random so many bytes that nobody foresees */
export function chanceOf(random: (bytes: number) => Buffer): Chance {
  const ephemeral = createECDH(CURVE);
  ephemeral.generateKeys();
  return { salt: random(16), ephemeral };
}

/** The keys that a browser sent, base64url; undefined where they are none: a point off the curve would give our key away. */
export function pushKeysOf(p256dh: string, auth: string): PushKeys | undefined {
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  if (keys.p256dh.length !== POINT_BYTES || keys.auth.length !== AUTH_BYTES) return undefined;
  const probe = createECDH(CURVE);
  probe.generateKeys();
  try {
    probe.computeSecret(keys.p256dh);
    return keys;
  } catch {
    return undefined;
  }
}

/** A message that its browser alone can read, in the content coding aes128gcm: RFC 8291, section 3.4, and RFC 8188. */
export function encryptPush(
  content: Uint8Array,
  { p256dh, auth }: PushKeys,
  { salt, ephemeral }: Chance,
): Buffer {
  const ours = ephemeral.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ours]);
  const shared = Buffer.from(hkdfSync('sha256', ephemeral.computeSecret(p256dh), auth, info, 32));
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${use}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([
    salt,
    size,
    ours,
    cipher.update(Buffer.concat([content, LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
