import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

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
