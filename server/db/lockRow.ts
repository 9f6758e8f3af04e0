import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** Tables of one row, which is there to be locked. */
type LockTable = 'settings_lock' | 'originator_lock' | 'ach_lock' | 'reconciliation_lock';

/** Locks the row for the rest of the transaction, and makes it where there is none: of two the second sees the first. */
export const lockRow = async (db: Kysely<Tables>, table: LockTable): Promise<void> => {
  await db
    .insertInto(table)
    .values({ one: true })
    .onConflict((is) => is.column('one').doUpdateSet({ one: true }))
    .execute();
};
