import { sql } from 'kysely';
import { Refusal } from '../../contract/problem';
import type { Db, Tx } from '../db/db';
import { lockFeed } from '../db/feedLock';

/** Where a held drop lies and which one it is, so that it can be read again. */
export interface HeldDrop {
  readonly folder: string;
  readonly manifest: string;
}

/** @throws Refusal where there is no such drop, or it does not wait (any more) */
export async function heldDrop(db: Pick<Tx, 'sql'>, dropId: number): Promise<HeldDrop> {
  const drop = await db.sql
    .selectFrom('feed_drop')
    .select(['folder', 'manifest_sha256 as manifest', 'outcome'])
    .where('drop_id', '=', dropId)
    .executeTakeFirst();
  if (!drop) throw new Refusal({ code: 'not-found', message: 'There is no drop of that number.' });
  if (drop.outcome === 'held') return drop;
  throw new Refusal({
    code: 'conflict',
    message: 'This drop does not wait for anybody. Look at the list again.',
  });
}

/** Lets a held drop wait no longer; it is not applied, and a watched folder does not bring it again. */
export async function dismissDrop(db: Db, dropId: number, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFeed(tx);
    await heldDrop(tx, dropId);
    await tx.sql
      .updateTable('feed_drop')
      .set({ outcome: 'dismissed', decided_by: by, decided_at: sql<string>`now()` })
      .where('drop_id', '=', dropId)
      .execute();
  });
}
