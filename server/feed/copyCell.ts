import { isDate, isDecimal, isInstant, isTimeZone, toCents } from './cells';
import type { Column } from './column';

const LONGEST_CELL = 64 * 1024;
const NULL = '\\N';
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A cell as PostgreSQL's COPY reads it; undefined when it is not what its column holds. */
export function copyCell(column: Column, cell: string): string | undefined {
  if (cell === '') return column.required ? undefined : (column.empty ?? NULL);
  switch (column.kind) {
    case 'text':
      if (column.allowed && !column.allowed.includes(cell)) return undefined;
      if (cell.length > LONGEST_CELL) return undefined;
      return isPlain(cell) ? cell : escaped(cell);
    case 'money':
      return column.notNegative && cell.startsWith('-') && Number(cell) !== 0 ? undefined : toCents(cell);
    case 'date':
      return isDate(cell) ? cell : undefined;
    case 'flag':
      return cell === 'Y' ? 't' : cell === 'N' ? 'f' : undefined;
    case 'whole':
      return isDecimal(cell, 9, 0) ? cell : undefined;
    case 'zone':
      return isTimeZone(cell) ? cell : undefined;
    case 'instant':
      return isInstant(cell) ? cell : undefined;
    case 'decimal':
      break;
  }
  return isDecimal(cell, column.digits![0], column.digits![1]) ? cell : undefined;
}

const BACKSLASH = 92;
const FIRST_HARMLESS = 14;

/** Whether COPY takes the text as it is. A loop, because a regular expression costs more than a short cell. */
function isPlain(cell: string): boolean {
  for (let at = 0; at < cell.length; at++) {
    const char = cell.charCodeAt(at);
    if (char === BACKSLASH || char < FIRST_HARMLESS) return false;
  }
  return true;
}

const escaped = (cell: string): string | undefined =>
  cell.includes('\0') ? undefined : cell.replace(/[\\\t\n\r]/g, (char) => escapes[char]!);

/** What is wrong with a cell or a row, in words. */
export interface Fault {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/** In words, why {@link copyCell} did not take the cell. */
export function faultOf(column: Column, cell: string): Fault {
  if (cell === '') return fault('required', 'This cell must not be empty.', 'Fill it in the ERP.');
  if (cell.length > LONGEST_CELL) {
    return fault('too-long', 'The cell is longer than 64 KiB.', 'Shorten it; often a quote is missing.');
  }
  if (cell.includes('\0'))
    return fault('nul', 'The cell holds a NUL character.', 'Export the file as plain text.');
  if (column.allowed) {
    return fault(
      'unknown-value',
      'This value is not one of those agreed.',
      `Write ${column.allowed.join(', ')}.`,
    );
  }
  if (column.notNegative && toCents(cell) !== undefined) {
    return fault('negative', 'This amount cannot be below zero.', 'Correct it in the ERP.');
  }
  return faultByKind[column.kind];
}

/** In words, why a cell is not in the form that the mapping profile promises. */
export const foreignFault = ({ kind }: Column): Fault => ({
  ...faultByKind[kind],
  hint: 'Write it as the mapping profile says, or correct the profile.',
});

const fault = (rule: string, message: string, hint: string): Fault => ({ rule, message, hint });

const faultByKind: Readonly<Record<Column['kind'], Fault>> = {
  text: fault('text', 'This is not text.', 'Export the file as plain text.'),
  money: fault(
    'money',
    'This is not an amount of money with at most two decimals.',
    'Write it like -1234.50, without currency sign and thousands separators.',
  ),
  date: fault('date', 'This is not a day of the calendar.', 'Write it like 2026-04-12.'),
  flag: fault('flag', 'This is neither Y nor N.', 'Write Y or N.'),
  whole: fault('whole-number', 'This is not a whole number of at most nine digits.', 'Write it like 2026.'),
  decimal: fault(
    'decimal',
    'This is not a decimal number, or it has too many digits.',
    'Write it like 12.345.',
  ),
  instant: fault(
    'instant',
    'This is not a moment with its offset from UTC.',
    'Write it like 2026-04-13T01:55:02-07:00.',
  ),
  zone: fault('time-zone', 'This time zone is unknown.', 'Write an IANA name like America/Chicago.'),
};
