import { sql } from 'kysely';
import type { Db } from './db';

// Any number serves, as long as it is this product's only lock of that name.
const LOCK = 7_304_203;

/**
 * Does something that two processes must not do to a database at the same time. The embedded database has one process
 * and one connection, which the lock itself would occupy.
 */
export const alone = (db: Db, work: () => Promise<unknown>): Promise<unknown> =>
  db.kind === 'embedded'
    ? work()
    : db.transaction(async (tx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx.sql);
        return work();
      });
