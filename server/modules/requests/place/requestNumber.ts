import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';

/** The next number of a year: 'PR-2026-000123'. The year's row stays locked until the transaction ends. */
export async function nextRequestNo(db: Kysely<Tables>, year: number): Promise<string> {
  const { last } = await db
    .insertInto('request_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`request_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `PR-${year}-${String(last).padStart(6, '0')}`;
}
