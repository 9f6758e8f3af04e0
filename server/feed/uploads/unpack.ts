import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { ApiError } from '@contract/problem';
import { maxDropFiles, maxUnpackedBytes } from '@contract/rules/dropUpload';
import { MANIFEST } from '../manifest';

/**
 * Unpacks a ZIP with a drop into a new folder below `into`, one file after the other.
 * @param name what the drop is called where the ZIP has no folder of its own
 * @returns the drop's folder
 * @throws ApiError in words; whoever calls removes what was unpacked by then
 */
export async function unpack(zip: string, into: string, name: string): Promise<string> {
  const file = await openZip(zip);
  try {
    const drop = packedDrop(await entriesOf(file));
    const folder = join(into, basename(drop.folder ?? name));
    await mkdir(join(folder, 'docs'), { recursive: true });
    for (const [path, entry] of drop.files) await unpackOne(file, entry, join(folder, path));
    return folder;
  } finally {
    file.close();
  }
}

/** The library holds that there are as many bytes as was said; that they are the right ones, is held here. */
async function unpackOne(zip: ZipFile, { raw, crc, path }: ZipEntry, to: string): Promise<void> {
  let sum = 0;
  const summed = new Transform({
    transform(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
  });
  // An exclusive name: nothing that is there is followed or written over.
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(await zip.openReadStreamPromise(raw), summed, target);
  } catch (error) {
    throw asDamage(error);
  }
  if (sum !== crc) {
    throw notTaken(`${basename(path)} is damaged in the ZIP: its checksum differs.`, 'Pack the drop again.');
  }
}

/** A drop in a ZIP: which entry becomes which file below its folder. */
interface PackedDrop {
  /** The one folder in which everything lies; undefined where the files lie flat. */
  readonly folder: string | undefined;
  /** Paths with `/`: a plain name, or `docs/` and a plain name. */
  readonly files: ReadonlyMap<string, ZipEntry>;
}

/** What systems put into a ZIP by themselves. */
const LITTER = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const DOCS = 'docs';
/** Text does not shrink to less than this; what claims to is made to fill the disk. */
const MOST_RATIO = 200;
const SMALL = 1024 * 1024;
// Every control character is meant: none belongs into a name.
// eslint-disable-next-line no-control-regex
const ODD_NAME = /[\0-\x1f\x7f<>:"|?*]|[. ]$/;

/**
 * Finds the drop among a ZIP's entries, before anything is unpacked.
 * @throws ApiError in words where one entry could leave the folder, stands twice, or there is too much
 */
function packedDrop(entries: readonly ZipEntry[]): PackedDrop {
  const wanted = entries.filter(({ path }) => !LITTER.test(path));
  expectBelievableSize(wanted);
  const parts = new Map(wanted.map((entry) => [entry, partsOf(entry)]));
  const plain = wanted.filter(({ path }) => !path.endsWith('/'));
  if (plain.length === 0) throw notTaken('The ZIP is empty.', 'Pack the drop’s folder again.');
  const [top] = parts.get(plain[0]!)!;
  const within = plain.every((entry) => parts.get(entry)![0] === top && parts.get(entry)!.length > 1);
  const folder = within && top !== DOCS ? top : undefined;

  const files = new Map<string, ZipEntry>();
  const seen = new Set<string>();
  for (const entry of plain) {
    const inside = parts.get(entry)!.slice(folder === undefined ? 0 : 1);
    if (inside.length > 2 || (inside.length === 2 && inside[0] !== DOCS)) {
      throw notTaken(
        `${shown(entry)} lies in a folder of its own. A drop has its files in one folder, and papers in docs.`,
        'Pack one drop alone.',
      );
    }
    const path = inside.join('/');
    // Two names that differ in case alone are one file on some disks.
    const once = path.toLowerCase();
    if (seen.has(once)) throw notTaken(`${shown(entry)} is in the ZIP twice.`, 'Pack the drop again.');
    seen.add(once);
    files.set(path, entry);
  }
  if (!files.has(MANIFEST)) {
    throw notTaken(`The ZIP holds no ${MANIFEST}, so it is no finished drop.`, 'Pack the whole folder.');
  }
  return { folder, files };
}

function partsOf(entry: ZipEntry): string[] {
  const { path, odd } = entry;
  if (odd) throw notTaken(`${shown(entry)} is a link and no file.`, 'Put the file itself into the drop.');
  const names = path.replace(/\/$/, '').split('/');
  if (path.startsWith('/') || path.includes('\\') || names.some((name) => name === '..' || name === '.')) {
    throw notTaken(
      `${shown(entry)} is a path that leads out of the drop.`,
      'Pack the drop’s folder by itself.',
    );
  }
  if (names.some((name) => name === '' || name.length > 200 || ODD_NAME.test(name))) {
    throw notTaken(`${shown(entry)} is no plain file name.`, 'Rename the file and write the manifest again.');
  }
  return names;
}

function expectBelievableSize(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > maxUnpackedBytes) {
    throw notTaken('The ZIP unpacks to more than 2 GB.', 'Load this drop with the feed command.');
  }
  const bomb = entries.find(
    ({ bytes, compressedBytes }) => bytes > SMALL && bytes > compressedBytes * MOST_RATIO,
  );
  if (bomb) {
    throw notTaken(
      `${shown(bomb)} unpacks to more than ${MOST_RATIO} times its size, as no drop does.`,
      'Pack the drop again.',
    );
  }
}

/** A path as it may stand in a message. */
const shown = ({ path }: ZipEntry): string => {
  const plain = path.replace(/[^\p{L}\p{N} ./\\_-]/gu, '?');
  return `“${plain.length > 80 ? `${plain.slice(0, 80)}…` : plain}”`;
};

/** One file of a ZIP, as its directory at the end tells it. */
interface ZipEntry {
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
 * @throws ApiError in words
 */
async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { decodeStrings: false, autoClose: false });
  } catch (error) {
    if (isOfTheSystem(error)) throw error;
    throw notTaken('This is no ZIP file, or only a part of one.', 'Pack the drop again.');
  }
}

/**
 * What the directory lists. How much that is, it says first: one that lists too much is not read.
 * @throws ApiError in words
 */
async function entriesOf(zip: ZipFile): Promise<ZipEntry[]> {
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
const asDamage = (error: unknown): unknown =>
  error instanceof ApiError || isOfTheSystem(error)
    ? error
    : notTaken('The ZIP is damaged.', 'Pack the drop again and send it once more.');

/** A disk that is full or a file that is gone, and not the ZIP's fault. */
const isOfTheSystem = (error: unknown): boolean =>
  typeof (error as NodeJS.ErrnoException).syscall === 'string';

/** Why an uploaded drop was not taken, and what to do about it. */
const notTaken = (why: string, what: string): ApiError =>
  new ApiError({ code: 'invalid', message: `${why} Nothing was taken. ${what}` });
