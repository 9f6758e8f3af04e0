/**
 * Cells and rows of CSV files (RFC 4180, CRLF) that a spreadsheet opens without running anything.
 * A file begins with `csvStart`, which tells spreadsheets that it is UTF-8.
 */
export const csvStart = '\uFEFF';

// A spreadsheet also takes the full-width signs, and looks behind leading quotes and separators.
const FORMULA = /^[",;]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text cell; what a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvText(text: string | null | undefined): string {
  const value = text ?? '';
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

/** A number cell: a plain decimal stays a number, also below zero; anything else is treated as text. */
export function csvNumber(decimal: string | number | null | undefined): string {
  const value = String(decimal ?? '');
  return /^-?[0-9]+(\.[0-9]+)?$/.test(value) ? value : csvText(value);
}

/** One row of cells that `csvText` and `csvNumber` made. */
export const csvRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
