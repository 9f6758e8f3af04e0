import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { dropKnown } from './dropRecord';
import { findings } from './findings';
import { MANIFEST, readManifest } from './manifest';

/** A drop that nobody writes to any more and that was never looked at. */
export interface FinishedDrop {
  /** Absolute. */
  readonly path: string;
  readonly name: string;
  /** Hex SHA-256 of its manifest. */
  readonly manifest: string;
}

/** A file that a manifest lists and that is still missing after so long does not come any more. */
const PATIENCE_MS = 10 * 60_000;

interface Seen extends FinishedDrop {
  /** Sizes and times of all its files: whether anything moved since the look before. */
  readonly state: string;
  readonly asOf: string;
  readonly whole: boolean;
  readonly waitsSince: number;
}

/**
 * Answers, at each call, the drops of a folder that are finished: the manifest is there, so is every file that it lists,
 * and nothing has changed since the call before. Oldest day first. A drop that misses a file for ten minutes counts as
 * finished, so that the import can say what is wrong with it.
 */
export function watchedFolder({
  folder,
  db,
  clock,
}: {
  readonly folder: string;
  readonly db: Db;
  readonly clock: Clock;
}): () => Promise<FinishedDrop[]> {
  let before = new Map<string, Seen>();
  // Drops that have a record, by the state of their manifest: years of them need not be read at every look.
  const settled = new Map<string, string>();
  return async () => {
    const now = clock.now().getTime();
    const seen = new Map<string, Seen>();
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const path = join(folder, entry.name);
      const written = await stateOf(join(path, MANIFEST));
      if (written === GONE || settled.get(entry.name) === written) continue;
      const drop = await look(path, entry.name, now);
      if (!drop) continue;
      if (await dropKnown(db, drop.name, drop.manifest)) {
        settled.set(entry.name, written);
        continue;
      }
      const last = before.get(drop.name);
      seen.set(drop.name, last?.state === drop.state ? { ...drop, waitsSince: last.waitsSince } : drop);
    }
    const still = [...seen.values()].filter(({ name, state }) => before.get(name)?.state === state);
    before = seen;
    return still
      .filter(({ whole, waitsSince }) => whole || now - waitsSince >= PATIENCE_MS)
      .sort((a, b) => compare(a.asOf, b.asOf) || compare(a.name, b.name));
  };
}

async function look(path: string, name: string, now: number): Promise<Seen | undefined> {
  const bytes = await readFile(join(path, MANIFEST)).catch(() => undefined);
  if (!bytes) return undefined;
  const manifest = readManifest(bytes.toString('utf8'), findings());
  const files = manifest?.entries.map(({ file }) => file) ?? [];
  const states = await Promise.all([MANIFEST, ...files].map((file) => stateOf(join(path, file))));
  return {
    path,
    name,
    manifest: createHash('sha256').update(bytes).digest('hex'),
    state: states.join(' '),
    // What cannot be read comes first: it is refused, and holds up nobody.
    asOf: manifest?.asOf ?? '',
    whole: !states.includes(GONE),
    waitsSince: now,
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const GONE = 'gone';

const stateOf = (path: string): Promise<string> =>
  lstat(path).then(
    ({ size, mtimeMs }) => `${size}@${mtimeMs}`,
    () => GONE,
  );
