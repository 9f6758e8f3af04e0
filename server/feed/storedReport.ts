import type { DropReport, DropSummary } from '@contract/imports/schema';
import type { Db } from '../db/db';
import { feedDrops } from '../domain/feedState/feedDrops';
import type { Changes, FileCheck, Finding, Hold } from './report';

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

/** Every finding of a drop, in the order of its record. */
export const findingsOf = (db: Pick<Db, 'sql'>, dropId: number): Promise<Finding[]> =>
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
