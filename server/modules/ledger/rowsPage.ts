import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Order, orderOf } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, turnOf } from '@server/http/keyset';
import { withBalances } from './balances';
import { inChip, inRange, isWhole, narrowing, type RowsFilter } from './filter';
import { readRows, rowsOf, type Scope } from './ledgerQuery';
import { isPlaceOf, isPostingOrder, keys, type Place, settling } from './sorts';

export type RowsQuery = RowsFilter & PageQuery & { readonly sort: string };

/**
 * One page of the ledger by keyset. Rows have a running balance only where they lead up to each other: of one
 * account, in the order of their posting, with nothing left out between them.
 */
export const rowsPage = (db: Kysely<Tables>) => async (scope: Scope, query: RowsQuery) => {
  const turn = turnOf(query);
  const order = orderOf(keys, query.sort);
  const back = turn?.back ?? false;
  const place = turn && decodeMark(turn.mark, order.name, isPlaceOf(order));
  const way = order.descending === back ? 'asc' : 'desc';
  const conditions = [
    ...inRange(query),
    ...narrowing(query, scope.asOf),
    inChip(query.status, scope.asOf),
    ...(place ? [beyond(place, order, way)] : []),
  ];
  const inOrder = settling.reduce(
    (rows, { column }) => rows.orderBy(column, way),
    rowsOf(db, scope)
      .where((eb) => eb.and(conditions))
      .orderBy(order.key, way)
      .limit(query.limit + 1),
  );
  const found = await readRows(db, inOrder, scope.asOf, order.key);
  const page = pageFrom(found, query.limit, turn, (row) => [
    order.name,
    row.sortKey,
    row.postingDate,
    row.accountNo,
    row.seq,
    row.txnId,
  ]);
  const leads = scope.accounts.length === 1 && isPostingOrder(query.sort) && isWhole(query);
  return leads ? { ...page, rows: await withBalances(db, page.rows) } : page;
};

/** The rows behind a place. The first comparison alone is what an index can follow; the second minds the rest. */
function beyond([value, ...rest]: Place, { key, type }: Order, way: 'asc' | 'desc'): RawBuilder<SqlBool> {
  const sign = sql.raw(way === 'asc' ? '>' : '<');
  const start = sql`${value}::${sql.raw(type)}`;
  const columns = sql.join(settling.map(({ column }) => sql.ref(column)));
  const values = sql.join(settling.map(({ type }, i) => sql`${rest[i]}::${sql.raw(type)}`));
  return sql<SqlBool>`${key} ${sign}= ${start} and (${key}, ${columns}) ${sign} (${start}, ${values})`;
}
