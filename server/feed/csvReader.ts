const QUOTE = 34;
const COMMA = 44;
const NEWLINE = 10;
const RETURN = 13;
// Far beyond any honest row: what grows past it is a quote that nobody closed.
const LONGEST_RECORD = 16 * 1024 * 1024;

/**
 * Called for each record; `cells` is reused for the next one.
 * @param count how many of the cells belong to this record
 * @param line where the record begins, the first line of the file being 1
 * @param broken text stands behind a closing quote, so that its cells cannot be trusted
 */
export type OnRecord = (cells: readonly string[], count: number, line: number, broken: boolean) => void;

/** A quote was opened and never closed. */
export class UnclosedQuote extends Error {
  constructor(readonly line: number) {
    super(`The record that begins on line ${line} opens a quote that is never closed.`);
  }
}

/** What {@link csvReader} answers. */
interface CsvReader {
  /** Takes the next piece. Throws {@link UnclosedQuote}. */
  push(text: string): void;
  /** Takes what is left. Throws {@link UnclosedQuote}. */
  end(): void;
  /** The line on which the next record begins. */
  readonly line: number;
  /** A record has begun and is not all there yet. */
  readonly waiting: boolean;
  /** So many lines were read elsewhere. */
  skip(lines: number): void;
}

/**
 * Reads RFC 4180 records (LF or CRLF) out of text that arrives in pieces. Blank lines are skipped.
 * Every cell of a large drop passes here, hence plain loops over characters and one reused array.
 */
export function csvReader(onRecord: OnRecord): CsvReader {
  const cells: string[] = [];
  let pending = '';
  let line = 1;

  function take(text: string, last: boolean): void {
    const input = pending ? pending + text : text;
    let at = 0;
    while (at < input.length) {
      const next = record(input, at, last);
      if (next < 0) break;
      at = next;
    }
    pending = at === 0 ? input : input.slice(at);
    if (pending.length > LONGEST_RECORD || (last && pending)) throw new UnclosedQuote(line);
  }

  /** Answers where the next record begins, or -1 when this one is not all there yet. */
  function record(input: string, start: number, last: boolean): number {
    let at = start;
    let count = 0;
    let lines = 1;
    let broken = false;
    for (;;) {
      const from = at;
      if (input.charCodeAt(at) === QUOTE) {
        let close = at + 1;
        let doubled = false;
        for (;;) {
          close = input.indexOf('"', close);
          if (close < 0 || (close + 1 === input.length && !last)) return -1;
          if (input.charCodeAt(close + 1) !== QUOTE) break;
          doubled = true;
          close += 2;
        }
        const cell = input.slice(at + 1, close);
        cells[count++] = doubled ? cell.replaceAll('""', '"') : cell;
        for (let i = cell.indexOf('\n'); i >= 0; i = cell.indexOf('\n', i + 1)) lines += 1;
        at = close + 1;
      }
      const unquoted = at === from;
      const tail = at;
      let char = input.charCodeAt(at);
      while (at < input.length && char !== COMMA && char !== NEWLINE) char = input.charCodeAt(++at);
      if (at === input.length && !last) return -1;
      let end = at;
      if (char !== COMMA && end > tail && input.charCodeAt(end - 1) === RETURN) end -= 1;
      if (unquoted) cells[count++] = input.slice(from, end);
      else if (end > tail) broken = true;
      if (char === COMMA && at < input.length) {
        at += 1;
        continue;
      }
      if (count > 1 || cells[0] !== '' || !unquoted) onRecord(cells, count, line, broken);
      line += lines;
      return Math.min(at + 1, input.length);
    }
  }

  return {
    push: (text) => take(text, false),
    end: () => take('', true),
    get line() {
      return line;
    },
    get waiting() {
      return pending !== '';
    },
    skip(lines) {
      line += lines;
    },
  };
}
