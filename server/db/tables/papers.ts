import type { Generated } from 'kysely';

export interface StatementTable {
  statement_no: string;
  account_no: string;
  period_from: string;
  period_to: string;
  close_at: string | null;
  due_date: string;
  previous_balance_cents: number;
  charges_cents: number;
  credits_cents: number;
  finance_charge_cents: number;
  ending_balance_cents: number;
  amount_due_cents: number;
  future_obligations_cents: number;
  discount_through: string | null;
  discount_amount_cents: number | null;
  revision: number;
  supersedes: string | null;
  pdf_file: string | null;
  pdf_sha256: string | null;
  import_id: number;
}

export interface DocumentTable {
  sha256: string;
  content_type: string;
  bytes: Buffer;
  stored_at: Generated<string>;
}

export interface FeedDocumentTable {
  file_name: string;
  sha256: string;
  import_id: number;
}

/** Statements and the papers of a drop (020-feed-whole.sql). */
export interface PaperTables {
  statement: StatementTable;
  document: DocumentTable;
  feed_document: FeedDocumentTable;
}
