import type { ExportColumn } from '@server/exports/exportColumn';
import type { LineRow } from '../lineQuery';

/** A file with one row, or so, for each line of a list. */
export interface LineFile {
  /** What the file's name begins with. */
  readonly screen: string;
  readonly columns: readonly Column[];
  /** The rows that one page of lines makes. */
  readonly rowsOf: (lines: readonly LineRow[]) => readonly LineRow[] | Promise<readonly LineRow[]>;
}

type Column = ExportColumn<LineRow>;
const of =
  (kind: Column['kind']) =>
  (head: string, value: Column['value']): Column => ({ head, kind, value });

export const text = of('text');
export const number = of('number');
export const date = of('date');
export const money = of('money');
