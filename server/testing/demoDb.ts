import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../db/db';
import { openDb } from '../db/open';
import { loadDemo } from '../app/loadDemo';
import { testNow } from './testApp';
import { openTestEngine } from './testDb';

let loaded: Promise<Db> | undefined;

/**
 * The demo company up to April 12, 2026, loaded once for all tests of a process: for those that only look at it, or
 * leave it as it was.
 */
export const openDemoDb = (): Promise<Db> => (loaded ??= load());

async function load(): Promise<Db> {
  const db = openDb(await openTestEngine());
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-demo-'));
  await loadDemo(
    db,
    undefined,
    { now: () => new Date(testNow) },
    {
      dataDir,
      demoAsOf: '2026-04-12',
      booksZone: 'America/Los_Angeles',
    },
  );
  rmSync(dataDir, { recursive: true, force: true });
  return db;
}
