import type { ArTransactionTable } from '../db/tables';
import type { StatementTable } from '../db/tables';

/** A statement of March 26 to April 25 that closes; amounts are kept in step unless they are given. */
export function aStatement(over: Partial<StatementTable> = {}): StatementTable {
  const figures = {
    previous_balance_cents: 0,
    charges_cents: 10_000,
    finance_charge_cents: 0,
    credits_cents: 0,
    ...over,
  };
  const ending =
    figures.previous_balance_cents +
    figures.charges_cents +
    figures.finance_charge_cents -
    figures.credits_cents;
  return {
    statement_no: 'S-1',
    account_no: '00117',
    period_from: '2026-02-26',
    period_to: '2026-03-25',
    close_at: '2026-03-26T06:30:00Z',
    due_date: '2026-04-15',
    ending_balance_cents: ending,
    amount_due_cents: Math.max(0, ending),
    future_obligations_cents: 0,
    discount_through: null,
    discount_amount_cents: null,
    revision: 1,
    supersedes: null,
    pdf_file: null,
    pdf_sha256: null,
    import_id: 1,
    ...figures,
  };
}

/** A row of the trade ledger: a charge of $100.00 unless it is given. */
export const aLedgerRow = (over: Partial<ArTransactionTable> = {}): ArTransactionTable => ({
  account_no: '00117',
  txn_id: 'T1',
  seq: 1,
  effective_date: '2026-03-10',
  posting_date: '2026-03-10',
  kind: 'invoice',
  document_no: 'A-open',
  reference: null,
  description: 'Invoice',
  debit_cents: over.credit_cents ? 0 : 10_000,
  credit_cents: 0,
  due_date: null,
  open_amount_cents: 0,
  branch: null,
  reverses_txn_id: null,
  import_id: 1,
  ...over,
});
