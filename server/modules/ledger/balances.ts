import { type Kysely, sql } from 'kysely';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';
import type { Tables } from '@server/db/tables';
import type { PlacedRow } from './ledgerQuery';

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

async function balanceAfter(db: Kysely<Tables>, row: PlacedRow): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select ${ledgerEnd} - coalesce((
      select sum(t.debit_cents - t.credit_cents) from ar_transaction t
      where t.account_no = a.account_no and t.posting_date >= ${row.postingDate}::date
        and (t.posting_date, t.seq, t.txn_id) > (${row.postingDate}::date, ${row.seq}::int, ${row.txnId}::text)
    ), 0)::bigint as cents
    from account a where a.account_no = ${row.accountNo}`.execute(db);
  return rows[0]!.cents;
}
