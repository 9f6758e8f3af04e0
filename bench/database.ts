import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { openDb } from '@server/db/open';
import { memoryEngine } from '@server/db/pglite';

/** An embedded database in memory with every migration applied, for measurements that no disk shall disturb. */
export async function openMemoryDb() {
  const engine = await memoryEngine();
  await migrate(engine, migrations);
  return openDb(engine);
}
