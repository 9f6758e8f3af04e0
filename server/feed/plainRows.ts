import type { Column } from './column';
import { copyCell } from './copyCell';
import { centsIn, isDateIn, isDecimalIn, type NumberParts } from './plainCells';

const QUOTE = 34;
const COMMA = 44;
const NEWLINE = 10;
const RETURN = 13;
const TAB = 9;
const BACKSLASH = 92;
const ZERO = 48;
const LONGEST_CELL = 64 * 1024;
const NULL = Buffer.from('\\N');

/** By byte: whether a cell ends there, or holds what a plain one does not. One look instead of three for each byte. */
const stopping = (end: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) => (byte === end || byte < 14 || byte === BACKSLASH ? 1 : 0));
const stopsBare = stopping(COMMA);
const stopsQuoted = stopping(QUOTE);

/** Where the cells of a file stand, as its header says. */
interface Layout {
  readonly columns: readonly Column[];
  /** By column: which cell of the row, -1 for a column that is left out. */
  readonly places: readonly number[];
  /** How many cells the header has. */
  readonly width: number;
  /** The cell that the control total counts, or -1. */
  readonly control: number;
}

/**
 * Reads rows that are right and need no second look (UTF-8, one line each, no doubled quotes, every cell what its column
 * holds) from the file's bytes straight into COPY text. Most rows of a drop are such, and making texts of their cells
 * would cost several times as much. Whatever else comes is left to the reader of single records.
 */
export interface PlainRows {
  /**
   * @param line the line on which `at` stands
   * @returns where the first row begins that is not plain, or the end of the bytes
   */
  read(bytes: Buffer, at: number, line: number): number;
  /** Adds COPY text that was made elsewhere. */
  put(text: string): void;
  /** The COPY text gathered since the last call. */
  take(): Buffer<ArrayBuffer>;
  /** All rows read so far. */
  readonly rows: number;
  /** The control column's sum over the rows read since the last call, in cents. */
  takeCents(): number;
}

