import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PurchaseFilter } from '@contract/purchases/schema';
import { type Order, orderOf } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, turnOf } from '@server/http/keyset';
import { conditionsOf, inChip } from './filter';
import { linesOf, readLines, type Scope } from './lineQuery';
import { isPlaceOf, keys, type Place } from './sorts';

export type LinesFilter = Omit<PurchaseFilter, 'username' | 'account'>;
export type LinesQuery = LinesFilter & PageQuery & { readonly sort: string };

/** One page of lines by keyset: what it costs does not grow with how far one has paged. */
export const linesPage = (db: Kysely<Tables>) => async (scope: Scope, query: LinesQuery) => {
  const turn = turnOf(query);
  const order = orderOf(keys, query.sort);
  const back = turn?.back ?? false;
  const place = turn && decodeMark(turn.mark, order.name, isPlaceOf(order));
  const way = order.descending === back ? 'asc' : 'desc';
  const lines = linesOf(db, scope)
    .where((eb) => eb.and([...conditionsOf(query), inChip(query.status, scope.asOf)]))
    .$if(!!place, (q) => q.where(beyond(place!, order, back)))
    .orderBy(order.key, way)
    .orderBy('i.invoice_no', way)
    .orderBy('l.line_no', back ? 'desc' : 'asc')
    .limit(query.limit + 1);
  const found = await readLines(db, lines, scope.asOf, order.key);
  return pageFrom(found, query.limit, turn, ({ sortKey, invoiceNo, lineNo }) => [
    order.name,
    sortKey,
    invoiceNo,
    lineNo,
  ]);
};

/** The rows behind a place. The first comparison alone is what an index can follow; the second minds the lines. */
function beyond(
  [value, invoiceNo, lineNo]: Place,
  { key, type, descending }: Order,
  back: boolean,
): RawBuilder<SqlBool> {
  const sign = sql.raw(descending === back ? '>' : '<');
  const here = sql`(${key}, i.invoice_no)`;
  const there = sql`(${value}::${sql.raw(type)}, ${invoiceNo})`;
  return sql<SqlBool>`${here} ${sign}= ${there}
    and (${here} ${sign} ${there} or l.line_no ${sql.raw(back ? '<' : '>')} ${lineNo}::int)`;
}
