import { setTimeout as pause } from 'node:timers/promises';
import { type Cursor, openCursor, type Query } from './cursor';
import { TookTooLong } from './databaseGone';
import type { Engine, Session } from './engine';

/** A server that copies another and answers in its place where that can make no difference. */
export interface Replica {
  /** Opens a query; undefined where the primary has to be asked. */
  cursor(query: Query, size: number): Promise<Cursor | undefined>;
  close(): Promise<void>;
}

export interface ReplicaTold {
  /** Of each query that is streamed. */
  readonly streamed: (from: 'primary' | 'replica') => void;
  /** Why it is not asked for a while; undefined: it is asked again. Each change once. */
  readonly changed: (why: string | undefined) => void;
}

interface ReplicaOptions {
  /** Connects to it; asked again after it failed. */
  readonly open: () => Promise<Engine>;
  readonly primary: Pick<Engine, 'acquire'>;
  /** A query of one text "mark": where both give another one they show two states, whatever their logs say. */
  readonly mark: string;
  readonly told: ReplicaTold;
  /** For so long a query waits for the replica to catch up. */
  readonly waitMs?: number;
  /** For so long more it may take to answer at all: one whose machine died says nothing. */
  readonly answerMs?: number;
  /** For so long it is left alone after it failed. */
  readonly restMs?: number;
}

/** A commit is in the log on disk before anybody sees it, unless the server was told not to wait for that. */
const POSITION = `
  select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
          else pg_current_wal_flush_lsn() end)::text as position,
         system_identifier::text as cluster from pg_control_system()`;
const STATE = `
  select pg_is_in_recovery() and system_identifier::text = $1 as copies,
         coalesce(pg_last_wal_replay_lsn() >= $2::pg_lsn, false) as current from pg_control_system()`;
const LOOK_MS = 20;

interface Position {
  readonly position: string;
  readonly cluster: string;
}

interface Asked {
  readonly query: Query;
  readonly size: number;
}

interface Opened {
  readonly session: Session;
  readonly cursor: Cursor;
}

/**
 * Reads at a replica what the primary would answer at this moment: a query begins there once the replica has done
 * everything that was committed at the primary when it was asked for, whoever committed it and by whichever process.
 * Where that takes too long, or anything fails before the first rows are there, the primary is asked.
 */
export function openReplica(options: ReplicaOptions): Replica {
  const { primary, mark, told, waitMs = 1_000, answerMs = 2_000, restMs = 10_000 } = options;
  let engine: Promise<Engine> | undefined;
  let restsUntil = -Infinity;
  let isAway = false;
  const connected = () => {
    engine ??= options.open().catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };

  async function opened(asked: Asked, position: Position): Promise<Opened> {
    const session = await (await connected()).acquire();
    const cursor = await openCursor(session, asked.query, asked.size, () =>
      expectCurrent(session, position, waitMs),
    );
    return { session, cursor };
  }

  async function begun(asked: Asked, position: Position) {
    const { session, cursor } = await soon(opened(asked, position), waitMs + answerMs);
    try {
      const first = await cursor.fetch();
      return { cursor: startingWith(first, cursor), mark: await markOf(session, mark) };
    } catch (error) {
      await cursor.close();
      throw error;
    }
  }

  /** @returns undefined where it could not be asked, and is left alone for a while */
  async function tried(asked: Asked, position: Position) {
    try {
      const found = await begun(asked, position);
      if (isAway) told.changed(undefined);
      isAway = false;
      return found;
    } catch (error) {
      // The primary would take as long.
      if (error instanceof TookTooLong) throw error;
      restsUntil = performance.now() + restMs;
      if (!isAway) told.changed((error as Error).message);
      isAway = true;
      return undefined;
    }
  }

  async function current(asked: Asked): Promise<Cursor | undefined> {
    if (performance.now() < restsUntil) return undefined;
    const position = await briefly(primary, (session) => one<Position>(session, POSITION, []));
    const found = await tried(asked, position);
    if (!found) return undefined;
    try {
      // One that the primary waits for shows a commit a moment before the primary does.
      if ((await briefly(primary, (session) => markOf(session, mark))) === found.mark) return found.cursor;
    } catch (error) {
      await found.cursor.close();
      throw error;
    }
    await found.cursor.close();
    return undefined;
  }

  return {
    async cursor(query, size) {
      const found = await current({ query, size });
      told.streamed(found ? 'replica' : 'primary');
      return found;
    },
    async close() {
      await (await engine?.catch(() => undefined))?.close();
    },
  };
}

const startingWith = (first: Awaited<ReturnType<Cursor['fetch']>>, cursor: Cursor): Cursor => {
  let left: typeof first | undefined = first;
  return {
    ...cursor,
    async fetch() {
      const rows = left ?? (await cursor.fetch());
      left = undefined;
      return rows;
    },
  };
};

async function expectCurrent(
  session: Session,
  { position, cluster }: Position,
  waitMs: number,
): Promise<void> {
  for (const began = performance.now(); ; await pause(LOOK_MS)) {
    const state = await one<{ copies: boolean; current: boolean }>(session, STATE, [cluster, position]);
    if (!state.copies) throw new Error('It is no copy of the database that DATABASE_URL names.');
    if (state.current) return;
    if (performance.now() - began >= waitMs) throw new Error(`It is behind by more than ${waitMs} ms.`);
  }
}

/** @throws where it takes longer; what comes of it after that is closed */
async function soon(opening: Promise<Opened>, withinMs: number): Promise<Opened> {
  const opened = await Promise.race([opening, pause(withinMs, undefined, { ref: false })]);
  if (opened) return opened;
  void opening.then(
    ({ cursor }) => cursor.close(),
    () => undefined,
  );
  throw new Error(`It does not answer within ${withinMs} ms.`);
}

const one = async <Row>(session: Session, text: string, values: readonly unknown[]): Promise<Row> =>
  (await session.query(text, values)).rows[0] as Row;

const markOf = async (session: Session, text: string) =>
  (await one<{ readonly mark: string | null }>(session, text, [])).mark;

async function briefly<T>(
  { acquire }: Pick<Engine, 'acquire'>,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await acquire();
  try {
    return await work(session);
  } finally {
    session.release();
  }
}
