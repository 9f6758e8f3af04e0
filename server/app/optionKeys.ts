import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { keptInFile } from '../vault/keyFile';
import type { KeyProvider } from '../vault/keyProvider';
import { keyRing } from '../vault/keyRing';
import { kmsKeys } from '../vault/kmsKeys';

type Settings = Pick<Config, 'optionKeys' | 'dataDir'>;

/**
 * The outer keys of saved bank accounts: one of AWS KMS (OPTION_KMS_KEY), beside which the others only open what they
 * sealed; or given as text (OPTION_KEYS), or in `<dataDir>/option.keys`, which the first start makes. Several processes on
 * one database need the same: give them to each.
 * @throws when what is given or kept is no such key
 */
export function openOptionKeys(settings: Settings): KeyProvider {
  const { kms } = settings.optionKeys;
  if (!kms) return givenKeys(settings) ?? ownKeys(settings);
  const { arn, region, endpoint } = kms;
  return kmsKeys({
    arn,
    client: { region, endpoint },
    older: givenKeys(settings) ?? (existsSync(ownFile(settings)) ? ownKeys(settings) : undefined),
  });
}

const givenKeys = ({ optionKeys: { text } }: Settings): KeyProvider | undefined =>
  text === undefined ? undefined : keyRing(text, 'OPTION_KEYS');

const ownFile = ({ dataDir }: Settings): string => join(dataDir, 'option.keys');

function ownKeys(settings: Settings): KeyProvider {
  const file = ownFile(settings);
  return keyRing(
    keptInFile(file, () => `first:${randomBytes(32).toString('base64')}\n`),
    file,
  );
}
