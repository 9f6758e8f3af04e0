import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';

/** What tells two databases apart that should be the same. */
export interface TableFigures {
  readonly rows: number;
  /** The sum of each column of money, in cents, as text: a sum may be larger than a safe integer. */
  readonly cents: Readonly<Record<string, string>>;
}

/** Has a transaction see one instant from here on; it is the first that it does. */
export async function seeOneInstant(db: Kysely<Tables>): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(db);
}

/**
 * The rows of every table of the portal and the sums of its money, by table. All are of one instant only within a
 * transaction that sees one.
 */
export async function figuresOf(db: Kysely<Tables>): Promise<Record<string, TableFigures>> {
  const { rows: tables } = await sql<{ name: string; money: string[] }>`
    select t.table_name as name,
      array(
        select c.column_name::text from information_schema.columns c
        where c.table_schema = t.table_schema and c.table_name = t.table_name
          and c.column_name like '%\\_cents' and c.data_type in ('integer', 'bigint', 'numeric')
        order by 1) as money
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1`.execute(db);
  const figures: Record<string, TableFigures> = {};
  for (const { name, money } of tables) {
    const sums = money.map(
      (column) => sql`, coalesce(sum(${sql.ref(column)}), 0)::text as ${sql.id(column)}`,
    );
    const { rows } = await sql<{ portal_rows: string } & Record<string, string>>`
      select count(*)::text as portal_rows ${sql.join(sums, sql``)} from ${sql.table(name)}`.execute(db);
    const { portal_rows: count, ...cents } = rows[0]!;
    figures[name] = { rows: Number(count), cents };
  }
  return figures;
}

/** What differs between two, in words, one line for each table. */
export function differences(
  before: Readonly<Record<string, TableFigures>>,
  after: Readonly<Record<string, TableFigures>>,
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.flatMap((name) => {
    const [one, other] = [before[name], after[name]];
    if (!one || !other) return [`${name}: the table is ${one ? 'missing' : 'new'}.`];
    const columns = [...new Set([...Object.keys(one.cents), ...Object.keys(other.cents)])].toSorted();
    const parts = [
      ...(one.rows === other.rows ? [] : [`${one.rows} rows became ${other.rows}`]),
      ...columns
        .filter((column) => one.cents[column] !== other.cents[column])
        .map((column) => `${column} ${one.cents[column] ?? 'none'} became ${other.cents[column] ?? 'none'}`),
    ];
    return parts.length > 0 ? [`${name}: ${parts.join(', ')}.`] : [];
  });
}
