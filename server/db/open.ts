import { setTimeout as pause } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { DatabaseGone, TransactionUndone } from './databaseGone';
import type { Cell, Db, TransactionOptions, Tx } from './db';
import type { Engine, Session } from './engine';
import type { Replica } from './replica';
import { type Streamer, streamerOf } from './streamed';
import type { Tables } from './tables';

interface OpenOptions {
  /** A whole number from 0 to below: spreads transactions that are done again. */
  readonly random?: (below: number) => number;
  /** Where rows are streamed from, as long as it can be; closed with the database. */
  readonly replica?: Replica;
}

/** Builds the port over a filling: typed SQL, transactions and COPY, the same for both. */
export function openDb(engine: Engine, { random = (below) => below - 1, replica }: OpenOptions = {}): Db {
  const { acquireReserved, load } = engine;
  const portOver = (acquire: Engine['acquire']): Db => {
    const from = { kind: engine.kind, acquire };
    return {
      kind: engine.kind,
      sql: typed(acquire, streamerOf({ ...engine, acquire }, replica)),
      transaction: (work, options = {}) =>
        options.repeats
          ? repeating(() => inTransaction(from, work, options), random)
          : inTransaction(from, work, options),
      script: (text) => runScript(from, text),
      onChange: (listener) => engine.reach?.onChange(listener),
      back: async () => engine.reach?.back(),
      stopWaiting: () => engine.reach?.stopWaiting(),
      async close() {
        await Promise.all([engine.close(), replica?.close()]);
      },
    };
  };
  const port = portOver(() => engine.acquire());
  return acquireReserved ? { ...port, load, reserved: portOver(acquireReserved) } : port;
}

type Source = Pick<Engine, 'kind' | 'acquire'>;

const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 20;

/** Tries again what was undone for the sake of another, after a pause that doubles and differs between processes. */
async function repeating<T>(attempt: () => Promise<T>, random: (below: number) => number): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof TransactionUndone)) throw error;
      await pause(1 + random(FIRST_PAUSE_MS * 2 ** (tries - 1)));
    }
  }
}

const WITHOUT_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

async function inTransaction<T>(
  { kind, acquire }: Source,
  work: (tx: Tx) => Promise<T>,
  { long = false }: TransactionOptions,
): Promise<T> {
  const session = await acquire();
  let isOver = false;
  const pinned: Session = {
    ...session,
    query: inTurn(async (text, values) => {
      // Of several that were asked at once one failed; the next would be done by itself, and stay.
      if (isOver) throw new Error('A statement came after the end of its transaction.');
      return session.query(text, values);
    }),
    release: () => undefined,
  };
  const copyChunks: Tx['copyText'] = (table, columns, chunks) =>
    session.copy(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`, chunks);
  const tx: Tx = {
    sql: typed(async () => pinned),
    copyIn: (table, columns, rows) => copyChunks(table, columns, copyText(rows)),
    copyText: copyChunks,
  };
  try {
    await session.script(long && kind === 'server' ? `begin; ${WITHOUT_LIMITS}` : 'begin');
    const result = await work(tx);
    isOver = true;
    await commit(session);
    return result;
  } catch (error) {
    isOver = true;
    // A connection that broke cannot be asked to roll back; the first error is the one to tell.
    await session.script('rollback').catch(() => undefined);
    throw error;
  } finally {
    session.release();
  }
}

/** Holds that what was asked for is durable: PostgreSQL answers to a commit with a rollback once a statement has failed. */
async function commit(session: Session): Promise<void> {
  const { command } = await session.query('commit', []).catch((error: Error) => {
    const isUnsure = error instanceof DatabaseGone && !(error instanceof TransactionUndone);
    throw isUnsure ? new DatabaseGone(error.cause as Error, true) : error;
  });
  if (command !== 'COMMIT') {
    throw new Error(
      'A transaction was undone at its end, because one of its statements had failed and nobody had heeded that.',
    );
  }
}

/**
 * One statement after the other, in the order in which they came: several of one transaction may be asked at once, of
 * which PGlite mixes up the answers and `pg` warns.
 */
function inTurn(query: Session['query']): Session['query'] {
  let last = Promise.resolve();
  return async (text, values) => {
    const before = last;
    let end: () => void = () => undefined;
    last = new Promise((resolve) => (end = resolve));
    await before;
    try {
      // Awaited, and by the asker alone: so the stack of a statement says who asked for it.
      return await query(text, values);
    } finally {
      end();
    }
  };
}

async function runScript({ acquire }: Source, text: string): Promise<void> {
  const session = await acquire();
  try {
    await session.script(text);
  } catch (error) {
    await session.script('rollback').catch(() => undefined);
    throw error;
  } finally {
    session.release();
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const typed = (acquire: Engine['acquire'], streamer?: Streamer) =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => driverOver(acquire, streamer),
    },
  });

interface Lease extends DatabaseConnection {
  readonly release: () => void;
}

function driverOver(acquire: Engine['acquire'], streamer?: Streamer): Driver {
  const refuse = async () => {
    throw new Error('Kysely was asked for a transaction; use Db.transaction instead.');
  };
  return {
    init: async () => undefined,
    async acquireConnection(): Promise<Lease> {
      let session: Session | undefined;
      return {
        executeQuery: async <R>(query: { sql: string; parameters: readonly unknown[] }) => {
          session ??= await acquire();
          return (await session.query(query.sql, query.parameters)) as { rows: R[] };
        },
        // A cursor takes its connection by itself, or shares it.
        async *streamQuery<R>(query: { sql: string; parameters: readonly unknown[] }, size: number) {
          if (!streamer) throw new Error('Inside a transaction rows are read whole.');
          for await (const rows of streamer(query, size)) yield { rows: [...rows] as R[] };
        },
        release: () => session?.release(),
      };
    },
    releaseConnection: async (connection) => (connection as Lease).release(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => undefined,
  };
}

const CHUNK = 64 * 1024;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Rows in PostgreSQL's COPY text format, gathered into chunks of about 64 KiB. */
async function* copyText(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${row.map(cell).join('\t')}\n`;
    if (chunk.length >= CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

const cell = (value: Cell): string =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (special) => escapes[special]!);
