import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { orderOf } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, turnOf } from '@server/http/keyset';
import { type ContractRow, contractLevel, type Level, type LineRow, lineLevel } from './level';
import { beyond, contractKeys, isPlaceOf, lineKeys } from './sorts';

export interface ListQuery extends PageQuery {
  readonly sort: string;
}

/** All conditions together; there is always one, the accounts'. */
export const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

type Placed<Row> = Row & { readonly sortKey: string | number };

/** One page of a list by keyset: what it costs does not grow with how far one has paged. */
const listPage =
  <Row extends { readonly contractNo: string }>(
    level: Level<Row>,
    keys: Parameters<typeof orderOf>[0],
    lineOf: (row: Row) => number,
  ) =>
  (db: Kysely<Tables>) =>
  async (asOf: string, conditions: readonly RawBuilder<SqlBool>[], query: ListQuery) => {
    const turn = turnOf(query);
    const order = orderOf(keys, query.sort);
    const back = turn?.back ?? false;
    const place = turn && decodeMark(turn.mark, order.name, isPlaceOf(order));
    const way = sql.raw(order.descending === back ? 'asc' : 'desc');
    const where = place ? [...conditions, beyond(place, order, back, level)] : conditions;
    const { rows } = await sql<{ found: Placed<Row>[] }>`
      select coalesce(json_agg(row), '[]') as found from (
        select ${level.columns(asOf)}, ${order.key} as "sortKey"
        from ${level.from} where ${all(where)}
        order by ${order.key} ${way}, c.contract_no ${way}, ${tieOf(level)} ${sql.raw(back ? 'desc' : 'asc')}
        limit ${query.limit + 1}) as row`.execute(db);
    const page = pageFrom(rows[0]!.found, query.limit, turn, (row) => [
      order.name,
      row.sortKey,
      row.contractNo,
      lineOf(row),
    ]);
    return page;
  };

// A bare number in "order by" would be the place of a column.
const tieOf = ({ lineNo }: Pick<Level<unknown>, 'lineNo'>) => sql`(${lineNo} + 0)`;

export const contractsPage = listPage<ContractRow>(contractLevel, contractKeys, () => 0);
export const linesPage = listPage<LineRow>(lineLevel, lineKeys, (row) => row.lineNo);
