import { createHash } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/db';
import { DOCS } from './documents';
import { feedFiles } from './feedFiles';
import type { ImportOptions } from './importOptions';
import type { Manifest, ManifestEntry } from './manifest';
import { checkOf, hashOf } from './manifestCheck';
import type { Changes, FileCheck, ValidationIssue } from './report';
import { type currentFeed, validationIssuesOf } from './storedDrops';

/**
 * Who reads a drop: another release, or another profile, may make something else of the same bytes. Null where nobody can
 * tell which release this is.
 */
export const readerOf = ({ release, profile }: Pick<ImportOptions, 'release' | 'profile'>): string | null =>
  release === undefined
    ? null
    : createHash('sha256')
        .update(JSON.stringify([release, profile ?? null]))
        .digest('hex');

/** What is known of a drop of which customers see every byte already. */
export interface SameDrop {
  readonly manifest: readonly FileCheck[];
  readonly changes: Readonly<Record<string, Changes>>;
  /** Those of the drop that brought the rows: the same bytes have the same. */
  readonly issues: readonly ValidationIssue[];
}

interface Drop {
  readonly tx: Tx;
  readonly folder: string;
  readonly live: Awaited<ReturnType<typeof currentFeed>>;
  readonly options: ImportOptions;
}

/**
 * Whether the night that is live came once more: the same day, the same full files byte for byte, read by the same reader,
 * and no row of it was held back. Every file is read for its checksum, and nothing is staged.
 * @returns undefined where something may have to be written
 */
export async function sameAsLive(
  { tx, folder, live, options }: Drop,
  { asOf, entries }: Manifest,
): Promise<SameDrop | undefined> {
  const reader = readerOf(options);
  if (live?.asOf !== asOf || reader === null) return undefined;
  const brought = await tx.sql
    .selectFrom('feed_import as i')
    .innerJoin('feed_drop as d', 'd.import_id', 'i.import_id')
    .select(['d.drop_id as dropId', 'd.manifest_check as manifest', 'd.changes'])
    .where('i.import_id', '=', live.importId)
    .where('i.read_by', '=', reader)
    .where('d.rows_quarantined', '=', 0)
    .where('d.rows_waiting', '=', 0)
    .executeTakeFirst();
  if (!brought) return undefined;
  const manifest = brought.manifest as readonly FileCheck[];
  if (manifest.length !== entries.length || !entries.every((entry) => isSame(entry, manifest)))
    return undefined;
  const issues = await validationIssuesOf(tx, brought.dropId);
  // What was said of a paper may be mended by now.
  if (issues.some(({ rule }) => rule.startsWith('document-'))) return undefined;
  for (const { file, sha256 } of entries) if ((await hashOf(join(folder, file))) !== sha256) return undefined;
  if (!(await areSamePapers(tx, folder))) return undefined;
  return { manifest, issues, changes: unchanged(brought.changes as Record<string, Changes>) };
}

function isSame(entry: ManifestEntry, manifest: readonly FileCheck[]): boolean {
  const before = manifest.find(({ file }) => file === entry.file);
  if (!before?.agrees || entry.mode !== 'full') return false;
  const { rows, sha256, control } = before;
  const counted = { rows: rows.found, sha256: sha256.found!, total: control?.found ?? null };
  return isDeepStrictEqual(checkOf(entry, counted), before);
}

/** Whether each paper of the folder is the one that its name stands for already. */
async function areSamePapers(tx: Tx, folder: string): Promise<boolean> {
  for (const name of await readdir(join(folder, DOCS)).catch(() => [])) {
    const known = await tx.sql
      .selectFrom('feed_document')
      .select('sha256')
      .where('file_name', '=', name)
      .executeTakeFirst();
    const path = join(folder, DOCS, name);
    if (!known || !(await lstat(path)).isFile() || (await hashOf(path)) !== known.sha256) return false;
  }
  return true;
}

/** In the order in which files are told: the record has lost it. */
const unchanged = (changes: Readonly<Record<string, Changes>>): Record<string, Changes> =>
  Object.fromEntries(
    feedFiles.flatMap(({ file }) => {
      const after = changes[file]?.after;
      if (after === undefined) return [];
      return [[file, { inserted: 0, updated: 0, removed: 0, quarantined: 0, before: after, after }] as const];
    }),
  );
