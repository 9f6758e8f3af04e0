import { mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock';
import { askServer } from '../control/control';
import { openDb } from '../db/open';
import { databaseFolder, embeddedEngine } from '../db/pglite';
import { backUp, type BackupReport, isWithin, writeDurably } from './backup';
import { type Config, readConfig } from './config';
import { absolute } from './configValues';
import { openDatabase } from './openDatabase';

const USAGE = 'Usage: npm run backup -- FOLDER [--keys ANOTHER_FOLDER]';

/** Writes a backup: through the portal that holds the embedded database, or by itself. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const to = absolute(positionals[0]!);
  const keysTo = values.keys === undefined ? undefined : absolute(values.keys);
  if (keysTo !== undefined && (isWithin(keysTo, to) || isWithin(to, keysTo))) {
    throw new Error(
      'Keys beside what they open protect nothing: whoever has the backup could read every account number. Name ' +
        'folders apart, best on different disks.',
    );
  }
  const config = readConfig(process.env);
  const { folder, files, bytes, heldMs } = (await throughPortal(config, to)) ?? (await here(config, to));
  if (files > 0) {
    console.log(`${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB; calls waited ${heldMs} ms.`);
  } else {
    console.log(
      `${folder}: the figures of this instant, to hold a restored database against. The database itself is kept by ` +
        'a base backup of PostgreSQL and its log: docs/operation.md, "Backup".',
    );
  }
  for (const line of await keepKeys(config, keysTo)) console.log(line);
}

async function throughPortal(
  { databaseUrl, dataDir }: Config,
  to: string,
): Promise<BackupReport | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const answer = await askServer({ dataDir, request: { command: 'backup', to } });
  return answer?.report as BackupReport | undefined;
}

async function here(config: Config, to: string): Promise<BackupReport> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(databaseFolder(dataDir))) {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder of the portal.`);
  }
  const db = databaseUrl === undefined ? openDb(await embeddedEngine(dataDir)) : await openDatabase(config);
  try {
    return await backUp({ db, dataDir, clock: systemClock }, to);
  } finally {
    await db.close();
  }
}

/** Copies the keys that the data folder keeps, or says what has to be kept. */
async function keepKeys({ dataDir }: Config, to: string | undefined): Promise<string[]> {
  const own = ['pool.key', 'option.keys', 'push.key'].filter((name) => existsSync(join(dataDir, name)));
  if (to === undefined || own.length === 0) {
    const which = own.length === 0 ? 'POOL_KEY and OPTION_KEYS, or your key in KMS' : own.join(' and ');
    return [
      `The keys are not in it. Without ${which} nobody can sign in or pay from a saved account: keep them apart.`,
    ];
  }
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of own) await keepKey(join(dataDir, name), join(to, name));
  return [`${to}: ${own.join(', ')}.`];
}

/** @throws where another key is there: it may be the only one that opens an older backup */
async function keepKey(from: string, to: string): Promise<void> {
  const text = await readFile(from, 'utf8');
  if (!existsSync(to)) return writeDurably(to, text);
  if ((await readFile(to, 'utf8')) === text) return;
  throw new Error(
    `${to} holds another key, which may be the only one that opens an older backup. Move it away, then ask again.`,
  );
}

try {
  await run();
} catch (error) {
  console.error(`No backup was written. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
