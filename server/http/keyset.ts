import { isCalendarDate } from '@contract/format/date';
import { ApiError } from '@contract/problem';

/** A place in a sorted list: the values that its order goes by, behind the order's own name. */
export type Mark = readonly [order: string, ...values: (string | number)[]];

export const encodeMark = (mark: Mark): string => Buffer.from(JSON.stringify(mark)).toString('base64url');

/**
 * Reads a mark that an earlier page gave; it holds for the same order only.
 * @param fits whether the values are of the kinds that the order goes by
 */
export function decodeMark<V extends readonly (string | number)[]>(
  text: string,
  order: string,
  fits: (values: readonly unknown[]) => values is V,
): V {
  const [named, ...values] = parsed(text);
  if (named === order && fits(values)) return values;
  throw new ApiError({
    code: 'invalid',
    message: 'This page mark does not belong to this list and order. Start again from the first page.',
    fields: { after: 'not a mark of this list' },
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

const fits = {
  date: isCalendarDate,
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
  bigint: Number.isSafeInteger,
  int: (value: unknown) => typeof value === 'number' && (value | 0) === value,
} satisfies Record<string, (value: unknown) => boolean>;

/** Whether a mark's values are a place in a list whose order goes by values of these types. */
export const placeOf =
  <V extends readonly (string | number)[]>(...types: readonly (keyof typeof fits)[]) =>
  (values: readonly unknown[]): values is V =>
    values.length === types.length && types.every((type, at) => fits[type](values[at]));

export interface PageQuery {
  readonly limit: number;
  readonly after?: string;
  readonly before?: string;
}

/** Which way a page lies, from which mark; undefined is the first page. */
export type Turn = { readonly back: boolean; readonly mark: string } | undefined;

export function turnOf({ after, before }: PageQuery): Turn {
  if (after && before) {
    throw new ApiError({
      code: 'invalid',
      message: 'A page lies either after or before a mark. Send one of the two.',
      fields: { before: 'given together with after' },
    });
  }
  if (before) return { back: true, mark: before };
  return after ? { back: false, mark: after } : undefined;
}

/**
 * Makes a page of the rows that the turn found.
 * @param found one row more than the page holds where there are more; nearest to the mark first
 */
export function pageFrom<R>(found: readonly R[], limit: number, turn: Turn, markOf: (row: R) => Mark) {
  const kept = found.slice(0, limit);
  const rows = turn?.back ? [...kept].reverse() : [...kept];
  const more = found.length > limit;
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = turn?.back ? true : more;
  const hasPrevious = turn?.back ? more : turn !== undefined;
  return {
    rows,
    next: hasNext && last ? encodeMark(markOf(last)) : null,
    previous: hasPrevious && first ? encodeMark(markOf(first)) : null,
  };
}
