import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { DatabaseBusy, outlasting, TookTooLong } from './databaseGone';
import type { Db } from './db';
import { openDb } from './open';
import { postgresEngine, type PostgresOptions } from './postgres';

let server: RealPostgres;
beforeAll(async () => {
  server = await startPostgres(['fsync=off', 'deadlock_timeout=50ms']);
});
afterAll(() => server.stop());

async function open(options: PostgresOptions = {}): Promise<Db> {
  const db = openDb(await postgresEngine(server.url('postgres'), options), { random: () => 0 });
  onTestFinished(() => db.close());
  await db.script('drop table if exists crop; create table crop (name text primary key, tons integer)');
  await db.script(`insert into crop values ('oats', 0), ('rye', 0)`);
  return db;
}

const sleep = ({ sql: to }: Pick<Db, 'sql'>, seconds: number) => sql`select pg_sleep(${seconds})`.execute(to);
const harvest = ({ sql: to }: Pick<Db, 'sql'>, name: string) =>
  sql`update crop set tons = tons + 1 where name = ${name}`.execute(to);
const tonsOf = async ({ sql: from }: Db) =>
  (await sql<{ tons: number }>`select tons from crop order by name`.execute(from)).rows.map(
    ({ tons }) => tons,
  );

/** A promise, and what fulfills it. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

describe('a statement', () => {
  it('that takes too long is ended, and its connection serves on', async () => {
    const db = await open({ connections: 1, statementMs: 50 });

    await expect(sleep(db, 60)).rejects.toThrow(TookTooLong);
    await expect(sleep(db, 60)).rejects.toMatchObject({ statusCode: 503 });
    expect(await tonsOf(db)).toEqual([0, 0]);
  });

  it.each([
    ['no list', sql`select ${'oats'}::text as kept`, true],
    ['a list of ten', sql`select ${Array<string>(10).fill('oats')}::text[] as "ten"`, true],
    ['a list of eleven', sql`select ${Array<string>(11).fill('oats')}::text[] as "eleven"`, false],
  ])('that gets %s is planned for any values, or for these alone: %#', async (_what, asked, isKept) => {
    const db = await open({ connections: 1 });
    await asked.execute(db.sql);

    const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`;
    const { rows } = await prepared.execute(db.sql);
    const { sql: text } = asked.compile(db.sql);
    expect(rows.some(({ statement }) => statement === text)).toBe(isKept);
  });

  it.each([
    ['its disk', '53100', { name: 'DatabaseFull', statusCode: 503 }],
    ['its memory', '53200', { name: 'DatabaseFull', statusCode: 503 }],
    ['a number of its kind', '22003', { code: '22003' }],
  ])('that finds no room in %s (%s) may be asked again, or not', async (_, code, told) => {
    const db = await open({ connections: 1 });
    await db.script(`create or replace function no_room() returns void language plpgsql as
      $$ begin raise exception 'no room' using errcode = '${code}'; end $$`);

    const refused = sql`select no_room()`.execute(db.sql);
    await expect(refused).rejects.toMatchObject(told);
    expect(await tonsOf(db)).toEqual([0, 0]);
  });

  it('of a long transaction may take longer, and the next one may not', async () => {
    const db = await open({ connections: 1, statementMs: 50, lockMs: 50, idleInTransactionMs: 50 });
    const limits = (tx: Pick<Db, 'sql'>) =>
      sql<{
        limits: string[];
      }>`select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout')] as limits`.execute(tx.sql);

    const inside = await db.transaction((tx) => limits(tx), { long: true });
    expect(inside.rows[0]!.limits).toEqual(['0', '0', '0']);
    expect((await limits(db)).rows[0]!.limits).toEqual(['50ms', '50ms', '50ms']);
  });

  it('waits no longer for a lock than it is let', async () => {
    const db = await open({ lockMs: 50 });
    const [held, tried] = [signal(), signal()];
    const holder = db.transaction(async (tx) => {
      await harvest(tx, 'oats');
      held.give();
      await tried.given;
    });
    await held.given;

    await expect(harvest(db, 'oats')).rejects.toThrow(TookTooLong);
    tried.give();
    await holder;
    expect(await tonsOf(db)).toEqual([1, 0]);
  });

  it('is not asked in a transaction that the server ended because nothing was', async () => {
    const db = await open({ idleInTransactionMs: 50 });
    const ended = signal();
    db.onChange(({ now }) => now === 'lost' && ended.give());
    const forgotten = db.transaction(async (tx) => {
      await harvest(tx, 'oats');
      await ended.given;
      await harvest(tx, 'rye');
    });

    await expect(forgotten).rejects.toMatchObject({ name: 'DatabaseGone', unsure: false });
    await vi.waitFor(async () => expect(await tonsOf(db)).toEqual([0, 0]));
  });
});

describe('connections that are all in use', () => {
  it('let so many wait and refuse the next, but not who signs in', async () => {
    const db = await open({ connections: 1, maxWaiting: 1 });
    const [held, tried] = [signal(), signal()];
    const holder = db.transaction(async () => {
      held.give();
      await tried.given;
    });
    await held.given;
    const waiting = tonsOf(db);

    await expect(tonsOf(db)).rejects.toThrow(DatabaseBusy);
    await expect(tonsOf(db)).rejects.toMatchObject({ statusCode: 503 });
    expect(await tonsOf(db.reserved!)).toEqual([0, 0]);
    const again = outlasting(db, () => tonsOf(db));
    tried.give();
    await holder;
    expect([await waiting, await again]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('bear the name of their process, or that of the address', async () => {
    const named = await open({ applicationName: 'fieldgate portal 7 host' });
    const url = new URL(server.url('postgres'));
    url.searchParams.set('application_name', 'mine');
    const other = openDb(await postgresEngine(url.href, { applicationName: 'fieldgate portal 7 host' }));
    onTestFinished(() => other.close());
    const nameOf = async (db: Db) =>
      (await sql<{ name: string }>`select current_setting('application_name') as name`.execute(db.sql)).rows;

    expect(await nameOf(named)).toEqual([{ name: 'fieldgate portal 7 host' }]);
    expect(await nameOf(other)).toEqual([{ name: 'mine' }]);
  });
});

describe('two transactions of which one has to give way', () => {
  /** Each takes what the other has, the first time; later tries find nobody in their way. */
  async function cross(db: Db, repeats: boolean) {
    const taken = [signal(), signal()];
    const tries = [0, 0];
    const one = (at: 0 | 1, crops: readonly [string, string]) =>
      db.transaction(
        async (tx) => {
          tries[at]! += 1;
          await harvest(tx, crops[0]);
          taken[at]!.give();
          await taken[1 - at]!.given;
          await harvest(tx, crops[1]);
        },
        { repeats },
      );
    const results = await Promise.allSettled([one(0, ['oats', 'rye']), one(1, ['rye', 'oats'])]);
    return { results, tries: tries[0]! + tries[1]! };
  }

  it('are both done where they may be done again', async () => {
    const db = await open();
    const { results, tries } = await cross(db, true);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await tonsOf(db)).toEqual([2, 2]);
    expect(tries).toBe(3);
  });

  it('fail once where nobody said that they may', async () => {
    const db = await open();
    const { results, tries } = await cross(db, false);

    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { name: 'TransactionUndone', code: '40P01', statusCode: 503, unsure: false } },
    ]);
    expect(await tonsOf(db)).toEqual([1, 1]);
    expect(tries).toBe(2);
  });

  it.each([
    ['that never ends is given up', '40001', 5],
    ['is not what failed', '23505', 1],
  ])('%s', async (_, code, expected) => {
    const db = await open();
    let tries = 0;
    const failing = db.transaction(
      async (tx) => {
        tries += 1;
        await sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`.execute(
          tx.sql,
        );
      },
      { repeats: true },
    );

    await expect(failing).rejects.toMatchObject({ code });
    expect(tries).toBe(expected);
  });
});

it('a server that offers no encryption is not talked to where the address asks for it', async () => {
  const url = new URL(server.url('postgres'));
  url.searchParams.set('sslmode', 'verify-full');

  await expect(postgresEngine(url.href)).rejects.toThrow('does not support SSL');
  const plain = new pg.Client(server.url('postgres'));
  await plain.connect();
  await plain.end();
});
