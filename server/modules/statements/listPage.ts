import { type Kysely, sql } from 'kysely';
import type { statementSorts } from '@contract/statements/labels';
import { byNumber, type SortKey } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { conditionsOf, type Filter } from './filter';
import { columnsOf, type Scope, statementsOf } from './statementQuery';

export type ListQuery = Filter & PageQuery & { readonly sort: string };

const keys: Readonly<Record<(typeof statementSorts)[number], SortKey>> = {
  date: { key: sql.ref<string>('s.period_to'), type: 'date' },
  account: { key: sql.ref<string>('s.account_no'), type: 'text' },
  ending: byNumber(sql.ref<number>('s.ending_balance_cents')),
  due: { key: sql.ref<string>('s.due_date'), type: 'date' },
};

type Place = readonly [key: string | number, statementNo: string];

/** One page of statements by keyset. */
export const listPage = (db: Kysely<Tables>) => async (scope: Scope, query: ListQuery) => {
  const { sort } = query;
  const { key, type } = keys[sort.replace(/^-/, '') as keyof typeof keys];
  const turn = turnOf(query);
  const place = turn && decodeMark(turn.mark, sort, placeOf<Place>(type, 'text'));
  const descending = sort.startsWith('-') !== (turn?.back ?? false);
  const way = descending ? 'desc' : 'asc';
  const found = await statementsOf(db, scope)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('statement_snapshot as x')
          .select(['x.revision', 'x.replaces', 'x.reason'])
          .whereRef('x.statement_no', '=', 's.statement_no')
          .orderBy('x.version', 'desc')
          .limit(1)
          .as('x'),
      (join) => join.onTrue(),
    )
    .where((eb) => eb.and(conditionsOf(query)))
    .$if(place !== undefined, (q) =>
      q.where(
        sql<boolean>`(${key}, s.statement_no) ${sql.raw(descending ? '<' : '>')}
          (${place![0]}::${sql.raw(type)}, ${place![1]})`,
      ),
    )
    .select(columnsOf(scope))
    .select(key.as('sortKey'))
    .orderBy(key, way)
    .orderBy('s.statement_no', way)
    .limit(query.limit + 1)
    .execute();
  return pageFrom(found, query.limit, turn, (row) => [sort, row.sortKey, row.statementNo]);
};
