import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Says a group's code with its name. */
export type NamedGroup = (code: string) => { readonly code: string; readonly name: string };

/** The names of all product groups, as products tell them; a code that none tells stays as it is. */
export async function groupNamesOf(db: Kysely<Tables>): Promise<NamedGroup> {
  const rows = await db
    .selectFrom('product')
    .select(['group_code as code', sql<string | null>`min(group_name)`.as('name')])
    .groupBy('group_code')
    .execute();
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => ({ code, name: names.get(code) ?? code });
}
