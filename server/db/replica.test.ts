import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RealPostgres, startPair } from '../testing/realPostgres';
import { openRelay, type Relay } from '../testing/relay';
import { DatabaseGone, TookTooLong } from './databaseGone';
import type { Db } from './db';
import { openDb } from './open';
import { postgresEngine, type PostgresOptions } from './postgres';
import { openReplica } from './replica';

let primary: RealPostgres;
let standby: RealPostgres;
let relay: Relay;
let asked: string[];
let changes: (string | undefined)[];
beforeAll(async () => {
  ({ primary, standby } = await startPair());
});
afterAll(async () => {
  await primary.stop();
  await standby.stop();
});
beforeEach(async () => {
  relay = await openRelay(standby.url('postgres'));
  [asked, changes] = [[], []];
  return () => relay.stop();
});

interface Opened {
  readonly readUrl?: string;
  readonly mark?: string;
  readonly waitMs?: number;
  readonly answerMs?: number;
  readonly restMs?: number;
  readonly options?: PostgresOptions;
}

const SAME = `select 'same' as mark`;

async function open({
  readUrl,
  mark = SAME,
  waitMs = 100,
  answerMs,
  restMs = 0,
  options = {},
}: Opened = {}): Promise<Db> {
  const engine = await postgresEngine(primary.url('postgres'), options);
  const url = readUrl ?? relay.urlOf(standby.url('postgres'));
  const replica = openReplica({
    open: () => postgresEngine(url, { ...options, forReading: true }),
    primary: engine,
    mark,
    told: { streamed: (from) => asked.push(from), changed: (why) => changes.push(why) },
    waitMs,
    answerMs,
    restMs,
  });
  const db = openDb(engine, { replica });
  onTestFinished(() => db.close());
  await db.script('drop table if exists crop; create table crop (name text)');
  return db;
}

const streamed = <Row>(db: Db, query: RawBuilder<Row>, size = 10) =>
  db.sql.getExecutor().stream<Row>(query.compile(db.sql), size)[Symbol.asyncIterator]();

async function allOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const piece of { [Symbol.asyncIterator]: () => streamed(db, query) }) rows.push(...piece.rows);
  return rows;
}

const sow = (db: Db, name: string) => sql`insert into crop values (${name})`.execute(db.sql);
const sown = async (db: Db) =>
  (await allOf(db, sql<{ name: string }>`select name from crop order by name`)).map(({ name }) => name);
