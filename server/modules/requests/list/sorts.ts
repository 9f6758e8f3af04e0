import { sql } from 'kysely';
import type { requestSorts } from '@contract/requests/labels';
import { byNumber, type Order, type SortKey } from '@server/db/sortKey';
import { placeOf } from '@server/http/keyset';
import { day } from './requestQuery';

type SortName = (typeof requestSorts)[number];

export const keys: Readonly<Record<SortName, SortKey>> = {
  // To the millisecond, as the clock tells it.
  submitted: byNumber(sql<number>`(extract(epoch from r.submitted_at) * 1000)::bigint`),
  amount: byNumber(sql.ref<number>('r.amount_cents')),
  // What has no day comes after all that does.
  day: { key: sql<string>`coalesce(${day}, '9999-12-31'::date)`, type: 'date' },
};

/** A place in the list: the key's value, then the request's number, which settles requests whose keys are alike. */
export type Place = readonly [key: string | number, requestNo: string];

export const isPlaceOf = ({ type }: Order) => placeOf<Place>(type, 'text');
