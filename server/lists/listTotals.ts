import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { all, type Condition, type Sql } from './filters';
import type { ListConditions, Narrowed } from './listConditions';

type Database = Kysely<Tables>;
type Figures = Readonly<Record<string, Sql>>;
type Row = Readonly<Record<string, unknown>>;

/** What a module reckons besides, of the rows that are shown. */
type MoreFigures<More> = (shown: Condition) => { readonly [Name in keyof More]: Sql };

interface Summed<Scope, Filter> extends Narrowed<Scope, Filter> {
  /** Amounts that are summed up over all rows. */
  readonly sums?: Figures;
}

/** Counts and sums up a list. Which rows a chip would show is counted under the other filters. */
export function listTotals<Scope, Filter, Totals>(
  { from, chips, sums }: Summed<Scope, Filter>,
  { narrowing, chipOf, inChip }: ListConditions<Scope, Filter>,
) {
  function figures(scope: Scope, filter: Filter, more: MoreFigures<Figures>): Sql {
    const shown = inChip(scope, filter);
    const named = (name: string, figure: Sql) => sql`${figure} as ${sql.ref(name)}`;
    return sql.join([
      sql`count(*) filter (where ${shown}) as "rows"`,
      ...Object.entries(sums ?? {}).map(([name, cents]) =>
        named(name, sql`coalesce(sum(${cents}) filter (where ${shown}), 0)::bigint`),
      ),
      ...Object.entries(more(shown)).map(([name, figure]) => named(name, figure)),
      sql`count(*) as "chip all"`,
      ...Object.keys(chips ?? {}).map((chip) =>
        named(`${CHIP}${chip}`, sql`count(*) filter (where ${chipOf(chip, scope)})`),
      ),
    ]);
  }

  const tables = (scope: Scope, filter: Filter) =>
    sql`from ${from(scope, filter)} where ${all(narrowing(scope, filter))}`;

  return {
    /** Over all rows that a filter lets through. */
    async totals<More = object>(
      db: Database,
      scope: Scope,
      filter: Filter,
      more: MoreFigures<More> = () => ({}) as never,
    ): Promise<Totals & More> {
      const { rows } = await sql<Row>`
        select ${figures(scope, filter, more)} ${tables(scope, filter)}`.execute(db);
      return chipsApart(rows[0]!) as Totals & More;
    },

    /** The same for each value of a key, in its order. */
    async totalsBy<Key, More = object>(
      db: Database,
      scope: Scope,
      filter: Filter,
      key: RawBuilder<Key>,
      more: MoreFigures<More> = () => ({}) as never,
    ): Promise<(Totals & More & { readonly key: Key })[]> {
      const { rows } = await sql<Row>`
        select ${key} as "key", ${figures(scope, filter, more)}
        ${tables(scope, filter)} group by 1 order by 1`.execute(db);
      return rows.map((row) => chipsApart(row) as Totals & More & { readonly key: Key });
    },
  };
}

const CHIP = 'chip ';

function chipsApart(row: Row): object {
  const entries = Object.entries(row);
  const chips = entries.filter(([name]) => name.startsWith(CHIP));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(CHIP))),
    chips: Object.fromEntries(chips.map(([name, count]) => [name.slice(CHIP.length), count])),
  };
}

/** Adds up what was counted for each value of a key. */
export const sumOf = <Part>(parts: readonly Part[], figure: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + figure(part), 0);
