import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { fromWindows1252 } from './windows1252';

const BLOCK = 256 * 1024;
const NEWLINE = 10;
// No honest line is this long; passing it on lets the reader refuse it before it fills the memory.
const LONGEST_LINE = 16 * 1024 * 1024;

/**
 * A file as text, in blocks that end with a line: no character is ever cut in two. UTF-8, with or without a
 * byte-order mark; a block that is not UTF-8 is read as Windows-1252.
 * @param onBytes sees every byte, for the checksum
 * @param onForeign called for each block that was not UTF-8
 */
export async function* textBlocks(
  path: string,
  onBytes: (bytes: Buffer) => void,
  onForeign: () => void,
): AsyncGenerator<string> {
  let carried: Buffer[] = [];
  let first = true;
  const decode = (bytes: Buffer): string => {
    const utf8 = isUtf8(bytes);
    if (!utf8) onForeign();
    const text = utf8 ? bytes.toString('utf8') : fromWindows1252(bytes);
    const start = first && text.startsWith('\uFEFF') ? 1 : 0;
    first = false;
    return start ? text.slice(start) : text;
  };
  for await (const bytes of createReadStream(path, { highWaterMark: BLOCK }) as AsyncIterable<Buffer>) {
    onBytes(bytes);
    const newline = bytes.lastIndexOf(NEWLINE) + 1;
    const cut = newline === 0 && carried.length * BLOCK > LONGEST_LINE ? bytes.length : newline;
    if (cut === 0) {
      carried.push(bytes);
      continue;
    }
    yield decode(
      carried.length ? Buffer.concat([...carried, bytes.subarray(0, cut)]) : bytes.subarray(0, cut),
    );
    carried = cut < bytes.length ? [bytes.subarray(cut)] : [];
  }
  if (carried.length) yield decode(Buffer.concat(carried));
}
