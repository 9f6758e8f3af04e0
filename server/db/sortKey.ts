import { type RawBuilder, sql } from 'kysely';

/** What a list can be sorted by. */
export interface SortKey {
  readonly key: RawBuilder<string | number>;
  /** The type that a mark's text is read as. */
  readonly type: 'date' | 'text' | 'bigint';
}

/** Marks travel in addresses, so a long text counts with its beginning only. */
export const byText = (text: RawBuilder<unknown>): SortKey => ({
  key: sql<string>`left(lower(coalesce(${text}, '')), 48)`,
  type: 'text',
});

export const byNumber = (key: RawBuilder<number>): SortKey => ({ key, type: 'bigint' });

/** By one key, one way or the other; what settles rows whose keys are alike is each list's own. */
export interface Order extends SortKey {
  readonly name: string;
  readonly descending: boolean;
}

/** @param sort the name of a key, with "-" in front for the other way */
export function orderOf<Name extends string>(keys: Readonly<Record<Name, SortKey>>, sort: string): Order {
  return { ...keys[sort.replace(/^-/, '') as Name], name: sort, descending: sort.startsWith('-') };
}
