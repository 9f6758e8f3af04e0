import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables';
import type { PageQuery } from './cursor';
import { all, type Condition, type Sql } from './filters';
import { listConditions, type ListFilter, type Narrowed } from './listConditions';
import { fileColumnsOf, type ListColumn, listFile, type ListFile } from './listFile';
import { listRows, type Rows } from './listRows';
import { listTotals } from './listTotals';
import type { Sorted, SortKey } from './order';

/** What a page is asked with. */
export type ListQuery<Filter> = Filter & PageQuery & { readonly sort: string };

interface Described<
  Scope,
  Filter,
  Selected,
  Row,
  Sort extends string,
  Chip extends string,
  Sum extends string,
>
  extends
    Pick<Narrowed<Scope, Filter>, 'from' | 'access'>,
    Pick<Rows<Scope, Filter, Selected, Row>, 'asJson' | 'searchesAll' | 'finish' | 'orderName'>,
    Pick<Sorted<Sort>, 'ties'> {
  /** What the list can be sorted by, as the contract names it. */
  readonly sorts: Readonly<Record<Sort, SortKey>>;
  /** The columns of a row; those with a label are also in files, in this order. */
  readonly columns: { readonly [Id in keyof Selected]-?: ListColumn<Scope, Row> | Sql } & Readonly<
    Record<string, ListColumn<Scope, Row> | Sql>
  >;
  /** Every member of the query that narrows the list, so that none can be forgotten. */
  readonly filters: {
    readonly [Name in keyof Filter]-?: ListFilter<Scope, Filter, NonNullable<Filter[Name]>>;
  };
  readonly chips?: Readonly<Record<Chip, (scope: Scope) => Condition>>;
  readonly sums?: Readonly<Record<Sum, Sql>>;
  readonly file?: ListFile<Scope>;
}

type Totals<Chip extends string, Sum extends string> = Readonly<Record<Sum | 'rows', number>> & {
  readonly chips: Readonly<Record<Chip | 'all', number>>;
};

/**
 * A list, described once: out of this come its pages, its totals, its choices and its files.
 * Scope is who looks and on which day, Filter what narrows the list, Selected a row as the query gives it, and Row a
 * row as it is sent, where that is something else. Called twice, because TypeScript infers all types of a call or none:
 * the first call takes those that are told, the second finds the rest.
 */
export const defineList =
  <Scope, Filter extends object, Selected extends object, Row = Selected>() =>
  <Sort extends string, Chip extends string = never, Sum extends string = never>(
    definition: Described<Scope, Filter, Selected, Row, Sort, Chip, Sum>,
  ) => {
    // The parts read the members by name, which mapped types do not say of themselves.
    const described = definition as unknown as Narrowed<Scope, Filter> & Rows<Scope, Filter, Selected, Row>;
    const conditions = listConditions(described);
    const { pages, ...rows } = listRows(described, conditions);
    const { columns } = definition;
    const fileColumns = fileColumnsOf<Row>(columns);
    const named = definition.file ?? { screen: '', sheet: '' };
    return {
      ...rows,
      pages,
      ...listTotals<Scope, Filter, Totals<Chip, Sum>>(described, conditions),
      ...listChoices(described),
      where: conditions.where,
      /** The columns of a file, for a file that is made otherwise. */
      fileColumns,
      /** Some of them, in an order of their own. */
      someFileColumns: (ids: readonly (keyof Selected & string)[]) =>
        fileColumnsOf<Row>(Object.fromEntries(ids.map((id) => [id, columns[id]]))),
      file: listFile<Scope, Filter, Row>(named, { columns: fileColumns, pages }),
    };
  };

type Database = Kysely<Tables>;
type Seen<Scope, Filter> = Pick<Narrowed<Scope, Filter>, 'from' | 'access'>;

/** What a list can be filtered by: the values that rows of a scope have, whatever narrows them. */
function listChoices<Scope, Filter>({ from, access }: Seen<Scope, Filter>) {
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
