import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { all, type Sql } from './filters';
import type { Narrowed } from './listConditions';

type Database = Kysely<Tables>;
type Seen<Scope, Filter> = Pick<Narrowed<Scope, Filter>, 'from' | 'access'>;

/** What a list can be filtered by: the values that rows of a scope have, whatever narrows them. */
export function listChoices<Scope, Filter>({ from, access }: Seen<Scope, Filter>) {
  const tables = (scope: Scope, ...conditions: Parameters<typeof all>[0]) =>
    sql`from ${from(scope, {} as Filter)} where ${all([...access(scope, {} as Filter), ...conditions])}`;

  return {
    /** Each value once, in its order. */
    async distinct<Value>(
      db: Database,
      scope: Scope,
      value: RawBuilder<Value>,
    ): Promise<NonNullable<Value>[]> {
      const { rows } = await sql<{ value: Value }>`select distinct ${value} as value
        ${tables(scope)} order by 1`.execute(db);
      return rows.flatMap(({ value: one }) => (one === null || one === undefined || one === '' ? [] : [one]));
    },

    /** Each code once, by its name. */
    async choices(db: Database, scope: Scope, code: Sql, name: Sql) {
      const { rows } = await sql<{ code: string; name: string }>`
        select ${code} as code, coalesce(max(${name}), ${code}) as name
        ${tables(scope, sql`${code} <> ''`)} group by ${code} order by 2, 1`.execute(db);
      return rows;
    },
  };
}
