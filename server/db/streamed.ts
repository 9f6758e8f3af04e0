import { type Cursor, openCursor, type Query } from './cursor';
import { DatabaseBusy } from './databaseGone';
import type { Engine } from './engine';
import type { Replica } from './replica';
import { openSemaphore } from './semaphore';

/** Gives the rows of a query a few at a time, in its order, as they were when it began. */
export type Streamer = (query: Query, size: number) => AsyncGenerator<readonly unknown[]>;

/** Of the connections that all share: each stream keeps one, and whoever reads it may need another. */
const SHARE = 1 / 4;
/** Whoever comes after so many that wait for their turn is refused at once. */
const MAX_WAITING = 100;

/**
 * Reads by a cursor, so that the whole costs what one query costs, however many pieces it is read in. A server keeps it in
 * a transaction that changes nothing, on a connection that nobody else gets meanwhile; there is a share of them for it, and
 * more streams wait for their turn. The embedded database has one connection for all: there the rows are put aside by
 * it, and whoever comes between two pieces goes first.
 * @param replica keeps them instead of the server, as long as it can; no more at the same time than the server would
 * @throws DatabaseBusy where too many wait
 */
export function streamerOf(
  engine: Pick<Engine, 'kind' | 'acquire' | 'connections'>,
  replica?: Replica,
): Streamer {
  const acquire = () => engine.acquire();
  if (engine.kind === 'embedded') return putAside(acquire);
  const opened = async (query: Query, size: number) =>
    (await replica?.cursor(query, size)) ?? openCursor(await acquire(), query, size);
  return inTransactions(opened, engine.connections ?? 0);
}

function inTransactions(
  open: (query: Query, size: number) => Promise<Cursor>,
  connections: number,
): Streamer {
  const semaphore = openSemaphore({
    free: Math.max(1, Math.floor(connections * SHARE)),
    most: MAX_WAITING,
    refuse: (waiting) => new DatabaseBusy(waiting),
  });
  return async function* stream(query, size) {
    await semaphore.acquire();
    let cursor: Cursor | undefined;
    try {
      const own = await open(query, size);
      cursor = own;
      yield* pieces(
        size,
        ahead(() => own.fetch()),
      );
    } finally {
      semaphore.release();
      await cursor?.close();
    }
  };
}

function putAside(acquire: Engine['acquire']): Streamer {
  const taken = new Set<number>();
  const ask = async (text: string, values: readonly unknown[] = []) => {
    const session = await acquire();
    try {
      return await session.query(text, values);
    } finally {
      session.release();
    }
  };
  return async function* stream(query, size) {
    let place = 0;
    while (taken.has(place)) place += 1;
    taken.add(place);
    try {
      await ask(`declare streamed_${place} no scroll cursor with hold for ${query.sql}`, query.parameters);
      try {
        yield* pieces(size, () => ask(`fetch ${size} from streamed_${place}`));
      } finally {
        await ask(`close streamed_${place}`);
      }
    } finally {
      taken.delete(place);
    }
  };
}

/** Asks for a piece while the one before it is worked on: the database and this process then work side by side. */
function ahead<T>(fetchNext: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return async () => {
    const piece = await (coming ?? fetchNext());
    coming = fetchNext();
    // Told to whoever takes it; nobody may.
    coming.catch(() => undefined);
    return piece;
  };
}

async function* pieces(
  size: number,
  fetchNext: () => Promise<{ readonly rows: readonly unknown[] }>,
): AsyncGenerator<readonly unknown[]> {
  for (;;) {
    const { rows } = await fetchNext();
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}
