import type { Chunk } from './exportColumn';
import { zipWriter } from './zipWriter';

/** A file of an archive. */
interface ZipEntry {
  /** Unique in its archive. */
  readonly name: string;
  readonly chunks: AsyncIterable<Chunk> | Iterable<Chunk>;
}

/** An archive of files, each read while it is written. Its bytes depend on names and content alone. */
export async function* zipFile(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const zip = zipWriter();
  for await (const { name, chunks } of entries) {
    zip.begin(name);
    for await (const chunk of chunks) {
      zip.write(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      yield* zip.taken();
    }
    zip.end();
    yield* zip.taken();
  }
  zip.finish();
  yield* zip.taken();
}
