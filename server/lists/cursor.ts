import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { cursorTypes, type OrderPart } from './order';

/** A place in a sorted list: the values that its order goes by. It travels behind the order's own name. */
export type Cursor = readonly (string | number)[];

const encoded = (order: string, cursor: Cursor): string =>
  Buffer.from(JSON.stringify([order, ...cursor])).toString('base64url');

/** Reads a cursor that an earlier page gave; it holds for the same order only. */
export function decodeCursor(text: string, order: string, parts: readonly OrderPart[]): Cursor {
  const [named, ...values] = parsed(text);
  const fits = values.length === parts.length && parts.every(({ type }, at) => cursorTypes[type](values[at]));
  if (named === order && fits) return values as unknown as Cursor;
  throw new ApiError({
    code: 'invalid',
    message: m.wrongPageMark(),
    fields: { after: m.notAMarkOfThisList() },
  });
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export interface PageQuery {
  readonly limit: number;
  readonly after?: string;
  readonly before?: string;
}

/** Which way a page lies, from which cursor; undefined is the first page. */
type Direction = { readonly back: boolean; readonly cursor: string } | undefined;

export function directionOf({ after, before }: PageQuery): Direction {
  if (after && before) {
    throw new ApiError({
      code: 'invalid',
      message: m.twoPageMarks(),
      fields: { before: m.givenWithAfter() },
    });
  }
  if (before) return { back: true, cursor: before };
  return after ? { back: false, cursor: after } : undefined;
}

/**
 * The rows behind a cursor, in the order in which they are fetched. The first comparison alone is what an index can
 * follow; the second minds the rest. Where a later part goes the other way, the parts before it are compared as one.
 */
export function afterCursor(parts: readonly OrderPart[], cursor: Cursor): RawBuilder<SqlBool> {
  const turns = parts.findIndex(({ way }) => way !== parts[0]!.way);
  const end = turns === -1 ? parts.length : turns;
  const sign = sql.raw(parts[0]!.way === 'asc' ? '>' : '<');
  const keys = (to: number) => sql`(${sql.join(parts.slice(0, to).map(({ key }) => key))})`;
  const values = (to: number) =>
    sql`(${sql.join(parts.slice(0, to).map(({ type }, at) => sql`${cursor[at]}::${sql.raw(type)}`))})`;
  const behind = sql<SqlBool>`${keys(end)} ${sign} ${values(end)}`;
  if (turns !== -1) {
    const rest = afterCursor(parts.slice(end), cursor.slice(end));
    return sql<SqlBool>`${keys(end)} ${sign}= ${values(end)} and (${behind} or ${rest})`;
  }
  return end === 1 ? behind : sql<SqlBool>`${keys(1)} ${sign}= ${values(1)} and ${behind}`;
}

/** What a row's cursor is made of, to be selected beside the row. */
export const cursorColumn = (parts: readonly OrderPart[]): RawBuilder<Cursor> =>
  sql<Cursor>`json_build_array(${sql.join(
    parts.map(({ key, type }) =>
      type === 'timestamptz' ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : key,
    ),
  )})`;

export interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/**
 * Makes a page of the rows that were found in a direction.
 * @param found one row more than the page holds where there are more; nearest to the cursor first
 */
export function pageFrom<Row extends { readonly cursor: Cursor }>(
  found: readonly Row[],
  limit: number,
  direction: Direction,
  order: string,
): Page<Row> {
  const kept = found.slice(0, limit);
  const rows = direction?.back ? kept.reverse() : kept;
  const more = found.length > limit;
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = direction?.back ? true : more;
  const hasPrevious = direction?.back ? more : direction !== undefined;
  return {
    rows,
    next: hasNext && last ? encoded(order, last.cursor) : null,
    previous: hasPrevious && first ? encoded(order, first.cursor) : null,
  };
}
