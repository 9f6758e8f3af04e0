import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Everything that the pool's one key does. Purposes do not mix: what one sealed, no other opens. */
export interface Vault {
  seal(purpose: string, content: Uint8Array): Buffer;
  /** Undefined when the bytes were not sealed here, for this purpose. */
  open(purpose: string, sealed: Uint8Array): Buffer | undefined;
  /** 32 bytes that are the same for the same text and cannot be foreseen without the key. */
  mac(purpose: string, text: string): Buffer;
}

const IV = 12;
const TAG = 16;

/** @param key 32 bytes or more that are kept outside the database */
export function vaultOf(key: Uint8Array, poolId: string): Vault {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `${poolId} ${use}`, 32));
  const sealing = derive('seal');
  const marking = derive('mac');
  return {
    seal(purpose, content) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(purpose));
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    open(purpose, sealed) {
      if (sealed.length < IV + TAG) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, IV), {
        authTagLength: TAG,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
    mac: (purpose, text) => createHmac('sha256', marking).update(`${purpose}\0${text}`).digest(),
  };
}
