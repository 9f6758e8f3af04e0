import type { PageQuery } from './cursor';
import type { Condition, Sql } from './filters';
import { listChoices } from './listChoices';
import { listConditions, type ListFilter, type Narrowed } from './listConditions';
import { fileColumnsOf, type ListColumn, type ListFile, listFile } from './listFile';
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
> extends Pick<Narrowed<Scope, Filter>, 'from' | 'access'>,
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
  readonly file?: ListFile;
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
    const fileColumns = fileColumnsOf<Row>(definition.columns);
    const named = definition.file ?? { screen: '', sheet: '' };
    return {
      ...rows,
      pages,
      ...listTotals<Scope, Filter, Totals<Chip, Sum>>(described, conditions),
      ...listChoices(described),
      where: conditions.where,
      /** The columns of a file, for a file that is made otherwise. */
      fileColumns,
      file: listFile<Scope, Filter, Row>(named, { columns: fileColumns, pages }),
    };
  };
