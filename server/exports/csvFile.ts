import { csvNumber, csvRow, csvStart, csvText } from '@contract/format/csv';
import { toDecimal } from '@contract/format/money';
import type { ExportColumn, Rows } from './exportColumn';

type Value = string | number | null;

const cells: Readonly<Record<ExportColumn<never>['kind'], (value: Value) => string>> = {
  text: (value) => csvText(value === null ? null : String(value)),
  money: (cents) => csvNumber(cents === null ? null : toDecimal(Number(cents))),
  number: csvNumber,
  date: (value) => csvText(value === null ? null : String(value)),
};

/** A CSV file (UTF-8 with its mark, CRLF): one piece a page, the titles in front of the first. */
export async function* csvFile<Row>({ columns, rows }: Rows<Row>): AsyncGenerator<string> {
  let head = csvStart + csvRow(columns.map(({ head }) => csvText(head)));
  for await (const page of rows) {
    yield head + page.map((row) => rowOf(columns, row)).join('');
    head = '';
  }
  if (head) yield head;
}

const rowOf = <Row>(columns: readonly ExportColumn<Row>[], row: Row): string =>
  csvRow(columns.map(({ kind, value }) => cells[kind](value(row))));
