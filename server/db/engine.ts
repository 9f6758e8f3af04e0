import type { QueryResult } from 'kysely';
import type { CopyText, Load } from './db';
import type { Reach } from './reach';

/** What came of a statement. */
export interface Answer extends QueryResult<unknown> {
  /** What was done, in PostgreSQL's word for it: SELECT, UPDATE, COMMIT, or ROLLBACK in the place of a COMMIT. */
  readonly command: string;
}

/** One connection in use by one caller. */
export interface Session {
  query(text: string, values: readonly unknown[]): Promise<Answer>;
  /** Several statements without parameters. */
  script(text: string): Promise<void>;
  /** Runs `COPY … FROM` with the chunks as its input; answers the rows copied. */
  copy(statement: string, chunks: AsyncIterable<CopyText>): Promise<number>;
  release(): void;
}

/** What a filling brings: connections. Everything above it is written once. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  /** Undefined where the database is a part of this process. */
  readonly reach?: Reach;
  /** Undefined where there is one connection for all. */
  readonly load?: () => Load;
  /** How many there may be that all share; undefined where there is one for all. */
  readonly connections?: number;
  /** @throws DatabaseGone; DatabaseBusy where too many wait already */
  acquire(): Promise<Session>;
  /** As `acquire`, where every other connection may be in use; undefined where there is one connection for all. */
  readonly acquireReserved?: () => Promise<Session>;
  close(): Promise<void>;
}
