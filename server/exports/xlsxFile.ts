import type { ExportColumn, Rows } from './exportColumn';
import { packageParts, sheetEnd, sheetName, sheetStart, styles } from './xlsxPackage';
import { zipWriter } from './zipWriter';
import { isPlainDecimal, startsFormula } from '@contract/format/csv';
import { daysBetween, isCalendarDate } from '@contract/format/date';
import { toDecimal } from '@contract/format/money';
import { xmlText } from './xmlText';

interface XlsxFile<Row> extends Rows<Row> {
  readonly sheet: string;
  /** Rows of a sheet with its head; what is more goes on the next one. */
  readonly sheetRows?: number;
}

/** What a sheet can hold. */
const MOST = 1_048_576;

/** Widths in characters, by what a column holds. */
const widths: Readonly<Record<ExportColumn<never>['kind'], number>> = {
  text: 18,
  money: 14,
  number: 12,
  date: 12,
};

/**
 * A workbook that is written while its rows are read: bold titles that stay in sight, numbers as numbers,
 * days as days. The same rows make the same bytes.
 */
export async function* xlsxFile<Row>({
  columns,
  rows,
  sheet,
  sheetRows = MOST,
}: XlsxFile<Row>): AsyncGenerator<Uint8Array> {
  const zip = zipWriter();
  const names: string[] = [];
  const letters = columns.map((_, i) => columnName(i));
  let written = 0;
  const rowOf = (row: Row, no: number) =>
    `<row r="${no}">${columns.map(({ kind, value }, i) => cellOf(letters[i]! + no, kind, value(row))).join('')}</row>`;
  const write = (xml: string) => zip.write(Buffer.from(xml));
  const begin = () => {
    names.push(names.length === 0 ? sheetName(sheet) : `${sheetName(sheet)} ${names.length + 1}`);
    zip.begin(`xl/worksheets/sheet${names.length}.xml`);
    write(sheetStart(columns.map(({ kind, head }) => Math.max(widths[kind], head.length + 2))));
    write(`<row r="1">${columns.map(({ head }, i) => headCell(`${letters[i]}1`, head)).join('')}</row>`);
    written = 1;
  };
  const end = () => {
    write(sheetEnd);
    zip.end();
  };

  for await (const page of rows) {
    if (names.length === 0) begin();
    for (let at = 0; at < page.length;) {
      if (written === sheetRows) {
        end();
        begin();
      }
      const part = page.slice(at, at + sheetRows - written);
      write(part.map((row, i) => rowOf(row, written + i + 1)).join(''));
      at += part.length;
      written += part.length;
    }
    yield* zip.taken();
  }
  if (names.length === 0) begin();
  end();
  for (const [name, xml] of packageParts(names)) {
    zip.begin(name);
    write(xml);
    zip.end();
  }
  zip.finish();
  yield* zip.taken();
}

type Value = string | number | null;

/** What one cell of a sheet may hold. */
const MOST_LETTERS = 32_767;
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
const cellOf = (at: string, kind: ExportColumn<never>['kind'], value: Value): string =>
  value === null || value === '' ? '' : cells[kind](at, value);

const headCell = (at: string, head: string): string => textCell(at, head, styles.head);

/** The name of a column: A to Z, then AA. */
function columnName(index: number): string {
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
const plain = (text: string): string =>
  text.slice(0, MOST_LETTERS).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
