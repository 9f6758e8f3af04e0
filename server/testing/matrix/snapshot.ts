import { sql } from 'kysely';
import type { Db } from '@server/db/db';

/** What is written although nothing was done: who came, who looked as whom, and that somebody was refused. */
const told = new Set(['audit_event', 'audit_head', 'portal_session', 'idempotency', 'view_as_read']);

/** A fingerprint of every table, by its name: two that are equal hold the same rows. */
export async function snapshot({ sql: db }: Db): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const kept = tables.filter(({ name }) => !told.has(name));
  const prints = kept.map(
    ({ name }) => sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
      as print from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
