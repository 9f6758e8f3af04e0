import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { poolerProgram, startPooler, withoutPooler } from '../testing/pooler';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { TookTooLong } from './databaseGone';
import type { Db } from './db';
import { openDb } from './open';
import { postgresEngine, type PostgresOptions } from './postgres';

describe.skipIf(poolerProgram === undefined)(`a pooler of transactions${withoutPooler}`, () => {
  let server: RealPostgres;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  beforeAll(async () => {
    server = await startPostgres(['fsync=off']);
    pooler = await startPooler(server.url('postgres'));
    const admin = new pg.Client(server.url('postgres'));
    await admin.connect();
    await admin.query('create database bounded');
    await admin.query(`alter database bounded set statement_timeout = '250ms'`);
    await admin.end();
  });
  afterAll(async () => {
    await pooler.stop();
    await server.stop();
  });

  async function open(database: string, options: PostgresOptions = {}): Promise<Db> {
    const db = openDb(await postgresEngine(pooler.urlOf(server.url(database)), { pooled: true, ...options }));
    onTestFinished(() => db.close());
    return db;
  }
  const pids = async (db: Db, times: number) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const { rows } = await sql<{
          pid: number;
        }>`select pg_backend_pid() as pid from pg_sleep(0.01)`.execute(db.sql);
        return rows[0]!.pid;
      }),
    );

  it('gives more callers than it has connections what they ask for, over and over', async () => {
    const db = await open('postgres', { connections: 40 });
    const used = new Set([...(await pids(db, 200)), ...(await pids(db, 200))]);

    expect(used.size).toBeGreaterThan(1);
    expect(used.size).toBeLessThanOrEqual(8);
  });

  it('keeps a transaction, and a cursor in one, on one connection', async () => {
    const db = await open('postgres');
    const query = sql<{ n: number }>`select n from generate_series(1, 2000) n`.compile(db.sql);
    const numbers: number[] = [];
    for await (const { rows } of db.sql.getExecutor().stream<{ n: number }>(query, 100)) {
      numbers.push(...rows.map(({ n }) => n));
      await pids(db, 4);
    }
    const inside = await db.transaction(async ({ sql: tx }) => {
      const pid = async () =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]!.pid;
      return new Set([await pid(), await pid(), await pid()]);
    });

    expect(numbers).toEqual(Array.from({ length: 2_000 }, (_, at) => at + 1));
    expect(inside.size).toBe(1);
  });

  it('is refused at the start where the role bears other limits than the process', async () => {
    await expect(open('bounded', { statementMs: 60_000 })).rejects.toThrow(
      'statement_timeout is 250 and not 60000. Run there: alter role current_user set statement_timeout = 60000;',
    );
    const db = await open('bounded', { statementMs: 250 });

    await expect(sql`select pg_sleep(60)`.execute(db.sql)).rejects.toThrow(TookTooLong);
    const { rows } = await db.transaction(
      ({ sql: tx }) => sql`select current_setting('statement_timeout') as limit`.execute(tx),
      { long: true },
    );
    expect(rows).toEqual([{ limit: '0' }]);
  });

  it('without the setting refuses the limits of a session, and says so', async () => {
    const url = pooler.urlOf(server.url('postgres'));
    const db = openDb(await postgresEngine(url, { statementMs: 60_000 }));
    onTestFinished(() => db.close());

    await expect(sql`select 1`.execute(db.sql)).rejects.toThrow('unsupported startup parameter');
  });
});
