import { sql } from 'kysely';
import type { DropReport, DropSummary } from '@contract/imports/schema';
import { ApiError } from '@contract/problem';
import { type DropOutcome, mayBeApplied, mayBeDismissed } from '@contract/imports/labels';
import type { Db, Tx } from '../db/db';
import { feedDrops } from '../domain/feedState/feedDrops';
import { lockFeed } from '../domain/feedState/feedLock';
import type { Decider, OnDecided } from './importOptions';
import type { Changes, FileCheck, ValidationIssue, Hold } from './report';

/** The drop that customers see now; undefined before the first one. `asOf` is a date, `loadedAt` an instant. */
export async function currentFeed(
  db: Pick<Db, 'sql'>,
): Promise<{ importId: number; asOf: string; drop: string; loadedAt: string; manifest: string } | undefined> {
  return db.sql
    .selectFrom('feed_import')
    .select([
      'import_id as importId',
      'as_of as asOf',
      'drop_name as drop',
      'applied_at as loadedAt',
      'manifest_sha256 as manifest',
    ])
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Where a drop that waits lies and which one it is, so that it can be read again. */
export interface HeldDrop {
  readonly name: string;
  readonly folder: string;
  readonly manifest: string;
}

/**
 * A drop that waits for somebody.
 * @param waits which ones do
 * @throws ApiError where there is no such drop, or it does not wait (any more)
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

const SHOWN = 20;

/** The newest drops. */
export const newestDrops = (db: Db): Promise<DropSummary[]> =>
  feedDrops(db.sql).orderBy('d.drop_id', 'desc').limit(SHOWN).execute();

/** What came of one drop, as it is kept; undefined where there is none of that number. */
export async function storedReport(db: Pick<Db, 'sql'>, dropId: number): Promise<DropReport | undefined> {
  const found = await feedDrops(db.sql)
    .select([
      'd.holds',
      'd.changes',
      'd.manifest_check as manifest',
      'd.receivable_before_cents as before',
      'd.receivable_after_cents as after',
    ])
    .where('d.drop_id', '=', dropId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { holds, changes, manifest, before, after, ...summary } = found;
  const files = Object.entries(
    changes as Record<string, Omit<Changes, keyof typeof uncounted> & Partial<Changes>>,
  );
  return {
    ...summary,
    found: { files: await distinct(db, dropId, 'file'), rules: await distinct(db, dropId, 'rule') },
    manifest: [...(manifest as readonly FileCheck[])],
    holds: [...(holds as readonly Hold[])],
    files: files.map(([file, counts]) => Object.assign({ file }, uncounted, counts)),
    receivable: before === null || after === null ? null : { beforeCents: before, afterCents: after },
    canRollBack: summary.live && (await canGoBack(db)),
  };
}

async function distinct(db: Pick<Db, 'sql'>, dropId: number, column: 'file' | 'rule'): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('feed_finding')
    .select(`${column} as value`)
    .distinct()
    .where('drop_id', '=', dropId)
    .orderBy(column)
    .execute();
  return rows.map(({ value }) => value);
}

/** What a record from before these were counted says. */
const uncounted = { quarantined: 0, before: 0, after: 0 };

/** Every issue of a drop, in the order of its record. */
export const validationIssuesOf = (db: Pick<Db, 'sql'>, dropId: number): Promise<ValidationIssue[]> =>
  db.sql
    .selectFrom('feed_finding')
    .select(['severity', 'file', 'line', 'key', 'column_name as column', 'rule', 'value', 'message', 'hint'])
    .where('drop_id', '=', dropId)
    .orderBy('seq')
    .execute();

async function canGoBack(db: Pick<Db, 'sql'>): Promise<boolean> {
  const newest = await db.sql
    .selectFrom('feed_import')
    .select('journal')
    .orderBy('import_id', 'desc')
    .limit(2)
    .execute();
  return newest.length === 2 && newest[0]!.journal;
}
