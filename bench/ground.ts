import type { Db } from '@server/db/db';
import type { Engine } from '@server/db/engine';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { postgresEngine } from '@server/db/postgres';

/** Where the data are. */
export interface Ground {
  /** Of the embedded database. */
  readonly dataDir: string;
  /** Undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
}

export const openEngine = ({ databaseUrl, dataDir }: Ground): Promise<Engine> =>
  databaseUrl === undefined ? embeddedEngine(dataDir) : postgresEngine(databaseUrl);

/** As a start of the portal opens its database, over whatever stands between them. */
export async function openOver(engine: Engine): Promise<Db> {
  await migrate(engine, migrations);
  return openDb(engine);
}
