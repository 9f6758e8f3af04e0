export interface PaymentTable {
  payment_no: string;
  account_no: string;
  received_date: string;
  posting_date: string;
  method: string;
  reference: string | null;
  portal_request_no: string | null;
  type: string | null;
  amount_cents: number;
  discount_taken_cents: number;
  unapplied_cents: number;
  status: string;
  reversed_payment_no: string | null;
  return_code: string | null;
  import_id: number;
}

export interface PaymentApplicationTable {
  payment_no: string;
  invoice_no: string;
  applied_cents: number;
  discount_cents: number;
  applied_on: string | null;
  import_id: number;
}

export interface ArTransactionTable {
  account_no: string;
  txn_id: string;
  seq: number;
  effective_date: string;
  posting_date: string;
  kind: string;
  document_no: string | null;
  reference: string | null;
  description: string | null;
  debit_cents: number;
  credit_cents: number;
  due_date: string | null;
  open_amount_cents: number;
  branch: string | null;
  reverses_txn_id: string | null;
  import_id: number;
}

export interface DepositAccountTable {
  sav_id: string;
  account_no: string;
  title: string;
  status: string;
  opened_on: string | null;
  ledger_balance_cents: number;
  hold_amount_cents: number;
  min_balance_cents: number;
  max_balance_cents: number | null;
  rate_plan: string;
  accrued_interest_cents: number;
  interest_ytd_cents: number;
  interest_prior_year_cents: number;
  tin_certified: boolean;
  nominee: string | null;
  import_id: number;
}

export interface DepositTransactionTable {
  sav_id: string;
  txn_id: string;
  seq: number;
  effective_date: string;
  posting_date: string;
  kind: string;
  description: string | null;
  check_no: string | null;
  reference: string | null;
  portal_request_no: string | null;
  amount_in_cents: number;
  amount_out_cents: number;
  balance_after_cents: number;
  import_id: number;
}

/** What was paid and what stands on the ledgers (001-feed.sql). */
export interface LedgerTables {
  payment: PaymentTable;
  payment_application: PaymentApplicationTable;
  ar_transaction: ArTransactionTable;
  deposit_account: DepositAccountTable;
  deposit_transaction: DepositTransactionTable;
}
