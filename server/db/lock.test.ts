import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldgate-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (holder: unknown) => writeFileSync(join(folder, 'server.lock'), JSON.stringify(holder));

describe('the lock of a data folder', () => {
  it('refuses a second taker and names the process that holds it', async () => {
    await lockFolder(folder);

    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('is free again when it is given back', async () => {
    const unlock = await lockFolder(folder);
    unlock();

    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('takes over from a process that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    lockOf({ pid, started: '1' });

    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('does not mistake a later process with the same number for the holder', async () => {
    lockOf({ pid: process.pid, started: '1' });

    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('takes over from a lock that was cut short while it was written', async () => {
    writeFileSync(join(folder, 'server.lock'), '{"pid":');

    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });
});
