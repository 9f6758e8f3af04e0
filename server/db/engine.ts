import type { QueryResult } from 'kysely';
import type { CopyText } from './db';

/** One connection in use by one caller. */
export interface Session {
  query(text: string, values: readonly unknown[]): Promise<QueryResult<unknown>>;
  /** Several statements without parameters. */
  script(text: string): Promise<void>;
  /** Runs `COPY … FROM` with the chunks as its input; answers the rows copied. */
  copy(statement: string, chunks: AsyncIterable<CopyText>): Promise<number>;
  release(): void;
}

/** What a filling brings: connections. Everything above it is written once. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  acquire(): Promise<Session>;
  close(): Promise<void>;
}
