import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/testing/realPostgres';
import { importByTurns, killImports } from './crashImports';
import { changePasswords, killPasswordChanges } from './crashPasswords';
import { askForPayments, killRequests } from './crashRequests';
import { killWrites, writeRows } from './crashRows';

/**
 * Kills a writing process with SIGKILL, again and again, and looks each time at what the disk says. As its own writer,
 * writes until it is killed.
 */
const [what = '20', dataDir = '', from = '', one = '', other = ''] = process.argv.slice(2);

if (what === 'rows') await writeRows(dataDir, Number(from));
else if (what === 'passwords') await changePasswords(dataDir);
else if (what === 'requests') await askForPayments(dataDir, from || undefined, Number(one));
else if (what === 'imports') {
  await importByTurns({ dataDir, databaseUrl: from || undefined, folders: [one, other] });
} else process.exitCode = (await killAll(Number(what))) ? 0 : 1;

async function killAll(kills: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-crash-'));
  try {
    // Two at a time: each waits much for the disk and for a process to begin, and more would keep a server waiting.
    const half = Math.ceil(kills / 2);
    const survived = await Promise.all([
      inTurn(
        () => killWrites(join(folder, 'rows'), kills),
        () =>
          onPostgres(async (url) => {
            const imports = await killImports(made(folder, 'server'), half, url('postgres'));
            const asked = await emptyDatabase(url, 'asked');
            return (await killRequests(made(folder, 'asked'), Math.ceil(half / 2), asked)) && imports;
          }),
      ),
      inTurn(
        () => killPasswordChanges(join(folder, 'passwords'), half),
        () => killRequests(made(folder, 'requests'), half, undefined),
        () => killImports(made(folder, 'embedded'), kills, undefined),
      ),
    ]);
    return survived.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether all went well; each begins when the one before is through, whatever came of it. */
async function inTurn(...works: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  let well = true;
  for (const work of works) well = (await work()) && well;
  return well;
}

function made(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

type UrlOf = (database: string) => string;

async function onPostgres(work: (url: UrlOf) => Promise<boolean>): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    return await work((database) => postgres.url(database));
  } finally {
    await postgres.stop();
  }
}

async function emptyDatabase(url: UrlOf, name: string): Promise<string> {
  const admin = new pg.Client(url('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return url(name);
}
