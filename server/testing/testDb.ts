import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Db } from '../db/db';
import type { Engine } from '../db/engine';
import { openDb } from '../db/open';
import { memoryEngine } from '../db/pglite';
import { postgresEngine } from '../db/postgres';
import { forgetNames } from '../db/statementNames';
import { conflictPercent, startConflicts } from './conflicts';
import { emptyDatabase } from './emptyDatabase';
import { noting } from './ranStatements';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the global set-up made ready: an image of a migrated embedded database, or a server with a template. */
    readonly testDatabase:
      | { readonly image: string }
      | { readonly server: string; readonly template: string; readonly pooled: boolean };
  }
}

/** Databases that tests of this process gave back: to empty one is much less work than to open one. */
const free: Engine[] = [];
const inUse = new Set<Db>();

/**
 * A database with every migration applied and nothing in it, of the kind that the test project names. It closes by
 * itself after the last test of the file.
 */
export async function openTestDb(): Promise<Db> {
  const engine = free.pop() ?? (await openTestEngine());
  let taken = 0;
  let onIdle = () => {};
  const giveBack = () => {
    taken -= 1;
    if (taken === 0) onIdle();
  };
  const db = openDb({
    ...engine,
    // All that a test does goes over the connections that are counted here.
    acquireReserved: undefined,
    async acquire() {
      if (!inUse.has(db)) throw new Error('This test database was closed; another test may have it by now.');
      taken += 1;
      const session = await engine.acquire().catch((error: unknown) => {
        giveBack();
        throw error;
      });
      return {
        ...session,
        release() {
          session.release();
          giveBack();
        },
      };
    },
    async close() {
      if (!inUse.delete(db)) return;
      // What is written while nobody waits, as refusals are to the audit, would be half there for the next test.
      if (taken > 0) await new Promise<void>((idle) => (onIdle = idle));
      await emptyDatabase(engine);
      free.push(engine);
    },
  });
  inUse.add(db);
  return db;
}

/** Gives back what the tests of a file left open, with no statement of theirs prepared any more. */
export const closeTestDbs = async (): Promise<void> => {
  await Promise.all([...inUse].map((db) => db.close()));
  forgetNames();
  await Promise.all(free.map((engine) => openDb(engine).script('deallocate all')));
};

/** A database of its own that no test used before, for tests of what lies below the port. */
export async function openTestEngine(): Promise<Engine> {
  const ready = inject('testDatabase');
  if ('image' in ready) {
    return memoryEngine({ loadDataDir: new Blob([readFileSync(ready.image)]) });
  }
  return noting(await postgresEngine(await newDatabase(ready), { connections: 4, pooled: ready.pooled }));
}

/** One that another process opens too, by its address. Only a server has such. */
export async function openSharedTestDb(): Promise<{
  readonly db: Db;
  readonly url: string;
  readonly pooled: boolean;
}> {
  const ready = inject('testDatabase');
  if ('image' in ready) throw new Error('An embedded database belongs to one process.');
  const url = await newDatabase(ready);
  const db = openDb(await postgresEngine(url, { connections: 2, pooled: ready.pooled }));
  onTestFinished(() => db.close());
  return { db, url, pooled: ready.pooled };
}

/**
 * One that is reached in two ways: as it is, and by a wire on which TEST_CONFLICTS of a hundred commits end badly, five
 * where nothing is said. Only a server has a wire.
 * @param random a number from 0 to below 1
 */
export async function openConflictedTestDb(random: () => number) {
  const { db, url, pooled } = await openSharedTestDb();
  const conflicts = await startConflicts(url, { percent: conflictPercent(), random });
  onTestFinished(() => conflicts.stop());
  const engine = await postgresEngine(conflicts.urlOf(url), { connections: 6, pooled });
  const conflicted = openDb(engine, { random: (below) => Math.floor(random() * below) });
  onTestFinished(() => conflicted.close());
  return { db, conflicted, conflicts };
}

/** Copies the template and answers the address of the copy. */
async function newDatabase({ server, template }: { readonly server: string; readonly template: string }) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const at = (database: string) => Object.assign(new URL(server), { pathname: database }).href;
  const admin = new pg.Client(at('postgres'));
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return at(name);
}

/** For one test alone: closes when the test ends. */
export async function openTestDbForTest(): Promise<Db> {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  return db;
}
