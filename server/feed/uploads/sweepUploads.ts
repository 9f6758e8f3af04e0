import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';

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
