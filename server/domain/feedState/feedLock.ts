import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '@server/db/db';

// Any numbers serve, as long as each is this product's only lock of that name.
const LOCK = 7_304_202;
const UPLOADS = 7_304_203;

/** Waits until no other process changes the feed's tables; lasts as long as the transaction. */
export const lockFeed = async ({ sql: db }: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
};

/** Waits until no other process takes an upload: a moment, whatever is being imported. */
export const lockUploads = async ({ sql: db }: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(UPLOADS)})`.execute(db);
};

/** Whether some process changes the feed's tables now. */
export const feedIsLocked: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = ${sql.lit(LOCK)}
    and database = (select oid from pg_database where datname = current_database()))`;
