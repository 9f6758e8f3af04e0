import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Clock } from '../clock';
import type { Db, Tx } from '../db/db';
import { copyEmbedded } from '../db/embeddedCopy';
import { figuresOf, seeOneInstant, type TableFigures } from '../db/figures';

/** What a backup holds, and what has to be in the database that comes of it. */
export interface Manifest {
  readonly format: 1;
  /** ISO instant: everything that was acknowledged until then is in it. */
  readonly madeAt: string;
  readonly figures: Figures;
  /** Of the embedded database; a server's own files are its base backup. */
  readonly files: readonly BackupFile[];
}

interface Figures {
  /** The hash of the last event of the audit; empty where nothing happened yet. */
  readonly auditHead: string;
  readonly tables: Readonly<Record<string, TableFigures>>;
}

interface BackupFile {
  /** Relative to the backup, with slashes. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BackupReport {
  /** Absolute path of what was written. */
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
  /** How long calls of the portal waited, in milliseconds. */
  readonly heldMs: number;
}

const MANIFEST = 'backup.json';

/** Of one instant, which the transaction begins with. */
export async function readFigures({ sql }: Pick<Tx, 'sql'>): Promise<Figures> {
  await seeOneInstant(sql);
  const head = await sql.selectFrom('audit_head').select('hash').executeTakeFirst();
  return { auditHead: head?.hash ?? '', tables: await figuresOf(sql) };
}

/**
 * Writes a backup into a new folder within another, whole or not at all: it gets its name once every byte is on the
 * disk. Of the embedded database that is a copy and its figures; of a server the figures alone, against which a
 * database that was put back is held.
 * @param to absolute path of the folder with the backups
 * @throws where that lies within the data folder, or cannot be written
 */
export async function backUp(
  { db, dataDir, clock }: { readonly db: Db; readonly dataDir: string; readonly clock: Clock },
  to: string,
): Promise<BackupReport> {
  if (isWithin(to, dataDir)) {
    throw new Error(
      `${to} lies within the data folder, and would be lost with it. Name a folder elsewhere, best on another disk.`,
    );
  }
  const began = clock.now().toISOString();
  const folder = join(to, `fieldgate-${began.replaceAll(/[-:]|\.\d+/g, '')}`);
  const draft = `${folder}.partial`;
  await mkdir(to, { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    const from = performance.now();
    let madeAt = began;
    const read = async (tx: Tx) => {
      madeAt = clock.now().toISOString();
      return readFigures(tx);
    };
    const figures =
      db.kind === 'embedded'
        ? await copyEmbedded(db, { dataDir, to: draft }, read)
        : await db.transaction(read, { long: true });
    const heldMs = db.kind === 'embedded' ? Math.round(performance.now() - from) : 0;
    const files = await filesWithin(draft);
    const manifest: Manifest = { format: 1, madeAt, figures, files };
    await writeDurably(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    await rename(draft, folder);
    await sync(to);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { folder, files: files.length, bytes, heldMs };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** @throws where there is no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Error(
      `${folder} is no backup: ${MANIFEST} cannot be read (${why}). Name a folder that "npm run backup" wrote.`,
      { cause: error },
    );
  }
}

/**
 * Reads every file of a backup and holds it against what was written.
 * @throws where one is missing or another
 */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const found = await hashOf(join(folder, path)).catch((error: NodeJS.ErrnoException) => error.code ?? '');
    if (found !== sha256) {
      throw new Error(
        `${path} is not as it was written (${found.length === sha256.length ? 'other bytes' : found}), so this backup ` +
          'cannot be trusted. Use another one, and look after the disk that it lies on.',
      );
    }
  }
}

export const isWithin = (path: string, folder: string): boolean =>
  `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);

/** Every file with its hash, each on the disk by now. */
async function filesWithin(folder: string): Promise<BackupFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: BackupFile[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    await sync(file);
    files.push({
      path: file.slice(folder.length + 1).replaceAll(sep, '/'),
      bytes: (await stat(file)).size,
      sha256: await hashOf(file),
    });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Brings a file, or the names in a folder, to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
