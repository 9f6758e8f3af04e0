import { createReadStream } from 'node:fs';

const BLOCK = 256 * 1024;
const NEWLINE = 10;
// No honest line is this long; passing it on lets the reader refuse it before it fills the memory.
const LONGEST_LINE = 16 * 1024 * 1024;
const MARK = Buffer.from('\uFEFF');

/**
 * A file in blocks that end with a line, so that no character is ever cut in two; a byte-order mark is left out.
 * @param onBytes sees every byte, for the checksum
 */
export async function* lineBlocks(path: string, onBytes: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  let carried: Buffer[] = [];
  let first = true;
  const block = (bytes: Buffer): Buffer => {
    const marked = first && bytes.subarray(0, MARK.length).equals(MARK);
    first = false;
    return marked ? bytes.subarray(MARK.length) : bytes;
  };
  for await (const bytes of createReadStream(path, { highWaterMark: BLOCK }) as AsyncIterable<Buffer>) {
    onBytes(bytes);
    const newline = bytes.lastIndexOf(NEWLINE) + 1;
    const cut = newline === 0 && carried.length * BLOCK > LONGEST_LINE ? bytes.length : newline;
    if (cut === 0) {
      carried.push(bytes);
      continue;
    }
    yield block(
      carried.length ? Buffer.concat([...carried, bytes.subarray(0, cut)]) : bytes.subarray(0, cut),
    );
    carried = cut < bytes.length ? [bytes.subarray(cut)] : [];
  }
  if (carried.length) yield block(Buffer.concat(carried));
}
