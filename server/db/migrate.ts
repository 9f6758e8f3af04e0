import { setTimeout as wait } from 'node:timers/promises';
import { SETUP_LOCK } from './alone';
import { DatabaseGone } from './databaseGone';
import type { Engine, Session } from './engine';
import { applyOne, type Migration, openHistory, stateOf } from './migrationState';

interface Migrated {
  /** The names of those that were missing. */
  readonly applied: readonly string[];
  /** The names of those that a newer program has applied, none of which takes anything away. */
  readonly ahead: readonly string[];
}

interface Patience {
  /** So long a migration waits for a table that others use. Whoever asks for the table meanwhile waits behind it. */
  readonly lockMs: number;
  /** So often it asks for its tables. */
  readonly tries: number;
  /** Between two tries, in which others have their turn. */
  readonly pause: (ms: number) => Promise<unknown>;
}

const PAUSE_MS = 3_000;
const PATIENCE: Patience = { lockMs: 2_000, tries: 20, pause: wait };

/**
 * Applies what is missing, forward only: to an empty database all of it in one transaction, and later each migration in
 * one of its own, so that no table is kept from others for longer than its own change takes.
 * @throws in words where the database is newer than this program can live with, where what was applied was changed
 * since, and where a migration fails or does not get its tables; what was applied before it stays
 */
export async function migrate(
  engine: Engine,
  migrations: readonly Migration[],
  patience: Patience = PATIENCE,
): Promise<Migrated> {
  const session = await engine.acquire();
  try {
    const before = await stateOf(session, migrations);
    // Most starts have nothing to do, and may do it without owning the tables.
    if (before.missing.length === 0 && before.hasSums) return { applied: [], ahead: before.ahead };
    const { isEmpty, missing, ahead } = await inTurn(session, patience, async () => {
      const state = await stateOf(session, migrations);
      await openHistory(session, migrations);
      for (const migration of state.isEmpty ? state.missing : []) await namingIt(session, migration);
      return state;
    });
    if (isEmpty) return { applied: missing.map(({ name }) => name), ahead };
    const applied: string[] = [];
    for (const migration of missing) {
      const isNew = await inTurn(session, patience, () => applyUnlessDone(session, migration)).catch(
        (error: Error) => {
          throw told(error, applied);
        },
      );
      if (isNew) applied.push(migration.name);
    }
    return { applied, ahead };
  } finally {
    session.release();
  }
}

/**
 * For a process that changes no table.
 * @returns the names of those that a newer program has applied
 * @throws in words where one is missing, and where `migrate` does
 */
export async function expectMigrated(
  engine: Engine,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const session = await engine.acquire();
  try {
    const { missing, ahead } = await stateOf(session, migrations);
    if (missing.length === 0) return ahead;
    const names =
      missing.length > 5 ? `${missing.length} migrations` : missing.map(({ name }) => name).join(', ');
    throw new Error(
      `The tables are older than this program: ${names} must be applied first, and MIGRATE is no. Run "npm run migrate" ` +
        'with the DATABASE_URL of the role that owns the tables, then start again. Nothing was changed.',
    );
  } finally {
    session.release();
  }
}

/** Another starter may have done it while this one waited for its turn. */
async function applyUnlessDone(session: Session, migration: Migration): Promise<boolean> {
  const { rows } = await session.query('select from migration where name = $1', [migration.name]);
  if (rows.length > 0) return false;
  await namingIt(session, migration);
  return true;
}

const namingIt = (session: Session, migration: Migration) =>
  applyOne(session, migration).catch((error: Error) => {
    if (error instanceof DatabaseGone) throw error;
    throw new Error(`Migration ${migration.name}: ${error.message}`, { cause: error });
  });

/** A transaction that no other process of this product has at the same time; anew where others held what it needs. */
async function inTurn<T>(
  session: Session,
  { lockMs, tries, pause }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      await session.script(`begin; set local statement_timeout = 0; set local lock_timeout = 0;
        select pg_advisory_xact_lock(${SETUP_LOCK}); set local lock_timeout = ${lockMs}`);
      const result = await work();
      await session.script('commit');
      return result;
    } catch (error) {
      await session.script('rollback').catch(() => undefined);
      if (!isHeldUp(error as Error) || left <= 1) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** A lock that was not given in time, and a deadlock. */
const HELD_UP: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

const isHeldUp = (error: Error & { readonly code?: string }): boolean =>
  HELD_UP.has(error.code) || (error.cause instanceof Error && isHeldUp(error.cause));

function told(error: Error, applied: readonly string[]): Error {
  if (error instanceof DatabaseGone) return error;
  const before = applied.length > 0 ? ` Applied before it, and kept: ${applied.join(', ')}.` : '';
  const held = isHeldUp(error)
    ? ' Something holds its table for long: see pg_stat_activity and pg_blocking_pids, then run it again.'
    : '';
  return new Error(`${error.message} Nothing of it was changed.${held}${before}`, { cause: error });
}
