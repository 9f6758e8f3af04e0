import { csvNumber, csvRow, csvStart, csvText } from '@contract/format/csv';
import { toDecimal } from '@contract/format/money';
import type { ExportColumn, Rows } from './exportColumn';

type Value = string | number | null;

const cells: Readonly<Record<ExportColumn<never>['kind'], (value: Value) => string>> = {
  text: (value) => csvText(value === null ? null : String(value)),
  money: (cents) => (cents === null ? '' : toDecimal(Number(cents))),
  number: csvNumber,
  date: (value) => csvText(value === null ? null : String(value)),
};

/** A CSV file (UTF-8 with its mark, CRLF): one piece a page, the titles in front of the first. */
export async function* csvFile<Row>({ columns, rows }: Rows<Row>): AsyncGenerator<string> {
  let head = csvStart + csvRow(columns.map(({ head }) => csvText(head)));
  const written = columns.map(({ kind, value }) => ({ cell: cells[kind], value }));
  for await (const page of rows) {
    let text = head;
    for (const row of page) text += csvRow(written.map(({ cell, value }) => cell(value(row))));
    yield text;
    head = '';
  }
  if (head) yield head;
}