export function plainRows({ columns, places, width, control }: Layout): PlainRows {
  const empties = columns.map(({ empty }) => (empty === undefined ? NULL : Buffer.from(empty)));
  const allowed = columns.map(({ allowed: words }) => words?.map((word) => Buffer.from(word)));
  const starts = new Int32Array(width);
  const ends = new Int32Array(width);
  const parts: NumberParts = { point: 0, places: 0 };
  let out = Buffer.allocUnsafe(0);
  let filled = 0;
  let rows = 0;
  let cents = 0;

  function reserve(size: number): void {
    if (filled + size <= out.length) return;
    const larger = Buffer.allocUnsafe(Math.max(512 * 1024, (filled + size) * 2));
    out.copy(larger, 0, 0, filled);
    out = larger;
  }

  // What the loop counts with is its own: shared variables would be read and written for each byte.
  function copy(bytes: Uint8Array, from: number, to: number): void {
    const target = out;
    const shift = filled - from;
    let at = from;
    for (; at < to; at += 1) target[at + shift] = bytes[at]!;
    filled = at + shift;
  }

  /** Finds the cells of one line; answers where the next begins, or -1. */
  function split(bytes: Buffer, from: number): number {
    let at = from;
    for (let cell = 0; ; cell += 1) {
      if (cell === width) return -1;
      if (bytes[at] === QUOTE) {
        starts[cell] = ++at;
        while (stopsQuoted[bytes[at]!] === 0) at += 1;
        if (bytes[at] !== QUOTE) return -1;
        ends[cell] = at++;
      } else {
        starts[cell] = at;
        while (stopsBare[bytes[at]!] === 0) at += 1;
        ends[cell] = at;
      }
      let char = bytes[at];
      if (char === COMMA) {
        at += 1;
        continue;
      }
      if (char === RETURN) char = bytes[++at];
      // A blank line is no row.
      return char === NEWLINE && cell === width - 1 && (width > 1 || ends[0]! > starts[0]!) ? at + 1 : -1;
    }
  }

  /** Writes one cell; answers whether it is what its column holds. */
  function cell(bytes: Buffer, at: number): boolean {
    const column = columns[at]!;
    const place = places[at]!;
    const from = place < 0 ? 0 : starts[place]!;
    const to = place < 0 ? 0 : ends[place]!;
    if (from === to) {
      if (column.required) return false;
      copy(empties[at]!, 0, empties[at]!.length);
      return true;
    }
    switch (column.kind) {
      case 'text': {
        const words = allowed[at];
        if (to - from > LONGEST_CELL || (words && !isOneOf(bytes, from, to, words))) return false;
        break;
      }
      case 'money':
        return money(bytes, from, to, column.notNegative === true);
      case 'date':
        if (!isDateIn(bytes, from, to)) return false;
        break;
      case 'flag':
        if (to - from !== 1 || (bytes[from] !== 89 && bytes[from] !== 78)) return false;
        out[filled++] = bytes[from] === 89 ? 116 : 102;
        return true;
      case 'whole':
        if (!isDecimalIn(bytes, from, to, parts, 9, 0)) return false;
        break;
      case 'decimal':
        if (!isDecimalIn(bytes, from, to, parts, column.digits![0], column.digits![1])) return false;
        break;
      case 'zone':
      case 'instant':
        if (copyCell(column, bytes.toString('latin1', from, to)) === undefined) return false;
        break;
    }
    copy(bytes, from, to);
    return true;
  }

  function money(bytes: Buffer, from: number, to: number, notNegative: boolean): boolean {
    if (!isDecimalIn(bytes, from, to, parts, 13, 2) || (notNegative && bytes[from] === 45)) return false;
    if (
      to - from === 4 &&
      bytes[from] === ZERO &&
      parts.places === 2 &&
      centsIn(bytes, from, to, parts) === 0
    ) {
      out[filled++] = ZERO;
      return true;
    }
    copy(bytes, from, parts.point);
    copy(bytes, parts.point + 1, to);
    for (let place = parts.places; place < 2; place += 1) out[filled++] = ZERO;
    return true;
  }

  /** Counts the control cell, unless it is nothing that can be counted in cents. */
  function count(bytes: Buffer): boolean {
    if (control < 0 || starts[control] === ends[control]) return true;
    const from = starts[control]!;
    const to = ends[control]!;
    if (!isDecimalIn(bytes, from, to, parts, 13, 2)) return false;
    cents += centsIn(bytes, from, to, parts);
    return true;
  }

  function row(bytes: Buffer, from: number, line: number): number {
    const next = split(bytes, from);
    if (next < 0) return -1;
    reserve(next - from + columns.length * 8 + 32);
    const before = filled;
    for (let at = 0; at < columns.length; at += 1) {
      if (!cell(bytes, at)) {
        filled = before;
        return -1;
      }
      out[filled++] = TAB;
    }
    if (!count(bytes)) {
      filled = before;
      return -1;
    }
    filled += out.write(`${line}\tf\n`, filled, 'latin1');
    return next;
  }

  return {
    read(bytes, at, line) {
      let from = at;
      for (let read = 0; from < bytes.length; read += 1) {
        const next = row(bytes, from, line + read);
        if (next < 0) break;
        rows += 1;
        from = next;
      }
      return from;
    },
    put(text) {
      reserve(text.length * 3);
      filled += out.write(text, filled);
    },
    take() {
      const taken = out.subarray(0, filled);
      out = Buffer.allocUnsafe(0);
      filled = 0;
      return taken;
    },
    get rows() {
      return rows;
    },
    takeCents() {
      const taken = cents;
      cents = 0;
      return taken;
    },
  };
}

function isOneOf(bytes: Uint8Array, from: number, to: number, words: readonly Uint8Array[]): boolean {
  for (let at = 0; at < words.length; at += 1) if (isWord(bytes, from, to, words[at]!)) return true;
  return false;
}

function isWord(bytes: Uint8Array, from: number, to: number, word: Uint8Array): boolean {
  if (to - from !== word.length) return false;
  for (let at = 0; at < word.length; at += 1) if (bytes[from + at] !== word[at]) return false;
  return true;
}
