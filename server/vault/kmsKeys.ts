import { createHash } from 'node:crypto';
import type { KMS, KMSClientConfig } from '@aws-sdk/client-kms';
import { awsErrorCode, loadSdk, timeLimit } from '../aws/awsClient';
import { type KeyProvider, KeyRefused, KeyUnavailable } from './keyProvider';

interface KmsKeysOptions {
  /** ARN of the key that seals; it opens what it sealed. */
  readonly arn: string;
  /** Region and endpoint as the SDK takes them. Without credentials it finds those of the environment, and renews them. */
  readonly client: KMSClientConfig;
  /** Opens what was sealed by the keys before it, until everything is sealed anew; undefined: there were none. */
  readonly older: KeyProvider | undefined;
  readonly timeoutMs?: number;
}

/** What each call names: the key, and the place of what it seals. */
interface Sealing {
  readonly KeyId: string;
  readonly EncryptionContext: Record<string, string>;
}

const LENGTH = 32;
/** Of one call. Somebody waits for it who adds a bank account. */
const TIMEOUT_MS = 3_000;
/** The SDK makes a throttled, broken or lost call again after a short pause, and no other. */
const ATTEMPTS = 3;

/**
 * An outer key that never leaves AWS KMS: it makes inner keys and opens them, each beside a digest of its place. The
 * digest stands for the place because AWS writes the context of every call down in clear, and a place names its owner.
 */
export function kmsKeys({ arn, client, older, timeoutMs = TIMEOUT_MS }: KmsKeysOptions): KeyProvider {
  let opened: Promise<KMS> | undefined;
  async function ask<T>(aad: string, call: (kms: KMS, sealing: Sealing) => Promise<T>): Promise<T> {
    const place = createHash('sha256').update(aad).digest('hex');
    try {
      return await call(await (opened ??= open(client, timeoutMs)), {
        KeyId: arn,
        EncryptionContext: { place },
      });
    } catch (error) {
      throw refusedOrUnavailable(awsErrorCode(error), arn);
    }
  }
  const wrapped = (blob: Uint8Array | undefined) => ({
    kek: arn,
    wdek: bytes(blob, arn).toString('base64'),
  });
  const inner = (plain: Uint8Array | undefined) => {
    const key = bytes(plain, arn);
    if (key.length === LENGTH) return key;
    throw new KeyRefused(`${WHO} ${arn} answered with something that is no inner key.`);
  };

  return {
    active: arn,
    async create(aad) {
      const made = await ask(aad, (kms, sealing) =>
        kms.generateDataKey({ ...sealing, NumberOfBytes: LENGTH }),
      );
      return { key: inner(made.Plaintext), wrapped: wrapped(made.CiphertextBlob) };
    },
    async wrap(key, aad) {
      const made = await ask(aad, (kms, sealing) => kms.encrypt({ ...sealing, Plaintext: key }));
      return wrapped(made.CiphertextBlob);
    },
    async unwrap(sealed, aad) {
      if (sealed.kek === arn) {
        const CiphertextBlob = Buffer.from(sealed.wdek, 'base64');
        return inner(
          (await ask(aad, (kms, sealing) => kms.decrypt({ ...sealing, CiphertextBlob }))).Plaintext,
        );
      }
      if (older) return older.unwrap(sealed, aad);
      throw new KeyRefused(`The key "${sealed.kek}" is neither OPTION_KMS_KEY nor among older keys.`);
    },
  };
}

async function open(client: KMSClientConfig, timeoutMs: number): Promise<KMS> {
  const sdk = await loadSdk(() => import('@aws-sdk/client-kms'));
  return new sdk.KMS({ ...timeLimit(timeoutMs), maxAttempts: ATTEMPTS, ...client });
}

const WHO = 'The AWS KMS key';

function bytes(answered: Uint8Array | undefined, arn: string): Buffer {
  if (answered?.length) return Buffer.from(answered);
  throw new KeyRefused(`${WHO} ${arn} answered with nothing.`);
}

/** What the key itself says no to is a refusal; all else may be mended, here or there, without another key. */
function refusedOrUnavailable(code: string, arn: string): KeyRefused | KeyUnavailable {
  if (/^(InvalidCiphertext|IncorrectKey)Exception$/.test(code)) {
    return new KeyRefused(`${WHO} ${arn} does not open what it should have sealed (${code}).`);
  }
  return new KeyUnavailable(
    `${WHO} ${arn} cannot be used (${code}), so no bank account can be sealed or opened. Check that it is enabled, ` +
      'that AWS is reachable from here, and that the credentials of this process allow kms:GenerateDataKey, ' +
      'kms:Encrypt and kms:Decrypt with it.',
  );
}
