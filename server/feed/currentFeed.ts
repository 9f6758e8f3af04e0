import type { Db } from '../db/db';

/** The drop that customers see now; undefined before the first one. `asOf` is a date, `loadedAt` an instant. */
export async function currentFeed(
  db: Pick<Db, 'sql'>,
): Promise<{ asOf: string; drop: string; loadedAt: string; manifest: string } | undefined> {
  const newest = await db.sql
    .selectFrom('feed_import')
    .select(['as_of', 'drop_name', 'applied_at', 'manifest_sha256'])
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    newest && {
      asOf: newest.as_of,
      drop: newest.drop_name,
      loadedAt: newest.applied_at,
      manifest: newest.manifest_sha256,
    }
  );
}
