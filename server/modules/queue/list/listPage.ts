import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { QueueFilter } from '@contract/queue/schema';
import type { queueSorts } from '@contract/queue/labels';
import { byNumber, type Order, orderOf, type SortKey } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { unindexed } from '@server/db/unindexed';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { asQueued } from './asQueued';
import { inTab, narrowing, type QueueMoment } from './filter';
import { queueColumns, queueOf } from './queueQuery';
import { flagsOf } from './risks';

export type QueueQuery = QueueFilter & PageQuery & { readonly sort: string };

// The keys are those of the indexes.
const keys: Readonly<Record<(typeof queueSorts)[number], SortKey>> = {
  // Numbers are given in the order of asking.
  submitted: { key: sql.ref('r.request_no'), type: 'text' },
  amount: byNumber(sql.ref<number>('r.amount_cents')),
  // What has no day comes after all that does.
  day: { key: sql<string>`coalesce(r.requested_date, r.pickup_date, '9999-12-31'::date)`, type: 'date' },
  changed: byNumber(sql<number>`(extract(epoch from r.changed_at at time zone 'UTC') * 1000)::bigint`),
};

/** The key's value, then the request's number, which settles requests whose keys are alike. */
type Place = readonly [key: string | number, requestNo: string];

/** One page of the queue by keyset. */
export const listPage = (db: Kysely<Tables>) => async (moment: QueueMoment, query: QueueQuery) => {
  const turn = turnOf(query);
  const order = orderOf(keys, query.sort);
  const place = turn && decodeMark(turn.mark, order.name, placeOf<Place>(order.type, 'text'));
  const way = order.descending === (turn?.back ?? false) ? 'asc' : 'desc';
  const found = await queueOf(db)
    .select([...queueColumns, order.key.as('sort_key'), flagsOf(moment).as('flags')])
    .where((eb) =>
      eb.and([inTab(query.tab), ...narrowing(query, moment), ...(place ? [beyond(place, order, way)] : [])]),
    )
    .orderBy(query.q ? unindexed(order.key) : order.key, way)
    .orderBy('r.request_no', way)
    .limit(query.limit + 1)
    .execute();
  const page = pageFrom(found, query.limit, turn, (row) => [order.name, row.sort_key, row.request_no]);
  return { ...page, rows: page.rows.map(asQueued) };
};

const beyond = ([value, requestNo]: Place, { key, type }: Order, way: 'asc' | 'desc'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${key}, r.request_no) ${sql.raw(way === 'asc' ? '>' : '<')}
    (${value}::${sql.raw(type)}, ${requestNo}::text)`;
