import { createHash, randomBytes } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import { type Answer, awsKeys, awsReceiver, type Heard, region } from '@server/aws/testing/awsReceiver';
import { openGcm, sealGcm } from '../gcm';
import type { KeyProvider } from '../keyProvider';
import { kmsKeys } from '../kmsKeys';

export const arnOf = (id: string) => `arn:aws:kms:${region}:111122223333:key/${id}`;
export const arn = arnOf('1234abcd-12ab-34cd-56ef-1234567890ab');

const failure = (type: string, message = 'planted words'): Answer => ({
  status: 400,
  body: { __type: type, message },
});

/** The three operations that the vault uses, as strict as KMS is with them. */
function answerOf({ path, headers, body }: Heard, keys: readonly string[]): Answer {
  const operation = /^TrentService\.(\w+)$/.exec(String(headers['x-amz-target']))?.[1] ?? '';
  const known = fields[operation];
  if (path !== '/' || headers['content-type'] !== 'application/x-amz-json-1.1' || !known) {
    return failure('UnknownOperationException');
  }
  const { KeyId, EncryptionContext: context } = body;
  if (Object.keys(body).toSorted().join() !== known || !isContext(context)) {
    return failure('ValidationException');
  }
  if (!keys.includes(KeyId as string))
    return failure('NotFoundException', `Key '${String(KeyId)}' does not exist`);
  const master = createHash('sha256').update(String(KeyId)).digest();
  const aad = JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const sealed = (plain: Uint8Array) => sealGcm(master, aad, plain).toString('base64');
  if (operation === 'Decrypt') {
    const plain = openGcm(master, aad, Buffer.from(body.CiphertextBlob as string, 'base64'));
    if (!plain) return failure('InvalidCiphertextException');
    return { status: 200, body: { KeyId, Plaintext: plain.toString('base64') } };
  }
  const plain =
    operation === 'Encrypt'
      ? Buffer.from(body.Plaintext as string, 'base64')
      : randomBytes(body.NumberOfBytes as number);
  const made = operation === 'Encrypt' ? {} : { Plaintext: plain.toString('base64') };
  return { status: 200, body: { KeyId, CiphertextBlob: sealed(plain), ...made } };
}

const fields: Readonly<Record<string, string>> = {
  GenerateDataKey: 'EncryptionContext,KeyId,NumberOfBytes',
  Encrypt: 'EncryptionContext,KeyId,Plaintext',
  Decrypt: 'CiphertextBlob,EncryptionContext,KeyId',
};

const isContext = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * A key service on this machine.
 * @param faults what it answers instead, one call after the other; 'silent': nothing at all
 */
export async function fakeKms(faults: (Answer | 'silent')[] = [], timeoutMs = 2_000) {
  const { endpoint, heard, close } = await awsReceiver('kms', (call) => {
    const fault = faults.shift();
    return fault === 'silent' ? undefined : (fault ?? answerOf(call, [arn, arnOf('other')]));
  });
  // The SDK pauses for a random share of up to two seconds before it asks again: here for none of it.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  const client = { region, endpoint, credentials: awsKeys };
  const over = (key = arn, older?: KeyProvider) => kmsKeys({ arn: key, client, older, timeoutMs });
  return { endpoint, heard, over, close };
}
