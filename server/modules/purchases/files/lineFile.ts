import { csvNumber, csvRow, csvText } from '../../../../contract/format/csv';
import { toDecimal } from '../../../../contract/format/money';
import type { LineRow } from '../lineQuery';

/** A file with one row, or so, for each line of a list. */
export interface LineFile {
  /** What the file's name begins with. */
  readonly screen: string;
  /** The row of titles. */
  readonly head: string;
  /** The rows of one page of lines. */
  readonly rows: (lines: readonly LineRow[]) => string | Promise<string>;
}

/** A column: its title and the cell that it makes of a line. */
export type Column = readonly [title: string, cell: (line: LineRow) => string];

export const text = (title: string, of: (line: LineRow) => string | null): Column => [
  title,
  (line) => csvText(of(line)),
];
export const number = (title: string, of: (line: LineRow) => string | number | null): Column => [
  title,
  (line) => csvNumber(of(line)),
];
export const money = (title: string, of: (line: LineRow) => number): Column => [
  title,
  (line) => csvNumber(toDecimal(of(line))),
];

export const headOf = (columns: readonly Column[]): string =>
  csvRow(columns.map(([title]) => csvText(title)));
export const rowOf = (columns: readonly Column[], line: LineRow): string =>
  csvRow(columns.map(([, cell]) => cell(line)));
