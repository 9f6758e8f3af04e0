import type { Config } from './config';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { openDb } from '../db/open';
import { embeddedEngine } from '../db/pglite';
import { postgresEngine } from '../db/postgres';

/** Opens the database that the configuration names, brought to today's tables. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Db> {
  const engine = config.databaseUrl
    ? await postgresEngine(config.databaseUrl)
    : await embeddedEngine(config.dataDir);
  try {
    await migrate(engine, migrations);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return openDb(engine);
}
