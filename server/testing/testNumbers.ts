import { keyRing } from '../vault/keyRing';
import { numberVault } from '../vault/numberVault';

/** Keys of tests, known to everybody. */
export const testKeyRing = (...ids: readonly string[]) =>
  keyRing(ids.map((id) => `${id}:${Buffer.alloc(32, id).toString('base64')}`).join(','), 'the test');

/** Seals the account numbers of tests. */
export const testNumbers = numberVault(testKeyRing('test'), Buffer.alloc(32, 9));
