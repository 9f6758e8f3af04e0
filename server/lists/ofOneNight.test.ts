import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { anImport, put } from '../testing/rows';
import { openTestDb } from '../testing/testDb';
import { ofOneNight, streamRows } from './ofOneNight';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await put(db, 'feed_import', anImport());
});

interface Row {
  readonly n: number;
  readonly day: string | null;
}

const rows: RawBuilder<Row> = sql<Row>`select n, case when n < 1001 then date '2026-04-12' end as day
  from generate_series(1, 1001) n order by n desc`;

describe('streamRows', () => {
  it('gives every row in its order', async () => {
    const pieces: Row[][] = [];
    for await (const piece of streamRows(db.sql, rows)) pieces.push(piece);

    expect(pieces.map(({ length }) => length)).toEqual([500, 500, 1]);
    expect(pieces.flat().map(({ n }) => n)).toEqual(Array.from({ length: 1_001 }, (_, at) => 1_001 - at));
    expect(pieces[0]!.slice(0, 2)).toEqual([
      { n: 1_001, day: null },
      { n: 1_000, day: '2026-04-12' },
    ]);
  });
});

describe('ofOneNight', () => {
  it('gives what it is given', async () => {
    const found: Row[] = [];
    for await (const piece of ofOneNight(db.sql, streamRows(db.sql, rows))) found.push(...piece);

    expect(found).toHaveLength(1_001);
  });

  it('ends where a new drop arrived, before it hands out what was looked up in it', async () => {
    const walk = ofOneNight(db.sql, streamRows(db.sql, rows));
    const first = await walk.next();
    await put(db, 'feed_import', anImport({ manifest_sha256: 'b'.repeat(64), as_of: '2026-04-13' }));

    expect(first.done).toBe(false);
    await expect(walk.next()).rejects.toMatchObject({ code: 'conflict' });
  });
});
