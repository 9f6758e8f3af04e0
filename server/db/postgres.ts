import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseBusy, DatabaseGone } from './databaseGone';
import type { Engine, Session } from './engine';
import { type Limits, limitsLacking, LIMITS, limitsOf } from './limits';
import { withOneClient } from './oneClient';
import { openSession, type Silence } from './postgresSession';
import { openReach } from './reach';
import { serversOf } from './servers';
import { parsersByOid } from './values';

/** A connection that nobody uses is asked after so long whether it lives: whatever stood between may have forgotten it. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** After so many looks in vain, whoever still waits on an old connection waits for nobody. */
const LOOKS_IN_VAIN = 3;

/** Beside those that everything shares, for sign-in and health. */
const RESERVED = 4;
/** A server is asked so long after the one that stands before it in the address, unless that one has answered. */
const NEXT_SERVER_MS = 250;

export interface PostgresOptions extends Limits {
  readonly connections?: number;
  /** So many may wait for a connection; whoever comes then is refused at once. */
  readonly maxWaiting?: number;
  /** For so long a connection may take to be made: longer than a busy process may be kept from hearing of it. */
  readonly connectMs?: number;
  /** An answer that takes longer raises the question whether anybody is there. */
  readonly longMs?: number;
  /** What the server's own lists call the connections; one in the address counts before it. */
  readonly applicationName?: string;
  /** Whether a server that takes no changes will do. */
  readonly forReading?: boolean;
  /** Whether a pooler stands before the server that gives each transaction another session of it. */
  readonly pooled?: boolean;
}

/** A real server through `pg`. Fails at once, in words, when the address does not lead to one. */
export async function postgresEngine(url: string, options: PostgresOptions = {}): Promise<Engine> {
  const { connections = 16, maxWaiting = Infinity, connectMs = 10_000, longMs = 10_000 } = options;
  const { forReading = false, pooled = false } = options;
  const servers = serversOf(url, forReading);
  const ask = () => firstOf(servers, (each) => expectAnswer(each, connectMs, forReading));
  let server = await ask().catch((error: Error) => {
    throw leadsNowhere(servers, forReading, error);
  });
  if (pooled) await expectLimits(server, connectMs, options);
  const silences = new Set<Silence>();
  const retired = new Set<pg.Pool>();
  const broken = new WeakMap<pg.PoolClient, Error>();
  let found = server;
  const reach = openReach({
    ask: async () => void (found = await ask()),
    onSilence: (looks) => looks >= LOOKS_IN_VAIN && silences.forEach((silence) => silence.end()),
    onReturn(looks) {
      if (looks === 0 && found === server) return;
      // What was connected before may lead to a server that is none any more. Whoever waits there gets his connection.
      server = found;
      for (const before of Object.values(pools)) {
        retired.add(before);
        setTimeout(() => retired.delete(before) && void before.end(), connectMs).unref();
      }
      pools = newPools();
    },
  });
  const newPool = (max: number): pg.Pool => {
    const opened = new pg.Pool({ ...settingsOf(server, options), max, connectionTimeoutMillis: connectMs });
    // It may break before whoever asked for it has it in hands.
    opened.on('connect', (client) => client.on('error', (error) => broken.set(client, error)));
    // Nobody used that connection, and servers and networks end idle ones at will.
    return opened.on('error', () => reach.doubt());
  };
  const newPools = () => ({ shared: newPool(connections), reserved: newPool(RESERVED) });
  let pools = newPools();
  const watch = setInterval(() => {
    const long = performance.now() - longMs;
    if ([...silences].some(({ since }) => since < long)) reach.doubt();
  }, longMs / 2).unref();

  async function acquire(which: keyof typeof pools): Promise<Session> {
    await reach.expect();
    const pool = pools[which];
    if (pool.waitingCount >= maxWaiting) throw new DatabaseBusy(pool.waitingCount);
    const client = await pool.connect().catch((error: Error) => {
      // Every connection may just be in use.
      if (error.message.startsWith('timeout exceeded')) reach.doubt();
      else reach.lost(error);
      throw new DatabaseGone(error);
    });
    return openSession(client, {
      silences,
      isNamed: !pooled,
      broken: broken.get(client),
      onBreak: (error) => reach.lost(error),
    });
  }

  return {
    kind: 'server',
    connections,
    reach,
    load: () => ({
      inUse: pools.shared.totalCount - pools.shared.idleCount,
      waiting: pools.shared.waitingCount,
    }),
    acquire: () => acquire('shared'),
    acquireReserved: () => acquire('reserved'),
    async close() {
      clearInterval(watch);
      reach.close();
      const open = [...Object.values(pools), ...retired];
      retired.clear();
      await Promise.all(open.map((each) => each.end()));
    },
  };
}

const settingsOf = (server: string, options: PostgresOptions): pg.PoolConfig => ({
  connectionString: server,
  application_name: options.applicationName,
  // A pooler refuses whoever asks for them.
  ...(!options.pooled && limitsOf(options)),
  ...KEEP_ALIVE,
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsersByOid[oid] ?? pg.types.getTypeParser(oid, format),
  },
});

const leadsNowhere = (servers: readonly string[], forReading: boolean, error: Error) =>
  new Error(
    `${forReading ? 'DATABASE_READ_URL' : 'DATABASE_URL'} does not lead to a PostgreSQL database ` +
      `(${servers.map(describe).join(', ')}): ${error.message}. ` +
      'Check host, port, database name, user and password, then start again. Nothing was changed.',
    { cause: error },
  );

/** The first of the servers, in their order, that answers as it has to. @throws with what each of them said */
async function firstOf(servers: readonly string[], ask: (server: string) => Promise<void>): Promise<string> {
  let isFound = false;
  const looks = servers.map(async (server, at) => {
    if (at > 0) await pause(at * NEXT_SERVER_MS);
    if (!isFound) await ask(server);
    isFound = true;
    return server;
  });
  return Promise.any(looks).catch(({ errors }: AggregateError) => {
    throw new Error((errors as Error[]).map(({ message }) => message).join('; '), { cause: errors[0] });
  });
}

/** Connects anew, and asks whether the server takes changes: one that copies another does not. */
const expectAnswer = (url: string, withinMs: number, forReading: boolean): Promise<void> =>
  withOneClient(url, withinMs, async (client) => {
    const { rows } = await client.query<{ off: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as off`,
    );
    if (!forReading && !rows[0]!.off) throw new Error('The server copies another one and takes no changes.');
  });

/** @throws where a pooler gives sessions other limits than those of this process */
const expectLimits = (url: string, withinMs: number, options: PostgresOptions): Promise<void> =>
  withOneClient(url, withinMs, async (client) => {
    const { rows } = await client.query<{ limits: Record<string, number> }>(`select ${LIMITS} as limits`);
    const lacking = limitsLacking(rows[0]!.limits, options);
    if (lacking) throw new Error(`${lacking.told} ${lacking.todo}`);
  });

/** The address without user and password, fit for a message. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return 'not a postgres:// address';
  }
}
