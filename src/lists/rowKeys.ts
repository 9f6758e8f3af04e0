/** A single key that does something on a page. */
export interface PageKey {
  /** As the keyboard tells it, a small letter. */
  readonly key: string;
  /** What it does, as the sheet of keys says it. */
  readonly words: string;
  /** Undefined while it does nothing. */
  readonly run: (() => void) | undefined;
}

/** The rows beside the one that is opened; undefined at the ends of the page. */
export interface RowSteps {
  /** With nothing opened: the first row. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

/** @param opened the id of the row that is opened, whether it stands on this page or not */
export function rowSteps<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  opened: string | null,
): RowSteps {
  const ids = rows.map(rowId);
  const at = opened === null ? -1 : ids.indexOf(opened);
  return { next: ids[at + 1], previous: at > 0 ? ids[at - 1] : undefined };
}

/** Where one goes on after the opened row is dealt with: below, at the end of the page above, else nowhere. */
export const onwardOf = ({ next, previous }: RowSteps): string | null => next ?? previous ?? null;
