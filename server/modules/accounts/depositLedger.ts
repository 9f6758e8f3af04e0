import { type Kysely, sql } from 'kysely';
import type { DepositTransaction } from '../../../contract/accounts';
import type { Tables } from '../../db/tables';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '../../http/keyset';

interface LedgerQuery extends PageQuery {
  readonly savid: string;
  readonly from?: string;
  readonly to?: string;
}

/** One page of a deposit account's ledger in the ERP's own order, newest first. */
export const depositLedgerPage = (db: Kysely<Tables>) => async (query: LedgerQuery) => {
  const { savid, from, to, limit } = query;
  const turn = turnOf(query);
  const [date, seq] = turn ? decodeMark(turn.mark, 'posted', isPlace) : [];
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
    .where('sav_id', '=', savid)
    .$if(!!from, (q) => q.where('posting_date', '>=', from!))
    .$if(!!to, (q) => q.where('posting_date', '<=', to!))
    .$if(!!turn, (q) =>
      q.where(
        sql<boolean>`(posting_date, seq) ${sql.raw(turn!.back ? '>' : '<')} (${date}::date, ${seq}::int)`,
      ),
    )
    .orderBy('posting_date', turn?.back ? 'asc' : 'desc')
    .orderBy('seq', turn?.back ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageFrom(found, limit, turn, (row) => ['posted', row.postingDate, row.seq]);
  return { ...page, rows: page.rows satisfies DepositTransaction[] };
};

const isPlace = placeOf<[date: string, seq: number]>('date', 'int');
