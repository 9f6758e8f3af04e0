import { isPlainDecimal, startsFormula } from '@contract/format/csv';
import { daysBetween, isCalendarDate } from '@contract/format/date';
import { toDecimal } from '@contract/format/money';
import type { ExportColumn } from './exportColumn';
import { styles } from './xlsxPackage';
import { xmlText } from './xmlText';

type Value = string | number | null;

/** What one cell of a sheet may hold. */
const MOST = 32_767;
/** Day 0 of a workbook; right from March 1900, before which its calendar has a day that never was. */
const EPOCH = '1899-12-30';
const FIRST = '1900-03-01';

const cells: Readonly<Record<ExportColumn<never>['kind'], (at: string, value: string | number) => string>> = {
  text: (at, value) => textCell(at, String(value)),
  money: (at, cents) => numberCell(at, toDecimal(Number(cents)), styles.money),
  number: (at, value) =>
    isPlainDecimal(String(value)) ? numberCell(at, String(value)) : textCell(at, String(value)),
  date: (at, value) => {
    const day = dayNumber(String(value));
    return day === undefined ? textCell(at, String(value)) : numberCell(at, String(day), styles.date);
  },
};

/**
 * One cell in XML, nothing where there is no value. Text is text whatever it begins with: no cell is a formula.
 * @param at the cell's address, "B7"
 */
export const cellOf = (at: string, kind: ExportColumn<never>['kind'], value: Value): string =>
  value === null || value === '' ? '' : cells[kind](at, value);

export const headCell = (at: string, head: string): string => textCell(at, head, styles.head);

/** The name of a column: A to Z, then AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

// Few days stand in many rows, and working one out takes longer than all else of a cell.
const days = new Map<string, number>();

/** Day 46124 for "2026-04-12"; undefined for what no workbook knows as a day. */
function dayNumber(text: string): number | undefined {
  const known = days.get(text);
  if (known !== undefined || !isCalendarDate(text) || text < FIRST) return known;
  const number = daysBetween(EPOCH, text);
  days.set(text, number);
  return number;
}

const numberCell = (at: string, decimal: string, style?: number): string =>
  `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${decimal}</v></c>`;

// The prefix keeps a text what it is also after somebody edits the cell.
function textCell(
  at: string,
  text: string,
  style: number = startsFormula(text) ? styles.formulaLike : styles.plain,
): string {
  return `<c r="${at}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${xmlText(plain(text))}</t></is></c>`;
}

/** A spreadsheet reads "_x0041_" in its own files as "A"; here it is what somebody wrote. */
const plain = (text: string): string => text.slice(0, MOST).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
