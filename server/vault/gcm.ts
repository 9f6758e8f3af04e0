import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

/** AES-256-GCM as `iv | ciphertext | tag`. What it was sealed beside (`aad`) has to be the same when it is opened. */
export function sealGcm(key: Uint8Array, aad: string, content: Uint8Array): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(Buffer.from(aad));
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined where the bytes were not sealed with this key, beside this. */
export function openGcm(key: Uint8Array, aad: string, sealed: Uint8Array): Buffer | undefined {
  if (sealed.length < IV + TAG) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(-TAG));
  try {
    const opened = decipher.update(sealed.subarray(IV, -TAG));
    decipher.final();
    return opened;
  } catch {
    return undefined;
  }
}
