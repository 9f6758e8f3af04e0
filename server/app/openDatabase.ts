import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { openDb } from '../db/open';
import { embeddedEngine } from '../db/pglite';
import { postgresEngine } from '../db/postgres';

/** Opens the database that the configuration names, brought to today's tables. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'database'>>,
): Promise<Db> {
  const engine = config.databaseUrl
    ? await postgresEngine(config.databaseUrl, config.database)
    : await embeddedEngine(config.dataDir);
  try {
    await migrate(engine, migrations);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return openDb(engine, { random: randomInt });
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
