import type { Kysely } from 'kysely';
import type { Reach } from './reach';
import type { Tables } from './tables';

/** A value of one cell on its way into a table, in PostgreSQL's text form; null is SQL null. */
export type Cell = string | number | boolean | null;

/** A piece of rows in COPY's text format. */
export type CopyText = string | Uint8Array<ArrayBuffer>;

/** How busy the connections of a process are. */
export interface Load {
  readonly inUse: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

/** Work inside one transaction: all of it becomes durable, or none. */
export interface Tx {
  readonly sql: Kysely<Tables>;
  /**
   * Streams rows into a table with COPY; answers how many.
   * @param columns the table's column names, in the order of each row's cells
   */
  copyIn(table: string, columns: readonly string[], rows: AsyncIterable<readonly Cell[]>): Promise<number>;
  /** The same for rows already in COPY's text format; no chunk ends within a row. */
  copyText(table: string, columns: readonly string[], chunks: AsyncIterable<CopyText>): Promise<number>;
}

/** How a transaction differs from most. */
export interface TransactionOptions {
  /** It may take long, and wait long for another: an import, a backup. The limits of the process do not hold for it. */
  readonly long?: boolean;
  /**
   * The work touches nothing but its `tx`, and keeps nothing of a try that failed: where PostgreSQL undoes it for the
   * sake of another transaction (deadlock, serialization) it is done again. Only whoever wrote the work knows that.
   */
  readonly repeats?: boolean;
}

/** The one door to the data. Two fillings: embedded PGlite and a real PostgreSQL, whose connections may break. */
export interface Db extends Reach {
  readonly kind: 'embedded' | 'server';
  /** Typed queries, each its own transaction. */
  readonly sql: Kysely<Tables>;
  /** @throws DatabaseGone `unsure` where nobody can say whether it was committed */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Several statements without parameters that bring their own begin and commit; one that fails leaves nothing. */
  script(text: string): Promise<void>;
  /**
   * The same over connections that nothing else gets, for what has to be answered while all others are in use: sign-in,
   * health. Undefined where there is one connection for all.
   */
  readonly reserved?: Db;
  /** Undefined where there is one connection for all. */
  readonly load?: () => Load;
  close(): Promise<void>;
}
