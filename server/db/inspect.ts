import type { Clock } from '../clock';
import { LIMITS } from './limits';
import { withOneClient } from './oneClient';
import { serversOf } from './servers';

/** What a server says of itself and of who asks. */
export interface ServerFacts {
  readonly version: string;
  readonly encoding: string;
  readonly locale: string;
  /** Whether it knows small and capital letters beyond ASCII: plain C does not. */
  readonly knowsLetters: boolean;
  readonly user: string;
  readonly database: string;
  /** What a portal does that this user may not do, in PostgreSQL's words: one that makes its tables. */
  readonly lacking: readonly string[];
  /** And one that makes none. */
  readonly lackingToUse: readonly string[];
  /** How far its clock is ahead of ours, in milliseconds. */
  readonly aheadMs: number;
  /** How many connections everybody together may have, but for those that are kept for its administrators. */
  readonly connections: number;
  /** Whether it copies another server. */
  readonly copies: boolean;
  /** What a session is given, by the names of the server's settings; milliseconds, 0: none. */
  readonly limits: Readonly<Record<string, number>>;
}

// The portal makes tables, a schema for its queue and an extension at the start, and temporary tables in imports; migrations
// change tables that are there already.
const QUESTION = `
  select current_setting('server_version') as version,
         pg_encoding_to_char(encoding) as encoding,
         coalesce(nullif(to_jsonb(d) ->> 'datlocale', ''), datcollate) as locale,
         upper('á' collate "default") = 'Á' and lower('Á' collate "default") = 'á' as "knowsLetters",
         current_user as user,
         current_database() as database,
         pg_is_in_recovery() as copies,
         ${LIMITS} as limits,
         extract(epoch from clock_timestamp())::float8 * 1000 as "clockMs",
         current_setting('max_connections')::integer
           - current_setting('superuser_reserved_connections')::integer as connections,
         array_remove(array[
           case when not has_database_privilege(current_database(), 'CREATE')
             then 'CREATE on database ' || current_database() end,
           case when not has_database_privilege(current_database(), 'TEMPORARY')
             then 'TEMPORARY on database ' || current_database() end,
           case when current_schema() is null then 'USAGE on schema public'
             when not has_schema_privilege(current_schema(), 'CREATE') then 'CREATE on schema ' || current_schema() end,
           (select 'ownership of ' || count(*) || ' tables such as ' || min(format('%I.%I', schemaname, tablename))
              from pg_tables
             where schemaname in (current_schema(), 'pgboss')
               and not pg_has_role(tableowner, 'USAGE')
            having count(*) > 0)
         ], null) as lacking,
         array_remove(array[
           case when not has_database_privilege(current_database(), 'TEMPORARY')
             then 'TEMPORARY on database ' || current_database() end,
           case when to_regnamespace('pgboss') is null then 'the tables, which are not there yet'
             when not has_schema_privilege('pgboss', 'USAGE') then 'USAGE on schema pgboss' end,
           (select 'rights on ' || count(*) || ' tables such as ' || min(oid::regclass::text)
              from pg_class
             where relkind in ('r', 'p')
               and relnamespace in (to_regnamespace(current_schema()), to_regnamespace('pgboss'))
               and not (has_table_privilege(oid, 'SELECT')
                 and (relname = 'migration' or has_table_privilege(oid, 'INSERT'))
                 and (relname in ('migration', 'audit_event')
                   or has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE')))
            having count(*) > 0)
         ], null) as "lackingToUse"
    from pg_database d
   where datname = current_database()`;

/**
 * Asks the server that an address leads to; of several the first that answers.
 * @throws in the words of the driver, which name no password
 */
export async function inspectServer(url: string, withinMs: number, clock: Clock): Promise<ServerFacts> {
  const failures: Error[] = [];
  for (const connectionString of serversOf(url, true)) {
    try {
      return await inspect(connectionString, withinMs, clock);
    } catch (error) {
      failures.push(error as Error);
    }
  }
  throw new Error(failures.map(({ message }) => message).join('; '), { cause: failures[0] });
}

const inspect = (connectionString: string, withinMs: number, clock: Clock): Promise<ServerFacts> =>
  withOneClient(connectionString, withinMs, async (client) => {
    const before = clock.now().getTime();
    const { rows } = await client.query<Omit<ServerFacts, 'aheadMs'> & { readonly clockMs: number }>(
      QUESTION,
    );
    const { clockMs, ...facts } = rows[0]!;
    return { ...facts, aheadMs: clockMs - (before + clock.now().getTime()) / 2 };
  });
