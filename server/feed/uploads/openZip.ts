import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { ApiError } from '@contract/problem';
import { maxDropFiles } from '@contract/rules/dropUpload';
import { notTaken } from './notTaken';

/** One file of a ZIP, as its directory at the end tells it. */
export interface ZipEntry {
  /** As it stands there: perhaps with folders, perhaps with worse. */
  readonly path: string;
  readonly compressedBytes: number;
  readonly bytes: number;
  readonly crc: number;
  /** A link, a device or anything else that is no plain file and no folder. */
  readonly odd: boolean;
  /** By which the ZIP gives its content. */
  readonly raw: Entry;
}

const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a ZIP file, whoever calls closes it. Names are judged by `packedDrop` and not by the library, in its own words.
 * @throws Refusal in words
 */
export async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { decodeStrings: false, autoClose: false });
  } catch (error) {
    if (isOfTheSystem(error)) throw error;
    throw notTaken('This is no ZIP file, or only a part of one.', 'Pack the drop again.');
  }
}

/**
 * What the directory lists. How much that is, it says first: one that lists too much is not read.
 * @throws Refusal in words
 */
export async function entriesOf(zip: ZipFile): Promise<ZipEntry[]> {
  if (zip.entryCount > maxDropFiles) {
    throw notTaken(
      `The ZIP lists ${inWords(zip.entryCount)} entries, and a drop has no more than ${inWords(maxDropFiles)} files.`,
      'Load it with the feed command.',
    );
  }
  const entries: ZipEntry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entryOf(entry));
  } catch (error) {
    throw asDamage(error);
  }
  return entries;
}

const inWords = (count: number): string => count.toLocaleString('en-US');

function entryOf(raw: Entry): ZipEntry {
  const path = getFileNameLowLevel(raw.generalPurposeBitFlag, raw.fileNameRaw, raw.extraFields, true);
  if (raw.isEncrypted()) throw notTaken(`${path} is encrypted.`, 'Pack the drop without a password.');
  if (raw.compressionMethod !== STORED && raw.compressionMethod !== DEFLATED) {
    throw notTaken(
      `${path} is compressed in a way that the portal does not read.`,
      'Pack it as a usual ZIP.',
    );
  }
  return {
    path,
    compressedBytes: raw.compressedSize,
    bytes: raw.uncompressedSize,
    crc: raw.crc32,
    odd: isOdd(raw.externalFileAttributes),
    raw,
  };
}

/** By the Unix mode in the upper half of the attributes; other systems leave it empty. */
function isOdd(attributes: number): boolean {
  const kind = (attributes >>> 16) & 0o170000;
  return kind !== 0 && kind !== 0o100000 && kind !== 0o040000;
}

/** What the library or the unpacking finds wrong with the bytes, in words for the office. */
export const asDamage = (error: unknown): unknown =>
  error instanceof ApiError || isOfTheSystem(error)
    ? error
    : notTaken('The ZIP is damaged.', 'Pack the drop again and send it once more.');

/** A disk that is full or a file that is gone, and not the ZIP's fault. */
const isOfTheSystem = (error: unknown): boolean =>
  typeof (error as NodeJS.ErrnoException).syscall === 'string';
