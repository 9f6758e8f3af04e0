import type { Db } from '@server/db/db';
import type { DirectoryEntry } from './directoryFile';

/** Puts a directory in the place of the one before. Of two lines with one number the last counts, as the Fed has it. */
export async function loadDirectory(db: Db, entries: readonly DirectoryEntry[], at: Date): Promise<number> {
  const banks = new Map(entries.map((entry) => [entry.routing_number, entry]));
  const cells = [...banks.values()].map(
    ({ routing_number, bank_name, city, state }) =>
      [routing_number, bank_name, city, state, at.toISOString()] as const,
  );
  await db.transaction(async (tx) => {
    await tx.sql.deleteFrom('routing_directory').execute();
    await tx.copyIn('routing_directory', columns, eachOf(cells));
  });
  return banks.size;
}

const columns = ['routing_number', 'bank_name', 'city', 'state', 'loaded_at'] as const;

async function* eachOf<T>(values: readonly T[]): AsyncIterable<T> {
  yield* values;
}
