import type { ReactNode } from 'react';
import * as m from '@locales/components';
import { count } from '@locales/language';
import type { GridPreferences } from './gridPreferences';

/** One column of a list, described once for the grid and for the phone's cards. */
export interface Column<Row> {
  /** Names the column, and the sort that it stands for when `sortable`. */
  readonly id: string;
  readonly label: string;
  /** The whole content in words: for reading aloud, for the ellipsis' title, for cards. */
  readonly text: (row: Row) => string;
  /** What is painted instead of the bare text. A grid is one stop of the keyboard: a button in it takes `tabIndex`. */
  readonly cell?: (row: Row, tabIndex?: number) => ReactNode;
  /** Where the words lead; they are then a link that fills its cell. A row may lead nowhere. */
  readonly href?: (row: Row) => string | undefined;
  readonly align?: 'left' | 'right';
  /** Least width in pixels; the rest of the width is shared by `grow` (0 keeps the column as narrow). */
  readonly width: number;
  readonly grow?: number;
  /**
   * Is never cut off, however long it is; "pictured" has a picture before it. Columns of figures, aligned right, are
   * so anyway, and one that does not grow is as wide as its longest value, if it holds values and not words.
   */
  readonly whole?: true | 'pictured';
  readonly sortable?: boolean;
  /** What the rising and the falling order are called; "A to Z" or "lowest first" unless told. */
  readonly orders?: readonly [rising: string, falling: string];
  /** Hidden at first; people bring it in with the Columns menu. */
  readonly optional?: boolean;
  /** Gives way where there is no room for every column: the highest number first. Without it the column stays. */
  readonly yields?: number;
  /**
   * Its place on a phone's card. Several `meta` columns are joined by dots; an `action` is a button of its own on a
   * card that opens as a whole.
   */
  readonly mobile: 'title' | 'amount' | 'meta' | 'status' | 'action' | 'hidden';
}

/**
 * Makes a list's columns of the contract's labels: what a column is called has one home, whether a person reads it in
 * the grid, on a card, among the filters, on paper or in a file. An id that has no label does not compile.
 */
export const labeledColumns =
  <Row, Id extends string>(labels: Readonly<Record<Id, string>>) =>
  (id: Id, column: Omit<Column<Row>, 'id' | 'label'>): Column<Row> => ({
    id,
    get label() {
      return labels[id];
    },
    ...column,
  });

/** A stretch of a longer list. `from` and `to` count from 1; an unknown `total` is null. */
export interface Page {
  readonly from: number;
  readonly to: number;
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** Rows that people choose to do something with all of them. */
export interface Selection<Row> {
  /** By row id. Rows of other pages may be among them. */
  readonly ids: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Names a row's checkbox: "invoice 104880". */
  readonly nameOf: (row: Row) => string;
  /** What they come to together, on all pages: "$1,250.00". */
  readonly sum?: string;
  /** Buttons for what can be done with the selected rows. */
  readonly actions: ReactNode;
}

/** What rows have in common, such as their year; the list's order keeps them together. */
export interface Grouping<Row> {
  readonly of: (row: Row) => string;
  /** Every group of the whole list in its order, whatever page of it is there; undefined while they are counted. */
  readonly all: readonly { readonly name: string; readonly rows: number }[] | undefined;
  /** Brings in every row of a group that unfolds while some of them are not there. */
  readonly onWhole?: (name: string) => void;
}

/** Everything a list of rows needs, whether it is painted as a grid or as cards. */
export interface TableProps<Row> {
  /** What the list is, for screen readers: "Purchases". */
  readonly label: string;
  /** The rows of this page, in their order. */
  readonly rows: readonly Row[];
  /** In the order of the grid. */
  readonly columns: readonly Column<Row>[];
  /** Names a row, the same for as long as the row is there. */
  readonly rowId: (row: Row) => string;
  /** Whether rows are on their way. Those that are there stay until then. */
  readonly loading?: boolean;
  /** Stands where the rows would be: nothing matches, nothing came. */
  readonly instead?: ReactNode;
  /** Where these rows stand in the whole list. */
  readonly page: Page;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Sizes of a page to choose from; 25, 50 and 100 unless told. */
  readonly pageSizes?: readonly number[];
  /** Asks for the page after this one, or before it. */
  readonly onPage: (direction: 'next' | 'previous') => void;
  /** Asks for pages of another size. */
  readonly onPageSize: (size: number) => void;
  /** Adds the next rows below the ones shown. With it, cards have "Show more" instead of page buttons. */
  readonly onMore?: () => void;
  /** A column's id; "-" in front turns the order around. */
  readonly sort: string;
  /** Asks for another order, written as `sort` is. */
  readonly onSort: (sort: string) => void;
  /** Opens a row; without it rows are not opened. */
  readonly onOpen?: (row: Row) => void;
  /** The id of the row that is opened beside the list: it is marked, and brought into view. */
  readonly opened?: string | null;
  /** What of the rows is chosen; without it nothing can be. */
  readonly selection?: Selection<Row>;
  /** Cards then stand under what they have in common, and all but the first of these fold. */
  readonly grouping?: Grouping<Row>;
  /** Sums over every row that the filters let through, above the rows. */
  readonly totals?: ReactNode;
  /** Search, filter and export controls, above the rows. */
  readonly toolbar?: ReactNode;
  /** How this person likes this list: density, columns, widths. */
  readonly preferences: GridPreferences;
  /** Changes some of the preferences; the rest stays. */
  readonly onPrefer: (change: Partial<GridPreferences>) => void;
}

/** "1–25 of 1,204", or "1–25" while the total is not known. */
export function pageWords({ from, to, total }: Page): string {
  const rows = to === 0 ? '0' : `${count(from)}–${count(to)}`;
  return total === null ? rows : m.rowsOfTotal({ rows, total });
}

/** "all 312 rows": what is summed up, or downloaded, whatever page is on screen. */
export const allRows = (rows: number | undefined): string =>
  rows === undefined ? m.everyRow() : m.allRows({ count: rows });

/** The selection with these rows in it, or without them. */
export function toggled(ids: ReadonlySet<string>, changed: readonly string[], on: boolean): Set<string> {
  const next = new Set(ids);
  for (const id of changed) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
