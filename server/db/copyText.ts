import type { Cell } from './db';

const CHUNK = 64 * 1024;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Rows in PostgreSQL's COPY text format, gathered into chunks of about 64 KiB. */
export async function* copyText(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${row.map(cell).join('\t')}\n`;
    if (chunk.length >= CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

const cell = (value: Cell): string =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (special) => escapes[special]!);
