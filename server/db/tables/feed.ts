import type { Generated } from 'kysely';
import type { LedgerTables } from './ledgers';
import type { PaperTables } from './papers';
import type { PrepayTables } from './prepay';
import type { PurchaseTables } from './purchases';
import type { StockTables } from './stock';

/** Drops that were applied: the newest is what customers see. A rollback takes its row away. */
export interface FeedImportTable {
  import_id: Generated<number>;
  drop_name: string;
  manifest_sha256: string;
  as_of: string;
  extracted_at: string;
  applied_at: Generated<string>;
  /** Whether what it replaced is still kept, so that it can be taken back. */
  journal: Generated<boolean>;
}

/** What became of each drop that was looked at. */
export interface FeedDropTable {
  drop_id: Generated<number>;
  drop_name: string;
  /** Lower-case hex; empty where there was no manifest to read. */
  manifest_sha256: string;
  /** Absolute. */
  folder: string;
  as_of: string | null;
  outcome: 'uploaded' | 'ready' | 'held' | 'applied' | 'refused' | 'dismissed' | 'rolledBack';
  looked_at: Generated<string>;
  rows_read: number;
  rows_quarantined: number;
  /** Of these, rows that only wait with a wrong one. */
  rows_waiting: Generated<number>;
  changes: unknown;
  holds: unknown;
  manifest_check: Generated<unknown>;
  receivable_before_cents: number | null;
  receivable_after_cents: number | null;
  decided_by: string | null;
  decided_at: string | null;
  import_id: number | null;
}

export interface FeedFindingTable {
  drop_id: number;
  seq: number;
  severity: 'fatal' | 'row' | 'warn' | 'wait';
  file: string;
  line: number | null;
  key: string | null;
  column_name: string | null;
  rule: string;
  value: string | null;
  message: string;
  hint: string | null;
}

/** Rows as they stood: those that a full file no longer held, and those that an import changed. */
export interface FeedRowTable {
  import_id: number;
  table_name: string;
  row: unknown;
}

export interface FeedHeldTable {
  table_name: string;
  key: string;
  account_no: string;
  as_of: string | null;
}

export interface FeedProgressTable {
  only_row: Generated<boolean>;
  drop_name: string;
  began_at: string;
  told_at: string;
  step: string;
  file: string | null;
  rows: number | null;
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

/** The tables that the feed import alone writes (001-feed.sql, 020-feed-whole.sql, 021-feed-applying.sql). */
export interface FeedTables extends PurchaseTables, LedgerTables, PrepayTables, PaperTables, StockTables {
  feed_import: FeedImportTable;
  feed_drop: FeedDropTable;
  feed_finding: FeedFindingTable;
  feed_removed: FeedRowTable;
  feed_replaced: FeedRowTable;
  feed_held: FeedHeldTable;
  feed_progress: FeedProgressTable;
  branch: BranchTable;
  account: AccountTable;
  contact: ContactTable;
}
