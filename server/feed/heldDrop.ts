import { sql } from 'kysely';
import { ApiError } from '@contract/problem';
import { type DropOutcome, mayBeApplied, mayBeDismissed } from '@contract/imports/labels';
import type { Db, Tx } from '../db/db';
import { lockFeed } from '../domain/feedState/feedLock';
import type { Decider, OnDecided } from './decided';

/** Where a drop that waits lies and which one it is, so that it can be read again. */
export interface HeldDrop {
  readonly name: string;
  readonly folder: string;
  readonly manifest: string;
}

/**
 * A drop that waits for somebody.
 * @param waits which ones do
 * @throws Refusal where there is no such drop, or it does not wait (any more)
 */
export async function heldDrop(
  db: Pick<Tx, 'sql'>,
  dropId: number,
  waits: (outcome: DropOutcome) => boolean = mayBeApplied,
): Promise<HeldDrop> {
  const drop = await db.sql
    .selectFrom('feed_drop')
    .select(['drop_name as name', 'folder', 'manifest_sha256 as manifest', 'outcome'])
    .where('drop_id', '=', dropId)
    .executeTakeFirst();
  if (!drop) throw new ApiError({ code: 'not-found', message: 'There is no drop of that number.' });
  if (waits(drop.outcome)) return drop;
  throw new ApiError({
    code: 'conflict',
    message: 'This drop does not wait for anybody. Look at the list again.',
  });
}

interface Dismissing {
  readonly dropId: number;
  readonly by: Decider;
  readonly onDecided: OnDecided | undefined;
}

/** Lets a drop wait no longer; it is not applied, and a watched folder does not bring it again. */
export async function dismissDrop(db: Db, { dropId, by, onDecided }: Dismissing): Promise<HeldDrop> {
  return db.transaction(async (tx) => {
    await lockFeed(tx);
    const drop = await heldDrop(tx, dropId, mayBeDismissed);
    await tx.sql
      .updateTable('feed_drop')
      .set({ outcome: 'dismissed', decided_by: by.name, decided_at: sql<string>`now()` })
      .where('drop_id', '=', dropId)
      .execute();
    await onDecided?.(tx, { what: 'dismissed', dropId, drop: drop.name, by, facts: {} });
    return drop;
  });
}
