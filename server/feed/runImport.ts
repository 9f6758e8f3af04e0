import type { Tx } from '../db/db';
import { inSpan } from '../telemetry/span';
import { checkDrop } from './checkDrop';
import { linkDocuments } from './documents';
import { checkFolder } from './dropFolder';
import { feedFiles } from './feedFiles';
import type { ValidationIssues } from './validationIssues';
import { holdsOf } from './holds';
import { type ImportOptions, usualRetention } from './importOptions';
import { MANIFEST, type Manifest, readManifest, throughProfile } from './manifest';
import { checkOf } from './manifestCheck';
import { countStaged, mergeFile } from './merge';
import { noteQuarantined } from './quarantinedRows';
import { type Changes, emptyReport, type FileCheck, type ImportReport } from './report';
import { keepQuarantined, keepLinks, pruneJournals } from './rollback';
import { readerOf, sameAsLive, type SameDrop } from './sameDrop';
import { ofFile, stageDrop } from './stage';
import { statement } from './statement';
import type { currentFeed } from './storedDrops';

interface Drop {
  readonly tx: Tx;
  readonly folder: string;
  readonly drop: string;
  /** The manifest's; undefined when there is none. */
  readonly bytes: Buffer | undefined;
  /** Hex SHA-256 of the manifest. */
  readonly manifest: string;
  readonly live: Awaited<ReturnType<typeof currentFeed>>;
  readonly found: ValidationIssues;
  readonly options: ImportOptions;
}

/** Thrown where nothing further can be read; the issues say why. */
class Refused extends Error {}

/**
 * Reads, checks and merges a drop. Unless the outcome is 'applied', whoever calls has to undo what was written: a
 * refused drop stops where it was refused, a held one is merged whole.
 */
export async function runImport(context: Drop): Promise<ImportReport> {
  const { drop, found } = context;
  const counted: Counted = { rowsRead: 0, manifest: [] };
  try {
    return await merged(context, counted);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {
      outcome: 'refused',
      drop,
      ...emptyReport,
      ...counted,
      // Why it is refused, and what is wrong with its rows: often that is the cause.
      issues: found.list(order).filter(({ severity }) => severity !== 'warn'),
    };
  }
}

interface Counted {
  asOf?: string;
  rowsRead: number;
  manifest: readonly FileCheck[];
}

async function merged(context: Drop, counted: Counted): Promise<ImportReport> {
  const { tx, folder, drop, found, live, options } = context;
  const { onProgress = () => undefined, approvedBy, profile } = options;
  const manifest = await believableManifest(context, counted);
  const same = await sameAsLive(context, manifest);
  if (same) return standing(context, manifest, same);
  await statement(tx, `set local work_mem = '64MB'`);
  const counts = await stageDrop(tx, folder, manifest, found, onProgress, profile);
  counted.rowsRead = [...counts.values()].reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  counted.manifest = manifest.entries.map((entry) => checkOf(entry, counts.get(entry.file)));
  refuseIfFatal(found);

  onProgress({ step: 'checking' });
  const orphaned = await inSpan({ name: 'feed checking' }, () => checkDrop(tx, folder, manifest.asOf, found));
  refuseIfFatal(found);

  const importId = await beginImport(tx, context, manifest);
  const beforeCents = await receivable(tx);
  const modes = new Map([
    ...[...orphaned].map((file) => [file, 'delta'] as const),
    ...manifest.entries.map(({ file, mode }) => [file, mode] as const),
  ]);
  await keepQuarantined(tx, importId);
  const changes: Record<string, Changes> = {};
  for (const description of feedFiles.filter(({ file }) => modes.has(file))) {
    const { file } = description;
    onProgress({ step: 'applying', file });
    changes[file] = await inSpan(ofFile('feed applying', file), async () => {
      const staged = await countStaged(tx, description);
      await noteQuarantined(tx, description, modes.get(file)!, live?.asOf, staged);
      return mergeFile(tx, description, importId, staged);
    });
  }
  await keepLinks(tx, importId);
  await linkDocuments(tx, importId);
  const rowsQuarantined = Object.values(changes).reduce((sum, { quarantined }) => sum + quarantined, 0);
  const rowsWaiting = found.waiting;
  const holds = holdsOf({ ...counted, rowsQuarantined, rowsWaiting }, changes);
  const outcome = holds.length > 0 && approvedBy === undefined ? 'held' : 'applied';
  if (outcome === 'applied') {
    await conclude(context, importId);
  }
  return {
    outcome,
    importId: outcome === 'applied' ? importId : undefined,
    drop,
    ...counted,
    rowsQuarantined,
    rowsWaiting,
    changes,
    holds,
    receivable: { beforeCents, afterCents: await receivable(tx) },
    issues: found.list(order),
  };
}

