import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, sshKey } from '../bank/transport/testing/sshKeys';
import { tempFolders } from '../bank/transport/testing/tempFolders';
import { openTestDbForTest } from '../testing/testDb';
import { testNumbers } from '../testing/testNumbers';
import { bankOf } from './bankConfig';
import { openBank } from './openBank';

let folders: Awaited<ReturnType<typeof tempFolders>>;
beforeEach(async () => {
  folders = await tempFolders();
});

const open = async (env: Record<string, string>) =>
  openBank(bankOf(env), {
    db: await openTestDbForTest(),
    numbers: testNumbers,
    clock: { now: () => new Date() },
  });
const file = async (name: string, text: string) => {
  await writeFile(join(folders.home, name), text);
  return join(folders.home, name);
};
const key = sshKey('correct horse');
const sftp = () => ({
  BANK_SFTP_URL: 'sftp://larkspur@sftp.bank.example',
  BANK_SFTP_OUT: '/out',
  BANK_SFTP_IN: '/in',
  BANK_SFTP_HOST_KEY: fingerprintOf(key),
});

it('has no place where none is set', async () => {
  expect(await open({})).toMatchObject({ place: undefined, pgp: undefined });
});

it('names its place without what is secret', async () => {
  const folderBank = await open({ BANK_OUT_DIR: folders.out, BANK_IN_DIR: folders.in });
  expect(folderBank.place?.where).toBe(`the folders ${folders.out} and ${folders.in}`);
  const keyFile = await file('bank.key', key.private);
  const passphrase = await file('bank.pass', 'correct horse\n');
  const server = await open({
    ...sftp(),
    BANK_SFTP_KEY_FILE: keyFile,
    BANK_SFTP_PASSPHRASE_FILE: passphrase,
  });
  expect(server.place?.where).toBe('larkspur@sftp.bank.example:22');
});

describe('does not start with', () => {
  it.each(['BANK_SFTP_KEY_FILE', 'BANK_SFTP_PASSPHRASE_FILE'])('a %s that is not there', async (name) => {
    const env = { ...sftp(), BANK_SFTP_KEY_FILE: await file('bank.key', key.private) };
    await expect(open({ ...env, [name]: join(folders.home, 'nothing') })).rejects.toThrow(
      `${name} is "${join(folders.home, 'nothing')}", which cannot be read (ENOENT)`,
    );
  });

  it('a wrong passphrase, which is not told', async () => {
    const env = {
      ...sftp(),
      BANK_SFTP_KEY_FILE: await file('bank.key', key.private),
      BANK_SFTP_PASSPHRASE_FILE: await file('bank.pass', 'wrong horse'),
    };
    const opening = open(env);
    await expect(opening).rejects.toThrow('BANK_SFTP_KEY_FILE holds no private key that can be read');
    await expect(opening).rejects.not.toThrow('wrong horse');
  });

  it('a PGP key that is none', async () => {
    const path = await file('bank.asc', 'nothing');
    await expect(open({ BANK_PGP_PUBLIC_KEY_FILE: path })).rejects.toThrow('BANK_PGP_PUBLIC_KEY_FILE');
    await expect(open({ BANK_PGP_PRIVATE_KEY_FILE: path })).rejects.toThrow('BANK_PGP_PRIVATE_KEY_FILE');
  });
});
