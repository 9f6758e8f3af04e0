import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import { DatabaseBusy } from './databaseGone';
import type { Db } from './db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

interface Row {
  readonly n: number;
}

const upTo = (count: number) => sql<Row>`select n from generate_series(1, ${count}::int) n order by n desc`;
const streamed = <R>(query: RawBuilder<R>, size: number) =>
  db.sql.getExecutor().stream<R>(query.compile(db.sql), size)[Symbol.asyncIterator]();

async function lengthsOf(query: RawBuilder<Row>, size: number): Promise<number[]> {
  const lengths: number[] = [];
  for await (const { rows } of { [Symbol.asyncIterator]: () => streamed(query, size) })
    lengths.push(rows.length);
  return lengths;
}

describe('rows that are streamed', () => {
  it.each([
    [0, []],
    [2, [2]],
    [3, [3]],
    [4, [3, 1]],
    [6, [3, 3]],
    [7, [3, 3, 1]],
  ])('of %i come in pieces of three', async (count, pieces) => {
    expect(await lengthsOf(upTo(count), 3)).toEqual(pieces);
  });

  it('come in the order of their query, and as they were when it began', async () => {
    const put = (...names: string[]) =>
      db.sql
        .insertInto('portal_user')
        .values(names.map((name) => ({ name })))
        .execute();
    await put('c', 'a', 'b');
    const users = streamed(sql<{ name: string }>`select name from portal_user order by name`, 2);
    const first = await users.next();
    await put('d');
    await db.sql.deleteFrom('portal_user').where('name', '=', 'c').execute();

    expect(first.value).toEqual({ rows: [{ name: 'a' }, { name: 'b' }] });
    expect(await users.next()).toEqual({ done: false, value: { rows: [{ name: 'c' }] } });
    expect(await users.next()).toMatchObject({ done: true });
  });

  it('leave the database to others between two pieces', async () => {
    const rows = streamed(upTo(5), 2);
    await rows.next();
    const between = await db.transaction(({ sql: tx }) => upTo(1).execute(tx));

    expect(between.rows).toEqual([{ n: 1 }]);
    expect(await rows.next()).toMatchObject({ value: { rows: [{ n: 3 }, { n: 2 }] } });
    await rows.return!();
  });

  it('hold nothing once somebody stops reading, or the query fails', async () => {
    // More of them than may be open at once.
    for (let i = 0; i < 20; i += 1) {
      const rows = streamed(upTo(5), 1);
      await rows.next();
      await rows.return!();
      await expect(
        lengthsOf(sql<Row>`select 1 / (n - 2) as n from generate_series(1, 5) n`, 1),
      ).rejects.toThrow('division by zero');
    }

    expect(await lengthsOf(upTo(1), 1)).toEqual([1]);
  });

  it('are asked for a piece ahead, whose failure is told to nobody but who takes it', async () => {
    const failing = () => streamed(sql<Row>`select 10 / n as n from generate_series(-1, 5) n`, 1);
    const firstOf = (rows: ReturnType<typeof failing>) =>
      rows.next().then(
        ({ value }) => value as unknown,
        () => 'failed',
      );
    const [left, taken] = [failing(), failing()];
    const first = await firstOf(left);
    await upTo(1).execute(db.sql);
    await left.return!();

    // Embedded, the database puts all rows aside before the first.
    expect(first).toEqual(db.kind === 'embedded' ? 'failed' : { rows: [{ n: -10 }] });
    expect(await firstOf(taken)).toEqual(first);
    if (db.kind === 'server') await expect(taken.next()).rejects.toThrow('division by zero');
  });

  it('are refused inside a transaction, whose connection they would need', async () => {
    await expect(
      db.transaction(({ sql: tx }) =>
        tx.getExecutor().stream(upTo(1).compile(tx), 1)[Symbol.asyncIterator]().next(),
      ),
    ).rejects.toThrow('Inside a transaction rows are read whole.');
  });

  it('take turns where each keeps a connection, so that the others are left', async () => {
    // Four connections, of which a quarter is one.
    const [one, other] = [streamed(upTo(5), 1), streamed(upTo(5), 1)];
    const happened: string[] = [];
    await one.next();
    const otherBegins = other.next().then(() => happened.push('the other begins'));
    await upTo(1).execute(db.sql);
    happened.push('somebody else is answered');
    await one.return!();
    await otherBegins;
    await other.return!();

    if (db.kind === 'server') expect(happened).toEqual(['somebody else is answered', 'the other begins']);
    else expect(happened).toHaveLength(2);
  });

  it('are refused where a hundred wait for their turn already', async () => {
    const first = streamed(upTo(5), 1);
    await first.next();
    const others = Array.from({ length: 101 }, () => streamed(upTo(5), 1));
    const begun = others.map(async (rows) => {
      const answer = await rows.next().then(
        ({ done }) => done,
        (error: unknown) => error,
      );
      await rows.return!();
      return answer;
    });
    await first.return!();
    const refused = (await Promise.all(begun)).filter((answer) => answer !== false);

    expect(refused).toEqual(db.kind === 'server' ? [expect.any(DatabaseBusy)] : []);
  });
});
