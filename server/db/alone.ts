import { sql } from 'kysely';
import type { Db } from './db';

/**
 * Who makes or changes tables holds this lock: migrations, the jobs, the demo. Any number serves, as long as every
 * process of this product uses the same one.
 */
export const SETUP_LOCK = 7_304_201;

const LONG = { long: true };

/**
 * Does something that two processes must not do to a database at the same time; not within itself. The embedded
 * database has one process and one connection, which the lock itself would occupy.
 */
export const alone = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  db.kind === 'embedded'
    ? work()
    : db.transaction(async (tx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(SETUP_LOCK)})`.execute(tx.sql);
        return work();
      }, LONG);
