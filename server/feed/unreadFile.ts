import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Findings } from './findings';
import type { ManifestEntry } from './manifest';
import type { Counts } from './manifestCheck';

/** A file that the portal leaves aside must still be the one in the manifest: else the drop was not copied whole. */
export async function checkUnread(
  folder: string,
  { file, sha256 }: ManifestEntry,
  found: Findings,
): Promise<Counts> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, file)), hash);
  const value = hash.digest('hex');
  if (value !== sha256) found.add({ severity: 'fatal', file, value, ...otherChecksum });
  return { rows: null, sha256: value, total: null };
}

/** The words for a file whose checksum is not the manifest's. */
export const otherChecksum = {
  rule: 'sha256',
  message: 'The file is not the one that the manifest was written for: its checksum differs.',
  hint: 'Copy the drop again, the manifest last.',
} as const;
