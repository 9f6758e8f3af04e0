import pg from 'pg';
import { DatabaseGone } from './databaseGone';
import type { Engine } from './engine';
import { openSession, type Silence } from './postgresSession';
import { openReach } from './reach';
import { parsersByOid } from './values';

/** A connection that nobody uses is asked after so long whether it lives: whatever stood between may have forgotten it. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** After so many looks in vain, whoever still waits on an old connection waits for nobody. */
const LOOKS_IN_VAIN = 3;

interface PostgresOptions {
  readonly connections?: number;
  /** For so long a connection may take to be made. */
  readonly connectMs?: number;
  /** An answer that takes longer raises the question whether anybody is there. */
  readonly longMs?: number;
}

/** A real server through `pg`. Fails at once, in words, when the address does not lead to one. */
export async function postgresEngine(
  url: string,
  { connections = 16, connectMs = 5_000, longMs = 10_000 }: PostgresOptions = {},
): Promise<Engine> {
  await ask(url, connectMs).catch((error: Error) => {
    throw new Error(
      `DATABASE_URL does not lead to a PostgreSQL database (${describe(url)}): ${error.message}. ` +
        'Check host, port, database name, user and password, then start again. Nothing was changed.',
      { cause: error },
    );
  });
  const silences = new Set<Silence>();
  const broken = new WeakMap<pg.PoolClient, Error>();
  const reach = openReach({
    ask: () => ask(url, connectMs),
    onSilence: (looks) => looks >= LOOKS_IN_VAIN && silences.forEach(({ end }) => end()),
    onReturn(looks) {
      if (looks === 0) return;
      // What was connected before may lead to a server that is none any more.
      void pool.end();
      pool = newPool();
    },
  });
  const newPool = (): pg.Pool => {
    const opened = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectMs,
      ...KEEP_ALIVE,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          parsersByOid[oid] ?? pg.types.getTypeParser(oid, format),
      },
    });
    // It may break before whoever asked for it has it in hands.
    opened.on('connect', (client) => client.on('error', (error) => broken.set(client, error)));
    // Nobody used that connection, and servers and networks end idle ones at will.
    return opened.on('error', () => reach.doubt());
  };
  let pool = newPool();
  const watch = setInterval(() => {
    const long = performance.now() - longMs;
    if ([...silences].some(({ since }) => since < long)) reach.doubt();
  }, longMs / 2).unref();

  return {
    kind: 'server',
    reach,
    async acquire() {
      await reach.expect();
      const client = await pool.connect().catch((error: Error) => {
        // Every connection may just be in use.
        if (/^timeout exceeded/.test(error.message)) reach.doubt();
        else reach.lost(error);
        throw new DatabaseGone(error);
      });
      return openSession(client, {
        silences,
        broken: broken.get(client),
        onBreak: (error) => reach.lost(error),
      });
    },
    async close() {
      clearInterval(watch);
      reach.close();
      await pool.end();
    },
  };
}

/** Connects anew, and asks whether the server takes changes: one that copies another does not. */
async function ask(url: string, withinMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ off: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as off`,
    );
    if (!rows[0]!.off) throw new Error('The server copies another one and takes no changes.');
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The address without user and password, fit for a message. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return 'not a postgres:// address';
  }
}
