import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { awsKeys } from '../aws/testing/awsReceiver';
import type { Config } from './config';
import { openOptionKeys } from './optionKeys';
import { sealIn } from '../vault/envelope';
import { keyRing } from '../vault/keyRing';
import { kmsKeyOf } from '../vault/kmsKey';
import { arn, fakeKms } from '../vault/testing/fakeKms';

const key = `2026-11:${Buffer.alloc(32, 4).toString('base64')}`;

const open = (optionKeys: Partial<Config['optionKeys']>, dataDir: string) =>
  openOptionKeys({
    optionKeys: { text: undefined, kms: undefined, ...optionKeys },
    dataDir,
  });

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

it('makes a key of its own at the first start, for its owner alone, and keeps it', () => {
  const dataDir = folder();
  expect(open({}, dataDir).active).toBe('first');
  const file = join(dataDir, 'option.keys');
  const text = readFileSync(file, 'utf8');

  expect(statSync(file).mode & 0o777).toBe(0o600);
  open({}, dataDir);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('takes keys as text, and makes no file beside them', () => {
  const dataDir = folder();

  expect(open({ text: key }, dataDir).active).toBe('2026-11');
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each<[string, (dataDir: string) => Partial<Config['optionKeys']>]>([
  ['given as text', () => ({ text: key })],
  ['left in the data folder', (dataDir) => (writeFileSync(join(dataDir, 'option.keys'), key), {})],
])('seals by AWS KMS with the credentials of the environment, and opens by a key %s', async (_, older) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', awsKeys.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', awsKeys.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', awsKeys.sessionToken);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { endpoint, heard } = await fakeKms();
  const dataDir = folder();
  const kms = { ...kmsKeyOf(arn)!, endpoint };
  const keys = open({ kms, ...older(dataDir) }, dataDir);
  const before = await keyRing(key, 'the test').create('a place');

  expect(keys.active).toBe(arn);
  expect(await keys.unwrap(before.wrapped, 'a place')).toEqual(Buffer.from(before.key));
  expect((await sealIn(keys, { id: '1', owner: 'ada', column: 'x' }, Buffer.from('y'))).kek).toBe(arn);
  expect(heard).toHaveLength(1);
});

it('makes no key in the data folder beside one of AWS KMS', async () => {
  const { endpoint } = await fakeKms();
  const dataDir = folder();
  open({ kms: { ...kmsKeyOf(arn)!, endpoint } }, dataDir);

  expect(readdirSync(dataDir)).toEqual([]);
});
