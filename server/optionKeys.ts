import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { keptInFile } from './vault/keyFile';
import type { KeyProvider } from './vault/keyProvider';
import { keyRing } from './vault/keyRing';

/**
 * The outer keys of saved bank accounts: given as text (OPTION_KEYS), in a file that something else looks after
 * (OPTION_KEYS_FILE), or in `<dataDir>/option.keys`, which the first start makes. Several processes on one database need
 * the same: give them to each.
 * @throws when what is given or kept is no such key
 */
export function openOptionKeys({ optionKeys, dataDir }: Pick<Config, 'optionKeys' | 'dataDir'>): KeyProvider {
  if (optionKeys.text !== undefined) return keyRing(optionKeys.text, 'OPTION_KEYS');
  if (optionKeys.file !== undefined) return keyRing(given(optionKeys.file), optionKeys.file);
  const file = join(dataDir, 'option.keys');
  return keyRing(
    keptInFile(file, () => `first:${randomBytes(32).toString('base64')}\n`),
    file,
  );
}

/** A file that somebody else should have put there is not made: another key would be no help. */
function given(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `OPTION_KEYS_FILE is "${file}", which cannot be read (${(error as NodeJS.ErrnoException).code}), so saved bank ` +
        'accounts cannot be opened. Put the file there, or leave OPTION_KEYS_FILE out for a new database.',
      { cause: error },
    );
  }
}
