import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SummaryDimension, summarySorts } from '@contract/summaries/labels';
import type { SummaryRow } from '@contract/summaries/schema';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { lineSource, type Narrowing, type Scope } from './lineSource';
import { rowsQuery } from './rowsQuery';

export type RowsQuery = Narrowing & PageQuery & { readonly by: SummaryDimension; readonly sort: string };

type SortName = (typeof summarySorts)[number];

/** Marks travel in addresses, so a long name counts with its beginning only. */
const keys: Readonly<Record<SortName, RawBuilder<string | number>>> = {
  name: sql`left(lower(name), 48)`,
  amount: sql`cents`,
  prior: sql`"priorCents"`,
  change: sql`(cents - "priorCents")`,
};

const typeOf = (name: SortName) => (name === 'name' ? 'text' : 'bigint');

type Place = readonly [key: string | number, id: string];

/** One page of a summary by keyset. */
export const rowsPage = (db: Kysely<Tables>) => async (scope: Scope, query: RowsQuery) => {
  const turn = turnOf(query);
  const name = query.sort.replace(/^-/, '') as SortName;
  const order = `${query.by}:${query.sort}`;
  const back = turn?.back ?? false;
  const way = sql.raw(query.sort.startsWith('-') === back ? 'asc' : 'desc');
  const place = turn && decodeMark(turn.mark, order, placeOf<Place>(typeOf(name), 'text'));
  const { rows } = await sql<SummaryRow & { readonly sortKey: string | number }>`
    select *, ${keys[name]} as "sortKey" from (${rowsQuery(query.by, lineSource(scope, query))}) as rows
    ${place ? beyond(place, name, query.sort.startsWith('-') === back) : sql``}
    order by ${keys[name]} ${way}, id ${way} limit ${query.limit + 1}`.execute(db);
  return pageFrom(rows, query.limit, turn, ({ sortKey, id }) => [order, sortKey, id]);
};

function beyond([value, id]: Place, name: SortName, rising: boolean): RawBuilder<unknown> {
  const type = sql.raw(typeOf(name));
  return sql`where (${keys[name]}, id) ${sql.raw(rising ? '>' : '<')} (${value}::${type}, ${id})`;
}
