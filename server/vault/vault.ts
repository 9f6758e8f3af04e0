import { createHmac, hkdfSync } from 'node:crypto';
import { openGcm, sealGcm } from './gcm';

/** Everything that the pool's one key does. Purposes do not mix: what one sealed, no other opens. */
export interface Vault {
  seal(purpose: string, content: Uint8Array): Buffer;
  /** Undefined when the bytes were not sealed here, for this purpose. */
  open(purpose: string, sealed: Uint8Array): Buffer | undefined;
  /** 32 bytes that are the same for the same text and cannot be foreseen without the key. */
  mac(purpose: string, text: string): Buffer;
}

/** @param key 32 bytes or more that are kept outside the database */
export function vaultOf(key: Uint8Array, poolId: string): Vault {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `${poolId} ${use}`, 32));
  const sealing = derive('seal');
  const marking = derive('mac');
  return {
    seal: (purpose, content) => sealGcm(sealing, purpose, content),
    open: (purpose, sealed) => openGcm(sealing, purpose, sealed),
    mac: (purpose, text) => createHmac('sha256', marking).update(`${purpose}\0${text}`).digest(),
  };
}