/** An import of what customers see already: it is known from when, and nothing else is another than before. */
async function standing(context: Drop, manifest: Manifest, same: SameDrop): Promise<ImportReport> {
  const { tx, drop } = context;
  const importId = await beginImport(tx, context, manifest);
  const cents = await receivable(tx);
  await keepQuarantined(tx, importId);
  await conclude(context, importId);
  return {
    ...emptyReport,
    ...same,
    outcome: 'applied',
    importId,
    drop,
    asOf: manifest.asOf,
    rowsRead: same.manifest.reduce((sum, { rows }) => sum + (rows.found ?? 0), 0),
    receivable: { beforeCents: cents, afterCents: cents },
  };
}

/** What follows from an import that is applied. */
async function conclude({ tx, options }: Drop, importId: number): Promise<void> {
  const { preview, onApplied, retention = usualRetention } = options;
  await pruneJournals(tx, retention);
  if (!preview && onApplied) await inSpan({ name: 'feed consequences' }, () => onApplied(tx, importId));
}

async function believableManifest(
  { folder, bytes, found, live, options }: Drop,
  counted: Counted,
): Promise<Manifest> {
  if (!bytes) tellMissing(found);
  const written = bytes && readManifest(bytes.toString('utf8'), found);
  if (!written) throw new Refused();
  const manifest = throughProfile(written, options.profile, found);
  counted.asOf = manifest.asOf;
  counted.manifest = manifest.entries.map((entry) => checkOf(entry, undefined));
  await checkFolder(folder, manifest, found);
  if (live && manifest.asOf < live.asOf) {
    found.add({
      severity: 'fatal',
      file: MANIFEST,
      column: 'as_of_date',
      rule: 'older-as-of',
      value: manifest.asOf,
      message: `The drop is as of ${manifest.asOf}, and customers already see ${live.asOf}: it would take them back.`,
      hint: 'Import the newest drop.',
    });
  }
  refuseIfFatal(found);
  return manifest;
}

const tellMissing = (found: ValidationIssues): void =>
  found.add({
    severity: 'fatal',
    file: MANIFEST,
    rule: 'missing-manifest',
    message: 'The folder has no readable manifest.csv, so the drop is not complete.',
    hint: 'Wait until the ERP has written it (it comes last), or check the folder’s name.',
  });

function refuseIfFatal(found: ValidationIssues): void {
  if (found.refused) throw new Refused();
}

/** Opens the import's entry; rows written from now on carry its number. */
async function beginImport(
  tx: Tx,
  { drop, manifest, options }: Drop,
  { asOf, extractedAt }: Manifest,
): Promise<number> {
  const { import_id } = await tx.sql
    .insertInto('feed_import')
    .values({
      drop_name: drop,
      manifest_sha256: manifest,
      as_of: asOf,
      extracted_at: extractedAt,
      journal: true,
      read_by: readerOf(options),
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  return import_id;
}

/** What customers owe, over all accounts, in cents. */
async function receivable(tx: Tx): Promise<number> {
  const [row] = await statement<{ cents: number }>(
    tx,
    'select coalesce(sum(regular_balance_cents), 0)::bigint as cents from account',
  );
  return row!.cents;
}

const order = [MANIFEST, ...feedFiles.map(({ file }) => file)];
