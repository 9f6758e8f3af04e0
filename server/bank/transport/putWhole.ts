import { createHash } from 'node:crypto';
import { type FileStore, TransportError } from './fileStore';
import { isThere } from './folderStore';

/** A file as it stands at the bank: what is put there may be encrypted. */
interface PutFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What tells one content from another. */
export interface Fingerprint {
  /** In hex. */
  readonly sha256: string;
  readonly size: number;
}

export const fingerprintOf = (bytes: Uint8Array): Fingerprint => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.byteLength,
});

/** No pattern such as `*.ach` takes it, neither does one that passes over hidden files. */
const beginningOf = (folder: string, name: string): string => `${folder}/.${name}.part`;

/**
 * Puts a file under its name, whole: written under a name that nobody picks up, its size compared, then renamed. The
 * same file under that name is fine.
 * @param beforeMove makes durable what is about to be there; what it throws keeps the file from getting its name
 * @returns 'there' where the same file was there before
 * @throws TransportError 'otherFile' where something else has its name
 */
export async function putWhole(
  store: FileStore,
  folder: string,
  { name, bytes }: PutFile,
  beforeMove: () => Promise<void> = async () => undefined,
): Promise<'put' | 'there'> {
  const path = `${folder}/${name}`;
  const wanted = fingerprintOf(bytes);
  if ((await store.size(path)) !== undefined) {
    if (!(await holds(store, path, wanted))) throw isThere(path);
    await clearBeginning(store, folder, name);
    return 'there';
  }
  const beginning = beginningOf(folder, name);
  try {
    await store.write(beginning, bytes);
    const written = await store.size(beginning);
    if (written !== wanted.size) throw incomplete(path, written, wanted.size);
    await beforeMove();
  } catch (error) {
    // It is written anew by whoever tries again.
    await store.remove(beginning).catch(() => undefined);
    throw error;
  }
  // Where this breaks, the beginning stays: as long as it is there, the file did not get its name.
  await store.move(beginning, path);
  return 'put';
}

const incomplete = (path: string, written: number | undefined, size: number): TransportError =>
  new TransportError(
    'incomplete',
    `${path} was not put: ${written ?? 'none'} of ${size} bytes arrived. Look whether there is room left.`,
  );

/** Whether a file is there and holds just that. */
const holds = async (store: FileStore, path: string, wanted: Fingerprint): Promise<boolean> =>
  (await store.size(path)) === wanted.size && fingerprintOf(await store.read(path)).sha256 === wanted.sha256;

/**
 * What became of a file whose renaming was begun and of which nobody heard: 'put' it has its name; 'begun' it has not;
 * 'gone' there is neither, since the bank took it away or somebody cleared the folder.
 */
export async function fateOf(
  store: FileStore,
  folder: string,
  name: string,
  wanted: Fingerprint,
): Promise<'put' | 'begun' | 'gone'> {
  if (await holds(store, `${folder}/${name}`, wanted)) return 'put';
  return (await store.size(beginningOf(folder, name))) === undefined ? 'gone' : 'begun';
}

/** Removes what an attempt left that did not come to its end. */
export const clearBeginning = (store: FileStore, folder: string, name: string): Promise<void> =>
  store.remove(beginningOf(folder, name));

/** Takes back a file that nobody took away yet; one that is not ours stays. */
export async function withdraw(
  store: FileStore,
  folder: string,
  name: string,
  wanted: Fingerprint | undefined,
): Promise<void> {
  await clearBeginning(store, folder, name);
  const path = `${folder}/${name}`;
  if (wanted && (await holds(store, path, wanted))) await store.remove(path);
}
