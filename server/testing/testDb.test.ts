import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openJobs } from '../jobs/openJobs';
import { anImport } from './rows';
import { closeTestDbs, openTestDb, openTestDbForTest } from './testDb';

/** Every table with its size, every counter with its number, and what a session can be set to. */
async function stateOf(db: Db) {
  const { rows } = await sql`
    select schemaname || '.' || relname as name, pg_relation_size(relid)::text as value from pg_stat_user_tables
    union all select sequencename, last_value::text from pg_sequences
    union all select 'work_mem', current_setting('work_mem')
    order by 1`.execute(db.sql);
  return rows;
}

it('hands on a database as it was before its first row', async () => {
  const fresh = await openTestDbForTest();
  const before = await stateOf(fresh);
  await openJobs(fresh);
  await fresh.sql.insertInto('portal_user').values({ name: 'jane@example.com' }).execute();
  await fresh.sql.insertInto('feed_import').values(anImport()).execute();
  await fresh.script("set work_mem = '9MB'");
  expect(await stateOf(fresh)).not.toEqual(before);
  await fresh.close();

  const next = await openTestDbForTest();
  expect(await stateOf(next)).toEqual(before);
});

it('is not handed on before what is being written is over', async () => {
  const mine = await openTestDb();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const written = mine.transaction(async (tx) => {
    await held;
    await tx.sql.insertInto('portal_user').values({ name: 'jane@example.com' }).execute();
  });
  let isClosed = false;
  const closed = mine.close().then(() => (isClosed = true));
  // Opened and emptied meanwhile, which takes longer than to empty one that is there.
  await (await openTestDb()).close();
  expect(isClosed).toBe(false);
  goOn();
  await Promise.all([written, closed]);

  const next = await openTestDbForTest();
  expect(await next.sql.selectFrom('portal_user').selectAll().execute()).toEqual([]);
});

it('opens nothing to who closed it, though another test has it by now', async () => {
  const mine = await openTestDb();
  await closeTestDbs();
  const theirs = await openTestDbForTest();

  await expect(mine.sql.selectFrom('portal_user').selectAll().execute()).rejects.toThrow('was closed');
  await mine.close();
  expect(await theirs.sql.selectFrom('portal_user').selectAll().execute()).toEqual([]);
});

it('prepares the statements of a file, however many those of other files were', async () => {
  const ask = (db: Db, n: number) => sql.raw(`select ${n} as n`).execute(db.sql);
  const prepared = async (db: Db) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db.sql,
    );
    return rows.map(({ statement }) => statement);
  };
  const before = await openTestDb();
  for (let n = 0; n <= 500; n += 1) await ask(before, n);
  expect(await prepared(before)).not.toContain('select 500 as n');
  await closeTestDbs();

  const next = await openTestDbForTest();
  await ask(next, 500);
  expect(await prepared(next)).toContain('select 500 as n');
  expect(await prepared(next)).not.toContain('select 1 as n');
});
