import { controlTotal } from './controlTotal';
import { copyCell, type Fault, faultOf, foreignFault } from './copyCell';
import type { OnRecord } from './csvReader';
import type { FeedFile } from './feedFile';
import type { ValidationIssues } from './validationIssues';
import { checkHeader, OP } from './header';
import type { NamedColumn } from './manifest';
import type { Mapping } from './mapping';
import { type PlainRows, plainRows } from './plainRows';

/** What was counted while a file was read, to be compared with its manifest. */
export interface Tally {
  readonly headed: boolean;
  readonly rows: number;
  /** The control column's sum; undefined where the file does not have that column. */
  readonly total: string | undefined;
  /** Cells of the control column that are no numbers and so are missing from the total, and the first of them. */
  readonly uncounted: number;
  readonly unread: string | undefined;
  /** The first line of which the cells are not those of the header: rows behind it may have been read as part of it. */
  readonly misfit: number | undefined;
}

/** Turns a file's records into COPY text for its stage table; rows that cannot be read are marked and told. */
export interface RowReader {
  readonly record: OnRecord;
  /** Reads rows that are right straight from bytes; undefined before the header, and where no row may be read so. */
  readonly plain: PlainRows | undefined;
  /** The COPY text of single records gathered since the last call. */
  take(): string;
  tally(): Tally;
}

interface Reading {
  /** The column of the control total. */
  readonly control?: NamedColumn;
  /** Each row says what happens to it; its COPY text ends with whether it is a deleted one. */
  readonly delta: boolean;
  readonly mapping?: Mapping;
}

export function rowReader(
  description: FeedFile,
  { control, delta, mapping }: Reading,
  found: ValidationIssues,
): RowReader {
  const names = Object.keys(description.columns);
  const columns = Object.values(description.columns);
  const isKey = names.map((name) => description.key.includes(name));
  const keyAt = description.key.map((name) => names.indexOf(name));
  const fallback = columns.map(({ emptyAs }) => (emptyAs ? names.indexOf(emptyAs) : -1));
  const readers = names.map((name) => mapping?.readers[name]);
  const readOp = mapping?.readers[OP];
  const readControl = control && mapping?.control(control.column);
  const out: string[] = columns.map(() => '');
  const sum = controlTotal();
  let width = -1;
  let places: readonly number[] | undefined;
  let controlAt = -1;
  let opAt = -1;
  let plain: PlainRows | undefined;
  let text = '';
  let rows = 0;
  let uncounted = 0;
  let unread: string | undefined;
  let misfit: number | undefined;

  const cellAt = (cells: readonly string[], count: number, column: number): string => {
    const place = places![column]!;
    return place >= 0 && place < count ? cells[place]! : '';
  };

  function head(cells: readonly string[], count: number): void {
    const written = cells.slice(0, count);
    const header = mapping ? mapping.rename(written) : written;
    width = count;
    places = checkHeader(description, header, { control, delta, written }, found);
    controlAt = control === undefined ? -1 : header.indexOf(control.column);
    opAt = delta ? header.indexOf(OP) : -1;
    if (places && !delta && !mapping && fallback.every((at) => at < 0)) {
      plain = plainRows({ columns, places, width, control: controlAt });
    }
  }

  function addUp(cell: string | undefined): boolean {
    const number = cell !== undefined && readControl ? readControl(cell) : cell;
    if (number !== undefined && sum.add(number)) return true;
    unread ??= cell;
    return false;
  }

  // Every cell of a drop passes here: no objects and no closures for the rows that are right.
  function record(cells: readonly string[], count: number, line: number, broken: boolean): void {
    if (width < 0) return head(cells, count);
    rows += 1;
    if (controlAt >= 0 && !addUp(controlAt < count ? cells[controlAt] : undefined)) uncounted += 1;
    if (!places) return;
    const whole = count === width && !broken;
    let fault = !whole;
    if (!whole) {
      misfit ??= line;
      tellShape(cells, count, line, broken);
    }
    const gone = opAt >= 0 && whole && isGone(cells, count, line);
    if (gone === undefined) fault = true;
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at]!;
      const read = readers[at];
      let cell = cellAt(cells, count, at);
      if (cell === '' && fallback[at]! >= 0) cell = cellAt(cells, count, fallback[at]!);
      const own = read === undefined ? cell : read(cell);
      // Of a row that does not fit its header, or is deleted, only the key is taken: it says which row is meant.
      const value = (whole && !gone) || isKey[at] ? own !== undefined && copyCell(column, own) : '\\N';
      if (value === undefined || value === false) {
        fault = true;
        if (whole) {
          tell(
            cells,
            count,
            line,
            names[at]!,
            cell || null,
            own === undefined ? foreignFault(column) : faultOf(column, own),
          );
        }
        out[at] = '\\N';
      } else out[at] = value;
    }
    text += `${out.join('\t')}\t${line}\t${fault ? 't' : 'f'}${delta ? (gone ? '\tt' : '\tf') : ''}\n`;
  }

  /** Undefined when the row says neither U nor D. */
  function isGone(cells: readonly string[], count: number, line: number): boolean | undefined {
    const cell = cells[opAt]!;
    const op = readOp ? readOp(cell) : cell;
    if (op === 'U' || op === 'D') return op === 'D';
    tell(cells, count, line, OP, cell, otherOp);
    return undefined;
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
    fault: Fault,
  ): void {
    const key = keyAt.map((at) => cellAt(cells, count, at)).join(';');
    found.add({ severity: 'row', file: description.file, line, key, column, value, ...fault });
  }

  return {
    record,
    get plain() {
      return plain;
    },
    take() {
      const taken = text;
      text = '';
      return taken;
    },
    tally() {
      if (plain) sum.addCents(plain.takeCents());
      return {
        headed: width >= 0,
        rows: rows + (plain?.rows ?? 0),
        total: controlAt < 0 ? undefined : sum.text,
        uncounted,
        unread,
        misfit,
      };
    },
  };
}

const otherOp: Fault = {
  rule: 'op',
  message: 'A row of a delta file is either new or changed (U), or deleted (D).',
  hint: 'Write U or D into the column “op”.',
};
