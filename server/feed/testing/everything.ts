import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { feedFiles } from '../feedFiles';

/** All rows of all tables of the feed as one text, `import_id` included, without its records: equal texts, equal data. */
export async function everything(db: Db, tables: readonly string[] = allTables): Promise<string> {
  const parts: string[] = [];
  for (const table of tables) {
    const { rows } = await sql
      .raw<{ row: string }>(`select ${table}::text as row from ${table} order by ${table}::text`)
      .execute(db.sql);
    parts.push(`${table}\n${rows.map(({ row }) => row).join('\n')}`);
  }
  return parts.join('\n');
}

export const dataTables: readonly string[] = feedFiles.map(({ table }) => table);
const allTables = [
  ...dataTables,
  'feed_document',
  'feed_import',
  'feed_removed',
  'feed_replaced',
  'feed_held',
];
