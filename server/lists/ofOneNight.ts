import type { Kysely, RawBuilder } from 'kysely';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import type { Tables } from '../db/tables';
import { feedStateOf } from '../domain/feedState/feedState';

/** Rows that a file is written from at once: enough to stream fast, few enough to hold. */
const PIECE = 500;

/**
 * All rows of a query, for a file: by one cursor, so that they are as they were when it began. Cell by cell: a JSON text of
 * each row, which costs this process a little less, costs the database twice as much, and it is the database that a file
 * waits for.
 */
export async function* streamRows<Row>(db: Kysely<Tables>, rows: RawBuilder<Row>): AsyncGenerator<Row[]> {
  for await (const { rows: found } of db.getExecutor().stream<Row>(rows.compile(db), PIECE)) yield found;
}

/**
 * Ends with a `conflict` where a drop arrives midway: what is looked up beside the rows of one night would be of the
 * next, and both would add up to nothing that ever was.
 */
export async function* ofOneNight<Row>(
  db: Kysely<Tables>,
  pieces: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const importId = async () => (await feedStateOf(db))?.importId;
  const before = await importId();
  for await (const piece of pieces) {
    if ((await importId()) !== before) throw dropArrived();
    yield piece;
  }
}

/** What a file that was made half of one night and half of the next is refused with. */
export const dropArrived = (): ApiError =>
  new ApiError({
    code: 'conflict',
    message: m.newDataArrived(),
  });
