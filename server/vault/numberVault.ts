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
  /** The same for whole files that hold account numbers: files for the bank, by their number. */
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

/** @param fingerprintKey 32 bytes that stay the same when the outer key changes */
export function numberVault(keys: KeyProvider, fingerprintKey: Uint8Array): NumberVault {
  const at = (place: NumberPlace): Place => ({ ...place, column: 'account_number' });
  const file = (id: string): Place => ({ id, owner: 'portal', column: 'bank_file' });
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', fingerprintKey).update(parts.join('\0')).digest();
  return {
    activeKey: keys.active,
    seal: (place, number) => sealIn(keys, at(place), Buffer.from(number.reveal())),
    open: async (place, sealed) => new ClearNumber((await openIn(keys, at(place), sealed)).toString()),
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
