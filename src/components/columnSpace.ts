import type { Column } from './columns';
import type { GridPreferences } from './gridPreferences';

/**
 * Which columns a grid shows. What a person chose counts always; of the others those that yield go, one by one,
 * until the rest fit, so that the amount is never the one that is scrolled away.
 * @param room pixels for all columns; unknown before the grid is laid out
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: GridPreferences['columns'],
  room: number | undefined,
): ReadonlySet<string> {
  const shown = columns.filter(({ id, optional = false }) => chosen[id] ?? !optional);
  const yielding = shown
    .filter(({ id, yields }) => yields !== undefined && chosen[id] === undefined)
    .toSorted((a, b) => b.yields! - a.yields!);
  const ids = new Set(shown.map(({ id }) => id));
  let needed = shown.reduce((sum, { width }) => sum + width, 0);
  for (const { id, width } of yielding) {
    if (room === undefined || needed <= room) break;
    ids.delete(id);
    needed -= width;
  }
  return ids;
}

/** What stands on paper: every column that a person wants, and of chips all their words. */
export const printedColumns = <Row>(
  columns: readonly Column<Row>[],
  chosen: GridPreferences['columns'],
): Column<Row>[] =>
  columns
    .filter(({ id, optional = false }) => chosen[id] ?? !optional)
    .map((column) =>
      Object.assign({}, column, {
        optional: false,
        cell: column.mobile === 'status' ? undefined : column.cell,
      }),
    );

/** Pixels of one figure in a cell, and of what stands around them. */
const [FIGURE, AROUND] = [10, 20] as const;

/** A number that is cut off reads as another number: a column of amounts or of numbers is as wide as its longest one. */
export const spaceForNumbers = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Column<Row>[] =>
  columns.map((column) => {
    if (column.mobile !== 'amount' && !column.whole) return column;
    const longest = Math.max(0, ...rows.map((row) => column.text(row).length));
    return Object.assign({}, column, { width: Math.max(column.width, longest * FIGURE + AROUND) });
  });
