import { type Column, inTable } from './column';

/** A condition within one row, as SQL over the staged row's columns. */
export interface RowCheck {
  readonly rule: string;
  /** 'row' quarantines the row; 'warn' only tells. */
  readonly severity: 'row' | 'warn';
  /** The CSV column that the issue points at. */
  readonly column: string;
  /** True where the row breaks the rule. `:asOf` stands for the drop's as-of date. */
  readonly wrong: string;
  /** What the issue shows; the pointed-at column's own value when left out. */
  readonly value?: string;
  /** One issue for each value instead of one for each row. */
  readonly grouped?: boolean;
  readonly message: string;
  readonly hint: string;
}

/** What a row's figure is compared with, as SQL: the sum over the rows in another file, and how many those are. */
interface Summed {
  readonly total: string;
  readonly rows: string;
}

/** A figure of this file's row that must agree with the sum over its rows in another file. */
export interface SumCheck {
  readonly rule: string;
  /** 'row' quarantines the row; 'warn' only tells. */
  readonly severity: 'row' | 'warn';
  readonly column: string;
  readonly child: string;
  /** The child's table column by that of this file's which it equals; the key, where left out. */
  readonly by?: Readonly<Record<string, string>>;
  /** What is summed, as SQL over the columns of the child's table. */
  readonly sum: string;
  /** Which of the child's rows are looked at at all, where most of them add nothing: grouping them costs the most. */
  readonly only?: string;
  /** True where the row breaks the rule, as SQL over its columns, with `p` for its table. */
  readonly wrong: (summed: Summed) => string;
  readonly message: string;
  readonly hint: string;
}

/** Everything the import knows about one CSV file. The order of files goes from parents to children. */
export interface FeedFile {
  readonly file: string;
  /** For the reference in docs/feed.md, where the name does not say it. */
  readonly about?: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  /** A full drop may leave the file out; its table then stays as it is. */
  readonly optional?: boolean;
  /**
   * Files whose row this one belongs to, found by that file's key: without it the row is quarantined, and
   * together with it.
   */
  readonly parents?: readonly string[];
  readonly rowChecks?: readonly RowCheck[];
  readonly sumChecks?: readonly SumCheck[];
}

/** The key's columns in the table behind the file. */
export const tableKey = ({ key, columns }: FeedFile): string[] =>
  key.map((name) => inTable(name, columns[name]!));

/** The columns that a drop brings to the file's table. */
export const tableColumns = ({ columns }: FeedFile): string[] =>
  Object.entries(columns).map(([name, column]) => inTable(name, column));

export const quoted = (name: string): string => `"${name}"`;
export const stageOf = ({ table }: FeedFile): string => `stage_${table}`;

/** The key as issues show it, as SQL. */
export const keyText = (description: FeedFile, alias = ''): string =>
  `concat_ws(';', ${tableKey(description)
    .map((column) => alias + quoted(column))
    .join(', ')})`;

/** Cents as issues show them, as SQL. */
export const dollars = (cents: string): string => `to_char((${cents}) / 100.0, 'FM9999999999999990.00')`;
