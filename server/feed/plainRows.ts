import type { Column } from './column';
import { copyCell } from './copyCell';
import { centsIn, CopyBuffer, isDateIn, isDecimalIn, type NumberParts } from './plainCells';

const QUOTE = 34;
const COMMA = 44;
const NEWLINE = 10;
const RETURN = 13;
const TAB = 9;
const BACKSLASH = 92;
const MINUS = 45;
const ZERO = 48;
const YES = 89;
const NO = 78;
/** As COPY writes what is so and what is not. */
const TRUE = 116;
const FALSE = 102;
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
  const out = new CopyBuffer();
  const { starts, ends, split } = lineSplitter(width);
  const write = cellWriter(columns, out);
  const parts: NumberParts = { point: 0, places: 0 };
  let rows = 0;
  let cents = 0;

  /** Counts the control cell, unless it is nothing that can be counted in cents. */
  function count(bytes: Buffer): boolean {
    if (control < 0 || starts[control] === ends[control]) return true;
    const from = starts[control]!;
    const to = ends[control]!;
    if (!isDecimalIn(bytes, from, to, parts, 13, 2)) return false;
    cents += centsIn(bytes, from, to, parts);
    return true;
  }

  function cells(bytes: Buffer): boolean {
    for (let at = 0; at < columns.length; at += 1) {
      const place = places[at]!;
      if (!write(at, bytes, place < 0 ? 0 : starts[place]!, place < 0 ? 0 : ends[place]!)) return false;
      out.byte(TAB);
    }
    return true;
  }

  function row(bytes: Buffer, from: number, line: number): number {
    const next = split(bytes, from);
    if (next < 0) return -1;
    out.reserve(next - from + columns.length * 8 + 32);
    const before = out.filled;
    if (!cells(bytes) || !count(bytes)) {
      out.filled = before;
      return -1;
    }
    out.latin1(`${line}\tf\n`);
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
    put: (text) => out.put(text),
    take: () => out.take(),
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

/** Finds the cells of a line. */
function lineSplitter(width: number) {
  const starts = new Int32Array(width);
  const ends = new Int32Array(width);
  /** Answers where the next line begins, or -1 where this one is not plain. */
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
  return { starts, ends, split };
}

/** Writes one cell of the column `at`; answers whether it is what its column holds. */
type CellWriter = (at: number, bytes: Buffer, from: number, to: number) => boolean;

function cellWriter(columns: readonly Column[], out: CopyBuffer): CellWriter {
  const empties = columns.map(({ empty }) => (empty === undefined ? NULL : Buffer.from(empty)));
  const allowed = columns.map(({ allowed: words }) => words?.map((word) => Buffer.from(word)));
  const parts: NumberParts = { point: 0, places: 0 };

  function money(bytes: Buffer, from: number, to: number, notNegative: boolean): boolean {
    if (!isDecimalIn(bytes, from, to, parts, 13, 2) || (notNegative && bytes[from] === MINUS)) return false;
    if (isLongZero(bytes, from, to, parts)) {
      out.byte(ZERO);
      return true;
    }
    out.copy(bytes, from, parts.point);
    out.copy(bytes, parts.point + 1, to);
    for (let place = parts.places; place < 2; place += 1) out.byte(ZERO);
    return true;
  }

  return (at, bytes, from, to) => {
    const column = columns[at]!;
    if (from === to) {
      if (column.required) return false;
      out.copy(empties[at]!, 0, empties[at]!.length);
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
        if (to - from !== 1 || (bytes[from] !== YES && bytes[from] !== NO)) return false;
        out.byte(bytes[from] === YES ? TRUE : FALSE);
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
    out.copy(bytes, from, to);
    return true;
  };
}

/** "0.00", which is the cell of most columns of money. */
const isLongZero = (bytes: Buffer, from: number, to: number, parts: NumberParts): boolean =>
  to - from === 4 && bytes[from] === ZERO && parts.places === 2 && centsIn(bytes, from, to, parts) === 0;

function isOneOf(bytes: Uint8Array, from: number, to: number, words: readonly Uint8Array[]): boolean {
  for (let at = 0; at < words.length; at += 1) if (isWord(bytes, from, to, words[at]!)) return true;
  return false;
}

function isWord(bytes: Uint8Array, from: number, to: number, word: Uint8Array): boolean {
  if (to - from !== word.length) return false;
  for (let at = 0; at < word.length; at += 1) if (bytes[from + at] !== word[at]) return false;
  return true;
}
