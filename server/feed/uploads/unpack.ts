import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { Refusal } from '../../../contract/problem';
import { packedDrop } from './dropPaths';
import { notTaken } from './notTaken';
import { damaged, read, type ZipEntry, zipDirectory } from './zipDirectory';

const HEADER = 0x04034b50;
const HEADER_BYTES = 30;

/**
 * Unpacks a ZIP with a drop into a new folder below `into`, one file after the other.
 * @param name what the drop is called where the ZIP has no folder of its own
 * @returns the drop's folder
 * @throws Refusal in words; whoever calls removes what was unpacked by then
 */
export async function unpack(zip: string, into: string, name: string): Promise<string> {
  const file = await open(zip);
  try {
    const { size } = await stat(zip);
    const entries = await zipDirectory(file, size);
    const drop = packedDrop(entries);
    const starts = await startsOf(file, entries, size);
    const folder = join(into, basename(drop.folder ?? name));
    await mkdir(join(folder, 'docs'), { recursive: true });
    for (const [path, entry] of drop.files) {
      await unpackOne(zip, { entry, from: starts.get(entry)!, to: join(folder, path) });
    }
    return folder;
  } finally {
    await file.close();
  }
}

/** Where each entry's content begins. Two that share bytes are a way to unpack the same ones many times. */
async function startsOf(file: FileHandle, entries: readonly ZipEntry[], size: number) {
  const starts = new Map<ZipEntry, number>();
  let free = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const header = await read(file, entry.offset, entry.offset + HEADER_BYTES);
    if (entry.offset < free || header.readUInt32LE(0) !== HEADER) throw damaged();
    const start = entry.offset + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    free = start + entry.compressedBytes;
    if (free > size) throw damaged();
    starts.set(entry, start);
  }
  return starts;
}

interface Unpacking {
  readonly entry: ZipEntry;
  readonly from: number;
  readonly to: string;
}

async function unpackOne(zip: string, { entry, from, to }: Unpacking): Promise<void> {
  const { compressed, compressedBytes, bytes, crc, path } = entry;
  let written = 0;
  let sum = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _, done) {
      written += chunk.length;
      sum = crc32(chunk, sum);
      // What the directory says was weighed; more than that is a lie.
      if (written > bytes) done(damaged());
      else done(null, chunk);
    },
  });
  const file = await open(zip);
  const content =
    compressedBytes === 0
      ? []
      : file.createReadStream({ start: from, end: from + compressedBytes - 1, autoClose: false });
  // An exclusive name: nothing that is there is followed or written over.
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  try {
    if (compressed) await pipeline(content, createInflateRaw(), checked, target);
    else await pipeline(content, checked, target);
  } catch (error) {
    throw asDamage(error);
  } finally {
    await file.close();
  }
  if (written !== bytes || sum !== crc) {
    throw notTaken(`${basename(path)} is damaged in the ZIP: its checksum differs.`, 'Pack the drop again.');
  }
}

const asDamage = (error: unknown): unknown =>
  !(error instanceof Refusal) && String((error as { code?: string }).code).startsWith('Z_')
    ? damaged()
    : error;
