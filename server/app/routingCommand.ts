import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemClock } from '../clock';
import { readConfig } from './config';
import { askServer } from '../control/control';
import { readDirectory } from '../modules/paymentOptions/routing/directoryFile';
import { loadDirectory } from '../modules/paymentOptions/routing/loadDirectory';
import { openDatabase } from './openDatabase';

const USAGE = 'Usage: npm run routing -- directory.csv';

/** Imports a directory of banks by routing number: CSV, or the FedACH directory. */
async function run(): Promise<number> {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error(USAGE);
  const config = readConfig(process.env);
  const file = resolve(given);
  const entries = readDirectory(readFileSync(file, 'utf8'));
  if (config.databaseUrl === undefined) {
    const request = { command: 'routing-directory', file };
    const answer = await askServer({ dataDir: config.dataDir, request });
    if (answer) return answer.report as number;
  }
  const db = await openDatabase(config);
  try {
    return await loadDirectory(db, entries, systemClock.now());
  } finally {
    await db.close();
  }
}

try {
  console.log(`${await run()} banks can be found by their routing numbers now.`);
} catch (error) {
  console.error(`No directory was imported. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
