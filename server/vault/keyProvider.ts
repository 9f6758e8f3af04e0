/** An inner key as it is kept beside what it seals: only the outer key named `kek` opens it. */
export interface WrappedKey {
  readonly kek: string;
  /** Base64. */
  readonly wdek: string;
}

/** Keeps the outer keys, outside of the database. */
export interface KeyProvider {
  /** Names the outer key that seals from now on; the others only open. */
  readonly active: string;
  wrap(key: Uint8Array, aad: string): Promise<WrappedKey>;
  /** @throws KeyRefused where the outer key is not there, or is not the one that wrapped it beside this */
  unwrap(wrapped: WrappedKey, aad: string): Promise<Buffer>;
}

/** An outer key that is missing, or another one than it was. Says which, and nothing of what it seals. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}
