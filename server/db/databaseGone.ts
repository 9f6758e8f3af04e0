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

// Connection exceptions; a server that goes down, crashed, starts, or ends idle sessions; and one that became a standby.
const SERVER_CODES = /^(08...|57P0[1235]|25006)$/;
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
      if (!(error instanceof DatabaseGone)) throw error;
      await db.back();
    }
  }
}
