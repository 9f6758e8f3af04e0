import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type LedgerKind, ledgerKinds } from '@contract/ledger/labels';
import type { LedgerRow } from '@contract/ledger/schema';
import { invoiceStatus } from './invoiceStatus';

/** What a query that names a row of the ledger "t" and its invoice "i" says of the row. */

/** The ERP's word where it is one of ours; any other correction is an adjustment. */
export const ledgerKind: RawBuilder<LedgerKind> = sql<LedgerKind>`case
  when t.kind in (${sql.join(ledgerKinds.map((word) => sql.lit(word)))}) then t.kind else 'adjustment' end`;

/** Whether a row is the one that brought its document in, and so has the document's status. */
const isDocument = sql<SqlBool>`i.invoice_no is not null
  and t.kind in ('invoice', 'creditMemo', 'financeCharge', 'transfer', 'adjustment')`;

const isReversed = sql<SqlBool>`exists (select 1 from ar_transaction r
  where r.account_no = t.account_no and r.reverses_txn_id = t.txn_id)`;

/**
 * Open, and due before the as-of day: what `invoiceStatus` calls so, and rows whose document did not come.
 * @param asOf 'YYYY-MM-DD'
 */
export const isLedgerPastDue = (asOf: string): RawBuilder<SqlBool> => sql<SqlBool>`t.open_amount_cents > 0
  and case when ${isDocument} then ${invoiceStatus(asOf)} = 'pastDue'
    else coalesce(t.due_date < ${asOf}::date, false) end`;

/** @param asOf 'YYYY-MM-DD' */
export const ledgerStatus = (asOf: string) => sql<LedgerRow['status']>`case
  when ${isDocument} then ${invoiceStatus(asOf)}
  when t.open_amount_cents <> 0 then case when ${isLedgerPastDue(asOf)} then 'pastDue' else 'open' end
  when ${isReversed} then 'reversed'
  else 'posted' end`;
