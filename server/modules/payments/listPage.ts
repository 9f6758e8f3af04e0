import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { paymentSorts } from '@contract/payments/labels';
import { entryMethod, entryType, paymentEntries } from '@server/domain/documents/paymentEntries';
import { byNumber, byText, type Order, orderOf, type SortKey } from '@server/db/sortKey';
import type { Tables } from '@server/db/tables';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { type Filter, inChip, narrowing, type Scope } from './filter';

export type ListQuery = Filter & PageQuery & { readonly sort: string };

const keys: Readonly<Record<(typeof paymentSorts)[number], SortKey>> = {
  date: { key: sql.ref<string>('y.posting_date'), type: 'date' },
  received: { key: sql.ref<string>('y.received_date'), type: 'date' },
  payment: byText(sql.ref('y.payment_no')),
  amount: byNumber(sql.ref<number>('y.amount_cents')),
};

/** Settles the order of rows whose keys are alike: what took a payment back comes after it. */
const isReversal = sql<number>`y.is_reversal::int`;

type Place = readonly [key: string | number, postingDate: string, paymentNo: string, isReversal: number];

/** One page of payments by keyset. */
export const listPage = (db: Kysely<Tables>) => async (scope: Scope, query: ListQuery) => {
  const turn = turnOf(query);
  const order = orderOf(keys, query.sort);
  const place = turn && decodeMark(turn.mark, order.name, placeOf<Place>(order.type, 'date', 'text', 'int'));
  const way = order.descending === (turn?.back ?? false) ? 'asc' : 'desc';
  const found = await paymentEntries(db, scope.accounts)
    .select(columns)
    .select(order.key.as('sortKey'))
    .where((eb) =>
      eb.and([
        ...narrowing(query, scope.accounts),
        inChip(query.status),
        ...(place ? [beyond(place, order, way)] : []),
      ]),
    )
    .orderBy(order.key, way)
    .orderBy('y.posting_date', way)
    .orderBy('y.payment_no', way)
    .orderBy(isReversal, way)
    .limit(query.limit + 1)
    .execute();
  return pageFrom(found, query.limit, turn, (row) => [
    order.name,
    row.sortKey,
    row.postingDate,
    row.paymentNo,
    Number(row.isReversal),
  ]);
};

function beyond(
  [value, day, no, reversal]: Place,
  { key, type }: Order,
  way: 'asc' | 'desc',
): RawBuilder<SqlBool> {
  const sign = sql.raw(way === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${key}, y.posting_date, y.payment_no, ${isReversal}) ${sign}
    (${value}::${sql.raw(type)}, ${day}::date, ${no}::text, ${reversal}::int)`;
}

/** What the ledger calls the row: files of both, taken in by one program, count nothing twice. */
const ledgerId = sql<string | null>`(select min(t.txn_id) from ar_transaction t
  where t.account_no = y.account_no and t.document_no = y.payment_no
    and case when y.is_reversal then t.kind = 'nsf' or t.reverses_txn_id is not null
      else t.kind = 'payment' end)`;

const columns = [
  sql<string>`y.payment_no || case when y.is_reversal then ':reversal' else '' end`.as('id'),
  'y.payment_no as paymentNo',
  'y.account_no as accountNo',
  'a.name as accountName',
  'y.received_date as receivedDate',
  'y.posting_date as postingDate',
  entryMethod.as('method'),
  'y.reference',
  'r.source',
  entryType.as('type'),
  'y.status',
  'y.return_code as returnCode',
  'y.amount_cents as amountCents',
  'y.discount_cents as discountCents',
  sql<number>`case when y.is_reversal then 0 else coalesce((select sum(x.applied_cents)
    from payment_application x where x.payment_no = y.payment_no), 0) end::bigint`.as('appliedCents'),
  'y.unapplied_cents as unappliedCents',
  'r.request_id as requestId',
  sql<string | null>`coalesce(r.request_no, y.portal_request_no)`.as('requestNo'),
  'y.is_reversal as isReversal',
  ledgerId.as('ledgerId'),
] as const;
