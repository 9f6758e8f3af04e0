import { hostname } from 'node:os';
import { basename } from 'node:path';
import type { PostgresOptions } from '../db/postgres';
import { serversOf } from '../db/servers';
import { type Environment, isYes, numberOf, wordOf } from './configValues';
import { readTogether } from './settingsRefused';

/** How connections to a PostgreSQL server are used. */
export interface DatabaseConfig extends Required<
  Pick<
    PostgresOptions,
    | 'connections'
    | 'maxWaiting'
    | 'connectMs'
    | 'statementMs'
    | 'lockMs'
    | 'idleInTransactionMs'
    | 'applicationName'
    | 'pooled'
  >
> {
  /** Whether whoever opens the database makes and changes its tables. */
  readonly migrates: boolean;
}

/**
 * What a process does: it answers calls, works through what waits, or both. Exactly one process has the embedded
 * database, and does both.
 */
export type Role = 'all' | 'web' | 'worker';

/** @throws where the embedded database would be shared */
export function roleOf(env: Environment): Role {
  const role = wordOf(env, 'ROLE', ['all', 'web', 'worker']);
  if (role === 'all' || env.DATABASE_URL) return role;
  throw new Error(
    `ROLE is ${role}, and DATABASE_URL is not set: the embedded database belongs to one process, which does all. Set ` +
      'DATABASE_URL to a PostgreSQL server, or leave ROLE out.',
  );
}

/** The address of the database; undefined: the embedded one. @throws where it names no server that can be written to */
export function databaseUrlOf({ DATABASE_URL: url, EMBEDDED_DATABASE }: Environment): string | undefined {
  if (!url) return undefined;
  if (isYes(EMBEDDED_DATABASE ?? ''))
    throw new Error(
      'Both DATABASE_URL and EMBEDDED_DATABASE are set, so nobody could tell where the data are. Set one of them.',
    );
  serversOf(url);
  return url;
}

/** The address of a server that copies it, for what is read at length; undefined: there is none. */
export function databaseReadUrlOf({ DATABASE_READ_URL: url, DATABASE_URL }: Environment): string | undefined {
  if (!url) return undefined;
  if (DATABASE_URL) return url;
  throw new Error(
    'DATABASE_READ_URL is set, and DATABASE_URL is not, so there is no server that it could be a copy of. Set both, or ' +
      'take DATABASE_READ_URL away.',
  );
}

/** @throws with what is wrong, and what to set instead */
export function databaseOf(env: Environment): DatabaseConfig {
  const seconds = (name: string, least: number, otherwise: number) => () =>
    1_000 * numberOf(env, name, { least, most: 3_600, otherwise });
  return readTogether({
    connections: () => numberOf(env, 'DATABASE_POOL', { least: 2, most: 200, otherwise: 16 }),
    maxWaiting: () => numberOf(env, 'DATABASE_QUEUE', { least: 1, most: 10_000, otherwise: 500 }),
    connectMs: seconds('DATABASE_CONNECT_SECONDS', 1, 10),
    statementMs: seconds('DATABASE_STATEMENT_SECONDS', 0, 60),
    lockMs: seconds('DATABASE_LOCK_SECONDS', 0, 30),
    idleInTransactionMs: seconds('DATABASE_IDLE_SECONDS', 0, 60),
    pooled: () => wordOf(env, 'DATABASE_POOLER', ['none', 'transaction']) === 'transaction',
    migrates: () => migratesOf(env),
    // PostgreSQL keeps 63 bytes of it.
    applicationName: () =>
      `fieldgate ${nameOf(env, process.argv[1])} ${process.pid} ${hostname()}`.slice(0, 63),
  });
}

function migratesOf(env: Environment): boolean {
  if (wordOf(env, 'MIGRATE', ['yes', 'no']) === 'yes') return true;
  if (env.DATABASE_URL) return false;
  throw new Error(
    'MIGRATE is no, and DATABASE_URL is not set: nobody else could bring the tables of the embedded database up to date. ' +
      'Leave MIGRATE out.',
  );
}

/** What a process does, by the program that it runs: `main.js` is the portal, or its part. */
function nameOf({ ROLE: role }: Environment, program = 'portal'): string {
  const name = basename(program).replace(/\.\w+$/, '');
  if (name !== 'main') return name;
  return role === 'web' || role === 'worker' ? role : 'portal';
}
