import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Order, orderOf } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, turnOf } from '@server/http/keyset';
import type { Viewer } from '../viewer';
import { asRequest } from './asRequest';
import { inTab, narrowing, type RequestFilter } from './filter';
import { requestColumns, requestsOf } from './requestQuery';
import { isPlaceOf, keys, type Place } from './sorts';

export type ListQuery = RequestFilter & PageQuery & { readonly sort: string };

/** One page of requests by keyset. */
export const listPage = (db: Kysely<Tables>) => async (viewer: Viewer, query: ListQuery) => {
  const turn = turnOf(query);
  const order = orderOf(keys, query.sort);
  const place = turn && decodeMark(turn.mark, order.name, isPlaceOf(order));
  const way = order.descending === (turn?.back ?? false) ? 'asc' : 'desc';
  const found = await requestsOf(db, viewer)
    .select([...requestColumns, order.key.as('sort_key')])
    .where((eb) =>
      eb.and([
        inTab(query.tab, viewer),
        ...narrowing(query, viewer),
        ...(place ? [beyond(place, order, way)] : []),
      ]),
    )
    .orderBy(order.key, way)
    .orderBy('r.request_no', way)
    .limit(query.limit + 1)
    .execute();
  const page = pageFrom(found, query.limit, turn, (row) => [order.name, row.sort_key, row.request_no]);
  return { ...page, rows: page.rows.map((row) => asRequest(row, viewer)) };
};

const beyond = ([value, requestNo]: Place, { key, type }: Order, way: 'asc' | 'desc'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${key}, r.request_no) ${sql.raw(way === 'asc' ? '>' : '<')}
    (${value}::${sql.raw(type)}, ${requestNo}::text)`;
