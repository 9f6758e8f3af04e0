import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

export type Cell = string | number;

const CHUNK = 1 << 20;
const SPECIAL = /["\r\n,]|^0[0-9]|^\s|\s$/;

/** A leading zero is quoted too, so that a spreadsheet or a mapping tool sees a text. */
const cellText = (cell: Cell): string => {
  const text = String(cell);
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One record of RFC 4180 with its line end. */
export const csvRecord = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** What was written, as the manifest tells it. */
export interface Written {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** A CSV file that is hashed while it is written. Rows wait in memory until `drain` is called. */
export interface CsvFile {
  readonly add: (cells: readonly Cell[]) => void;
  /** Writes what waits once there is enough of it. */
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<Written>;
}

export async function openCsvFile(path: string, columns: readonly string[]): Promise<CsvFile> {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  let waiting = csvRecord(columns);
  let rows = 0;
  let bytes = 0;

  async function flush(): Promise<void> {
    const chunk = Buffer.from(waiting, 'utf8');
    waiting = '';
    hash.update(chunk);
    bytes += chunk.length;
    await file.writeFile(chunk);
  }

  return {
    add(cells) {
      rows += 1;
      waiting += csvRecord(cells);
    },
    async drain() {
      if (waiting.length >= CHUNK) await flush();
    },
    async close() {
      await flush();
      await file.close();
      return { rows, bytes, sha256: hash.digest('hex') };
    },
  };
}
