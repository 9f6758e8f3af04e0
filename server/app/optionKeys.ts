import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { awsService } from '../aws/awsService';
import { keysOfEnvironment } from '../aws/surroundings';
import type { Clock } from '../clock';
import type { Config } from './config';
import { keptInFile } from '../vault/keyFile';
import type { KeyProvider } from '../vault/keyProvider';
import { keyRing } from '../vault/keyRing';
import { kmsKeys } from '../vault/kmsKeys';

type Settings = Pick<Config, 'optionKeys' | 'dataDir'>;

/** Of one call. Somebody waits for it who adds a bank account. */
const KMS_MS = 3_000;

/**
 * The outer keys of saved bank accounts: one of AWS KMS (OPTION_KMS_KEY), beside which the others only open what they
 * sealed; or given as text (OPTION_KEYS), in a file that something else looks after (OPTION_KEYS_FILE), or in
 * `<dataDir>/option.keys`, which the first start makes. Several processes on one database need the same: give them to
 * each.
 * @throws when what is given or kept is no such key
 */
export function openOptionKeys(settings: Settings, clock: Clock): KeyProvider {
  const { kms } = settings.optionKeys;
  if (!kms) return givenKeys(settings) ?? ownKeys(settings);
  const { region, endpoint } = kms;
  const keys = keysOfEnvironment(region);
  return kmsKeys({
    arn: kms.arn,
    kms: awsService({ service: 'kms', region, endpoint, keys, clock, timeoutMs: KMS_MS }),
    older: givenKeys(settings) ?? (existsSync(ownFile(settings)) ? ownKeys(settings) : undefined),
    pause,
  });
}

function givenKeys({ optionKeys }: Settings): KeyProvider | undefined {
  if (optionKeys.text !== undefined) return keyRing(optionKeys.text, 'OPTION_KEYS');
  return optionKeys.file === undefined ? undefined : keyRing(given(optionKeys.file), optionKeys.file);
}

const ownFile = ({ dataDir }: Settings): string => join(dataDir, 'option.keys');

function ownKeys(settings: Settings): KeyProvider {
  const file = ownFile(settings);
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
