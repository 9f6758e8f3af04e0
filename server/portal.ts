import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { signIns } from '../demo/signIns';
import { createApp } from './app';
import { type Clock, systemClock } from './clock';
import { type Config, readConfig } from './config';
import type { Db } from './db/db';
import { serveControl } from './feed/control';
import { readPoolKey } from './identity/poolKey';
import { openUserPool, type UserPool } from './identity/userPool';
import { loadDemo } from './loadDemo';
import { openDatabase } from './openDatabase';

/** The whole portal, ready to listen. */
export interface Portal {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** What a starter wants to read: the address, and who can sign in. */
  readonly welcome: () => Promise<string[]>;
  close(): Promise<void>;
}

interface PortalOptions {
  readonly clock?: Clock;
  /** Fulfilled when the pages are built: the database is prepared meanwhile. */
  readonly pages?: Promise<unknown>;
}

/**
 * Opens everything in the order in which a fault is cheapest: settings, port, database, pool, demo, app.
 * @throws in words, with everything closed again
 */
export async function openPortal(
  environment: Readonly<Record<string, string | undefined>>,
  { clock = systemClock, pages }: PortalOptions = {},
): Promise<Portal> {
  const config = readConfig(environment);
  await expectFree(config);
  const db = await openDatabase(config);
  const closers: (() => Promise<void>)[] = [() => db.close()];
  try {
    const pool = await openPool(config, db, clock);
    if (config.demo) await loadDemo(db, pool, clock, config);
    if (db.kind === 'embedded') closers.push(await serveControl(config.dataDir, db));
    await pages;
    const app = await createApp({ config, db, pool, clock });
    closers.push(() => app.close());
    return { app, config, welcome: () => welcome(config, db), close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers.reverse()) await close();
}

async function openPool(config: Config, db: Db, clock: Clock): Promise<UserPool | undefined> {
  if (config.pool.kind === 'hosted') return undefined;
  const key = readPoolKey({ key: config.pool.key, dataDir: config.dataDir });
  return openUserPool({ db, clock, key, settings: config.pool });
}

/** Asks for the port and gives it back, so that a taken one is told before anything is touched. */
async function expectFree({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(
      `Port ${port} is taken (${(error as NodeJS.ErrnoException).code}). Stop the program that listens there, ` +
        'or set PORT to another number.',
      { cause: error },
    );
  }
  probe.close();
  await once(probe, 'close');
}

async function welcome(config: Config, db: Db): Promise<string[]> {
  if (config.demo) {
    const width = Math.max(...signIns.map(({ username }) => username.length));
    return [
      'Demo sign-ins (user name, password, what it shows):',
      ...signIns.map(({ username, password, note }) => `  ${username.padEnd(width)}  ${password}  ${note}`),
    ];
  }
  const admin = await db.sql
    .selectFrom('portal_user')
    .select('name')
    .where('admin', '=', true)
    .limit(1)
    .execute();
  if (admin.length > 0) return [];
  const first = db.kind === 'embedded' ? 'Stop the portal, then make' : 'Make';
  return [`Nobody can sign in yet. ${first} the first administrator: npm run first-admin`];
}
