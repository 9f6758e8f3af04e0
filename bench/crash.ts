import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../server/testing/realPostgres';
import { importByTurns, killImports } from './crashImports';
import { changePasswords, killPasswordChanges } from './crashPasswords';
import { killWrites, writeRows } from './crashRows';

/**
 * Kills a writing process with SIGKILL, again and again, and looks each time at what the disk says. As its own writer,
 * writes until it is killed.
 */
const [what = '20', dataDir = '', from = '', one = '', other = ''] = process.argv.slice(2);

if (what === 'rows') await writeRows(dataDir, Number(from));
else if (what === 'passwords') await changePasswords(dataDir);
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
        () => onPostgres((url) => killImports(made(folder, 'server'), half, url)),
      ),
      inTurn(
        () => killPasswordChanges(join(folder, 'passwords'), half),
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

async function onPostgres(work: (url: string) => Promise<boolean>): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    return await work(postgres.url('postgres'));
  } finally {
    await postgres.stop();
  }
}
