import type { Generated } from 'kysely';
import type { LedgerTables } from './ledgers';
import type { PurchaseTables } from './purchases';

export interface FeedImportTable {
  import_id: Generated<number>;
  drop_name: string;
  manifest_sha256: string;
  as_of: string;
  extracted_at: string;
  applied_at: Generated<string>;
  rows_read: number;
  rows_quarantined: number;
  changes: unknown;
}

export interface FeedFindingTable {
  import_id: number;
  seq: number;
  severity: string;
  file: string;
  line: number | null;
  key: string | null;
  column_name: string | null;
  rule: string;
  value: string | null;
  message: string;
  hint: string | null;
}

export interface FeedRemovedTable {
  import_id: number;
  table_name: string;
  row: unknown;
}

export interface BranchTable {
  branch_code: string;
  name: string;
  address1: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  time_zone: string | null;
  active: boolean;
  import_id: number;
}

export interface AccountTable {
  account_no: string;
  account_type: string;
  name: string;
  dba: string | null;
  status: string;
  closed_on: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  email: string | null;
  home_branch: string;
  rep_name: string | null;
  rep_phone: string | null;
  rep_email: string | null;
  terms_code: string | null;
  terms_text: string | null;
  credit_limit_cents: number | null;
  special_terms_limit_cents: number | null;
  tax_exempt: boolean;
  tax_exempt_expires: string | null;
  statement_delivery: string | null;
  no_ach: boolean;
  blend_detail: string | null;
  regular_balance_cents: number;
  past_due_cents: number;
  not_due_cents: number;
  deferred_cents: number;
  unapplied_credit_cents: number;
  prepay_remaining_cents: number;
  finance_charge_ytd_cents: number;
  aging_current_cents: number;
  aging_30_cents: number;
  aging_60_cents: number;
  aging_90_cents: number;
  aging_over_90_cents: number;
  last_payment_date: string | null;
  last_payment_amount_cents: number | null;
  merged_into: string | null;
  import_id: number;
}

export interface ContactTable {
  account_no: string;
  email: string;
  name: string | null;
  phone: string | null;
  relationship: string | null;
  access_level: string | null;
  deposit_access: boolean;
  import_id: number;
}

/** The tables that the feed import alone writes (001-feed.sql). */
export interface FeedTables extends PurchaseTables, LedgerTables {
  feed_import: FeedImportTable;
  feed_finding: FeedFindingTable;
  feed_removed: FeedRemovedTable;
  branch: BranchTable;
  account: AccountTable;
  contact: ContactTable;
}
