import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  breaksConnection,
  DatabaseFull,
  DatabaseGone,
  isServerFull,
  isOutOfTime,
  isUndone,
  TookTooLong,
  TransactionUndone,
} from './databaseGone';
import type { Session } from './engine';
import { nameOf } from './statementNames';

/** Somebody waits for an answer. */
export interface Silence {
  /** Milliseconds, of the process's own clock. */
  readonly since: number;
  /** Ends the connection, as if the server had. */
  end(): void;
}

interface SessionOptions {
  /** Whoever waits is in it for as long. */
  readonly silences: Set<Silence>;
  /** Whether what was prepared by a name can be asked for by it: another session knows none. */
  readonly isNamed: boolean;
  /** What broke it before it was opened. */
  readonly broken: Error | undefined;
  /** Told of the first sign. */
  readonly onBreak: (error: Error) => void;
}

/**
 * A connection in somebody's hands. Where it breaks, whatever was asked and whatever is asked after is answered with
 * `DatabaseGone`, and nobody gets the connection again.
 */
export function openSession(
  client: pg.PoolClient,
  { silences, isNamed, broken, onBreak }: SessionOptions,
): Session {
  const breaking = new AbortController();
  const { signal } = breaking;
  const broke = (error: Error) => {
    if (signal.aborted) return;
    breaking.abort(error);
    onBreak(error);
  };
  // Without a listener a connection that breaks between two statements would end the process.
  client.on('error', broke);
  if (broken) broke(broken);
  const end = () => (client as unknown as Wired).connection.stream.destroy();

  async function answered<T>(work: () => Promise<T>): Promise<T> {
    if (signal.aborted) throw new DatabaseGone(signal.reason as Error);
    const silence: Silence = { since: performance.now(), end };
    silences.add(silence);
    try {
      return await work();
    } catch (error) {
      if (breaksConnection(error as Error)) broke(error as Error);
      if (signal.aborted) throw new DatabaseGone(signal.reason as Error);
      if (isUndone(error as Error)) throw new TransactionUndone(error as Error);
      if (isOutOfTime(error as Error)) throw new TookTooLong(error as Error);
      throw isServerFull(error as Error) ? new DatabaseFull(error as Error) : error;
    } finally {
      silences.delete(silence);
    }
  }

  return {
    query: (text, values) =>
      answered(async () => {
        const { rows, rowCount, command } = await client.query<object>({
          name: isNamed && !values.some(isLong) ? nameOf(text) : undefined,
          text,
          values: [...values],
        });
        return { rows, numAffectedRows: BigInt(rowCount ?? 0), command };
      }),
    script: (text) => answered(async () => void (await client.query(text))),
    copy: (statement, chunks) =>
      answered(async () => {
        const target = client.query(copyFrom(statement));
        // It may fail once more after the pipeline has heard enough.
        target.on('error', () => undefined);
        await unlessAborted(signal, pipeline(Readable.from(chunks), target, { signal }));
        return target.rowCount ?? 0;
      }),
    release() {
      client.release(signal.aborted);
      client.off('error', broke);
    },
  };
}

/** How many values of a list a plan for any values is made for. */
const LONG = 10;

/** A plan that was made for any values would read a long list's rows as if they were few. */
const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > LONG;

/** The part of `pg` that its types leave out. */
interface Wired {
  readonly connection: { readonly stream: { destroy(): void } };
}

/** A COPY waits for the server's word even where no server can say it any more. */
async function unlessAborted(signal: AbortSignal, work: Promise<unknown>): Promise<void> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
