import { type RawBuilder, sql } from 'kysely';

/**
 * The same values, in an order that no index has. For a page of what is searched by words: read off the order's index,
 * all rows would be looked at one after the other wherever few of them match; so they are looked at side by side.
 */
export const unindexed = <T>(key: RawBuilder<T>): RawBuilder<T> => sql<T>`coalesce(${key}, ${key})`;
