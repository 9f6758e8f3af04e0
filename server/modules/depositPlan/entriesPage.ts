import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DepositTransaction } from '@contract/accounts/schema';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { conditionsOf, type Narrowed } from './entryFilter';

export type EntriesQuery = Narrowed & PageQuery & { readonly sort: string };

/** One page of a deposit account's ledger in the ERP's own order, which alone its running balance follows. */
export const entriesPage = (db: Kysely<Tables>) => async (query: EntriesQuery) => {
  const { sort, limit } = query;
  const turn = turnOf(query);
  const [date, seq] = turn ? decodeMark(turn.mark, sort, isPlace) : [];
  const way = sort.startsWith('-') === (turn?.back ?? false) ? 'asc' : 'desc';
  const beyond = sql<SqlBool>`(posting_date, seq) ${sql.raw(way === 'asc' ? '>' : '<')} (${date}::date, ${seq}::int)`;
  const found = await db
    .selectFrom('deposit_transaction')
    .select([
      'txn_id as id',
      'sav_id as savId',
      'effective_date as effectiveDate',
      'posting_date as postingDate',
      'kind',
      'description',
      'check_no as checkNo',
      'reference',
      'amount_in_cents as inCents',
      'amount_out_cents as outCents',
      'balance_after_cents as balanceAfterCents',
      'seq',
    ])
    .where((eb) => eb.and([...conditionsOf(query), ...(turn ? [beyond] : [])]))
    .orderBy('posting_date', way)
    .orderBy('seq', way)
    .limit(limit + 1)
    .execute();
  const page = pageFrom(found, limit, turn, (row) => [sort, row.postingDate, row.seq]);
  return { ...page, rows: page.rows satisfies DepositTransaction[] };
};

const isPlace = placeOf<[date: string, seq: number]>('date', 'int');
