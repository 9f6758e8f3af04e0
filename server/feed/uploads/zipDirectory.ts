import type { FileHandle } from 'node:fs/promises';
import { notTaken } from './notTaken';

/** One file of a ZIP, as its directory at the end tells it. Nothing of this is believed before it was compared. */
export interface ZipEntry {
  /** As it stands there: perhaps with folders, perhaps with worse. */
  readonly path: string;
  readonly compressed: boolean;
  readonly compressedBytes: number;
  readonly bytes: number;
  readonly crc: number;
  /** Of the file's own header. */
  readonly offset: number;
  /** A link, a device or anything else that is no plain file and no folder. */
  readonly odd: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
/** What a ZIP of more than 4 GB, or of more than 65 thousand files, has instead of its numbers. */
const ELSEWHERE = 0xffffffff;
const MANY = 0xffff;
const MOST_DIRECTORY_BYTES = 16 * 1024 * 1024;
const DEFLATED = 8;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin = new TextDecoder('windows-1252');

/**
 * Reads the directory at the end of a ZIP file. It alone says which entries are links, which a reader that goes through
 * the file from its beginning cannot know.
 * @throws Refusal in words
 */
export async function zipDirectory(file: FileHandle, size: number): Promise<ZipEntry[]> {
  const tail = await read(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  const end = endIn(tail);
  if (end < 0) throw notTaken('This is no ZIP file, or only a part of one.', 'Pack the drop again.');
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const from = tail.readUInt32LE(end + 16);
  if (count === MANY || bytes === ELSEWHERE || from === ELSEWHERE) {
    throw notTaken('The ZIP is of the kind for more than 4 GB.', 'Load this drop with the feed command.');
  }
  if (tail.readUInt32LE(end + 4) !== 0) throw notTaken('The ZIP is one of several parts.', 'Pack it as one.');
  if (bytes > MOST_DIRECTORY_BYTES || from + bytes > size) throw damaged();
  const directory = await read(file, from, from + bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) throw damaged();
    const lengths = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const next = at + ENTRY_BYTES + lengths.reduce((sum, length) => sum + length, 0);
    if (next > directory.length) throw damaged();
    entries.push(entryOf(directory.subarray(at, next), lengths[0]!));
    at = next;
  }
  return entries;
}

function entryOf(entry: Buffer, nameLength: number): ZipEntry {
  const flags = entry.readUInt16LE(8);
  const method = entry.readUInt16LE(10);
  const path = nameOf(entry.subarray(ENTRY_BYTES, ENTRY_BYTES + nameLength));
  if (flags & 1) throw notTaken(`${path} is encrypted.`, 'Pack the drop without a password.');
  if (method !== 0 && method !== DEFLATED) {
    throw notTaken(
      `${path} is compressed in a way that the portal does not read.`,
      'Pack it as a usual ZIP.',
    );
  }
  const compressedBytes = entry.readUInt32LE(20);
  const bytes = entry.readUInt32LE(24);
  const offset = entry.readUInt32LE(42);
  if ([compressedBytes, bytes, offset].includes(ELSEWHERE)) {
    throw notTaken('The ZIP is of the kind for more than 4 GB.', 'Load this drop with the feed command.');
  }
  return {
    path,
    compressed: method === DEFLATED,
    compressedBytes,
    bytes,
    crc: entry.readUInt32LE(16),
    offset,
    odd: isOdd(entry.readUInt32LE(38)),
  };
}

/** By the Unix mode in the upper half of the attributes; other systems leave it empty. */
function isOdd(attributes: number): boolean {
  const kind = (attributes >>> 16) & 0o170000;
  return kind !== 0 && kind !== 0o100000 && kind !== 0o040000;
}

function nameOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin.decode(bytes);
  }
}

/** Where the end of the directory is told; searched from behind, as a comment may follow it. */
function endIn(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  }
  return -1;
}

/** @throws where the file ends earlier */
export async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
  if (bytesRead < to - from) throw damaged();
  return buffer;
}

export const damaged = () => notTaken('The ZIP is damaged.', 'Pack the drop again and send it once more.');
