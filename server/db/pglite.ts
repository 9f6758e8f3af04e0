import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFolder } from './lock';
import type { CopyText } from './db';
import type { Engine, Session } from './engine';
import { statementsOn } from './pgliteStatements';

/** Where its files are within a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/**
 * PostgreSQL inside this process, its files in `<folder>/database`. One process at a time: a second
 * would lose rows silently, so an exclusive lock is taken first. Each commit is written through to
 * the disk before it is acknowledged.
 */
export async function embeddedEngine(folder: string, options: PGliteOptions = {}): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const engine = overPglite(await open({ dataDir: databaseFolder(folder), ...options }));
    return { ...engine, close: async () => (await engine.close(), unlock()) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database that lives in memory only, for tests. */
export const memoryEngine = async (options: PGliteOptions = {}): Promise<Engine> =>
  overPglite(await open(options));

/** What migrations ask of the embedded database beside PostgreSQL itself. */
export const extensions = { pg_trgm };

const open = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({
    ...options,
    extensions,
    // PGlite starts with fsync off. With it on and the log opened O_DSYNC, a commit that was
    // acknowledged is on the disk.
    startParams: [
      ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
      '-c',
      'wal_sync_method=open_datasync',
      // An import writes much at once; with small buffers each page of the log would be waited for by itself.
      '-c',
      'wal_buffers=64MB',
    ],
  });

/** The embedded database as an engine, for whoever opened it. */
export function overPglite(pglite: PGlite): Engine {
  // One connection for all: whoever acquires it waits for the one before, in order of arrival.
  let last: Promise<void> = Promise.resolve();
  const run = statementsOn(pglite);
  return {
    kind: 'embedded',
    async acquire() {
      const before = last;
      let release: () => void = () => undefined;
      last = new Promise((resolve) => (release = resolve));
      await before;
      return session(pglite, run, release);
    },
    async close() {
      await last;
      await pglite.close();
    },
  };
}

// PGlite takes a COPY's input as one piece; slices keep a large drop from standing in memory whole.
const SLICE = 8 * 1024 * 1024;

async function* slices(chunks: AsyncIterable<CopyText>): AsyncGenerator<CopyText[]> {
  let slice: CopyText[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    slice.push(chunk);
    size += chunk.length;
    if (size >= SLICE) {
      yield slice;
      slice = [];
      size = 0;
    }
  }
  if (size > 0) yield slice;
}

function session(pglite: PGlite, query: Session['query'], release: () => void): Session {
  return {
    query,
    script: async (text) => void (await pglite.exec(text)),
    async copy(statement, chunks) {
      const fromBlob = statement.replace(/from stdin$/, "from '/dev/blob'");
      let rows = 0;
      for await (const slice of slices(chunks)) {
        const { affectedRows } = await pglite.query(fromBlob, [], { blob: new Blob(slice) });
        rows += affectedRows ?? 0;
      }
      return rows;
    },
    release,
  };
}
