import { controlTotal } from './controlTotal';
import { copyCell, faultOf } from './copyCell';
import type { OnRecord } from './csvReader';
import type { FeedFile } from './feedFile';
import type { Findings } from './findings';
import { checkHeader } from './header';

/** What was counted while a file was read, to be compared with its manifest. */
export interface Tally {
  readonly headed: boolean;
  readonly rows: number;
  /** The control column's sum. */
  readonly total: string;
  /** Cells of the control column that are no numbers and so are missing from the total. */
  readonly uncounted: number;
}

/** Turns a file's records into COPY text for its stage table; rows that cannot be read are marked and told. */
export interface RowReader {
  readonly record: OnRecord;
  /** The text gathered since the last call. */
  take(): string;
  tally(): Tally;
}

export function rowReader(description: FeedFile, control: string | undefined, found: Findings): RowReader {
  const names = Object.keys(description.columns);
  const columns = Object.values(description.columns);
  const isKey = names.map((name) => description.key.includes(name));
  const keyAt = description.key.map((name) => names.indexOf(name));
  const fallback = columns.map(({ emptyAs }) => (emptyAs ? names.indexOf(emptyAs) : -1));
  const out: string[] = columns.map(() => '');
  const sum = controlTotal();
  let width = -1;
  let places: readonly number[] | undefined;
  let controlAt = -1;
  let text = '';
  let rows = 0;
  let uncounted = 0;

  const cellAt = (cells: readonly string[], count: number, column: number): string => {
    const place = places![column]!;
    return place >= 0 && place < count ? cells[place]! : '';
  };

  function head(cells: readonly string[], count: number): void {
    const header = cells.slice(0, count);
    width = count;
    places = checkHeader(description, header, control, found);
    controlAt = control === undefined ? -1 : header.indexOf(control);
  }

  // Every cell of a drop passes here: no objects and no closures for the rows that are right.
  function record(cells: readonly string[], count: number, line: number, broken: boolean): void {
    if (width < 0) return head(cells, count);
    rows += 1;
    if (controlAt >= 0 && !sum.add(controlAt < count ? cells[controlAt]! : '?')) uncounted += 1;
    if (!places) return;
    const whole = count === width && !broken;
    let fault = !whole;
    if (!whole) tellShape(cells, count, line, broken);
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at]!;
      let cell = cellAt(cells, count, at);
      if (cell === '' && fallback[at]! >= 0) cell = cellAt(cells, count, fallback[at]!);
      // Of a row that does not fit its header only the key is taken: it says which row stays as it was.
      const value = whole || isKey[at] ? copyCell(column, cell) : '\\N';
      if (value === undefined) {
        fault = true;
        if (whole) tell(cells, count, line, names[at]!, cell || null, faultOf(column, cell));
      }
      out[at] = value ?? '\\N';
    }
    text += `${out.join('\t')}\t${line}\t${fault ? 't' : 'f'}\n`;
  }

  function tellShape(cells: readonly string[], count: number, line: number, broken: boolean): void {
    const fault = broken
      ? {
          rule: 'quote',
          message: 'Text stands behind a closing quote.',
          hint: 'Double the quotes within a cell.',
        }
      : {
          rule: 'cells',
          message: `The row has ${count} cells and the header ${width}.`,
          hint: 'Quote cells that hold a comma or a line break.',
        };
    tell(cells, count, line, null, null, fault);
  }

  function tell(
    cells: readonly string[],
    count: number,
    line: number,
    column: string | null,
    value: string | null,
    fault: { rule: string; message: string; hint: string },
  ): void {
    const key = keyAt.map((at) => cellAt(cells, count, at)).join(';');
    found.add({ severity: 'row', file: description.file, line, key, column, value, ...fault });
  }

  return {
    record,
    take() {
      const taken = text;
      text = '';
      return taken;
    },
    tally: () => ({ headed: width >= 0, rows, total: sum.text, uncounted }),
  };
}
