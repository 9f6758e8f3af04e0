import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { packedDrop } from './dropPaths';
import { notTaken } from './notTaken';
import { asDamage, entriesOf, openZip, type ZipEntry } from './openZip';

/**
 * Unpacks a ZIP with a drop into a new folder below `into`, one file after the other.
 * @param name what the drop is called where the ZIP has no folder of its own
 * @returns the drop's folder
 * @throws Refusal in words; whoever calls removes what was unpacked by then
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
