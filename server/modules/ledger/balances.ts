import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LedgerRow } from '@contract/ledger/schema';
import { anyOf } from '@server/db/anyOf';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';
import type { Tables } from '@server/db/tables';
import { afterCursor } from '@server/lists/cursor';
import { all, fromDay, toDay } from '@server/lists/filters';
import type { OrderPart } from '@server/lists/order';
import type { Scope } from './aging';

/** A row as it is sent, with what gives it its place. */
export type PlacedRow = LedgerRow & { readonly seq: number; readonly txnId: string };

interface Days {
  /** 'YYYY-MM-DD'. */
  readonly from?: string;
  readonly to?: string;
}

/** Adds to neighbouring rows of one account what was owed after each. */
export async function withBalances<R extends PlacedRow>(
  db: Kysely<Tables>,
  rows: readonly R[],
): Promise<R[]> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const rising = isBefore(first, last);
  const newest = rising ? last : first;
  let balance = await balanceAfter(db, newest);
  const backwards = rising ? rows.toReversed() : rows;
  const told = backwards.map((row) => {
    const told = Object.assign(row, { balanceCents: balance });
    balance -= row.debitCents - row.creditCents;
    return told;
  });
  return rising ? told.reverse() : told;
}

const isBefore = (one: PlacedRow, other: PlacedRow): boolean =>
  one.postingDate === other.postingDate
    ? one.seq === other.seq
      ? one.txnId < other.txnId
      : one.seq < other.seq
    : one.postingDate < other.postingDate;

/** The order in which rows of one account were posted. */
const postingOrder: readonly OrderPart[] = [
  { key: sql.ref('t.posting_date'), type: 'date', way: 'asc' },
  { key: sql.ref('t.seq'), type: 'int', way: 'asc' },
  { key: sql.ref('t.txn_id'), type: 'text', way: 'asc' },
];

async function balanceAfter(db: Kysely<Tables>, row: PlacedRow): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select ${ledgerEnd} - coalesce((
      select sum(t.debit_cents - t.credit_cents) from ar_transaction t
      where t.account_no = a.account_no and ${afterCursor(postingOrder, [row.postingDate, row.seq, row.txnId])}
    ), 0)::bigint as cents
    from account a where a.account_no = ${row.accountNo}`.execute(db);
  return rows[0]!.cents;
}

/** Where each account stood before and after the range of days. */
export async function balancesOf(db: Kysely<Tables>, { accounts }: Scope, { from, to }: Days) {
  const change = sql`t.debit_cents - t.credit_cents`;
  const date = sql.ref('t.posting_date');
  const inside = all([...(from ? [fromDay(date)(from)] : []), ...(to ? [toDay(date)(to)] : [])]);
  const after = to ? sql`t.posting_date > ${to}::date` : sql`false`;
  const sum = (what: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)::bigint`;
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('ar_transaction as t', 't.account_no', 'a.account_no')
    .select([
      'a.account_no as accountNo',
      'a.name',
      sql<number>`(${ledgerEnd} - ${sum(change, after)})::bigint`.as('closingCents'),
      sum(sql.ref('t.debit_cents'), inside).as('debitCents'),
      sum(sql.ref('t.credit_cents'), inside).as('creditCents'),
    ])
    .where((eb) => anyOf(eb.ref('a.account_no'), accounts))
    .groupBy('a.account_no')
    .orderBy('a.account_no')
    .execute();
  return rows.map((row) =>
    Object.assign(row, { openingCents: row.closingCents - row.debitCents + row.creditCents }),
  );
}
