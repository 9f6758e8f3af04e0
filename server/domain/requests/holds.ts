import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';
import { lockDeposit } from './depositAvailable';

/** Gives back what a request holds of a deposit account; nothing where it holds nothing any more. */
export const releaseHold = async (
  db: Kysely<Tables>,
  requestId: string,
  at: Date,
  reason: string,
): Promise<void> => {
  await db
    .updateTable('deposit_hold')
    .set({ released_at: at.toISOString(), release_reason: reason })
    .where('request_id', '=', requestId)
    .where('released_at', 'is', null)
    .execute();
};

/**
 * Holds again what was given back, since what it was given back for is not so any more.
 * @param reason only what was given back for that
 */
export async function holdAgain(db: Kysely<Tables>, requestId: string, reason?: string): Promise<void> {
  const held = await db
    .selectFrom('deposit_hold')
    .select('sav_id')
    .where('request_id', '=', requestId)
    .where('released_at', 'is not', null)
    .$if(reason !== undefined, (query) => query.where('release_reason', '=', reason!))
    .executeTakeFirst();
  if (!held) return;
  await lockDeposit(db, held.sav_id);
  await db
    .updateTable('deposit_hold')
    .set({ released_at: null, release_reason: null })
    .where('request_id', '=', requestId)
    .execute();
}
