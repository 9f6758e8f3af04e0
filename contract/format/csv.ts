/**
 * Cells and rows of CSV files (RFC 4180, CRLF) that a spreadsheet opens without running anything.
 * A file begins with `csvStart`, which tells spreadsheets that it is UTF-8.
 */
export const csvStart = '\uFEFF';

// A spreadsheet also takes the full-width signs, and looks behind leading quotes and separators.
const FORMULA = /^[",;]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Whether a spreadsheet would take a text for a formula. */
export const startsFormula = (text: string): boolean => FORMULA.test(text);

/** Whether a text is a decimal that any program reads as the number it is: digits, a point, a minus. */
export const isPlainDecimal = (text: string): boolean => /^-?[0-9]+(\.[0-9]+)?$/.test(text);

// Most cells: what begins so is no formula, and what goes on so needs no quotes.
const PLAIN = /^[0-9A-Za-z][^",\r\n]*$/;

/** A text cell; what a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvText(text: string | null | undefined): string {
  const value = text ?? '';
  if (value === '' || PLAIN.test(value)) return value;
  return quoted(startsFormula(value) ? `'${value}` : value);
}

/** A number cell: a plain decimal stays a number, also below zero; anything else is treated as text. */
export function csvNumber(decimal: string | number | null | undefined): string {
  const value = String(decimal ?? '');
  return isPlainDecimal(value) ? value : csvText(value);
}

/** One row of cells that `csvText` and `csvNumber` made. */
export const csvRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
