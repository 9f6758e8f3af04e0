import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dropNameOf } from '@contract/rules/dropUpload';
import { MANIFEST } from '../manifest';
import { unpack } from './unpack';

/** A file on its way to the portal. */
export interface ArrivingZip {
  /** As its sender calls it. */
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A drop that lies unpacked below the folder of uploads. */
export interface StoredUpload {
  /** A folder of its own, in which nothing else lies. */
  readonly home: string;
  /** Of the drop, within that. */
  readonly folder: string;
  /** Hex SHA-256. */
  readonly manifest: string;
}

/**
 * Takes a ZIP to the disk piece by piece and unpacks it. What breaks off, or is refused, leaves nothing.
 * @param dir the folder of all uploads
 * @throws Refusal in words
 */
export async function storeUpload(dir: string, { name, chunks }: ArrivingZip): Promise<StoredUpload> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const home = await mkdtemp(join(dir, 'upload-'));
  try {
    const zip = join(home, '.zip');
    await pipeline(chunks, createWriteStream(zip, { flags: 'wx', mode: 0o600 }));
    const folder = await unpack(zip, home, dropNameOf(name));
    await rm(zip);
    const bytes = await readFile(join(folder, MANIFEST));
    return { home, folder, manifest: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}
