import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Db } from '../db/db';
import type { Engine } from '../db/engine';
import { openDb } from '../db/open';
import { memoryEngine } from '../db/pglite';
import { postgresEngine } from '../db/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the global set-up made ready: an image of a migrated embedded database, or a server with a template. */
    readonly testDatabase:
      | { readonly image: string }
      | { readonly server: string; readonly template: string };
  }
}

/** A fresh database with every migration applied, of the kind that the test project names. */
export const openTestDb = async (): Promise<Db> => openDb(await openTestEngine());

/** As `openTestDb`, for tests of what lies below the port. */
export async function openTestEngine(): Promise<Engine> {
  const ready = inject('testDatabase');
  if ('image' in ready) {
    return memoryEngine({ loadDataDir: new Blob([readFileSync(ready.image)]) });
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(`${ready.server}/postgres`);
  await admin.connect();
  await admin.query(`create database ${name} template ${ready.template}`);
  await admin.end();
  return postgresEngine(`${ready.server}/${name}`, { connections: 4 });
}

/** For one test alone: closes by itself when the test ends. */
export async function openTestDbForTest(): Promise<Db> {
  const db = await openTestDb();
  onTestFinished(() => db.close());
  return db;
}
