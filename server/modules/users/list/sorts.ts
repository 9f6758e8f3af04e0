import { type RawBuilder, sql } from 'kysely';
import type { userSorts } from '@contract/officeUsers/labels';

type SortName = (typeof userSorts)[number];

/** What users are sorted by. The keys are those of the indexes. */
interface UserSort {
  readonly key: RawBuilder<unknown>;
  /** The same as a mark tells it, and the type that it is read back as. */
  readonly told: RawBuilder<string>;
  readonly type: 'text' | 'timestamptz';
}

const instant = (key: RawBuilder<unknown>): UserSort => ({
  key,
  told: sql<string>`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: 'timestamptz',
});
const text = (key: RawBuilder<string>): UserSort => ({ key, told: key, type: 'text' });

const sorts: Readonly<Record<SortName, UserSort>> = {
  // The name itself settles users whose keys are alike, so that alone it is the whole order.
  name: text(sql<string>`''`),
  person: text(sql<string>`left(lower(u.family_name || ' ' || u.given_name), 48)`),
  created: instant(sql`u.created_at`),
  // Who never signed in comes before all who did.
  signIn: instant(sql`coalesce(u.last_sign_in_at, timestamptz '1970-01-01 00:00:00+00')`),
};

/** A place in the list: the key as it is told, then the name. */
export type Place = readonly [told: string, name: string];

export interface UserOrder extends UserSort {
  /** As it was asked for, with "-" in front for the other way. */
  readonly sort: string;
  readonly byName: boolean;
  readonly descending: boolean;
}

export function orderOf(sort: string): UserOrder {
  const name = sort.replace(/^-/, '') as SortName;
  return { ...sorts[name], sort, byName: name === 'name', descending: sort.startsWith('-') };
}

export const isPlaceOf =
  ({ type }: UserOrder) =>
  (values: readonly unknown[]): values is Place => {
    const [told, name] = values;
    if (values.length !== 2 || typeof told !== 'string' || typeof name !== 'string') return false;
    if (told.includes('\0') || name.includes('\0')) return false;
    return type === 'text' || /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{6}Z$/.test(told);
  };
