import { createHmac } from 'node:crypto';
import { ClearNumber } from './clearNumber';
import { openIn, type Place, rewrapIn, type Sealed, sealIn } from './envelope';
import type { KeyProvider } from './keyProvider';

/** A row whose account number is sealed. */
type NumberPlace = Pick<Place, 'id' | 'owner'>;

/** Seals account numbers, and knows one again without reading it. */
export interface NumberVault {
  /** Names the outer key that seals from now on. */
  readonly activeKey: string;
  seal(place: NumberPlace, number: ClearNumber): Promise<Sealed>;
  /** @throws KeyRefused where it was sealed elsewhere, with another key, or was changed */
  open(place: NumberPlace, sealed: Sealed): Promise<ClearNumber>;
  rewrap(place: NumberPlace, sealed: Sealed): Promise<Sealed>;
  /** The same for whole files that hold account numbers: files for the bank by their number, returns by `returnPlace`. */
  readonly files: {
    seal(id: string, bytes: Uint8Array): Promise<Sealed>;
    /** @throws KeyRefused as `open` */
    open(id: string, sealed: Sealed): Promise<Buffer>;
    rewrap(id: string, sealed: Sealed): Promise<Sealed>;
  };
  /** The same 32 bytes for the same number at the same bank of the same owner. Nobody can guess them without the key. */
  fingerprint(owner: string, routing: string, number: ClearNumber): Buffer;
  /** The same, whoever owns it. */
  sharedFingerprint(routing: string, number: ClearNumber): Buffer;
}

/** Under which id a file that the bank sent back is sealed: its own bytes name it. */
export const returnPlace = (sha256: string): string => `return-${sha256}`;

/** @param fingerprintKey 32 bytes that stay the same when the outer key changes */
export function numberVault(keys: KeyProvider, fingerprintKey: Uint8Array): NumberVault {
  const at = (place: NumberPlace): Place => ({ ...place, column: 'account_number' });
  const file = (id: string): Place => ({ id, owner: 'portal', column: 'bank_file' });
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', fingerprintKey).update(parts.join('\0')).digest();
  return {
    activeKey: keys.active,
    async seal(place, number) {
      const bytes = Buffer.from(number.reveal());
      try {
        return await sealIn(keys, at(place), bytes);
      } finally {
        bytes.fill(0);
      }
    },
    async open(place, sealed) {
      const bytes = await openIn(keys, at(place), sealed);
      const number = new ClearNumber(bytes.toString());
      bytes.fill(0);
      return number;
    },
    rewrap: (place, sealed) => rewrapIn(keys, at(place), sealed),
    files: {
      seal: (id, bytes) => sealIn(keys, file(id), bytes),
      open: (id, sealed) => openIn(keys, file(id), sealed),
      rewrap: (id, sealed) => rewrapIn(keys, file(id), sealed),
    },
    fingerprint: (owner, routing, number) => mac('v1', owner, routing, number.reveal()),
    sharedFingerprint: (routing, number) => mac('v1 shared', routing, number.reveal()),
  };
}
