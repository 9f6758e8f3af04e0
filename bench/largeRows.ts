import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDrop } from '@demo/writeDrop';
import type { Db } from '@server/db/db';
import { importDrop } from '@server/feed/importDrop';
import { openDatabase } from '@server/app/openDatabase';
import { startPostgres } from '@server/testing/realPostgres';
import { checkCount, gapsIn } from '@server/testing/reconciliation';
import { firstPages } from './firstPages';

/** The most that the first page of a list may take at the server, in milliseconds. */
const firstPageLimit = 50;

/** Loads the large drop into both databases; prints whether all of it adds up, and how soon every list is there. */
export async function printLarge(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-large-'));
  try {
    const { folder, rows } = await writeDrop(home, { asOf: '2026-04-12', size: 'large' });
    console.log(`The large drop, ${rows.toLocaleString('en-US')} rows`);
    const postgres = await startPostgres();
    try {
      const dataDir = join(home, 'none');
      await printOf(
        'PostgreSQL',
        folder,
        await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir }),
      );
    } finally {
      await postgres.stop();
    }
    await printOf(
      'embedded',
      folder,
      await openDatabase({ databaseUrl: undefined, dataDir: join(home, 'data') }),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function printOf(kind: string, folder: string, db: Db): Promise<void> {
  try {
    const began = performance.now();
    const { outcome } = await importDrop(db, folder);
    if (outcome !== 'applied') throw new Error(`The large drop is ${outcome}.`);
    console.log(`  ${kind}: imported in ${((performance.now() - began) / 1000).toFixed(0)} s`);

    const gaps = Object.entries(await gapsIn(db));
    console.log(`    reconciliation: ${checkCount - gaps.length} of ${checkCount} sums close`);
    for (const [name, [first]] of gaps) {
      console.log(
        `      not: ${name} (${first!.what} is ${first!.is}, should be ${first!.should})  ** broken **`,
      );
    }
    for (const { what, p95 } of await firstPages(db)) {
      const beyond = what.endsWith('first page') && p95 > firstPageLimit;
      console.log(
        `    ${what.padEnd(34)} 95 % within ${p95.toFixed(1)} ms` +
          (beyond ? `  ** beyond the limit of ${firstPageLimit} ms **` : ''),
      );
    }
  } finally {
    await db.close();
  }
}
