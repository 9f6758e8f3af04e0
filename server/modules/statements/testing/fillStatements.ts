import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { aLedgerRow, aStatement } from '@server/testing/statementRows';

export const documentBytes = Buffer.from('%PDF-1.7 the paper of the ERP');
export const documentHash = 'e'.repeat(64);

/**
 * The household with statements: Ada's account 00117 has one of February, one of March that a second one took the
 * place of, and a payment since; 00200 has one that the ERP printed; 00300 is Bob's.
 */
export async function fillStatements(db: Db): Promise<void> {
  await fillHousehold(db);
  await put(
    db,
    'statement',
    aStatement({ statement_no: 'S-feb', period_from: '2026-01-26', period_to: '2026-02-25', close_at: null }),
    aStatement({ statement_no: 'S-mar', previous_balance_cents: 10_000, charges_cents: 20_000 }),
    aStatement({
      statement_no: 'S-mar-2',
      previous_balance_cents: 10_000,
      charges_cents: 25_000,
      credits_cents: 5_000,
      revision: 2,
      supersedes: 'S-mar',
      discount_through: '2026-04-20',
      discount_amount_cents: 900,
    }),
    aStatement({ statement_no: 'L-mar', account_no: '00200', pdf_file: 'L-mar.pdf' }),
    aStatement({ statement_no: 'B-mar', account_no: '00300' }),
  );
  await put(
    db,
    'ar_transaction',
    aLedgerRow({ txn_id: 'T1', seq: 1, posting_date: '2026-02-01', document_no: 'A-late' }),
    aLedgerRow({ txn_id: 'T2', seq: 2, posting_date: '2026-03-01', debit_cents: 25_000 }),
    aLedgerRow({ txn_id: 'T3', seq: 3, posting_date: '2026-03-20', kind: 'payment', credit_cents: 5_000 }),
    aLedgerRow({ txn_id: 'T4', seq: 4, posting_date: '2026-04-08', debit_cents: 40_000 }),
    aLedgerRow({ txn_id: 'T5', seq: 5, posting_date: '2026-04-10', kind: 'payment', credit_cents: 10_000 }),
    aLedgerRow({ txn_id: 'T6', account_no: '00300', posting_date: '2026-04-10' }),
  );
  await put(db, 'document', { sha256: documentHash, content_type: 'application/pdf', bytes: documentBytes });
  await put(db, 'feed_document', { file_name: 'L-mar.pdf', sha256: documentHash, import_id: 1 });
}
