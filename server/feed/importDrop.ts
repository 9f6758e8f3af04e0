import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Db, Tx } from '../db/db';
import { checkDeposits } from './checkDeposits';
import { checkReferences, checkSums, quarantineChildren } from './checkFiles';
import { checkRows } from './checkRows';
import { currentFeed } from './currentFeed';
import { checkFolder } from './dropFolder';
import { duplicateKeys } from './duplicateKeys';
import { stageOf } from './feedFile';
import { feedFiles } from './feedFiles';
import { type Findings, findings } from './findings';
import { type Manifest, MANIFEST, readManifest } from './manifest';
import { mergeFile } from './merge';
import { beginRecord, finishRecord } from './recordImport';
import type { Changes, ImportReport, Progress } from './report';
import { stageDrop } from './stageDrop';
import { statement } from './statement';

// Any number serves, as long as it is this product's only lock of that name.
const LOCK = 7_304_202;

interface Run {
  readonly tx: Tx;
  readonly folder: string;
  readonly drop: string;
  readonly bytes: Buffer;
  readonly found: Findings;
  readonly counted: { asOf?: string; rowsRead: number };
  readonly onProgress: (step: Progress) => void;
}

/** Thrown to undo the transaction; the findings say why. */
class Refused extends Error {}

/**
 * Loads a drop, all of it or nothing. Rows that break a rule are left out with everything that belongs to
 * them, and what they said the day before stays. The drop that is already live is recognised by its manifest
 * and nothing is written.
 * @param folder holds manifest.csv and the files that it lists
 * @returns 'refused' with fatal findings when the drop as a whole cannot be believed
 */
export async function importDrop(
  db: Db,
  folder: string,
  { onProgress = () => undefined }: { onProgress?: (step: Progress) => void } = {},
): Promise<ImportReport> {
  const found = findings();
  const drop = basename(resolve(folder));
  const counted: Run['counted'] = { rowsRead: 0 };
  try {
    const bytes = await readFile(join(folder, MANIFEST)).catch(() => missingManifest(found));
    return await db.transaction((tx) => run({ tx, folder, drop, bytes, found, counted, onProgress }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const list = found.list(order).filter(({ severity }) => severity === 'fatal');
    return { outcome: 'refused', drop, ...counted, rowsQuarantined: 0, changes: {}, findings: list };
  }
}

async function run(context: Run): Promise<ImportReport> {
  const { tx, folder, drop, bytes, found, counted, onProgress } = context;
  const hash = createHash('sha256').update(bytes).digest('hex');
  await statement(tx, `select pg_advisory_xact_lock(${LOCK})`);
  const live = await currentFeed(tx);
  if (live?.manifest === hash) {
    return {
      outcome: 'unchanged',
      drop,
      asOf: live.asOf,
      ...counted,
      rowsQuarantined: 0,
      changes: {},
      findings: [],
    };
  }
  const manifest = await believableManifest(context, live?.asOf);
  counted.asOf = manifest.asOf;
  await statement(tx, `set local work_mem = '64MB'`);
  counted.rowsRead = await stageDrop(tx, folder, manifest, found, onProgress);
  refuseIfFatal(found);

  onProgress({ step: 'checking' });
  for (const description of feedFiles) await duplicateKeys(tx, description, found);
  refuseIfFatal(found);
  for (const description of feedFiles) await checkRows(tx, description, manifest.asOf, found);
  await checkReferences(tx, found);
  await checkSums(tx, found);
  await checkDeposits(tx, found);
  await quarantineChildren(tx, found);

  const importId = await beginRecord(tx, drop, hash, manifest);
  const listed = new Set(manifest.entries.map(({ file }) => file));
  const changes: Record<string, Changes> = {};
  let rowsQuarantined = 0;
  for (const description of feedFiles.filter(({ file }) => listed.has(file))) {
    onProgress({ step: 'applying', file: description.file });
    rowsQuarantined += await countFaults(tx, stageOf(description));
    changes[description.file] = await mergeFile(tx, description, importId);
  }
  const report = { ...counted, rowsQuarantined, changes };
  const list = found.list(order);
  await finishRecord(tx, importId, report, list);
  return { outcome: 'applied', importId, drop, ...report, findings: list };
}

async function believableManifest(
  { folder, bytes, found }: Run,
  liveAsOf: string | undefined,
): Promise<Manifest> {
  const manifest = readManifest(bytes.toString('utf8'), found);
  if (!manifest) throw new Refused();
  await checkFolder(folder, manifest, found);
  if (liveAsOf !== undefined && manifest.asOf < liveAsOf) {
    found.add({
      severity: 'fatal',
      file: MANIFEST,
      column: 'as_of_date',
      rule: 'older-as-of',
      value: manifest.asOf,
      message: `The drop is as of ${manifest.asOf}, and customers already see ${liveAsOf}: it would take them back.`,
      hint: 'Import the newest drop.',
    });
  }
  refuseIfFatal(found);
  return manifest;
}

function missingManifest(found: Findings): never {
  found.add({
    severity: 'fatal',
    file: MANIFEST,
    rule: 'missing-manifest',
    message: 'The folder has no readable manifest.csv, so the drop is not complete.',
    hint: 'Wait until the ERP has written it (it comes last), or check the folder’s name.',
  });
  throw new Refused();
}

function refuseIfFatal(found: Findings): void {
  if (found.refused) throw new Refused();
}

async function countFaults(tx: Tx, stage: string): Promise<number> {
  const [row] = await statement<{ count: number }>(
    tx,
    `select count(*)::integer as count from ${stage} where fault`,
  );
  return row!.count;
}

const order = [MANIFEST, ...feedFiles.map(({ file }) => file)];
