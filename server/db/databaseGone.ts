import { setTimeout as pause } from 'node:timers/promises';

/** Thrown where the database could not be asked, or where its answer did not come. */
export class DatabaseGone extends Error {
  /** As an HTTP server reads it: the fault is not the caller's, and it passes. */
  readonly statusCode = 503;

  /** @param unsure whether what was asked for may have become durable, although nobody was told */
  constructor(
    cause: Error,
    readonly unsure = false,
  ) {
    super(`The database does not answer: ${cause.message}`, { cause });
    this.name = 'DatabaseGone';
  }
}

/**
 * Thrown where the server undid a transaction for the sake of another one, or of its own state: nothing of it stays. To
 * whoever asked it is an outage of a moment, after which the same may be asked for again.
 */
export class TransactionUndone extends DatabaseGone {
  readonly code: string | undefined;

  constructor(cause: Error & { readonly code?: string }) {
    super(cause);
    this.message = `The database undid a transaction: ${cause.message}`;
    this.name = 'TransactionUndone';
    this.code = cause.code;
  }
}

/** A serialization failure and a deadlock. */
const UNDONE_CODES: ReadonlySet<string> = new Set(['40001', '40P01']);

export const isUndone = ({ code = '' }: Error & { readonly code?: string }): boolean =>
  UNDONE_CODES.has(code);

/** Thrown where so many wait for a connection already that one more would wait in vain. */
export class DatabaseBusy extends Error {
  readonly statusCode = 503;

  constructor(waiting: number) {
    super(`The database is busy: ${waiting} wait for a connection.`);
    this.name = 'DatabaseBusy';
  }
}

/** Thrown where a statement took longer, or waited longer for another, than this process lets it. */
export class TookTooLong extends Error {
  readonly statusCode = 503;

  constructor(cause: Error) {
    super(`The database was given up on: ${cause.message}`, { cause });
    this.name = 'TookTooLong';
  }
}

/** Thrown where the server has no room for what was asked: on its disk, in its memory, or for one more connection. */
export class DatabaseFull extends Error {
  readonly statusCode = 503;

  constructor(cause: Error) {
    super(`The database has no room: ${cause.message}`, { cause });
    this.name = 'DatabaseFull';
  }
}

/** Class 53 of PostgreSQL's codes: insufficient resources. */
export const isServerFull = ({ code = '' }: Error & { readonly code?: string }): boolean =>
  /^53...$/.test(code);

/** A statement that was canceled, and a lock that was not given in time. */
const TIME_CODES: ReadonlySet<string> = new Set(['57014', '55P03']);

export const isOutOfTime = ({ code = '' }: Error & { readonly code?: string }): boolean =>
  TIME_CODES.has(code);

// Connection exceptions; a server that goes down, crashed, starts, or ends idle sessions; one that became a standby;
// and one that ended a transaction in which nothing was asked.
const SERVER_CODES = /^(08...|57P0[1235]|25006|25P03)$/;
const SOCKET_CODES: ReadonlySet<string> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether a connection on which this happened is of no use any more. */
export const breaksConnection = ({ code = '' }: Error & { readonly code?: string }): boolean =>
  SERVER_CODES.test(code) || SOCKET_CODES.has(code);

/** Work that nobody waits for lets those go first who wait. */
const BUSY_MS = 250;

/**
 * Does again, once the database answers, what its connection broke under.
 * @param work may be done twice: of the last try nobody knows what became durable
 * @throws DatabaseGone when the database was closed meanwhile
 */
export async function outlasting<T>(db: { back(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseBusy || error instanceof TransactionUndone) await pause(BUSY_MS);
      else if (error instanceof DatabaseGone) await db.back();
      else throw error;
    }
  }
}
