import type { Chunk } from '../exportColumn';

/** A file that streams, whole. */
export async function contentOf(chunks: AsyncIterable<Chunk>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(pieces);
}

/** Rows as a repository hands them out. */
export async function* inPages<Row>(...pages: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  yield* pages;
}