const isCopy = async (db: Db) =>
  (await allOf(db, sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`)).map(({ copy }) => copy);

async function onStandby(text: string): Promise<unknown[]> {
  const admin = new pg.Client(standby.url('postgres'));
  await admin.connect();
  const { rows } = await admin.query<object>(text);
  await admin.end();
  return rows;
}

describe('what is streamed', () => {
  it('is read at the replica, and everything else is not', async () => {
    const db = await open();

    expect(await isCopy(db)).toEqual([true]);
    const { rows } = await sql`select pg_is_in_recovery() as copy`.execute(db.sql);
    expect(rows).toEqual([{ copy: false }]);
    expect(asked).toEqual(['replica']);
    expect(changes).toEqual([]);
  });

  it('has every piece, once', async () => {
    const db = await open();
    const numbers = await allOf(db, sql<{ n: number }>`select n from generate_series(1, 25) n`);

    expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(asked).toEqual(['replica']);
  });

  it('always has what was committed just before', async () => {
    const db = await open();
    const names: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      names.push(`crop ${String(i).padStart(2, '0')}`);
      await sow(db, names.at(-1)!);
      expect(await sown(db)).toEqual(names);
    }
    expect(asked).toContain('replica');
  });

  it('waits for a replica that catches up in time', async () => {
    const db = await open({ waitMs: 60_000 });
    await isCopy(db);
    await onStandby('select pg_wal_replay_pause()');
    await sow(db, 'oats');
    const found = sown(db);
    const waiting = `select pid from pg_stat_activity
      where query like '%pg_last_wal_replay_lsn%' and state = 'idle in transaction' and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect(await onStandby(waiting)).toHaveLength(1), { timeout: 30_000 });
    await onStandby('select pg_wal_replay_resume()');

    expect(await found).toEqual(['oats']);
    expect(asked).toEqual(['replica', 'replica']);
  });

  it('is read at the primary while the replica is behind, which is told once, and at the replica again after that', async () => {
    const db = await open();
    await isCopy(db);
    await onStandby('select pg_wal_replay_pause()');
    await sow(db, 'oats');
    expect([await sown(db), await sown(db)]).toEqual([['oats'], ['oats']]);
    expect(asked).toEqual(['replica', 'primary', 'primary']);
    expect(changes).toEqual(['It is behind by more than 100 ms.']);

    await onStandby('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await isCopy(db)).toEqual([true]), { timeout: 30_000 });
    expect(changes).toEqual(['It is behind by more than 100 ms.', undefined]);
  });

  it('is read at the primary where both show two states', async () => {
    const db = await open({ mark: 'select pg_is_in_recovery()::text as mark' });

    expect(await isCopy(db)).toEqual([false]);
    expect([asked, changes]).toEqual([['primary'], []]);
  });

  it('is read at the primary where the replica is none', async () => {
    const db = await open({ readUrl: primary.url('postgres') });

    expect(await isCopy(db)).toEqual([false]);
    expect(changes).toEqual(['It is no copy of the database that DATABASE_URL names.']);
  });

  it('fails as it does at the primary, and leaves no connection behind', async () => {
    const db = await open({ options: { connections: 4 } });
    for (let i = 0; i < 10; i += 1)
      await expect(allOf(db, sql`select 1 / 0`)).rejects.toThrow('division by zero');

    expect(await isCopy(db)).toEqual([true]);
  });

  it('is not begun anew at the primary where it took too long', async () => {
    const db = await open({ options: { statementMs: 100 } });

    await expect(allOf(db, sql`select pg_sleep(60)`)).rejects.toThrow(TookTooLong);
    expect(asked).toEqual([]);
  });
});

describe('a replica that is gone', () => {
  it('at the start keeps nothing from starting', async () => {
    relay.close();
    const db = await open();

    expect(await isCopy(db)).toEqual([false]);
    expect(await isCopy(db)).toEqual([false]);
    expect(asked).toEqual(['primary', 'primary']);
    expect(changes).toEqual([expect.stringContaining('DATABASE_READ_URL does not lead to')]);
    relay.open();
    expect(await isCopy(db)).toEqual([true]);
    expect(changes).toHaveLength(2);
  });

  it('later is left out, told once, and asked again once it is back', async () => {
    const db = await open();
    await isCopy(db);
    relay.close();
    expect([await isCopy(db), await isCopy(db)]).toEqual([[false], [false]]);
    expect(changes).toHaveLength(1);

    relay.open();
    await vi.waitFor(async () => expect(await isCopy(db)).toEqual([true]), { timeout: 30_000 });
    expect(changes).toEqual([expect.stringContaining('does not answer'), undefined]);
  });

  it('without a word is waited for no longer than for one that is behind', async () => {
    const db = await open({ answerMs: 400, restMs: 600_000 });
    await isCopy(db);
    relay.fallSilent();
    expect([await isCopy(db), await isCopy(db)]).toEqual([[false], [false]]);
    expect(changes).toEqual(['It does not answer within 500 ms.']);
    relay.open();
  });

  it('is left alone for a while', async () => {
    relay.close();
    const db = await open({ restMs: 600_000 });
    await isCopy(db);
    relay.open();

    expect(await isCopy(db)).toEqual([false]);
    expect(changes).toHaveLength(1);
  });

  it('between two pieces ends what was streamed from it', async () => {
    const db = await open();
    const rows = streamed(db, sql`select n from generate_series(1, 25) n`);
    await rows.next();
    relay.close();

    await expect(rows.next()).rejects.toThrow(DatabaseGone);
  });
});
