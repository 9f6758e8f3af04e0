import { sql } from 'kysely';
import type { ledgerSorts } from '@contract/ledger/labels';
import { byNumber, byText, type Order, type SortKey } from '@server/db/sortKey';
import { placeOf } from '@server/http/keyset';
import { kind } from './words';

type SortName = (typeof ledgerSorts)[number];

export const keys: Readonly<Record<SortName, SortKey>> = {
  date: { key: sql.ref<string>('t.posting_date'), type: 'date' },
  type: { key: kind, type: 'text' },
  document: byText(sql.ref('t.document_no')),
  // What never falls due comes after all that does.
  due: { key: sql<string>`coalesce(t.due_date, '9999-12-31'::date)`, type: 'date' },
  amount: byNumber(sql<number>`(t.debit_cents - t.credit_cents)`),
  open: byNumber(sql.ref<number>('t.open_amount_cents')),
};

/** Whether the order is the one in which the rows were posted, one way or the other. */
export const isPostingOrder = (sort: string): boolean => sort.endsWith('date');

/** What settles the order of rows whose keys are alike, each with the type that a mark's text is read as. */
export const settling = [
  { column: 't.posting_date', type: 'date' },
  { column: 't.account_no', type: 'text' },
  { column: 't.seq', type: 'int' },
  { column: 't.txn_id', type: 'text' },
] as const;

/** A place in the list: the key's value, then the values of `settling`. */
export type Place = readonly [
  key: string | number,
  postingDate: string,
  accountNo: string,
  seq: number,
  txnId: string,
];

export const isPlaceOf = ({ type }: Order) => placeOf<Place>(type, ...settling.map((one) => one.type));
