import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fateOf, fingerprintOf as contentOf, putWhole } from './putWhole';
import { bankSftp, expectSshKey, hostKeyOf, type SftpServer } from './sftpStore';
import { openSftpServer } from './testing/sftpServer';
import { fingerprintOf, type SshKey, sshKey } from './testing/sshKeys';
import { tempFolders } from './testing/tempFolders';

let hostKey: SshKey;
let userKey: SshKey;
let otherKey: SshKey;
beforeAll(() => {
  [hostKey, userKey, otherKey] = [sshKey(), sshKey(), sshKey()];
});

let folders: Awaited<ReturnType<typeof tempFolders>>;
let server: Awaited<ReturnType<typeof openSftpServer>>;
let log: string[];
beforeEach(async () => {
  folders = await tempFolders();
  server = await openSftpServer(folders.home, hostKey, userKey);
  log = [];
});

const bank = (over: Partial<SftpServer> = {}) =>
  bankSftp({
    host: '127.0.0.1',
    port: server.port,
    user: 'larkspur',
    key: Buffer.from(userKey.private),
    passphrase: undefined,
    hostKeys: [hostKeyOf(fingerprintOf(hostKey))!],
    out: '/out',
    in: '/in',
    debug: (line) => log.push(line),
    ...over,
  });
const bytes = Buffer.from('101 125100018 '.repeat(20_000));
const file = { name: 'ach_1.ach', bytes };
const put = (over: Partial<SftpServer> = {}) => bank(over).visit((store) => putWhole(store, '/out', file));
const sent = (name = file.name) => readFile(join(folders.out, name));

describe('a file over SFTP', () => {
  it('is put whole under its name, once', async () => {
    expect(await put()).toBe('put');
    expect(await put()).toBe('there');
    expect(await folders.sent()).toEqual([file.name]);
    expect((await sent()).equals(bytes)).toBe(true);
  });

  it('is not put over another one', async () => {
    await writeFile(join(folders.out, file.name), 'another');
    await expect(put()).rejects.toMatchObject({ kind: 'otherFile' });
    const moving = bank().visit(async (store) => {
      await store.write('/out/.x', bytes);
      await store.move('/out/.x', `/out/${file.name}`);
    });
    await expect(moving).rejects.toMatchObject({ kind: 'otherFile' });
    expect((await sent()).toString()).toBe('another');
  });

  it('is whole at the next attempt where the connection broke under the first', async () => {
    server.faults.cutAfter = 100_000;
    await expect(put()).rejects.toMatchObject({ kind: 'unreachable' });
    const [left, ...more] = await folders.sent();
    expect([left, more]).toEqual(['.ach_1.ach.part', []]);
    expect((await sent(left)).length).toBeLessThan(bytes.length);

    server.faults.cutAfter = undefined;
    expect(await put()).toBe('put');
    expect(await folders.sent()).toEqual([file.name]);
    expect((await sent()).equals(bytes)).toBe(true);
  });

  it('is found where the answer to its renaming was lost', async () => {
    server.faults.cutAfterRename = true;
    await expect(put()).rejects.toMatchObject({ kind: 'unreachable' });
    const fate = await bank().visit((store) => fateOf(store, '/out', file.name, contentOf(bytes)));
    expect(fate).toBe('put');
  });

  it('is told to have no place where the server takes none', async () => {
    server.faults.readOnly = true;
    await expect(put()).rejects.toMatchObject({ kind: 'folder' });
    await expect(bank().visit((store) => putWhole(store, '/nowhere', file))).rejects.toMatchObject({
      kind: 'folder',
    });
  });

  it('is listed, read, moved and removed there', async () => {
    await writeFile(join(folders.in, 'returns.ach'), bytes);
    await mkdir(join(folders.in, 'folder'));
    await bank().visit(async (store) => {
      const listed = await store.list('/in');
      expect(listed).toMatchObject([{ name: 'returns.ach', size: bytes.length }]);
      expect(Buffer.from(await store.read('/in/returns.ach')).equals(bytes)).toBe(true);
      await store.makeFolder('/in/done');
      await store.makeFolder('/in/done');
      await store.move('/in/returns.ach', '/in/done/returns.ach');
      expect(await store.size('/in/returns.ach')).toBeUndefined();
      await store.remove('/in/nothing');
      await expect(store.size('/in/done')).rejects.toMatchObject({ kind: 'folder' });
      await expect(store.read('/in/nothing')).rejects.toMatchObject({ kind: 'folder' });
    });
    expect(await readdir(join(folders.in, 'done'))).toEqual(['returns.ach']);
  });
});

describe('the server', () => {
  it('is refused with another key before anybody says who they are', async () => {
    const hostKeys = [hostKeyOf(fingerprintOf(otherKey))!];
    await expect(put({ hostKeys })).rejects.toMatchObject({
      kind: 'hostKey',
      message: expect.stringContaining(fingerprintOf(hostKey)) as string,
    });
    expect(server.attempts).toEqual([]);
    expect(await folders.sent()).toEqual([]);
  });

  it.each([
    ['its fingerprint', () => [fingerprintOf(hostKey)]],
    ['the line of its public key', () => [hostKey.public]],
    ['one of several', () => [otherKey.public, fingerprintOf(otherKey), fingerprintOf(hostKey)]],
  ])('is known by %s', async (_, pins) => {
    expect(await put({ hostKeys: pins().map((pin) => hostKeyOf(pin)!) })).toBe('put');
  });

  it('does not let anybody in with another key, or as somebody else', async () => {
    await expect(put({ key: Buffer.from(otherKey.private) })).rejects.toMatchObject({ kind: 'userKey' });
    await expect(put({ user: 'somebody' })).rejects.toMatchObject({ kind: 'userKey' });
  });

  it('is called by a key with a passphrase', async () => {
    const locked = sshKey('correct horse');
    const other = await openSftpServer(folders.home, hostKey, locked);
    const key = Buffer.from(locked.private);
    expect(await put({ port: other.port, key, passphrase: 'correct horse' })).toBe('put');
    await expectSshKey(key, 'correct horse');
    for (const [text, passphrase] of [
      [locked.private, 'wrong'],
      [locked.private, undefined],
      [userKey.public, undefined],
      ['nothing', undefined],
    ] as const)
      await expect(expectSshKey(Buffer.from(text), passphrase)).rejects.toThrow('BANK_SFTP_KEY_FILE');
  });

  it('that is not there is told so', async () => {
    await expect(put({ port: 1 })).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

it.each([
  ['SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU', undefined],
  ['SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', undefined],
  ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA== bank', 'ssh-ed25519'],
  ['ecdsa-sha2-nistp256 AAAA', 'ecdsa-sha2-nistp256'],
])('reads the pinned key %s', (text, type) => {
  expect(hostKeyOf(text)).toMatchObject({ type });
  expect(hostKeyOf(text)!.sha256).toHaveLength(32);
});

it.each([
  '',
  'SHA256:',
  'MD5:00:11',
  'ssh-dss AAAA',
  'ssh-ed25519',
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU',
])('reads no key in %j', (text) => expect(hostKeyOf(text)).toBeUndefined());
