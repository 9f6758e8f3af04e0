import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDb } from './open';
import { memoryEngine } from './pglite';
import { openNames, type RunStatement, timed } from './timed';

describe('the name of a statement', () => {
  it.each([
    ['select "i"."no" from "invoice" as "i" where "i"."no" = $1', 'select invoice'],
    ['select extract(year from due_on) from invoice', 'select invoice'],
    ['select count(*) from (select 1 from "account" limit $1) as "n"', 'select account'],
    ['select pg_advisory_xact_lock(hashtextextended($1, 0))', 'select'],
    ['insert into "outbox_message" ("message_id") values ($1)', 'insert outbox_message'],
    ['insert into pgboss.job (id) select $1', 'insert job'],
    ['update "portal_user" set "state" = $1', 'update portal_user'],
    ['delete from only staged_invoice', 'delete staged_invoice'],
    ['with "due" as (select * from "promise" for update) update "autopay" set x = $1', 'with promise'],
    ['copy "account" ("account_no") from stdin', 'copy account'],
    ['  -- a comment\n begin', 'begin'],
    ['commit', 'commit'],
    ['', 'none'],
  ])('%s is %s', (text, name) => {
    expect(openNames()(text)).toBe(name);
  });
});

async function timedDb() {
  const ran: RunStatement[] = [];
  const db = openDb(timed(await memoryEngine(), (statement) => ran.push(statement)));
  return {
    db,
    ran,
    names: () => ran.splice(0).map(({ name, failed }) => `${name}${failed ? ' failed' : ''}`),
  };
}

async function* rows() {
  yield ['wheat'];
}

it('each statement is told with its time, whatever way it takes, and never with what it was given', async () => {
  const { db, ran, names } = await timedDb();
  await db.script('create table crop (name text)');
  await db.transaction(async (tx) => {
    await tx.copyIn('crop', ['name'], rows());
    await sql`select * from crop where name = ${'secret'}`.execute(tx.sql);
  });
  await expect(sql`select * from crop where name = ${'x'}::integer`.execute(db.sql)).rejects.toThrow();

  expect(ran.every(({ seconds }) => seconds >= 0)).toBe(true);
  expect(JSON.stringify(ran)).not.toMatch(/secret|wheat/);
  expect(names()).toEqual([
    'create crop',
    'begin',
    'copy crop',
    'select crop',
    'commit',
    'select crop failed',
  ]);
  await db.close();
});

it('the number of names is bounded, whatever tables are asked for', () => {
  const nameOf = openNames();
  const names = Array.from({ length: 1_000 }, (_, n) => nameOf(`select * from t${n}`));

  expect(new Set(names).size).toBeLessThanOrEqual(301);
  expect(names.at(-1)).toBe('other');
});
