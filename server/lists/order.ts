import { type RawBuilder, sql } from 'kysely';
import { isCalendarDate } from '@contract/format/date';

type Sql = RawBuilder<unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

/** The types that an order goes by: which values of a cursor are of them. Each is PostgreSQL's own name. */
export const cursorTypes = {
  date: isCalendarDate,
  text: isText,
  bigint: Number.isSafeInteger,
  int: (value: unknown) => typeof value === 'number' && (value | 0) === value,
  timestamptz: matches(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{6}Z$/),
  uuid: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
} satisfies Record<string, (value: unknown) => boolean>;

/** What a list can be sorted by. */
export interface SortKey {
  readonly key: Sql;
  /** The type that a cursor's text is read as. */
  readonly type: keyof typeof cursorTypes;
}

/** Settles the order of rows whose keys are alike; together with the key, no two rows are. */
interface TieBreaker extends SortKey {
  /** Ascending whichever way the list is sorted, as the lines of one document are. */
  readonly alwaysRising?: boolean;
}

/** Cursors travel in addresses, so a long text counts with its beginning only. */
export const byText = (text: Sql): SortKey => ({
  key: sql`left(lower(coalesce(${text}, '')), 48)`,
  type: 'text',
});

/** A code as it is, which is never null. */
export const byCode = (key: Sql): SortKey => ({ key, type: 'text' });
export const byNumber = (key: Sql): SortKey => ({ key, type: 'bigint' });
export const byInstant = (key: Sql): SortKey => ({ key, type: 'timestamptz' });

const nullDays = { last: sql`'9999-12-31'::date`, first: sql`'0001-01-01'::date` } as const;

/** @param nulls where rows without a day stand in a rising order; none where every row has one */
export const byDate = (date: Sql, nulls?: keyof typeof nullDays): SortKey => ({
  key: nulls ? sql`coalesce(${date}, ${nullDays[nulls]})` : date,
  type: 'date',
});

/** One part of an order, the way in which rows are fetched. */
export interface OrderPart extends SortKey {
  readonly way: 'asc' | 'desc';
}

/**
 * The whole order of a list, key first.
 * @param sort the name of a key, with "-" in front for the other way
 * @param back whether rows are fetched backwards, from the cursor towards the beginning
 */
export function orderOf<Name extends string>(
  { sorts, ties }: Pick<Sorted<Name>, 'sorts' | 'ties'>,
  sort: string,
  back: boolean,
): OrderPart[] {
  const first = sorts[sort.replace(/^-/, '') as Name];
  const ways = ['asc', 'desc'] as const;
  const way = ways[Number(sort.startsWith('-') !== back)]!;
  return [
    { ...first, way },
    ...ties
      .filter((tie) => tie.key !== first.key)
      .map(({ key, type, alwaysRising }) => ({ key, type, way: alwaysRising ? ways[Number(back)]! : way })),
  ];
}

/** What a list is sorted by. */
export interface Sorted<Name extends string> {
  readonly sorts: Readonly<Record<Name, SortKey>>;
  readonly ties: readonly TieBreaker[];
}

export const orderBy = (parts: readonly OrderPart[]): Sql =>
  sql.join(parts.map(({ key, way }) => sql`${key} ${sql.raw(way)}`));
