import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ValidationIssues } from './validationIssues';
import type { ManifestEntry } from './manifest';
import type { FileCheck } from './report';

/** What was counted while a file was read. */
export interface Counts {
  /** Null where the portal does not read the file, and only its checksum counts. */
  readonly rows: number | null;
  /** Lower-case hex. */
  readonly sha256: string;
  /** The control column's sum as a decimal; null where it has none, or cells that are no numbers. */
  readonly total: string | null;
}

/** @param counted undefined where the file was not read */
export function checkOf(
  { file, mode, rows, sha256, control }: ManifestEntry,
  counted: Counts | undefined,
): FileCheck {
  const found = counted?.total ?? null;
  return {
    file,
    mode,
    rows: { promised: rows, found: counted?.rows ?? null },
    sha256: { promised: sha256, found: counted?.sha256 ?? null },
    control: control ? { column: control.said, promised: control.total, found } : null,
    agrees:
      counted !== undefined &&
      counted.sha256 === sha256 &&
      (counted.rows ?? rows) === rows &&
      (found ?? control?.total) === control?.total,
  };
}

/** SHA-256 of a file, as lower-case hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A file that the portal leaves aside must still be the one in the manifest: else the drop was not copied whole. */
export async function checkUnread(
  folder: string,
  { file, sha256 }: ManifestEntry,
  found: ValidationIssues,
): Promise<Counts> {
  const value = await hashOf(join(folder, file));
  if (value !== sha256) found.add({ severity: 'fatal', file, value, ...otherChecksum });
  return { rows: null, sha256: value, total: null };
}

/** The words for a file whose checksum is not the manifest's. */
export const otherChecksum = {
  rule: 'sha256',
  message: 'The file is not the one that the manifest was written for: its checksum differs.',
  hint: 'Copy the drop again, the manifest last.',
} as const;
