import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRelay, type Relay } from '../testing/relay';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { DatabaseGone, outlasting } from './databaseGone';
import type { Db } from './db';
import { openDb } from './open';
import { postgresEngine } from './postgres';

let server: RealPostgres;
let relay: Relay;
let db: Db;
let changes: string[];
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  relay = await openRelay(server.url('postgres'));
  db = openDb(await postgresEngine(relay.urlOf(server.url('postgres')), { connections: 3 }));
  changes = [];
  db.onChange(({ now }) => changes.push(now));
  await db.script('drop table if exists crop; create table crop (name text)');
  return async () => {
    await db.close();
    await relay.stop();
  };
});

/** Ends every connection that the tests make to the server; not another that does the same. */
const endAll = async () => {
  const admin = new pg.Client({ connectionString: server.url('postgres'), application_name: 'admin' });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name <> 'admin' and backend_type = 'client backend'`,
  );
  await admin.end();
};
const sow = (tx: Pick<Db, 'sql'>, name: string) => sql`insert into crop values (${name})`.execute(tx.sql);
const sown = async () => {
  const { rows } = await sql<{ name: string }>`select name from crop order by 1`.execute(db.sql);
  return rows.map(({ name }) => name);
};
const answers = () => vi.waitFor(async () => void (await sown()), { timeout: 30_000 });

describe('a connection that ends in use', () => {
  it.each<[string, (tx: Pick<Db, 'sql'>) => Promise<unknown>]>([
    ['between two statements', () => endAll()],
    ['during a statement', (tx) => Promise.all([sql`select pg_sleep(60)`.execute(tx.sql), endAll()])],
  ])('%s ends its transaction and no process', async (_, happens) => {
    const broken = db.transaction(async (tx) => {
      await sow(tx, 'oats');
      await happens(tx);
      await sow(tx, 'rye');
    });

    await expect(broken).rejects.toThrow(DatabaseGone);
    await expect(broken).rejects.toMatchObject({ statusCode: 503, unsure: false });
    await answers();
    expect(await sown()).toEqual([]);
    expect(changes).toEqual(['lost', 'back']);
  });

  it.each([
    ['before the first row', 0],
    ['between rows', 3],
  ])('during a COPY, %s', async (_, after) => {
    let isLeftOpen = true;
    async function* rows() {
      try {
        for (let n = 0; n < 100_000; n += 1) {
          if (n === after) await endAll();
          yield [`crop ${n}`.repeat(100)];
        }
      } finally {
        isLeftOpen = false;
      }
    }

    await expect(db.transaction((tx) => tx.copyIn('crop', ['name'], rows()))).rejects.toThrow(DatabaseGone);
    await vi.waitFor(() => expect(isLeftOpen).toBe(false));
    await answers();
    expect(await sown()).toEqual([]);
  });

  it('at the commit leaves open what became of it', async () => {
    await db.script(`create or replace function slow() returns trigger language plpgsql as
      'begin perform pg_sleep(60); return new; end';
      create constraint trigger slow after insert on crop deferrable initially deferred for each row execute function slow()`);
    const broken = db.transaction((tx) => sow(tx, 'oats'));
    const ended = vi
      .waitFor(async () => {
        const { rows } =
          await sql`select from pg_stat_activity where query = 'commit' and state = 'active'`.execute(db.sql);
        expect(rows).toHaveLength(1);
      })
      .then(endAll);

    await expect(broken).rejects.toMatchObject({ name: 'DatabaseGone', unsure: true });
    await ended;
  });

  it('while nobody uses it is no change of state', async () => {
    await Promise.all([sown(), sown(), sown()]);
    await endAll();

    await answers();
    expect(changes).toEqual([]);
  });
});

describe('a database that is gone', () => {
  it('is told once, refuses at once, and serves again without anybody’s help', async () => {
    relay.close();
    await expect(sown()).rejects.toThrow(DatabaseGone);
    const refused = await Promise.allSettled(Array.from({ length: 200 }, sown));
    expect(refused.filter(({ status }) => status === 'rejected')).toHaveLength(200);
    expect(changes).toEqual(['lost']);

    relay.open();
    await db.back();
    expect(await sown()).toEqual([]);
    expect(changes).toEqual(['lost', 'back']);
  });

  it('is outlasted by what may be done again', async () => {
    relay.close();
    const tries: number[] = [];
    const done = outlasting(db, async () => {
      tries.push(1);
      if (tries.length === 2) relay.open();
      return sown();
    });
    await vi.waitFor(() => expect(tries).toHaveLength(1));
    relay.open();

    expect(await done).toEqual([]);
  });

  it('keeps nobody waiting who is about to end', async () => {
    relay.close();
    const waiting = outlasting(db, sown);
    await vi.waitFor(() => expect(changes).toEqual(['lost']));
    db.stopWaiting();

    await expect(waiting).rejects.toThrow(DatabaseGone);
    await expect(outlasting(db, sown)).rejects.toThrow(DatabaseGone);
  });

  it('without a word is found out, and whoever waits for it waits no longer', async () => {
    const url = relay.urlOf(server.url('postgres'));
    const impatient = openDb(await postgresEngine(url, { connectMs: 1_000, longMs: 100 }));
    const waiting = sql`select pg_sleep(600)`.execute(impatient.sql);
    waiting.catch(() => undefined);
    relay.fallSilent();

    await expect(waiting).rejects.toThrow(DatabaseGone);
    relay.open();
    await impatient.back();
    await sql`select 1`.execute(impatient.sql);
    await impatient.close();
    await endAll();
  });
});
