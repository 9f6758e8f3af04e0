import { csvFile } from './csvFile';
import type { Chunk, Rows } from './exportColumn';
import { xlsxFile } from './xlsxFile';

interface ExportFile<Row> extends Rows<Row> {
  readonly format: 'csv' | 'xlsx';
  /** What the sheet of a workbook is called. */
  readonly sheet: string;
}

/** Writes rows as a file while they are read: it holds one page of them, however many there are. */
export const exportFile = <Row>({ format, sheet, ...content }: ExportFile<Row>): AsyncIterable<Chunk> =>
  format === 'csv' ? csvFile(content) : xlsxFile({ sheet, ...content });
