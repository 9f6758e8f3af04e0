import { sql } from 'kysely';
import { alone } from './alone';
import type { Db, Tx } from './db';

/** Which rights some tables lack that all others have: nobody but their owner changes what was done. */
const KEPT = { migration: 'insert, update, delete', audit_event: 'update, delete' } as const;

/** From here on a role that owns no table may have it brought up to date, as imports do with what they changed. */
const MAINTAIN_SINCE = 170_000;

/**
 * Gives a role what a portal does that changes no table, and takes away what it may beyond that. Whoever asks has to own
 * the tables and the database.
 * @throws in words where there is no such role
 */
export async function grantToApp(db: Db, role: string): Promise<void> {
  const facts = await db.sql
    .selectNoFrom([
      sql<string>`current_database()`.as('database'),
      sql<boolean>`exists (select from pg_roles where rolname = ${role})`.as('isThere'),
      sql<boolean>`${role} = current_user`.as('isOwner'),
      sql<number>`current_setting('server_version_num')::integer`.as('version'),
    ])
    .executeTakeFirstOrThrow();
  if (!facts.isThere || facts.isOwner) {
    throw new Error(
      facts.isOwner
        ? `DATABASE_APP_ROLE is ${role}, which owns the tables itself. Name the role that portals connect as.`
        : `DATABASE_APP_ROLE is ${role}, and there is no such role. Make it: create role ${role} login password '…'.`,
    );
  }
  await alone(db, () => db.transaction((tx) => grantAll(tx, sql.id(role), facts), { long: true }));
}

async function grantAll(
  { sql: to }: Tx,
  role: ReturnType<typeof sql.id>,
  { database, version }: { readonly database: string; readonly version: number },
): Promise<void> {
  const all = sql.raw('all tables in schema public, pgboss');
  const statements = [
    sql`revoke all on ${all} from ${role}`,
    sql`grant temporary on database ${sql.id(database)} to ${role}`,
    sql`grant usage on schema public, pgboss to ${role}`,
    sql`grant select, insert, update, delete on ${all} to ${role}`,
    ...Object.entries(KEPT).map(
      ([table, rights]) => sql`revoke ${sql.raw(rights)} on ${sql.table(table)} from ${role}`,
    ),
    ...(version >= MAINTAIN_SINCE ? [sql`grant maintain on all tables in schema public to ${role}`] : []),
  ];
  for (const statement of statements) await statement.execute(to);
}
