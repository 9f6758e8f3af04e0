import { type Environment, pathOf, sealedServiceOf } from './configValues';
import { type KmsKey, kmsKeyOf } from '../vault/kmsKey';

/** Where the outer keys of saved bank accounts are. With none of the three: in the data folder. */
export interface OptionKeysConfig {
  readonly text: string | undefined;
  /** Absolute path. */
  readonly file: string | undefined;
  /** The key of AWS KMS that seals; the others then only open what they sealed before. */
  readonly kms: KmsKey | undefined;
}

/** @throws with what is wrong, why, and what to set instead; never with a key */
export const optionKeysOf = (env: Environment): OptionKeysConfig => ({
  text: env.OPTION_KEYS || undefined,
  file: pathOf(env.OPTION_KEYS_FILE),
  kms: kmsOf(env),
});

function kmsOf(env: Environment): OptionKeysConfig['kms'] {
  const endpoint = sealedServiceOf(env, 'OPTION_KMS_ENDPOINT');
  if (!env.OPTION_KMS_KEY) return undefined;
  const key = kmsKeyOf(env.OPTION_KMS_KEY);
  if (key) return endpoint ? { ...key, endpoint } : key;
  throw new Error(
    'OPTION_KMS_KEY is not the ARN of a key, so saved bank accounts could not be sealed. Set it to ' +
      'arn:aws:kms:<region>:<account>:key/<id>. An alias is not enough: it may name another key tomorrow.',
  );
}
