import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import type { Migration } from '../db/migrationState';
import { postgresEngine } from '../db/postgres';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { openPortal } from './portal';

/** What a release adds to tables that are in use all the time, so that the one before goes on. */
const expanding = {
  name: '990-next-release',
  sql: `alter table outbox_message add column next_text text;
        alter table portal_user add column next_count integer not null default 0;
        create table next_thing (thing_id bigint generated always as identity primary key);
        create index on outbox_message (next_text)`,
};
const contracting = { name: '991-contract-next', sql: 'alter table portal_user drop column next_count' };

let server: RealPostgres;
let dataDir: string;
let url: string;
let count = 0;
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-versions-'));
  count += 1;
  url = server.url(`portal${count}`);
  await connected(server.url('postgres'), (admin) => admin.query(`create database portal${count}`));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

async function connected<T>(at: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(at);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function migrated(all: readonly Migration[], patience?: Parameters<typeof migrate>[2]) {
  const engine = await postgresEngine(url);
  try {
    return await migrate(engine, all, patience);
  } finally {
    await engine.close();
  }
}

async function start(env: Readonly<Record<string, string>> = {}) {
  const settings = {
    PORT: '0',
    OPS_PORT: '0',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'no',
    LOG_LEVEL: 'fatal',
  };
  const portal = await openPortal({ ...settings, ...env });
  onTestFinished(() => portal.close());
  return {
    /** Reads, writes, and is ready. */
    async serves() {
      const forgot = await portal.app.inject({
        method: 'POST',
        url: '/idp/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
        },
        payload: { ClientId: portal.config.pool.clientId, Username: 'ada@example.com' },
      });
      const health = await portal.app.inject('/api/health');
      const ready = await fetch(`http://127.0.0.1:${portal.opsPort}/readyz`);
      return [forgot.statusCode, health.statusCode, ready.status];
    },
  };
}

describe('a portal of the release before', () => {
  it('goes on beside tables that the next release has added to, and starts beside them', async () => {
    const running = await start();
    await migrated([...migrations, expanding]);
    const started = await start();
    const unmigrating = await start({ MIGRATE: 'no' });

    for (const portal of [running, started, unmigrating])
      expect(await portal.serves()).toEqual([200, 200, 200]);
  });

  it.each(['yes', 'no'])(
    'is refused in words where the next one took something away, with MIGRATE=%s',
    async (MIGRATE) => {
      await migrated(migrations);
      await migrated([...migrations, expanding, contracting]);

      await expect(start({ MIGRATE })).rejects.toThrow(/newer than this program.*991-contract-next/);
    },
  );
});

describe('a portal of the next release', () => {
  it('waits for its tables where it may not make them, and makes them where it may', async () => {
    await migrated(migrations.slice(0, -1));

    await expect(start({ MIGRATE: 'no' })).rejects.toThrow(
      new RegExp(`${migrations.at(-1)!.name} must be applied first.*npm run migrate`),
    );
    expect(await (await start()).serves()).toEqual([200, 200, 200]);
    expect(await (await start({ MIGRATE: 'no' })).serves()).toEqual([200, 200, 200]);
  });

  it('also waits for the tables of jobs', async () => {
    await migrated(migrations);

    await expect(start({ MIGRATE: 'no' })).rejects.toThrow(/tables of jobs .*npm run migrate/);
  });
});

describe('a migration whose table somebody holds', () => {
  const holding = (work: (release: () => Promise<unknown>) => Promise<void>) =>
    connected(url, async (holder) => {
      await holder.query('begin; lock table portal_user in access share mode');
      await work(() => holder.query('commit'));
    });

  it('lets others go first, tries again, and gets it', async () => {
    await migrated(migrations);
    await holding(async (release) => {
      const pauses: number[] = [];
      const pause = async (ms: number) => (pauses.push(ms) === 2 ? release() : undefined);
      const done = await migrated([...migrations, expanding], { lockMs: 20, tries: 5, pause });

      expect(done.applied).toEqual(['990-next-release']);
      expect(pauses).toEqual([3_000, 3_000]);
    });
  });

  it('gives up in words after so many tries, with nothing of it done', async () => {
    await migrated(migrations);
    const first = { name: '989-before', sql: 'create table before_it (x integer)' };
    await holding(async () => {
      let pauses = 0;
      const patience = { lockMs: 20, tries: 3, pause: async () => (pauses += 1) };

      await expect(migrated([...migrations, first, expanding], patience)).rejects.toThrow(
        /^Migration 990-next-release: .*lock timeout.*Nothing of it was changed\. Something holds its table.*kept: 989-before\.$/,
      );
      expect(pauses).toBe(2);
    });
    expect(
      await connected(url, (client) => client.query(`select to_regclass('next_thing') as made`)),
    ).toMatchObject({
      rows: [{ made: null }],
    });
  });
});
