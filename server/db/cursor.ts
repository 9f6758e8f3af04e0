import type { Session } from './engine';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A query whose rows are taken a few at a time, as they were when it began. */
export interface Cursor {
  fetch(): Promise<{ readonly rows: readonly unknown[] }>;
  /** Gives the session back. */
  close(): Promise<void>;
}

/**
 * Opens one in a transaction that changes nothing. The session is its own from here on, also where it fails.
 * @param onBegin what is done within the transaction before the query begins
 */
export async function openCursor(
  session: Session,
  { sql, parameters }: Query,
  size: number,
  onBegin: () => Promise<void> = async () => undefined,
): Promise<Cursor> {
  const close = async () => {
    // Nothing was changed. A connection that broke cannot be asked.
    await session.script('rollback').catch(() => undefined);
    session.release();
  };
  try {
    await session.script('begin transaction read only');
    await onBegin();
    await session.query(`declare streamed no scroll cursor for ${sql}`, parameters);
    return { fetch: () => session.query(`fetch ${size} from streamed`, []), close };
  } catch (error) {
    await close();
    throw error;
  }
}
