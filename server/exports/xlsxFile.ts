import type { ExportColumn, Rows } from './exportColumn';
import { cellOf, columnName, headCell } from './xlsxCell';
import { packageParts, sheetEnd, sheetName, sheetStart } from './xlsxPackage';
import { zipWriter } from './zipWriter';

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
    for (let at = 0; at < page.length; ) {
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
