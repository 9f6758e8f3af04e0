import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../clock';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { readPoolKey } from './poolKey';
import { collectingOutbox, openTestPool, poolId, settings } from './testing/testPool';
import { openUserPool } from './userPool';
import { vaultOf } from '../vault/vault';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});

describe('the pool', () => {
  it('signs with the same key after a restart, whoever was first', async () => {
    const [one, two] = await Promise.all([openTestPool(db), openTestPool(db)]);

    expect(await one.pool.jwks()).toEqual(await house.pool.jwks());
    expect(await two.pool.jwks()).toEqual(await house.pool.jwks());
  });

  it('does not open with another key', async () => {
    const outbox = collectingOutbox();
    const other = openUserPool({ db, clock: systemClock, key: Buffer.alloc(32, 8), settings, outbox });

    await expect(other).rejects.toThrow("The user pool's key does not open what the database holds");
  });
});

describe('the vault', () => {
  const vault = vaultOf(Buffer.alloc(32, 1), poolId);
  const sealed = vault.seal('letter', Buffer.from('wheat'));

  it('opens what it sealed for the same purpose', () => {
    expect(vault.open('letter', sealed)?.toString()).toBe('wheat');
    expect(sealed.toString('latin1')).not.toContain('wheat');
  });

  it.each([
    ['another purpose', () => vault.open('session', sealed)],
    ['another key', () => vaultOf(Buffer.alloc(32, 2), poolId).open('letter', sealed)],
    ['another pool', () => vaultOf(Buffer.alloc(32, 1), 'us-west-2_Other').open('letter', sealed)],
    [
      'a changed byte',
      () => vault.open('letter', Buffer.from(sealed.map((byte, at) => (at === 14 ? byte ^ 1 : byte)))),
    ],
    ['too few bytes', () => vault.open('letter', sealed.subarray(0, 20))],
  ])('does not open with %s', (_what, open) => {
    expect(open()).toBeUndefined();
  });
});

describe("the pool's key", () => {
  const folder = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-key-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    return dataDir;
  };

  it('is made once, for its owner alone', () => {
    const dataDir = folder();
    const key = readPoolKey({ key: undefined, dataDir });

    expect(key).toHaveLength(32);
    expect(readPoolKey({ key: undefined, dataDir })).toEqual(key);
    expect(statSync(join(dataDir, 'pool.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'pool.key'), 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  });

  it('is the given one, and then no file is made', () => {
    const dataDir = folder();
    const given = Buffer.alloc(32, 9);

    expect(readPoolKey({ key: given.toString('base64'), dataDir })).toEqual(given);
    expect(() => statSync(join(dataDir, 'pool.key'))).toThrow('ENOENT');
  });

  it('is refused when it is cut short', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'pool.key'), 'c2hvcnQ=');

    expect(() => readPoolKey({ key: 'c2hvcnQ=', dataDir })).toThrow('POOL_KEY does not hold');
    expect(() => readPoolKey({ key: undefined, dataDir })).toThrow('pool.key does not hold');
  });
});
