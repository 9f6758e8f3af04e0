import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import type { Db } from '../db/db';
import type { Engine } from '../db/engine';
import { expectMigrated, migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { openDb } from '../db/open';
import { embeddedEngine } from '../db/pglite';
import { postgresEngine } from '../db/postgres';
import { openReplica, type Replica, type ReplicaTold } from '../db/replica';
import { type StatementTold, timed, type WaitTold } from '../db/timed';

export interface DatabaseTold {
  /** Of each statement but those that bring the tables up to date. */
  readonly ran: StatementTold;
  /** Absent: nobody wants to know. */
  readonly waited?: WaitTold;
  /** Of the names of migrations that were missing. */
  readonly migrated: (names: readonly string[]) => void;
  /** Of the names of migrations that a newer program has applied. */
  readonly ahead: (names: readonly string[]) => void;
  /** Absent: everything is read where it is written, as commands of a moment do. */
  readonly replica?: ReplicaTold;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'database' | 'databaseReadUrl'>>;

/** Tables of two nights may not be read as one. */
const NIGHT = 'select max(import_id)::text as mark from feed_import';

/**
 * Opens the database that the configuration names, brought to today's tables unless somebody else does that.
 * @throws in words where its tables are not those of this program
 */
export async function openDatabase(config: Place, told?: DatabaseTold): Promise<Db> {
  const engine = config.databaseUrl
    ? await postgresEngine(config.databaseUrl, config.database)
    : await embeddedEngine(config.dataDir);
  try {
    const { applied, ahead } =
      config.database?.migrates === false
        ? { applied: [], ahead: await expectMigrated(engine, migrations) }
        : await migrate(engine, migrations);
    if (applied.length > 0) told?.migrated(applied);
    if (ahead.length > 0) told?.ahead(ahead);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const primary = told ? timed(engine, told.ran, told.waited) : engine;
  return openDb(primary, { random: randomInt, replica: told && replicaOf(config, primary, told) });
}

function replicaOf(
  { databaseReadUrl: url, database }: Place,
  primary: Engine,
  { ran, waited, replica }: DatabaseTold,
): Replica | undefined {
  if (url === undefined || replica === undefined) return undefined;
  return openReplica({
    open: async () => timed(await postgresEngine(url, { ...database, forReading: true }), ran, waited),
    primary,
    mark: NIGHT,
    told: replica,
  });
}

/**
 * Whether the database is empty or holds the demo that this data folder made. Passwords and emails that everybody
 * can read have no place beside the data of somebody's own company, whatever the settings say.
 */
export async function isForDemo(db: Db, dataDir: string): Promise<boolean> {
  const drop = await firstDrop(db);
  return drop === undefined || existsSync(join(dataDir, 'demo', drop));
}

/** The name of the first drop that the database got; undefined where it is empty. */
export async function firstDrop(db: Db): Promise<string | undefined> {
  const first = db.sql.selectFrom('feed_import').select('drop_name').orderBy('import_id').limit(1);
  return (await first.executeTakeFirst())?.drop_name;
}
