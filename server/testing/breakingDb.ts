import { DatabaseGone } from '../db/databaseGone';
import type { Db } from '../db/db';

/** How a transaction ends: `undone` with its connection, or durable with its answer `lost`. */
export type Ending = 'well' | 'undone' | 'lost';

/** The database, of which the next transactions end as it is told; then all end well. */
export function breakingDb(db: Db) {
  const endings: Ending[] = [];
  const broke = new Error('Connection terminated unexpectedly');
  const breaking: Db = {
    ...db,
    async transaction(work, options) {
      const ending = endings.shift() ?? 'well';
      const result = await db.transaction(async (tx) => {
        const done = await work(tx);
        if (ending === 'undone') throw new DatabaseGone(broke);
        return done;
      }, options);
      if (ending === 'lost') throw new DatabaseGone(broke, true);
      return result;
    },
  };
  return { db: breaking, endNext: (...next: Ending[]) => void endings.push(...next) };
}
