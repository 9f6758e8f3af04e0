import { type AliasedExpression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LedgerRow } from '@contract/ledger/schema';
import { anyOf } from '@server/db/anyOf';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import type { Tables } from '@server/db/tables';
import { kind } from './words';

/** Whose ledger is read, and on which day it is looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** A row as it is sent, with what gives it its place. */
export type PlacedRow = LedgerRow & { readonly seq: number; readonly txnId: string };

/** Every row of the scope's ledgers, with its branch, its document and its payment beside it. */
export const rowsOf = (db: Kysely<Tables>, { accounts }: Pick<Scope, 'accounts'>) =>
  db
    .selectFrom('ar_transaction as t')
    .leftJoin('branch as b', 'b.branch_code', 't.branch')
    .leftJoin('invoice as i', (join) =>
      join.onRef('i.invoice_no', '=', 't.document_no').onRef('i.account_no', '=', 't.account_no'),
    )
    .leftJoin('payment as y', (join) =>
      join
        .onRef('y.payment_no', '=', 't.document_no')
        .onRef('y.account_no', '=', 't.account_no')
        .on('t.kind', 'in', ['payment', 'nsf']),
    )
    .where((eb) => anyOf(eb.ref('t.account_no'), accounts));

export const branchName = sql<string | null>`coalesce(b.name, t.branch)`;

/** Whether a row is the one that brought its document in, and so has the document's status. */
const isDocument = sql<SqlBool>`i.invoice_no is not null
  and t.kind in ('invoice', 'creditMemo', 'financeCharge', 'transfer', 'adjustment')`;

const isReversed = sql<SqlBool>`exists (select 1 from ar_transaction r
  where r.account_no = t.account_no and r.reverses_txn_id = t.txn_id)`;

/** Open, and due before the as-of day: what `invoiceStatus` calls so, and rows whose document did not come. */
export const isPastDue = (asOf: string): RawBuilder<SqlBool> => sql<SqlBool>`t.open_amount_cents > 0
  and case when ${isDocument} then ${invoiceStatus(asOf)} = 'pastDue'
    else coalesce(t.due_date < ${asOf}::date, false) end`;

const status = (asOf: string): RawBuilder<LedgerRow['status']> => sql<LedgerRow['status']>`case
  when ${isDocument} then ${invoiceStatus(asOf)}
  when t.open_amount_cents <> 0 then case when ${isPastDue(asOf)} then 'pastDue' else 'open' end
  when ${isReversed} then 'reversed'
  else 'posted' end`;

const columnsOf = (asOf: string): RawBuilder<unknown> => sql`
  t.account_no || ':' || t.txn_id as "id",
  t.account_no as "accountNo",
  t.effective_date as "effectiveDate",
  t.posting_date as "postingDate",
  ${kind} as "kind",
  t.document_no as "documentNo",
  t.reference,
  t.description,
  t.branch as "branchCode",
  ${branchName} as "branchName",
  t.due_date as "dueDate",
  t.debit_cents as "debitCents",
  t.credit_cents as "creditCents",
  null as "balanceCents",
  t.open_amount_cents as "openCents",
  ${status(asOf)} as "status",
  i.invoice_no as "invoiceNo",
  y.payment_no as "paymentNo",
  t.seq,
  t.txn_id as "txnId"`;

type Rows = ReturnType<typeof rowsOf>;

/**
 * Runs a query for rows, which the database hands over as one JSON text.
 * @param sortKey is handed out beside each row, for the mark of its place
 */
export async function readRows<K>(
  db: Kysely<Tables>,
  rows: Rows,
  asOf: string,
  sortKey: RawBuilder<K>,
): Promise<(PlacedRow & { readonly sortKey: K })[]> {
  // Kysely knows selections by one name each; this template brings twenty.
  const columns = sql`${columnsOf(asOf)}, ${sortKey} as "sortKey"` as unknown as AliasedExpression<
    unknown,
    'row'
  >;
  const { rows: found } = await sql<{ found: (PlacedRow & { readonly sortKey: K })[] }>`
    select coalesce(json_agg(entry), '[]') as found from (${rows.select(columns)}) as entry`.execute(db);
  return found[0]!.found;
}
