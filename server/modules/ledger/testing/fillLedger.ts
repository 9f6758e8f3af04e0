import type { Db } from '@server/db/db';
import type { ArTransactionTable } from '@server/db/tables';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';

const aRow = (over: Partial<ArTransactionTable>): ArTransactionTable => ({
  account_no: '00117',
  txn_id: 'T1',
  seq: 1,
  effective_date: over.posting_date ?? '2026-04-08',
  posting_date: '2026-04-08',
  kind: 'invoice',
  document_no: null,
  reference: null,
  description: null,
  debit_cents: 0,
  credit_cents: 0,
  due_date: null,
  open_amount_cents: 0,
  branch: 'PUL',
  reverses_txn_id: null,
  import_id: 1,
  ...over,
});

/** An invoice of the household on the ledger: $100.00, open as far as it is told. */
const invoiced = (no: string, seq: number, day: string, due: string, open = 10_000, accountNo = '00117') =>
  aRow({
    account_no: accountNo,
    txn_id: `T${seq}`,
    seq,
    posting_date: day,
    document_no: no,
    description: 'Invoice',
    debit_cents: 10_000,
    due_date: due,
    open_amount_cents: open,
  });

const ledgerRows = [
  invoiced('A-paid', 1, '2025-05-01', '2025-05-15', 0),
  aRow({
    txn_id: 'T2',
    seq: 2,
    posting_date: '2025-05-20',
    effective_date: '2025-05-18',
    kind: 'payment',
    document_no: 'P-9',
    reference: '=1041',
    description: 'Payment, thank you',
    credit_cents: 10_000,
  }),
  invoiced('A-fall', 3, '2025-10-01', '2026-03-01'),
  invoiced('A-late', 4, '2026-02-01', '2026-04-11'),
  invoiced('A-today', 5, '2026-03-01', '2026-04-12'),
  invoiced('A-pre', 6, '2026-03-20', '2026-05-15', 0),
  aRow({
    txn_id: 'T7',
    seq: 7,
    posting_date: '2026-03-20',
    kind: 'prepayApplied',
    document_no: 'A-pre',
    reference: 'PP-1',
    credit_cents: 10_000,
    branch: 'BOI',
  }),
  invoiced('A-part', 9, '2026-04-08', '2026-05-15', 6_000),
  invoiced('A-open', 8, '2026-04-08', '2026-05-15'),
  aRow({
    txn_id: 'T10',
    seq: 10,
    kind: 'payment',
    document_no: 'P-8',
    credit_cents: 4_000,
    description: '50% down, thank_you',
  }),
  invoiced('A-argue', 11, '2026-04-08', '2026-04-01'),
  aRow({
    txn_id: 'T12',
    seq: 12,
    kind: 'creditMemo',
    document_no: 'A-memo',
    credit_cents: 3_000,
    due_date: '2026-03-01',
    open_amount_cents: -3_000,
  }),
  aRow({
    txn_id: 'T13',
    seq: 13,
    posting_date: '2026-04-09',
    kind: 'payment',
    document_no: 'P-7',
    credit_cents: 2_500,
    description: 'Payment, thank you',
  }),
  aRow({
    txn_id: 'T14',
    seq: 14,
    posting_date: '2026-04-10',
    kind: 'nsf',
    document_no: 'P-7',
    reference: 'R01',
    debit_cents: 2_500,
    reverses_txn_id: 'T13',
  }),
  aRow({
    txn_id: 'T15',
    seq: 15,
    posting_date: '2026-04-11',
    kind: 'handshake',
    document_no: 'ADJ-1',
    debit_cents: 500,
    branch: null,
  }),
  aRow({ txn_id: 'T16', seq: 16, posting_date: '2026-04-11', kind: 'writeOff', credit_cents: 500 }),
  invoiced('L-1', 1, '2026-04-08', '2026-05-15', 10_000, '00200'),
  invoiced('B-1', 1, '2026-04-08', '2026-05-15', 10_000, '00300'),
];

const payments = [
  aPayment({
    payment_no: 'P-9',
    posting_date: '2025-05-20',
    received_date: '2025-05-18',
    amount_cents: 10_000,
  }),
  aPayment({ payment_no: 'P-8', posting_date: '2026-04-08', amount_cents: 4_000, method: 'A' }),
  aPayment({
    payment_no: 'P-7',
    posting_date: '2026-04-09',
    amount_cents: 2_500,
    status: 'R',
    return_code: 'R01',
  }),
  aPayment({ payment_no: 'P-bob', account_no: '00300' }),
];

const applications = [
  {
    payment_no: 'P-9',
    invoice_no: 'A-paid',
    applied_cents: 10_000,
    discount_cents: 0,
    applied_on: '2025-05-20',
    import_id: 1,
  },
  {
    payment_no: 'P-8',
    invoice_no: 'A-part',
    applied_cents: 3_000,
    discount_cents: 0,
    applied_on: '2026-04-08',
    import_id: 1,
  },
  {
    payment_no: 'P-8',
    invoice_no: 'B-1',
    applied_cents: 1_000,
    discount_cents: 0,
    applied_on: null,
    import_id: 1,
  },
];

/**
 * The ledgers of the household's documents, two rows of one day turned around in the table: Ada's ends at $530.00,
 * which is what her invoices have open; her landlord's and Bob's have one invoice each.
 */
export async function fillLedger(db: Db): Promise<void> {
  await put(db, 'ar_transaction', ...ledgerRows);
  await put(db, 'payment', ...payments);
  await put(db, 'payment_application', ...applications);
  // A day gone by is told from the days on which documents were posted; the household has them all on one.
  await db.sql
    .updateTable('invoice')
    .set((eb) => ({ posting_date: eb.ref('invoice_date') }))
    .execute();
  await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-1').execute();
  // The household's round figure would not be where this ledger ends.
  await db.sql
    .updateTable('account')
    .set({ regular_balance_cents: 53_000 })
    .where('account_no', '=', '00117')
    .execute();
  await db.sql
    .updateTable('account')
    .set({ regular_balance_cents: 10_000 })
    .where('account_no', 'in', ['00200', '00300'])
    .execute();
}
