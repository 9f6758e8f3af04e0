import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import type { Cell, Db } from './db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const user = (name: string) => db.sql.insertInto('portal_user').values({ name }).execute();
const named = (name: string) =>
  db.sql.selectFrom('portal_user').selectAll().where('name', '=', name).execute();

describe('the database port', () => {
  it('reads whole numbers as numbers, and decimals, days and instants as text', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as cents, 12.345000::numeric(16,6) as qty,
      date '2026-03-08' as day, timestamptz '2026-03-08 02:30:00+00' as at`.execute(db.sql);

    expect(rows).toEqual([
      { cents: 9007199254740991, qty: '12.345000', day: '2026-03-08', at: '2026-03-08T02:30:00.000Z' },
    ]);
  });

  it('refuses a whole number that a browser could not hold', async () => {
    await expect(sql`select 9007199254740993::bigint as cents`.execute(db.sql)).rejects.toThrow(
      'safe whole numbers',
    );
  });

  it('keeps all of a transaction or nothing', async () => {
    const broken = db.transaction(async ({ sql: tx }) => {
      await tx.insertInto('portal_user').values({ name: 'half@example.com' }).execute();
      throw new Error('in the middle');
    });

    await expect(broken).rejects.toThrow('in the middle');
    expect(await named('half@example.com')).toEqual([]);
  });

  it('goes on after a statement that failed inside a transaction', async () => {
    await user('twice@example.com');
    await expect(
      db.transaction(({ sql: tx }) =>
        tx.insertInto('portal_user').values({ name: 'twice@example.com' }).execute(),
      ),
    ).rejects.toThrow(/duplicate key/);

    await user('after@example.com');
    expect(await named('after@example.com')).toHaveLength(1);
  });

  it('keeps nothing of statements that were asked at once and came after one that failed', async () => {
    const several = db.transaction(({ sql: tx }) =>
      Promise.all([
        sql`select 1 / 0`.execute(tx),
        ...['a', 'b', 'c'].map((name) =>
          tx
            .insertInto('portal_user')
            .values({ name: `${name}@example.com` })
            .execute(),
        ),
      ]),
    );

    await expect(several).rejects.toThrow('division by zero');
    // Whatever was still to come has had its turn by then.
    await Promise.all(Array.from({ length: 8 }, () => named('a@example.com')));
    expect(await named('b@example.com')).toEqual([]);
    expect(await named('c@example.com')).toEqual([]);
  });

  it('takes no transaction for durable of which a statement failed unheeded', async () => {
    const undone = db.transaction(async ({ sql: tx }) => {
      await tx.insertInto('portal_user').values({ name: 'lost@example.com' }).execute();
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });

    await expect(undone).rejects.toThrow('undone at its end');
    expect(await named('lost@example.com')).toEqual([]);
  });

  it('copies awkward text exactly', async () => {
    const awkward = ['tab\there', 'line\nbreak', 'back\\slash', '\\N', 'crop "été" 🌾', ''];
    async function* rows(): AsyncGenerator<readonly Cell[]> {
      for (const [i, text] of awkward.entries()) yield [`B${i}`, text, null, 'America/Boise', true, 1];
    }
    const copied = await db.transaction((tx) =>
      tx.copyIn('branch', ['branch_code', 'name', 'phone', 'time_zone', 'active', 'import_id'], rows()),
    );

    const back = await db.sql.selectFrom('branch').select(['name', 'phone']).orderBy('branch_code').execute();
    expect(copied).toBe(awkward.length);
    expect(back).toEqual(awkward.map((name) => ({ name, phone: null })));
  });

  it('serves many callers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => sql<{ n: number }>`select ${i}::int as n`.execute(db.sql)),
    );

    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });
});
