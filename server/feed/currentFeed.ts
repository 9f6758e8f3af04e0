import type { Db } from '../db/db';

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
