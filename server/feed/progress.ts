import { sql } from 'kysely';
import type { Db } from '../db/db';
import type { Progress } from './report';

/** Tells everybody how far one import is. */
export interface Told {
  tell(step: Progress): void;
  /** Takes the word back; the import has ended. */
  end(): Promise<void>;
}

const PAUSE_MS = 500;

/**
 * Writes how far an import is beside its transaction, at most twice a second. The embedded database has one connection,
 * which the import holds: a word about it would only come when it is over, so none is written.
 */
export function toldProgress(db: Db, drop: string): Told {
  if (db.kind === 'embedded') return { tell: () => undefined, end: async () => undefined };
  let newest: Progress | undefined;
  let writing: Promise<void> | undefined;
  let began = false;

  const write = async () => {
    while (newest) {
      const { step, file = null, rows = null } = newest;
      newest = undefined;
      await noteProgress(db, drop, { step, file, rows }, !began);
      began = true;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
  };
  return {
    tell(step) {
      newest = step;
      // Whatever keeps the word from being written is not the import's trouble.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => (writing = undefined));
    },
    async end() {
      newest = undefined;
      if (began) await db.sql.deleteFrom('feed_progress').execute();
    },
  };
}

async function noteProgress(
  { sql: db }: Db,
  drop: string,
  told: { step: string; file: string | null; rows: number | null },
  first: boolean,
): Promise<void> {
  const now = sql<string>`now()`;
  await db
    .insertInto('feed_progress')
    .values({ drop_name: drop, began_at: now, told_at: now, ...told })
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet({ drop_name: drop, told_at: now, ...told, ...(first && { began_at: now }) }),
    )
    .execute();
}
