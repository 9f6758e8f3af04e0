/** An inner key as it is kept beside what it seals: only the outer key named `kek` opens it. */
export interface WrappedKey {
  readonly kek: string;
  /** Base64. */
  readonly wdek: string;
}

/** A new inner key of 32 bytes, in clear for as long as it takes to seal something, and as it is kept. */
interface NewKey {
  readonly key: Uint8Array;
  readonly wrapped: WrappedKey;
}

/** Keeps the outer keys, outside of the database. Each call may throw KeyUnavailable. */
export interface KeyProvider {
  /** Names the outer key that seals from now on; the others only open. */
  readonly active: string;
  create(aad: string): Promise<NewKey>;
  wrap(key: Uint8Array, aad: string): Promise<WrappedKey>;
  /** @throws KeyRefused where the outer key is not there, or is not the one that wrapped it beside this */
  unwrap(wrapped: WrappedKey, aad: string): Promise<Buffer>;
}

/** An outer key that is missing, or another one than it was. Says which, and nothing of what it seals. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

/** Whoever keeps the outer keys does not answer, or not us: nothing is known of the key, and nothing may be sealed. */
export class KeyUnavailable extends Error {
  override readonly name = 'KeyUnavailable';
}
