import { createHash } from 'node:crypto';
import { AwsFailure } from '../aws/awsFailure';
import type { AwsService } from '../aws/awsService';
import { type KeyProvider, KeyRefused, KeyUnavailable } from './keyProvider';

interface KmsKeysOptions {
  /** ARN of the key that seals; it opens what it sealed. */
  readonly arn: string;
  readonly kms: AwsService;
  /** Opens what was sealed by the keys before it, until everything is sealed anew; undefined: there were none. */
  readonly older: KeyProvider | undefined;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
}

const LENGTH = 32;
/** Milliseconds before a call is made once more. */
const pauses = [100, 400];

/**
 * An outer key that never leaves AWS KMS: it makes inner keys and opens them, each beside a digest of its place. The
 * digest stands for the place because AWS writes the context of every call down in clear, and a place names its owner.
 */
export function kmsKeys({ arn, kms, older, pause }: KmsKeysOptions): KeyProvider {
  async function ask(operation: string, aad: string, body: Readonly<Record<string, unknown>>) {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `TrentService.${operation}`,
    };
    const EncryptionContext = { place: createHash('sha256').update(aad).digest('hex') };
    for (let tried = 0; ; tried += 1) {
      try {
        return await kms({ path: '/', headers, body: { KeyId: arn, EncryptionContext, ...body } });
      } catch (error) {
        const ms = pauses[tried];
        if (!(error instanceof AwsFailure) || !error.transient || ms === undefined) throw told(error, arn);
        await pause(ms);
      }
    }
  }
  const wrapped = (blob: unknown) => ({ kek: arn, wdek: bytes(blob, arn).toString('base64') });
  const inner = (plain: unknown) => {
    const key = bytes(plain, arn);
    if (key.length === LENGTH) return key;
    throw new KeyRefused(`${WHO} ${arn} answered with something that is no inner key.`);
  };

  return {
    active: arn,
    async create(aad) {
      const made = await ask('GenerateDataKey', aad, { NumberOfBytes: LENGTH });
      return { key: inner(made.Plaintext), wrapped: wrapped(made.CiphertextBlob) };
    },
    wrap: async (key, aad) =>
      wrapped((await ask('Encrypt', aad, { Plaintext: Buffer.from(key).toString('base64') })).CiphertextBlob),
    async unwrap(sealed, aad) {
      if (sealed.kek === arn) {
        return inner((await ask('Decrypt', aad, { CiphertextBlob: sealed.wdek })).Plaintext);
      }
      if (older) return older.unwrap(sealed, aad);
      throw new KeyRefused(`The key "${sealed.kek}" is neither OPTION_KMS_KEY nor among older keys.`);
    },
  };
}

const WHO = 'The AWS KMS key';

function bytes(base64: unknown, arn: string): Buffer {
  if (typeof base64 === 'string' && base64 !== '') return Buffer.from(base64, 'base64');
  throw new KeyRefused(`${WHO} ${arn} answered with nothing.`);
}

/** What the key itself says no to is a refusal; all else may be mended, here or there, without another key. */
function told(error: unknown, arn: string): unknown {
  if (!(error instanceof AwsFailure)) return error;
  if (/^(InvalidCiphertext|IncorrectKey)Exception$/.test(error.code)) {
    return new KeyRefused(`${WHO} ${arn} does not open what it should have sealed (${error.code}).`);
  }
  return new KeyUnavailable(
    `${WHO} ${arn} cannot be used (${error.code}), so no bank account can be sealed or opened. Check that it is ` +
      'enabled, that AWS is reachable from here, and that the credentials of this process allow kms:GenerateDataKey, ' +
      'kms:Encrypt and kms:Decrypt with it.',
  );
}
