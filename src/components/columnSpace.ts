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

/** The columns in the order that a person chose; those that they never placed come behind, in the grid's own order. */
export function inChosenOrder<Row>(
  columns: readonly Column<Row>[],
  order: GridPreferences['order'] = [],
): readonly Column<Row>[] {
  if (order.length === 0) return columns;
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
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

/** Pixels: one figure where nothing can be measured, what stands around a value, and a picture before it. */
const [FIGURE, AROUND, PICTURE] = [10, 24, 24] as const;

/** Letters of the longest value that a column which does not grow is widened for: a day and the time of it. */
const LONGEST_VALUE = 28;

/**
 * A value that is cut off reads as another one: a column of amounts, days, quantities or numbers is as wide as its
 * longest. Words may be cut: they stand in columns that grow, or are longer than any value.
 */
export const spaceForValues = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  chosen: GridPreferences['columns'] = {},
): Column<Row>[] =>
  columns.map((column) => {
    if (!(chosen[column.id] ?? !column.optional) || !holdsValues(column)) return column;
    const texts = rows.map((row) => valueOf(column, row));
    const longest = texts.reduce((long, text) => (text.length > long.length ? text : long), '');
    if (!isWhole(column) && longest.length > LONGEST_VALUE) return column;
    const needed = Math.ceil(widthOf(longest)) + AROUND + (column.whole === 'pictured' ? PICTURE : 0);
    return Object.assign({}, column, { width: Math.max(column.width, needed) });
  });

/** Whether nothing in it is ever cut, however long it is. */
const isWhole = <Row>({ align, mobile, whole }: Column<Row>): boolean =>
  whole !== undefined || align === 'right' || mobile === 'amount';

const holdsValues = <Row>(column: Column<Row>): boolean =>
  isWhole(column) || (!column.grow && column.mobile !== 'status');

/** The word before a figure is for cards, where no head says what it is. */
const valueOf = <Row>({ align, text }: Column<Row>, row: Row): string =>
  align === 'right' ? text(row).replace(/^\D*?(?=[−+-]?\$?\d)/, '') : text(row);

/** Of the size of the letters: the cells' letters by the browser's, and how wide a figure is where all have one width. */
const [CELL, TABULAR] = [0.9375, 0.7] as const;

let pen: OffscreenCanvasRenderingContext2D | null | undefined;
/** Pixels of a letter's height, and of a figure's width. */
let size = 16 * CELL;
let figure = size * TABULAR;

/** Pixels of a text in a cell, in the heaviest type that cells have. A canvas knows no figures of one width. */
function widthOf(text: string): number {
  if (typeof OffscreenCanvas === 'undefined') return text.length * FIGURE;
  if (pen === undefined) {
    pen = new OffscreenCanvas(1, 1).getContext('2d');
    const root = getComputedStyle(document.documentElement);
    size = CELL * Number.parseFloat(root.fontSize);
    figure = size * TABULAR;
    // A canvas knows no variables.
    if (pen) pen.font = `700 ${size}px ${root.getPropertyValue('--fg-text')}`;
    // Linux moves letters to whole pixels where the screen is not dense.
    if (pen && pen.measureText('01m').width % 1 === 0) figure = Math.ceil(figure);
  }
  if (!pen) return text.length * FIGURE;
  const others = text.replaceAll(/\d/g, '');
  const withTabular = pen.measureText(others).width + (text.length - others.length) * figure;
  // Until the portal's letters have come, which may be never, wider ones of the system stand in for them.
  return Math.max(withTabular, pen.measureText(text).width);
}

/** Pixels of the columns that stay whatever the width: a list that has less shows cards. */
export const minSpace = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  chosen: GridPreferences['columns'],
): number =>
  spaceForValues(
    columns.filter(({ id, optional, yields }) => !optional && yields === undefined && chosen[id] !== false),
    rows,
  ).reduce((sum, { width }) => sum + width, 0);
