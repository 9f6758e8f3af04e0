import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../aws/testing/awsReceiver';
import { ClearNumber } from './clearNumber';
import { KeyRefused, KeyUnavailable } from './keyProvider';
import { keyRing } from './keyRing';
import { kmsKeyOf } from './kmsKey';
import { numberVault } from './numberVault';
import { arn, arnOf, fakeKms } from './testing/fakeKms';

const here = { id: '0196280f-0000-7000-8000-000000000001', owner: 'ada@example.com' };
const digits = '7'.repeat(6) + '42';
const number = new ClearNumber(digits);
const vaultOver = (keys: Parameters<typeof numberVault>[0]) => numberVault(keys, Buffer.alloc(32, 1));
const failure = (status: number, type: string): Answer => ({
  status,
  body: { __type: type, message: 'arn:planted' },
});

describe('a key of AWS KMS', () => {
  it('makes the inner key and opens it again, and is told no place and no owner', async () => {
    const { over, heard } = await fakeKms();
    const vault = vaultOver(over());
    const sealed = await vault.seal(here, number);

    expect(sealed.kek).toBe(arn);
    expect((await vault.open(here, sealed)).reveal()).toBe(digits);
    expect(heard.map(({ headers }) => headers['x-amz-target'])).toEqual([
      'TrentService.GenerateDataKey',
      'TrentService.Decrypt',
    ]);
    expect(heard[0]!.body.EncryptionContext).toEqual(heard[1]!.body.EncryptionContext);
    const told = JSON.stringify(heard);
    for (const secret of [digits, here.owner, here.id]) expect(told).not.toContain(secret);
  });

  it.each([
    ['another row', { ...here, id: '0196280f-0000-7000-8000-000000000002' }],
    ['another owner', { ...here, owner: 'bob@example.com' }],
  ])('opens nothing in the place of %s', async (_, elsewhere) => {
    const { over } = await fakeKms();
    const vault = vaultOver(over());

    await expect(vault.open(elsewhere, await vault.seal(here, number))).rejects.toThrow(KeyRefused);
  });

  it('does not open what another key sealed', async () => {
    const { over } = await fakeKms();
    const sealed = await vaultOver(over()).seal(here, number);

    await expect(vaultOver(over(arnOf('other'))).open(here, sealed)).rejects.toThrow(KeyRefused);
    await expect(
      vaultOver(over(arnOf('other'))).open(here, { ...sealed, kek: arnOf('other') }),
    ).rejects.toThrow('does not open what it should have sealed (InvalidCiphertextException)');
  });

  it('takes over from a key of a file: what that sealed opens, and is sealed anew untouched', async () => {
    const { over, heard } = await fakeKms();
    const ring = keyRing(`2026-11:${Buffer.alloc(32, 2).toString('base64')}`, 'the test');
    const old = await vaultOver(ring).seal(here, number);
    const both = vaultOver(over(arn, ring));
    expect((await both.open(here, old)).reveal()).toBe(digits);
    expect(heard).toEqual([]);

    const anew = await both.rewrap(here, old);
    expect(anew).toMatchObject({ kek: arn, ct: old.ct });
    expect((await vaultOver(over()).open(here, anew)).reveal()).toBe(digits);
    await expect(vaultOver(over()).open(here, old)).rejects.toThrow('"2026-11" is neither OPTION_KMS_KEY');
  });

  it.each<[string, Answer]>([
    ['throttled', failure(400, 'ThrottlingException')],
    ['out of order', failure(500, 'KMSInternalException')],
    ['out of reach', { status: 503, body: '<html>' }],
  ])('is asked again where it is %s', async (_, fault) => {
    const { over, heard } = await fakeKms([fault, fault]);

    expect((await vaultOver(over()).seal(here, number)).kek).toBe(arn);
    expect(heard).toHaveLength(3);
  });

  it.each<[string, Answer | 'silent', string, number]>([
    ['stays throttled', failure(400, 'ThrottlingException'), 'ThrottlingException', 3],
    ['is not ours', failure(400, 'AccessDeniedException'), 'AccessDeniedException', 1],
    ['is disabled', failure(400, 'DisabledException'), 'DisabledException', 1],
    ['is about to be deleted', failure(400, 'KMSInvalidStateException'), 'KMSInvalidStateException', 1],
    ['is not there', failure(400, 'NotFoundException'), 'NotFoundException', 1],
    ['does not answer', 'silent', 'TimeoutError', 3],
  ])(
    'that %s seals nothing, says what to check, and repeats no words of AWS',
    async (_, fault, code, calls) => {
      const { over, heard } = await fakeKms([fault, fault, fault], 100);
      const sealing = vaultOver(over()).seal(here, number);

      await expect(sealing).rejects.toThrow(KeyUnavailable);
      await expect(sealing).rejects.toThrow(`cannot be used (${code})`);
      const error: unknown = await sealing.catch((thrown: unknown) => thrown);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('planted');
      expect(heard).toHaveLength(calls);
    },
  );

  it.each([{}, { Plaintext: 'AAAA', CiphertextBlob: 'AAAA' }, { CiphertextBlob: 'AAAA' }])(
    'that answers %j seals nothing',
    async (body) => {
      const { over } = await fakeKms([{ status: 200, body }]);

      await expect(vaultOver(over()).seal(here, number)).rejects.toThrow(KeyRefused);
    },
  );
});

describe('kmsKeyOf', () => {
  it.each([
    [arn, 'https://kms.us-west-2.amazonaws.com'],
    ['arn:aws-cn:kms:cn-north-1:111122223333:key/mrk-1', 'https://kms.cn-north-1.amazonaws.com.cn'],
    ['arn:aws:kms:us-west-2:111122223333:alias/options', undefined],
    ['arn:aws:s3:us-west-2:111122223333:key/1', undefined],
    ['1234abcd-12ab-34cd-56ef-1234567890ab', undefined],
    [`${arn},${arn}`, undefined],
  ])('of %s is at %s', (text, endpoint) => {
    expect(kmsKeyOf(text)?.endpoint).toBe(endpoint);
  });
});
