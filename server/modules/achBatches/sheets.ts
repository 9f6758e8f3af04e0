import { sql } from 'kysely';
import type { BatchSheet } from '@contract/achBatches/labels';
import type { Db } from '@server/db/db';
import { validationNumber } from '@server/domain/validation/validations';
import { csvFile } from '@server/exports/csvFile';
import type { ExportColumn } from '@server/exports/exportColumn';
import { inOnePiece } from '@server/exports/inOnePiece';
import { noSuchBatch } from './moveBatch';

/** The columns are the ERP's and stay as they are in every language: docs/rules.md#ach-sheets. */
type Row = Readonly<Record<string, string | number | null>>;

const text = (head: string): ExportColumn<Row> => ({ head, kind: 'text', value: (row) => row[head] ?? null });
const money = (head: string): ExportColumn<Row> => ({ ...text(head), kind: 'money' });
const number = (head: string): ExportColumn<Row> => ({ ...text(head), kind: 'number' });

const columns: Readonly<Record<BatchSheet, readonly ExportColumn<Row>[]>> = {
  register: [
    number('batch_no'),
    number('seq'),
    text('trace_no'),
    text('request_no'),
    text('account_no'),
    text('name'),
    text('sec'),
    text('routing'),
    text('last4'),
    money('amount'),
    text('effective_date'),
    text('file_sha256'),
  ],
  payments: [
    text('request_no'),
    text('account_no'),
    text('pay_date'),
    money('amount'),
    text('method'),
    text('reference'),
    text('mode'),
    text('invoice_no'),
    money('applied'),
    money('discount'),
    money('unapplied'),
    text('prepay_contract_no'),
    text('submitted_by'),
    text('authorised_at'),
  ],
  withdrawals: [
    text('request_no'),
    text('sav_id'),
    text('method'),
    text('to_account_no'),
    text('branch'),
    text('pickup_at'),
    text('payee'),
    money('amount'),
    text('comments'),
  ],
  refunds: [
    text('request_no'),
    text('account_no'),
    text('pay_date'),
    money('amount'),
    text('method'),
    text('reference'),
    text('payee'),
    text('submitted_by'),
    text('comments'),
  ],
  contacts: [
    text('request_no'),
    text('account_no'),
    text('field'),
    text('old'),
    text('new'),
    text('requested_by'),
  ],
};

const register = (batchNo: number) => sql<Row>`
  select e.batch_no, e.seq, e.trace_no,
    coalesce(r.request_no, ${validationNumber(sql.ref('v.validation_no'))}) as request_no, e.account_no, e.holder_name as name, e.sec_code as sec,
    e.routing_number as routing, e.account_last as last4, e.amount_cents as amount, e.effective_date, b.file_sha256
  from ach_entry e join ach_batch b on b.batch_no = e.batch_no
    left join request r on r.request_id = e.request_id
    left join option_validation v on v.validation_id = e.validation_id
  where e.batch_no = ${batchNo} order by e.seq`;

/** A line for each invoice that a payment pays, and one for what is left of it. */
const payments = (batchNo: number) => sql<Row>`
  select r.request_no, r.account_no, e.effective_date as pay_date, e.amount_cents as amount, 'ACH' as method,
    r.request_no as reference, r.mode, l.invoice_no, l.amount_cents as applied, l.discount_cents as discount,
    case when l.seq is null or l.seq = (select max(x.seq) from request_allocation x where x.request_id = r.request_id)
      then e.amount_cents - coalesce((select sum(x.amount_cents) from request_allocation x
        where x.request_id = r.request_id), 0) else 0 end::bigint as unapplied,
    r.prepay_contract_no, r.submitted_by, h.accepted_at as authorised_at
  from ach_entry e join request r on r.request_id = e.request_id
    left join request_allocation l on l.request_id = r.request_id
    left join request_authorization h on h.request_id = r.request_id
  where e.batch_no = ${batchNo} and e.direction = 'debit' order by e.seq, l.seq`;

const withdrawals = (batchNo: number) => sql<Row>`
  select r.request_no, r.sav_id, r.delivery_method as method, r.to_account as to_account_no,
    r.branch_code as branch, r.pickup_at, e.holder_name as payee, e.amount_cents as amount, r.comments
  from ach_entry e join request r on r.request_id = e.request_id
  where e.batch_no = ${batchNo} and r.flow = 'pickup' order by e.seq`;

const contacts = (batchNo: number) => sql<Row>`
  select request_no, account_no, field, old_value as old, new_value as new, requested_by
  from contact_change_entry where batch_no = ${batchNo} order by seq`;

/** Credit that went back to its customers. */
const refunds = (batchNo: number) => sql<Row>`
  select r.request_no, r.account_no, e.effective_date as pay_date, e.amount_cents as amount, 'ACH' as method,
    r.request_no as reference, e.holder_name as payee, r.submitted_by, r.comments
  from ach_entry e join request r on r.request_id = e.request_id
  where e.batch_no = ${batchNo} and r.flow = 'refund' order by e.seq`;

const queries = { register, payments, withdrawals, refunds, contacts } as const;

/** `ach_12_register.csv`, `payments_to_post_12.csv`, `withdrawals_12.csv`, `refunds_to_post_12.csv`, `contact_changes_12.csv`. */
const names: Readonly<Record<BatchSheet, (batchNo: number) => string>> = {
  register: (batchNo) => `ach_${batchNo}_register.csv`,
  payments: (batchNo) => `payments_to_post_${batchNo}.csv`,
  withdrawals: (batchNo) => `withdrawals_${batchNo}.csv`,
  contacts: (batchNo) => `contact_changes_${batchNo}.csv`,
  refunds: (batchNo) => `refunds_to_post_${batchNo}.csv`,
};

/**
 * A sheet of a file for the ERP. No account number is in it.
 * @throws ApiError 'not-found'
 */
export async function sheetOf(db: Db, batchNo: number, sheet: BatchSheet) {
  const batch = await db.sql
    .selectFrom('ach_batch')
    .select('batch_no')
    .where('batch_no', '=', batchNo)
    .executeTakeFirst();
  if (!batch) throw noSuchBatch();
  const { rows } = await queries[sheet](batchNo).execute(db.sql);
  return {
    fileName: names[sheet](batchNo),
    contentType: 'text/csv',
    chunks: csvFile({ columns: columns[sheet], rows: inOnePiece(rows) }),
  };
}
