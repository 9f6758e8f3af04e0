import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptInFile } from '../vault/keyFile';

const LENGTH = 32;

/**
 * The 32 bytes that protect what the pool stores. They are given as base64 text (POOL_KEY), or else kept in
 * `<dataDir>/pool.key`, which the first start creates, readable by its owner alone. The key is never written
 * to the database. Several processes on one database need the same key: give POOL_KEY to each of them.
 * @throws when what is given or kept is no such key
 */
export function readPoolKey({ key, dataDir }: { key: string | undefined; dataDir: string }): Uint8Array {
  if (key !== undefined) return poolKeyOf(key, 'POOL_KEY');
  const file = join(dataDir, 'pool.key');
  return poolKeyOf(
    keptInFile(file, () => randomBytes(LENGTH).toString('base64')),
    file,
  );
}

/** @throws when the text is no such key, with where it stands and never with itself */
export function poolKeyOf(text: string, source: string): Uint8Array {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== LENGTH || key.toString('base64') !== text.trim()) {
    throw new Error(
      `${source} does not hold the base64 text of ${LENGTH} bytes, so stored passwords cannot be read. ` +
        'Put back the key of the first start, or make one for a new database with: openssl rand -base64 32',
    );
  }
  return key;
}
