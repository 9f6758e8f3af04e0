import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import type { Db } from './db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const one = async <T>(query: RawBuilder<{ value: T }>): Promise<T> =>
  (await query.execute(db.sql)).rows[0]!.value;

describe('a value', () => {
  it.each([
    ['nothing', sql`${null}::text`, null],
    [
      'text with signs',
      sql`${`O'Brien \\ "quoted" {a,b} \u20ac \u{1f33e}`}::text`,
      `O'Brien \\ "quoted" {a,b} \u20ac \u{1f33e}`,
    ],
    ['a whole number', sql`${9_007_199_254_740_991}::bigint`, 9_007_199_254_740_991],
    ['a quantity', sql`${'12.3400'}::numeric`, '12.3400'],
    ['a truth', sql`${true}::boolean`, true],
    ['bytes', sql`${Buffer.from([0, 255, 92, 39])}::bytea`, Buffer.from([0, 255, 92, 39])],
    ['a record', sql`${{ a: [1, 'x'] }}::jsonb`, { a: [1, 'x'] }],
    ['a list', sql`${['plain', 'with "signs", \\']}::text[]`, ['plain', 'with "signs", \\']],
    ['a day', sql`${'2026-04-12'}::date`, '2026-04-12'],
    ['an instant', sql`${'2026-04-12T08:00:00.500Z'}::timestamptz`, '2026-04-12T08:00:00.500Z'],
  ])('that is %s comes back as it went', async (_what, value, expected) => {
    expect(await one(sql`select ${value} as value`)).toEqual(expected);
  });
});

describe('a statement', () => {
  it('serves again after values that it cannot take', async () => {
    const asNumber = (text: string) => one(sql<{ value: number }>`select ${text}::integer + 1 as value`);

    await expect(asNumber('wheat')).rejects.toMatchObject({ code: '22P02' });
    expect([await asNumber('41'), await asNumber('1')]).toEqual([42, 2]);
    await expect(asNumber('barley')).rejects.toMatchObject({ code: '22P02' });
    expect(await asNumber('6')).toBe(7);
  });

  it('that is no statement is refused each time', async () => {
    const wrong = () => sql`selec 1`.execute(db.sql);

    await expect(wrong()).rejects.toMatchObject({ code: '42601' });
    await expect(wrong()).rejects.toMatchObject({ code: '42601' });
  });

  it('that was first run in a transaction that came to nothing serves after it', async () => {
    const count = () => sql<{ value: number }>`select count(*) as value from portal_user where name = ${'x'}`;
    const broken = db.transaction(async (tx) => {
      await count().execute(tx.sql);
      await sql`select 1 / 0`.execute(tx.sql);
    });

    await expect(broken).rejects.toMatchObject({ code: '22012' });
    expect(await one(count())).toBe(0);
  });

  it('gets its own rows beside others of the same transaction', async () => {
    const found = await db.transaction(({ sql: tx }) =>
      Promise.all([
        sql`select ${7}::bigint as count`.execute(tx),
        sql`select ${'wheat'}::text as crop, ${true}::boolean as sown`.execute(tx),
        sql`select ${'2026-04-12'}::date as day`.execute(tx),
      ]),
    );

    expect(found.map(({ rows }) => rows)).toEqual([
      [{ count: 7 }],
      [{ crop: 'wheat', sown: true }],
      [{ day: '2026-04-12' }],
    ]);
  });

  it('tells how many rows it changed', async () => {
    const added = await db.sql
      .insertInto('portal_user')
      .values([{ name: 'a@example.com' }, { name: 'b@example.com' }])
      .executeTakeFirst();
    const changed = await db.sql
      .updateTable('portal_user')
      .set({ admin: true })
      .where('name', '=', 'a@example.com')
      .executeTakeFirst();

    expect(added.numInsertedOrUpdatedRows).toBe(2n);
    expect(changed.numUpdatedRows).toBe(1n);
  });

  it('is served when more texts were run than are kept prepared', async () => {
    for (let n = 0; n < 520; n += 1) {
      expect(await one(sql<{ value: number }>`select ${n}::integer + ${sql.raw(String(n))} as value`)).toBe(
        2 * n,
      );
    }
    expect(await one(sql<{ value: number }>`select ${1}::integer + ${sql.raw('519')} as value`)).toBe(520);
  });
});
