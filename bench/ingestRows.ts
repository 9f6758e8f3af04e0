import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeDrop } from '@demo/writeDrop';
import type { Db, Tx } from '@server/db/db';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { openDb } from '@server/db/open';
import { postgresEngine } from '@server/db/postgres';
import { copyTextOf } from '@server/feed/copyTextOf';
import { type FeedFile, quoted, stageOf, tableColumns, tableKey } from '@server/feed/feedFile';
import { feedFiles } from '@server/feed/feedFiles';
import { importDrop } from '@server/feed/importDrop';
import { readManifest } from '@server/feed/manifest';
import { rowReader } from '@server/feed/rowReader';
import { createStage, stageFile } from '@server/feed/stage';
import { statement } from '@server/feed/statement';
import { validationIssues } from '@server/feed/validationIssues';
import { startPostgres } from '@server/testing/realPostgres';

/** The least share of COPY's speed that reading, checking and staging may have. */
const stagingLimit = 0.85;
/** The most that a whole import may take, against COPY and INSERT … ON CONFLICT alone. */
const importLimit = 1.3;
/** The most that the same night once more may take, against the first time. */
const againLimit = 0.5;

/** Prints the rows about the import of a drop, each with its limit. */
export async function printIngest(): Promise<void> {
  const { rows, staged, copied, imported, again, anew, upserted } = await ingest();
  console.log(`Import of a large drop, ${rows.toLocaleString('en-US')} rows, real PostgreSQL`);
  const row = (what: string, took: number, against: number, ratio: number, kept: boolean, limit: string) =>
    console.log(
      `  ${what.padEnd(34)} ${took.toFixed(1)} s, ${against.toFixed(1)} s, ratio ${ratio.toFixed(2)} (limit ${limit})` +
        (kept ? '' : '  ** beyond the limit **'),
    );
  const speed = copied / staged;
  row('import: staging against COPY', staged, copied, speed, speed >= stagingLimit, `≥ ${stagingLimit}`);
  const whole = imported / upserted;
  row(
    'whole import against ON CONFLICT',
    imported,
    upserted,
    whole,
    whole <= importLimit,
    `≤ ${importLimit}`,
  );
  const rerun = again / imported;
  row('again, unchanged, against the first', again, imported, rerun, rerun <= againLimit, `≤ ${againLimit}`);
  row('the same, read and compared anew', anew, imported, anew / imported, true, 'none');
}

const STAGINGS = 3;

/** Seconds. */
interface Ingest {
  readonly rows: number;
  /** The three largest files: read, checked cell by cell and staged; the same rows by the server's own COPY. */
  readonly staged: number;
  readonly copied: number;
  /** The whole drop into an empty database; again, with nothing changed; and again by a release that has to read it. */
  readonly imported: number;
  readonly again: number;
  readonly anew: number;
  /** The same rows by COPY and INSERT … ON CONFLICT alone, into an empty database. */
  readonly upserted: number;
}

const largest = ['invoice_lines.csv', 'invoices.csv', 'ar_transactions.csv'];

/** Imports a large drop into a real PostgreSQL, and beside it does only what the database has to do for that. */
async function ingest(): Promise<Ingest> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-ingest-'));
  // The server runs as somebody else and reads the rows itself.
  chmodSync(home, 0o755);
  const postgres = await startPostgres();
  const open = async (name: string): Promise<Db> => {
    const first = openDb(await postgresEngine(postgres.url('postgres')));
    await first.script(`create database ${name}`);
    await first.close();
    const engine = await postgresEngine(postgres.url(name));
    await migrate(engine, migrations);
    return openDb(engine);
  };
  try {
    const { folder, rows } = await writeDrop(home, { asOf: '2026-04-12', size: 'large' });
    for (const each of feedFiles) await writeCopyText(folder, home, each);

    const scratch = await open('scratch');
    const copied: number[] = [];
    const staged: number[] = [];
    for (let round = 0; round < STAGINGS; round += 1) {
      copied.push(await undone(scratch, (tx) => copyRows(tx, home, filesNamed(largest))));
      staged.push(await undone(scratch, (tx) => stage(tx, folder)));
    }
    const upserted = await timed(() => scratch.transaction((tx) => upsert(tx, home)));
    await scratch.close();

    const portal = await open('portal');
    const imported = await timed(() => applied(portal, folder, 'one'));
    extractedLater(folder, 'T02:10:00', 'T02:20:00');
    const again = await timed(() => applied(portal, folder, 'one'));
    extractedLater(folder, 'T02:20:00', 'T02:30:00');
    const anew = await timed(() => applied(portal, folder, 'another'));
    await portal.close();
    return {
      rows,
      staged: Math.min(...staged),
      copied: Math.min(...copied),
      imported,
      again,
      anew,
      upserted,
    };
  } finally {
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const filesNamed = (names: readonly string[]): FeedFile[] =>
  feedFiles.filter(({ file }) => names.includes(file));
const copyFile = (home: string, { table }: FeedFile): string => join(home, `${table}.copy`);

/** What staging sends to the database, as a file of its own. */
async function writeCopyText(folder: string, home: string, description: FeedFile): Promise<void> {
  const chunks = copyTextOf(
    join(folder, description.file),
    rowReader(description, { delta: false }, validationIssues()),
    { onBytes: () => undefined, onForeign: () => undefined, onUnreadable: () => undefined },
  );
  await pipeline(Readable.from(chunks), createWriteStream(copyFile(home, description)));
}

async function copyRows(tx: Tx, home: string, files: readonly FeedFile[]): Promise<void> {
  for (const each of files) {
    await createStage(tx, each);
    const columns = [...tableColumns(each), 'line', 'fault'].map(quoted).join(', ');
    await statement(tx, `copy ${stageOf(each)} (${columns}) from '${copyFile(home, each)}'`);
  }
}

async function stage(tx: Tx, folder: string): Promise<void> {
  const found = validationIssues();
  const { entries } = readManifest(readFileSync(join(folder, 'manifest.csv'), 'utf8'), found)!;
  for (const description of filesNamed(largest)) {
    const entry = entries.find(({ file }) => file === description.file)!;
    await createStage(tx, description);
    await stageFile(tx, { folder, entry, description }, found, () => undefined);
  }
  if (found.refused) throw new Error('The drop that was to be measured is refused.');
}

async function upsert(tx: Tx, home: string): Promise<void> {
  await copyRows(tx, home, feedFiles);
  for (const each of feedFiles) {
    const columns = tableColumns(each).map(quoted);
    const row = (of: string) => `(${columns.map((column) => `${of}.${column}`).join(', ')})`;
    await statement(
      tx,
      `insert into ${each.table} as t (${columns.join(', ')}, import_id) select ${columns.join(', ')}, 1 from ${stageOf(each)}
       on conflict (${tableKey(each).map(quoted).join(', ')})
       do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
       where ${row('t')} is distinct from ${row('excluded')}`,
    );
  }
}

function extractedLater(folder: string, before: string, after: string): void {
  const manifest = join(folder, 'manifest.csv');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(before, after));
}

async function applied(db: Db, folder: string, release: string): Promise<void> {
  const { outcome } = await importDrop(db, folder, { release });
  if (outcome !== 'applied') throw new Error(`The drop that was to be measured is ${outcome}.`);
}

class Undone extends Error {}

/** How long the work takes in a transaction that leaves nothing behind, its end not counted. */
async function undone(db: Db, work: (tx: Tx) => Promise<void>): Promise<number> {
  let seconds = 0;
  const measured = db.transaction(async (tx) => {
    seconds = await timed(() => work(tx));
    throw new Undone();
  });
  await measured.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return seconds;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
