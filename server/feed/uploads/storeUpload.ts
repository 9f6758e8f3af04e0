import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dropNameOf } from '@contract/rules/dropUpload';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { MANIFEST } from '../manifest';
import { unpack } from './unpack';

/** A file on its way to the portal. */
export interface ArrivingZip {
  /** As its sender calls it. */
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A drop that lies unpacked below the folder of uploads. */
export interface StoredUpload {
  /** A folder of its own, in which nothing else lies. */
  readonly home: string;
  /** Of the drop, within that. */
  readonly folder: string;
  /** Hex SHA-256. */
  readonly manifest: string;
}

/**
 * Takes a ZIP to the disk piece by piece and unpacks it. What breaks off, or is refused, leaves nothing.
 * @param dir the folder of all uploads
 * @throws ApiError in words
 */
export async function storeUpload(dir: string, { name, chunks }: ArrivingZip): Promise<StoredUpload> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const home = await mkdtemp(join(dir, 'upload-'));
  try {
    const zip = join(home, '.zip');
    await pipeline(chunks, createWriteStream(zip, { flags: 'wx', mode: 0o600 }));
    const folder = await unpack(zip, home, dropNameOf(name));
    await rm(zip);
    const bytes = await readFile(join(folder, MANIFEST));
    return { home, folder, manifest: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** The folder that an upload has for itself, which holds the drop's; undefined for a drop that came otherwise. */
export function homeOf(dir: string, folder: string): string | undefined {
  const inside = relative(dir, folder).split(sep);
  return inside.length === 2 && inside[0] !== '..' ? dirname(folder) : undefined;
}

const DAY_MS = 24 * 3_600_000;

/** Removes what uploads left that broke off with the portal itself: older than a day, and no drop that waits. */
export async function sweepUploads(db: Db, dir: string, clock: Clock): Promise<void> {
  const waiting = await db.sql
    .selectFrom('feed_drop')
    .select('folder')
    .where('outcome', 'in', ['uploaded', 'ready', 'held'])
    .execute();
  const kept = new Set(waiting.map(({ folder }) => homeOf(dir, folder)));
  for (const name of await readdir(dir).catch(() => [])) {
    const home = join(dir, name);
    if (kept.has(home)) continue;
    const { mtimeMs } = await stat(home);
    if (clock.now().getTime() - mtimeMs > DAY_MS) await rm(home, { recursive: true, force: true });
  }
}
