import type { Db } from '@server/db/db';
import type { ArTransactionTable } from '@server/db/tables';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';

/** The request that payment P-4 was asked for with. */
export const request = aRequest({ request_no: 'PR-2026-000007', payment_no: 'P-4', status: 'posted' });

const onLedger = (over: Partial<ArTransactionTable>): ArTransactionTable => ({
  account_no: '00117',
  txn_id: 'T1',
  seq: 1,
  effective_date: '2026-03-05',
  posting_date: '2026-03-05',
  kind: 'payment',
  document_no: 'P-3',
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

const applied = (payment_no: string, invoice_no: string, applied_cents: number, discount_cents = 0) => ({
  payment_no,
  invoice_no,
  applied_cents,
  discount_cents,
  applied_on: '2026-04-01',
  import_id: 1,
});

/**
 * The household with payments of every sort. Ada's add up to $50.00 + $120.00 + $99.00: P-2 was voided, P-3 came back
 * from the bank, and the ERP keeps what took P-5 back as a payment of its own. Her landlord's account has one of
 * $30.00, Bob's one of $50.00.
 */
export async function fillPayments(db: Db): Promise<void> {
  await fillHousehold(db);
  await put(db, 'request', request);
  await put(
    db,
    'payment',
    aPayment({
      payment_no: 'P-3',
      method: 'A',
      received_date: '2026-03-04',
      posting_date: '2026-03-05',
      reference: '=ACH',
      amount_cents: 2_500,
      discount_taken_cents: 50,
      status: 'R',
      return_code: 'R01',
    }),
    aPayment({
      payment_no: 'P-4',
      method: 'A',
      type: 'P',
      received_date: '2025-12-31',
      posting_date: '2026-01-02',
      reference: '100%_sure',
      portal_request_no: 'PR-2026-000007',
      amount_cents: 12_000,
      discount_taken_cents: 240,
      unapplied_cents: 2_000,
    }),
    aPayment({ payment_no: 'P-5', method: 'C', reference: null, amount_cents: 700 }),
    aPayment({
      payment_no: 'P-5R',
      method: 'C',
      reference: null,
      posting_date: '2026-04-08',
      amount_cents: 700,
      reversed_payment_no: 'P-5',
    }),
    aPayment({
      payment_no: 'P-6',
      method: 'D',
      type: 'B',
      received_date: '2025-06-01',
      posting_date: '2025-06-01',
      amount_cents: 9_900,
      discount_taken_cents: 100,
    }),
    aPayment({ payment_no: 'P-lou', account_no: '00200', posting_date: '2026-02-01', amount_cents: 3_000 }),
    aPayment({ payment_no: 'P-bob', account_no: '00300' }),
  );
  await put(
    db,
    'payment_application',
    applied('P-1', 'A-part', 4_000),
    applied('P-4', 'A-late', 9_000, 240),
    applied('P-4', 'B-1', 1_000),
  );
  await put(
    db,
    'ar_transaction',
    onLedger({ credit_cents: 2_500 }),
    onLedger({
      txn_id: 'T2',
      seq: 2,
      posting_date: '2026-03-09',
      kind: 'nsf',
      debit_cents: 2_500,
      reverses_txn_id: 'T1',
    }),
  );
}
