import { sql } from 'kysely';
import type { Db } from '../db/db';

/** All rows of all tables as text, as a dump of the database has them. */
export async function dumpOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db.sql);
  const dumps = [];
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db.sql);
    dumps.push(...table.rows.map(({ row }) => row));
  }
  return dumps.join('\n');
}
