import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { windows1252High } from '@contract/format/windows1252';
import type { CopyText } from '../db/db';
import { csvReader } from './csvReader';
import type { RowReader } from './rowReader';

const NEWLINE = 10;

interface Watching {
  /** Sees every byte, for the checksum. */
  readonly onBytes: (bytes: Buffer) => void;
  /** Called for each block that is not UTF-8; it is then read as Windows-1252. */
  readonly onForeign: () => void;
  /** Called when the file cannot be read further; its bytes are still seen to the end. */
  readonly onUnreadable: (error: unknown) => void;
}

/**
 * A CSV file as COPY text for its stage table, in pieces of whole rows. Rows that are right go straight from bytes to
 * bytes; the others, one by one, through the reader of records, which tells what is wrong with them.
 */
export async function* copyTextOf(
  path: string,
  reader: RowReader,
  { onBytes, onForeign, onUnreadable }: Watching,
): AsyncGenerator<CopyText> {
  const csv = csvReader(reader.record);
  let readable = true;

  function read(block: Buffer): void {
    if (!isUtf8(block)) {
      onForeign();
      csv.push(fromWindows1252(block));
      return;
    }
    for (let at = 0; at < block.length;) {
      const { plain } = reader;
      if (plain && !csv.waiting) {
        plain.put(reader.take());
        const before = plain.rows;
        at = plain.read(block, at, csv.line);
        csv.skip(plain.rows - before);
        if (at === block.length) return;
      }
      // One line, after which plain rows may go on; all of it where there are none.
      const line = block.indexOf(NEWLINE, at) + 1;
      const end = line === 0 || !(plain || csv.line === 1) ? block.length : line;
      csv.push(block.toString('utf8', at, end));
      at = end;
    }
  }

  const attempt = (step: () => void): void => {
    try {
      if (readable) step();
    } catch (error) {
      readable = false;
      onUnreadable(error);
    }
  };
  const gathered = (): CopyText[] =>
    [reader.plain?.take() ?? '', reader.take()].filter(({ length }) => length > 0);
  for await (const block of lineBlocks(path, onBytes)) {
    attempt(() => read(block));
    yield* gathered();
  }
  attempt(() => csv.end());
  yield* gathered();
}

const BLOCK = 256 * 1024;
// No honest line is this long; passing it on lets the reader refuse it before it fills the memory.
const LONGEST_LINE = 16 * 1024 * 1024;
const MARK = Buffer.from('\uFEFF');

/**
 * A file in blocks that end with a line, so that no character is ever cut in two; a byte-order mark is left out.
 * @param onBytes sees every byte, for the checksum
 */
async function* lineBlocks(path: string, onBytes: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
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

/** Bytes in Windows-1252, the usual encoding of older Windows programs, as text. */
export const fromWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (char) => windows1252High[char.charCodeAt(0) - 0x80]!);
