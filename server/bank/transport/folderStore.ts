import { lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BankPlace, type FileStore, TransportError } from './fileStore';

/**
 * Folders of this machine. What is written is on the disk (fsync) before it gets its name.
 * @param mode who may read what is written: files for the bank hold account numbers
 */
export const folderStore = (mode: number): FileStore => ({
  async size(path) {
    const state = await told(path, unlessMissing(lstat(path)));
    if (state && !state.isFile()) throw new TransportError('folder', `${path} is no plain file.`);
    return state?.size;
  },
  list: (folder) =>
    told(folder, async () => {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const listed = files.map(async ({ name }) => {
        const state = await unlessMissing(lstat(join(folder, name)))();
        return state && { name, size: state.size, modifiedAt: state.mtimeMs };
      });
      return (await Promise.all(listed)).filter((file) => file !== undefined);
    }),
  write: (path, bytes) =>
    told(path, async () => {
      const file = await open(path, 'w', mode);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
    }),
  read: (path) => told(path, () => readFile(path)),
  async move(from, to) {
    if ((await this.size(to)) !== undefined) throw isThere(to);
    await told(from, async () => {
      await rename(from, to);
      for (const folder of new Set([dirname(to), dirname(from)])) await syncFolder(folder);
    });
  },
  remove: (path) => told(path, () => rm(path, { force: true })),
  makeFolder: (path) => told(path, unlessThere(mkdir(path, { mode: 0o770 }))),
});

export const isThere = (path: string): TransportError =>
  new TransportError('otherFile', `${path} is there already and holds something else. It was left as it is.`);

/** A folder on this machine for files to the bank, and one for files from it; a program of the bank carries them. */
export const bankFolders = (folders: { readonly out: string; readonly in: string }): BankPlace => ({
  ...folders,
  lookEveryMs: 60_000,
  where: `the folders ${folders.out} and ${folders.in}`,
  // Whoever carries the files runs as another user of the same group.
  visit: (work) => work(folderStore(0o640)),
});

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const unless =
  (code: string) =>
  <T>(attempt: Promise<T>) =>
  (): Promise<T | undefined> =>
    attempt.catch((error: NodeJS.ErrnoException) => {
      if (error.code === code) return undefined;
      throw error;
    });
const unlessMissing = unless('ENOENT');
const unlessThere = unless('EEXIST');

const causes: Readonly<Record<string, string | undefined>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is in no folder',
  EACCES: 'may not be used by the user that the portal runs as',
  EPERM: 'may not be used by the user that the portal runs as',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'has no room: the disk is full',
  EDQUOT: 'has no room: the disk quota is used up',
};

async function told<T>(path: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof TransportError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new TransportError('folder', `${path} ${causes[code] ?? `cannot be used (${message})`}.`, {
      cause: error,
    });
  }
}
