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
export interface RowCounts {
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
  tally(): RowCounts;
}

interface Reading {
  /** The column of the control total. */
  readonly control?: NamedColumn;
  /** Each row says what happens to it; its COPY text ends with whether it is a deleted one. */
  readonly delta: boolean;
  readonly mapping?: Mapping;
}

/** Where the cells of a file stand, as its header says. */
interface Header {
  readonly width: number;
  /** By column: which cell of the row, -1 for one that is left out; undefined where no row can be read. */
  readonly places: readonly number[] | undefined;
  readonly controlAt: number;
  readonly opAt: number;
}

export function rowReader(
  description: FeedFile,
  { control, delta, mapping }: Reading,
  found: ValidationIssues,
): RowReader {
  const columns = Object.values(description.columns);
  const tell = rowFaults(description, found);
  const copy = cellCopier(description, mapping, tell);
  const readOp = mapping?.readers[OP];
  const counted = controlCount(control && mapping?.control(control.column));
  let header: Header | undefined;
  let plain: PlainRows | undefined;
  let text = '';
  let rows = 0;
  let misfit: number | undefined;

  function head(cells: readonly string[], count: number): Header {
    const written = cells.slice(0, count);
    const names = mapping ? mapping.rename(written) : written;
    const places = checkHeader(description, names, { control, delta, written }, found);
    const controlAt = control === undefined ? -1 : names.indexOf(control.column);
    if (places && !delta && !mapping && columns.every(({ emptyAs }) => !emptyAs)) {
      plain = plainRows({ columns, places, width: count, control: controlAt });
    }
    return { width: count, places, controlAt, opAt: delta ? names.indexOf(OP) : -1 };
  }

  /** Undefined when the row says neither U nor D. */
  function isGone(cell: string): boolean | undefined {
    const op = readOp ? readOp(cell) : cell;
    return op === 'U' || op === 'D' ? op === 'D' : undefined;
  }

  // Every cell of a drop passes here: no objects and no closures for the rows that are right.
  function record(cells: readonly string[], count: number, line: number, broken: boolean): void {
    if (!header) {
      header = head(cells, count);
      return;
    }
    const { width, places, controlAt, opAt } = header;
    rows += 1;
    if (controlAt >= 0) counted.add(controlAt < count ? cells[controlAt] : undefined);
    if (!places) return;
    const whole = count === width && !broken;
    if (!whole) {
      misfit ??= line;
      tell(places, cells, count, line, null, null, broken ? brokenQuote : otherShape(count, width));
    }
    const gone = opAt >= 0 && whole ? isGone(cells[opAt]!) : false;
    if (gone === undefined) tell(places, cells, count, line, OP, cells[opAt]!, otherOp);
    const right = copy.row(places, cells, count, line, whole, gone === true);
    const fault = !right || !whole || gone === undefined;
    text += `${copy.out.join('\t')}\t${line}\t${fault ? 't' : 'f'}${delta ? (gone ? '\tt' : '\tf') : ''}\n`;
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
      if (plain) counted.addCents(plain.takeCents());
      const { total, ...others } = counted.tally();
      return {
        headed: header !== undefined,
        rows: rows + (plain?.rows ?? 0),
        total: (header?.controlAt ?? -1) < 0 ? undefined : total,
        ...others,
        misfit,
      };
    },
  };
}

/** Adds up the column of the control total. */
function controlCount(read: ((cell: string) => string | undefined) | undefined) {
  const sum = controlTotal();
  let uncounted = 0;
  let unread: string | undefined;
  return {
    add(cell: string | undefined): void {
      const number = cell !== undefined && read ? read(cell) : cell;
      if (number !== undefined && sum.add(number)) return;
      unread ??= cell;
      uncounted += 1;
    },
    addCents: (cents: number) => sum.addCents(cents),
    tally: () => ({ total: sum.text, uncounted, unread }),
  };
}

/** Turns the cells of a row into those of its stage table, which stand in `out` until the next row. */
function cellCopier(description: FeedFile, mapping: Mapping | undefined, tell: TellFault) {
  const names = Object.keys(description.columns);
  const columns = Object.values(description.columns);
  const isKey = names.map((name) => description.key.includes(name));
  const fallback = columns.map(({ emptyAs }) => (emptyAs ? names.indexOf(emptyAs) : -1));
  const readers = names.map((name) => mapping?.readers[name]);
  const out: string[] = columns.map(() => '');

  /** @param whole whether the row has the cells of its header; answers whether each cell is what its column holds */
  function row(
    places: readonly number[],
    cells: readonly string[],
    count: number,
    line: number,
    whole: boolean,
    gone: boolean,
  ): boolean {
    let right = true;
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at]!;
      const read = readers[at];
      let cell = cellAt(places, cells, count, at);
      if (cell === '' && fallback[at]! >= 0) cell = cellAt(places, cells, count, fallback[at]!);
      const own = read === undefined ? cell : read(cell);
      // Of a row that does not fit its header, or is deleted, only the key is taken: it says which row is meant.
      const value = (whole && !gone) || isKey[at] ? own !== undefined && copyCell(column, own) : '\\N';
      if (value === undefined || value === false) {
        right = false;
        const fault = own === undefined ? foreignFault(column) : faultOf(column, own);
        if (whole) tell(places, cells, count, line, names[at]!, cell || null, fault);
        out[at] = '\\N';
      } else out[at] = value;
    }
    return right;
  }
  return { row, out };
}

function cellAt(places: readonly number[], cells: readonly string[], count: number, column: number): string {
  const place = places[column]!;
  return place >= 0 && place < count ? cells[place]! : '';
}

type TellFault = ReturnType<typeof rowFaults>;

/** Tells what is wrong with a row, or with one cell of it, by the row's key. */
function rowFaults({ file, columns, key: keyColumns }: FeedFile, found: ValidationIssues) {
  const names = Object.keys(columns);
  const keyAt = keyColumns.map((name) => names.indexOf(name));
  return (
    places: readonly number[],
    cells: readonly string[],
    count: number,
    line: number,
    column: string | null,
    value: string | null,
    fault: Fault,
  ): void => {
    const key = keyAt.map((at) => cellAt(places, cells, count, at)).join(';');
    found.add({ severity: 'row', file, line, key, column, value, ...fault });
  };
}

const brokenQuote: Fault = {
  rule: 'quote',
  message: 'Text stands behind a closing quote.',
  hint: 'Double the quotes within a cell.',
};

const otherShape = (count: number, width: number): Fault => ({
  rule: 'cells',
  message: `The row has ${count} cells and the header ${width}.`,
  hint: 'Quote cells that hold a comma or a line break.',
});

const otherOp: Fault = {
  rule: 'op',
  message: 'A row of a delta file is either new or changed (U), or deleted (D).',
  hint: 'Write U or D into the column “op”.',
};
