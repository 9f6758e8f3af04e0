/** A piece of a file on its way; text goes out as UTF-8. */
export type Chunk = string | Uint8Array;

/** A column of a file that people take along. */
export interface ExportColumn<Row> {
  /** The title in the first row. */
  readonly head: string;
  /** Which type a cell gets in a spreadsheet; it also decides what is guarded as text. */
  readonly kind: 'text' | 'money' | 'number' | 'date';
  /** Text, integer cents for money, a decimal for a number, 'YYYY-MM-DD' for a date. Null is an empty cell. */
  readonly value: (row: Row) => string | number | null;
}

/** What a file holds: every row under these columns, page by page. */
export interface Rows<Row> {
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: AsyncIterable<readonly Row[]>;
}
