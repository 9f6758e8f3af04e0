import { isUtf8 } from 'node:buffer';
import type { CopyText } from '../db/db';
import { csvReader } from './csvReader';
import { lineBlocks } from './lineBlocks';
import type { RowReader } from './rowReader';
import { fromWindows1252 } from './windows1252';

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
    for (let at = 0; at < block.length; ) {
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
