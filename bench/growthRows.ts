import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDays } from '@contract/format/date';
import { writeDrop } from '@demo/writeDrop';
import { openDatabase } from '@server/app/openDatabase';
import type { Db } from '@server/db/db';
import { importDrop } from '@server/feed/importDrop';
import { startPostgres } from '@server/testing/realPostgres';

const NIGHTS = 30;
const FIRST = '2026-04-12';
/** The first day of business of the company, so that each drop is the same one a night later. */
const SINCE = '2023-04-13';
/** The most that a night of the second half may add to the database, against all of it after the first. */
const LIMIT = 0.01;

const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** Imports a month of nights of a large company, and tells what each adds to the database. */
export async function printGrowth(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-growth-'));
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: join(home, 'none') });
    console.log(`${NIGHTS} nights of a large company, one after the other, real PostgreSQL`);
    const sizes: number[] = [];
    for (let night = 0; night < NIGHTS; night += 1) {
      const { folder, rows } = await writeDrop(home, {
        asOf: addDays(FIRST, night),
        since: SINCE,
        size: 'large',
      });
      const began = performance.now();
      const { outcome } = await importDrop(db, folder);
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      rmSync(folder, { recursive: true });
      if (outcome !== 'applied') throw new Error(`The drop of night ${night + 1} is ${outcome}.`);
      sizes.push(await sizeOf(db));
      const grown = night === 0 ? '' : `, ${mib(sizes.at(-1)! - sizes.at(-2)!)} more`;
      console.log(
        `  night ${String(night + 1).padStart(2)}  ${rows.toLocaleString('en-US')} rows in ${seconds} s, ${mib(sizes.at(-1)!)}${grown}`,
      );
    }
    const [first, last] = [sizes[0]!, sizes.at(-1)!];
    // The first nights fill the room that replaced rows leave behind, which later ones use again.
    const each = (last - sizes[Math.floor(NIGHTS / 2)]!) / (NIGHTS - 1 - Math.floor(NIGHTS / 2));
    console.log(
      `  a night of the second half adds ${mib(each)}, ${((100 * each) / first).toFixed(2)} % of the first` +
        (each / first > LIMIT ? `  ** beyond the limit of ${100 * LIMIT} % **` : ''),
    );
    await printTables(db);
    await db.close();
  } finally {
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function sizeOf({ sql: db }: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return rows[0]!.size;
}

async function printTables({ sql: db }: Db): Promise<void> {
  const { rows } = await sql<{ name: string; size: number; live: number; dead: number }>`
    select relname as name, pg_total_relation_size(relid) as size, n_live_tup as live, n_dead_tup as dead
    from pg_stat_user_tables order by 2 desc limit 12`.execute(db);
  for (const { name, size, live, dead } of rows) {
    console.log(`    ${name.padEnd(24)} ${mib(size)}, ${live} rows and ${dead} that were replaced`);
  }
}
