// Generated from the migrated database by "npm run tables". Do not edit; change a migration instead.
// Whole cents are bigint and numbers here; quantities, prices and rates are decimals as strings; days are
// 'YYYY-MM-DD'; instants are ISO text in UTC.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** What people without a sign-in asked for. Nothing of it was looked up when they asked. */
export interface AccessRequestTable {
  request_id: string;
  request_no: string;
  state: Generated<'new' | 'approved' | 'rejected'>;
  /** Counts changes: whoever decides says from which one. */
  version: Generated<number>;
  asked_at: string;
  account_no: string | null;
  zip: string | null;
  /** The number of an invoice or a statement, or an amount on one, as it was typed. */
  figure: string | null;
  name: string | null;
  /** In small letters. */
  email: string | null;
  phone: string | null;
  relationship: string | null;
  note: string | null;
  /** What the person read, and reads answers in. */
  language: string;
  /** Where it came from, to count how many do; forgotten after a day. */
  network: string | null;
  decided_by: string | null;
  decided_at: string | null;
  /** The key of the call that decided: the same call again is answered as the first. */
  decision_key: string | null;
  reason: string | null;
  /** The sign-in that was made or linked. */
  user_name: string | null;
  /** When what says who asked was deleted. */
  forgotten_at: string | null;
}

/** The last number of each year. */
export interface AccessRequestNumberTable {
  year: number;
  last: number;
}

export interface AccountTable {
  account_no: string;
  account_type: 'T' | 'D';
  name: string;
  dba: string | null;
  status: 'A' | 'H' | 'C' | 'X';
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

/** Who may see which account, and how much of it. */
export interface AccountAccessTable {
  name: string;
  account_no: string;
  level: 'owner' | 'pay' | 'view' | 'documents';
  relationship: 'owner' | 'spouse' | 'partner' | 'landlord' | 'tenant' | 'employee' | 'accountant';
  valid_to: string | null;
}

/** What colleagues of the office tell each other about accounts. No customer sees it. */
export interface AccountNoteTable {
  note_id: string;
  account_no: string;
  note: string;
  pinned: Generated<boolean>;
  /** A sign-in. */
  author: string;
  created_at: string;
  /** When somebody looks again; in the books zone. */
  follow_up_on: string | null;
  /** The sign-in of whoever looks again. */
  owner: string | null;
  done_at: string | null;
  version: Generated<number>;
  /** Of the call that wrote it, which may come twice. */
  key: string;
}

/** Sign-ins of the office who are named in notes. */
export interface AccountNoteMentionTable {
  note_id: string;
  name: string;
}

/** Words by which the office groups accounts. No customer sees them. */
export interface AccountTagTable {
  account_no: string;
  tag: string;
}

export interface AchBatchTable {
  batch_no: number;
  status: 'awaitingRelease' | 'released' | 'sent' | 'void';
  version: Generated<number>;
  originator_version: number;
  created_at: string;
  created_by: string;
  released_at: string | null;
  released_by: string | null;
  sent_at: string | null;
  sent_by: string | null;
  voided_at: string | null;
  voided_by: string | null;
  void_reason: string | null;
  file_date: string;
  file_id_modifier: string;
  file_sha256: string;
  file_sealed: unknown;
  key_id: string | null;
  file_deleted_at: string | null;
  keep_until: string | null;
  entry_count: number;
  debit_cents: number;
  credit_cents: number;
  first_effective: string;
  last_effective: string;
}

/** Files on their way to the bank, one row for each that was begun. */
export interface AchDeliveryTable {
  batch_no: number;
  file_name: string;
  started_at: string;
  attempts: Generated<number>;
  held_until: string | null;
  placing_at: string | null;
  put_sha256: string | null;
  put_size: number | null;
  fault: string | null;
  next_try_at: string | null;
  ended_at: string | null;
  outcome: 'delivered' | 'uncertain' | 'withdrawn' | null;
}

export interface AchEntryTable {
  batch_no: number;
  seq: number;
  request_id: string | null;
  /** False once its file is void, or the bank returned it. */
  live: Generated<boolean>;
  trace_no: string;
  sec_code: 'WEB' | 'CCD' | 'PPD';
  direction: 'debit' | 'credit';
  effective_date: string;
  amount_cents: number;
  account_no: string;
  holder_name: string;
  routing_number: string;
  account_last: string;
  validation_id: string | null;
  part: Generated<1 | 2>;
}

export interface AchLockTable {
  one: Generated<boolean>;
}

export interface AchReturnFileTable {
  file_no: GeneratedAlways<number>;
  name: string;
  format: 'nacha' | 'csv' | 'bai2' | 'camt053';
  sha256: string;
  status: 'waiting' | 'applied' | 'undone' | 'dismissed';
  version: Generated<number>;
  file_sealed: unknown;
  key_id: string | null;
  keep_until: string;
  taken_at: string;
  taken_by: string;
  moved_at: string | null;
  moved_by: string | null;
}

export interface AchReturnRowTable {
  file_no: number;
  seq: number;
  kind: 'return' | 'change';
  code: string;
  original_trace: string;
  returned_on: string;
  amount_cents: number;
  account_last: string;
  match: 'trace' | 'amount' | 'none';
  batch_no: number | null;
  entry_seq: number | null;
  state: 'waiting' | 'applied' | 'known' | 'ask' | 'refused' | 'left' | 'undone';
  before: unknown;
}

export interface AchTraceTable {
  odfi: string;
  last: number;
}

/** What the company tells a segment of its customers, from an instant until another. */
export interface AnnouncementTable {
  announcement_no: GeneratedAlways<number>;
  /** What the office decided; the clock says the rest: contract/rules/announcementState.ts. */
  decided: Generated<'draft' | 'scheduled' | 'cancelled'>;
  /** Counts changes: whoever changes it says from which one. */
  version: Generated<number>;
  title: string;
  text: string;
  title_es: string | null;
  text_es: string | null;
  severity: 'info' | 'important';
  portal: boolean;
  email: boolean;
  /** As entered, on the wall of the books zone; through_date is its last day. */
  from_date: string;
  from_time: string;
  through_date: string;
  begins_at: string;
  ends_at: string;
  /** Whom it is for: contract/announcements/schema.ts. */
  segment: unknown;
  /** How many people the segment had when it was scheduled. */
  counted: number | null;
  created_at: string;
  created_by: string;
  changed_at: string;
  decided_at: string | null;
  decided_by: string | null;
  /** When the last of its emails was put into the outbox; null: not yet, or none. */
  emailed_at: string | null;
}

/** What became of an announcement with one person, who is told once. */
export interface AnnouncementReaderTable {
  announcement_no: number;
  person: string;
  /** When the email was put into the outbox, or the person left out of it. */
  told_at: string | null;
  message_id: string | null;
  /** Why no email was written. */
  left_out: 'unwanted' | 'unconfirmed' | 'disabled' | null;
  /** What became of the email, for when the outbox has forgotten it. */
  outcome: 'sent' | 'kept' | 'dead' | 'bounced' | 'complained' | null;
  read_at: string | null;
  dismissed_at: string | null;
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

/** What somebody did, chained by hash. Rows are never changed or removed. */
export interface AuditEventTable {
  seq: number;
  at: string;
  /** A sign-in, portal, or nobody for somebody who is not signed in. */
  actor: string;
  /** The sign-in or account that it is about. */
  subject: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  /** JSON text. Nothing secret stands in it. */
  before_state: string | null;
  /** JSON text. Nothing secret stands in it. */
  after_state: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  prev_hash: string;
  /** Hex of SHA-256 over the event and the hash before it. */
  hash: string;
}

/** The end of the chain: whoever writes locks it. */
export interface AuditHeadTable {
  one: Generated<boolean>;
  seq: number;
  hash: string;
}

export interface AuthorizedBuyerTable {
  account_no: string;
  buyer_name: string;
  limit_amount_cents: number | null;
  active: boolean;
  import_id: number;
}

/** Debits that somebody agreed to before, in versions: other terms are another row. */
export interface AutopayTable {
  autopay_id: string;
  account_no: string;
  owner: string;
  option_id: string;
  day_rule: 'statement' | 'invoice' | 'discount' | null;
  covers: 'due' | 'pastDue' | 'all' | 'invoices' | 'amount';
  /** The most per payment; of a fixed amount, that amount. */
  payment_cap_cents: number;
  month_cap_cents: number | null;
  status: 'on' | 'paused' | 'ended';
  /** Why it is paused or ended, as a word of contract. */
  reason: string | null;
  created_at: string;
  changed_at: string;
  /** When it is looked at next for a payment to announce. */
  look_at: string;
  text_version: string;
  agreed_text: string;
  /** Null where English was shown. */
  english_text: string | null;
  text_sha256: string;
  ip: string;
  user_agent: string;
  /** By what falls due, or on days that were chosen: a scheduled payment. */
  kind: Generated<'due' | 'scheduled'>;
  repeats: 'once' | 'monthly' | null;
  /** Of a scheduled payment: its first day; monthly on the same day of the month. */
  first_day: string | null;
  until_day: string | null;
  times: number | null;
  invoice_nos: unknown;
  /** Of an installment of a payment plan, which ends with its plan alone. */
  plan_id: string | null;
}

/** One payment of an autopay, from its announcement on: one per day. */
export interface AutopayRunTable {
  autopay_id: string;
  pay_day: string;
  status: 'announced' | 'skipped' | 'placed' | 'nothing' | 'refused' | 'missed' | 'dropped';
  reason: string | null;
  announced_at: string;
  announced_cents: number;
  /** From then on its request is placed. */
  place_at: string;
  /** The most of this payment alone, where somebody lowered it. */
  cap_cents: number | null;
  /** An AutopayPlan of contract, as it was reckoned last. */
  plan: unknown;
  request_id: string | null;
  decided_at: string | null;
  decided_by: string | null;
}

/** Deposits and withdrawals on the bank's statements, and the file of ours that each belongs to. */
export interface BankStatementEntryTable {
  file_no: number;
  seq: number;
  booked_on: string;
  /** What the bank booked; money in is positive. */
  amount_cents: number;
  kind: 'achSettlement' | 'achReturn' | 'other';
  /** Of BAI, such as 165, or of ISO 20022, such as PMNT/IDDT/ASET. */
  type_code: string;
  reference: string;
  words: string;
  batch_no: number | null;
  match: 'reference' | 'amount' | 'none';
  return_seq: number | null;
  state: 'waiting' | 'applied' | 'undone';
}

export interface BranchTable {
  branch_code: string;
  name: string;
  address1: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  /** IANA name; null is the company's own zone. */
  time_zone: string | null;
  active: boolean;
  import_id: number;
}

/** The calendar link of a person; a new one takes the place of the old. */
export interface CalendarLinkTable {
  person: string;
  /** SHA-256 of what only the link has. */
  token_hash: Uint8Array;
  /** Whether its entries tell amounts to whoever keeps the calendar. */
  with_amounts: boolean;
  /** That it was made in; it holds for a person who chose none. */
  language: 'en' | 'es';
  made_at: string;
  /** The day of the books zone on which it was asked for last. */
  fetched_on: string | null;
}

/** What the company decides, in versions that are never changed. */
export interface CompanySettingsTable {
  settings_id: GeneratedAlways<number>;
  effective_from: string;
  /** A CompanySettings of contract. */
  settings: unknown;
  created_at: string;
  created_by: string;
}

/** What an administrator proposed that takes a second one: power over the portal, and higher limits. */
export interface ConsentTable {
  consent_id: string;
  kind: 'powers' | 'limits';
  /** The sign-in that the power is for; null of limits. */
  subject: string | null;
  /** WantedPowers or WantedSettings of contract. */
  wanted: unknown;
  proposed_by: string;
  proposed_at: string;
  /** Null while it waits. */
  decision: 'confirmed' | 'refused' | 'withdrawn' | null;
  decided_by: string | null;
  decided_at: string | null;
}

export interface ContactTable {
  account_no: string;
  email: string;
  name: string | null;
  phone: string | null;
  relationship: string | null;
  access_level: 'O' | 'P' | 'V' | 'D' | null;
  deposit_access: boolean;
  import_id: number;
}

export interface ContactAttachmentTable {
  ticket_id: string;
  seq: number;
  file_name: string;
  media_type: string;
  sha256: string;
  content: Uint8Array;
}

/** Email addresses and phone numbers that people replaced by their own hand. */
export interface ContactChangeTable {
  change_id: string;
  name: string;
  attribute: 'email' | 'phone_number';
  /** What was replaced; empty where there was nothing. */
  old_value: string;
  changed_at: string;
  /** SHA-256 of what the mailed link carries. */
  token_hash: Uint8Array;
  taken_back_at: string | null;
  /** What the ERP reads as CC-2026-000123. */
  change_no: GeneratedAlways<number>;
  /** Empty where it was removed; null where nobody wrote it down yet. */
  new_value: string | null;
  /** Whether a code had proven what was replaced: only that is held for three days. */
  was_proven: Generated<boolean>;
  /** The bank file that the change stands beside; null while it waits for one. */
  batch_no: number | null;
}

/** The changes of contact data that stand beside a bank file, a row for each account. */
export interface ContactChangeEntryTable {
  batch_no: number;
  seq: number;
  request_no: string;
  account_no: string;
  field: 'email' | 'phone';
  old_value: string;
  new_value: string;
  requested_by: string;
}

/** What came after a message: answers of the customer, and what the office wrote and did. */
export interface ContactEntryTable {
  entry_id: string;
  ticket_id: string;
  seq: number;
  at: string;
  /** A sign-in, or 'portal'. */
  author: string;
  kind: 'answer' | 'reply' | 'note' | 'take' | 'close' | 'reopen' | 'merge' | 'resolve' | 'unresolve';
  /** What was written; of a merge the number of the double, of what a credit memo did its number; else empty. */
  text: string;
}

/** Persons of contacts.csv who were invited together: docs/rules.md#contact-invitations. */
export interface ContactInvitationTable {
  invited_by: string;
  key: string;
  email: string;
  at: string;
}

/** The last number given in a year. */
export interface ContactNumberTable {
  year: number;
  last: number;
}

/** What customers wrote to the company. */
export interface ContactTicketTable {
  ticket_id: string;
  /** CT-2026-000045 */
  ticket_no: string;
  sent_by: string;
  account_no: string | null;
  topic: string;
  /** As contract/rules/contactAbout.ts reads it; of one from before an update its words. */
  about: string | null;
  reply_by: 'phone' | 'email' | 'text';
  /** An email address, or +1 and ten digits. */
  reply_to: string;
  message: string;
  /** Where it stands: contract/rules/messageStates.ts. */
  status: Generated<'new' | 'open' | 'waiting' | 'done'>;
  created_at: string;
  /** Who of the office works on it, a sign-in; null: nobody. */
  owner: string | null;
  /** Counts changes: whoever changes it says from which one. */
  version: Generated<number>;
  /** Since when it waits for the side whose turn it is. */
  waiting_since: string;
  /** The message that is answered in its place; null for all but doubles. */
  merged_into: string | null;
  merged_at: string | null;
  /** What the office does with it, by what it is about: contract/contact/labels.ts. */
  kind: Generated<'message' | 'dispute' | 'question' | 'details' | 'enrollment' | 'leftover'>;
  /** The number of the invoice, request or contract that it is about. */
  reference: string | null;
  /** Why an invoice is disputed: contract/contact/labels.ts; null for all but disputes. */
  reason: string | null;
  /** Its number, sender, account as it was called, document, words and thread, in small letters. */
  search_text: Generated<string>;
}

export interface DeliveryTicketTable {
  ticket_no: string;
  account_no: string;
  branch: string | null;
  delivered_on: string | null;
  product_code: string | null;
  qty: string | null;
  uom: string | null;
  field_id: string | null;
  driver: string | null;
  /** Uninvoiced or invoiced. */
  status: 'U' | 'I' | null;
  invoice_no: string | null;
  image_file: string | null;
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

/** Money of the deposit plan that is spoken for. */
export interface DepositHoldTable {
  request_id: string;
  sav_id: string;
  amount_cents: number;
  placed_at: string;
  released_at: string | null;
  release_reason: string | null;
}

/** One row per deposit account that was ever drawn on: whoever places a hold locks it first. */
export interface DepositLockTable {
  sav_id: string;
}

export interface DepositRateTable {
  rate_plan: string;
  effective_from: string;
  tier_from_cents: number;
  /** A fraction of a year: 0.0425 is 4.25 percent. */
  annual_rate: string;
  day_count: string | null;
  balance_method: string | null;
  posting: string | null;
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

/** Documents, each once, found by their own hash. */
export interface DocumentTable {
  /** Hex. */
  sha256: string;
  content_type: string;
  bytes: Uint8Array;
  stored_at: Generated<string>;
}

/** What carriers reported of emails, each report once; forgotten with its email. */
export interface EmailReportTable {
  report_id: string;
  message_id: string;
  /** In lower case. */
  address: string;
  kind: 'permanent' | 'transient' | 'complaint';
  /** When it came in. */
  at: string;
}

/** Which document a name of the drop stands for since its last import. */
export interface FeedDocumentTable {
  file_name: string;
  sha256: string;
  import_id: number;
}

/** What became of each drop that was looked at. */
export interface FeedDropTable {
  drop_id: GeneratedAlways<number>;
  drop_name: string;
  /** Lower-case hex; empty where there was no manifest to read. */
  manifest_sha256: string;
  /** Absolute: an approval reads it again. */
  folder: string;
  as_of: string | null;
  outcome: 'uploaded' | 'ready' | 'held' | 'applied' | 'refused' | 'dismissed' | 'rolledBack';
  looked_at: Generated<string>;
  rows_read: number;
  rows_quarantined: number;
  /** By file: new, changed, removed and quarantined rows, and how many there are and were. */
  changes: unknown;
  /** Why it waits for an administrator, or would have without one. */
  holds: unknown;
  /** Sum of the accounts' regular balances; null where the drop was not compared with them. */
  receivable_before_cents: number | null;
  receivable_after_cents: number | null;
  decided_by: string | null;
  decided_at: string | null;
  import_id: number | null;
  /** What the manifest promised beside what was found. */
  manifest_check: Generated<unknown>;
  /** Of the quarantined rows, those that only wait with a wrong one. */
  rows_waiting: Generated<number>;
}

/** Validation issues of a drop, refused ones too. */
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

/** Quarantined rows of the ERP, so that their accounts can say that they are being updated. */
export interface FeedHeldTable {
  table_name: string;
  key: string;
  account_no: string;
  /** The day that the rows shown instead are from; null where there never was a whole one. */
  as_of: string | null;
}

/** Drops that were applied: the newest is what customers see. A rollback takes its row away. */
export interface FeedImportTable {
  import_id: GeneratedAlways<number>;
  drop_name: string;
  manifest_sha256: string;
  as_of: string;
  extracted_at: string;
  applied_at: Generated<string>;
  /** Whether what it replaced is still kept, so that a rollback is possible. */
  journal: Generated<boolean>;
  /** Hash of the release and the mapping profile that read the drop; null where the release is not known. */
  read_by: string | null;
}

/** How far the import is that holds the lock. */
export interface FeedProgressTable {
  only_row: Generated<boolean>;
  drop_name: string;
  began_at: string;
  told_at: string;
  step: string;
  file: string | null;
  rows: number | null;
}

/** Rows that a full file no longer held, as they stood. */
export interface FeedRemovedTable {
  import_id: number;
  table_name: string;
  row: unknown;
}

/** Rows that an import changed, as they stood before. */
export interface FeedReplacedTable {
  import_id: number;
  table_name: string;
  row: unknown;
}

export interface FieldTable {
  field_id: string;
  account_no: string;
  farm_name: string | null;
  field_name: string;
  acres: string | null;
  state: string | null;
  county: string | null;
  fsa_farm: string | null;
  fsa_tract: string | null;
  import_id: number;
}

/** What was answered to a call that must be done once. */
export interface IdempotencyTable {
  owner: string;
  key: string;
  route: string;
  body_sha256: string;
  answer: unknown;
  created_at: string;
}

export interface InvoiceTable {
  invoice_no: string;
  account_no: string;
  doc_type: 'I' | 'C' | 'F' | 'D';
  invoice_date: string;
  ship_date: string | null;
  posting_date: string;
  due_date: string;
  terms_code: string | null;
  deferred: boolean;
  branch: string;
  ship_to: string | null;
  order_no: string | null;
  po_no: string | null;
  salesperson: string | null;
  crop_year: number | null;
  split_group: string | null;
  split_percent: string | null;
  subtotal_cents: number;
  discount_total_cents: number;
  tax_total_cents: number;
  freight_cents: number;
  total_cents: number;
  prepay_applied_cents: number;
  paid_cents: number;
  credited_cents: number;
  discount_taken_cents: number;
  written_off_cents: number;
  open_amount_cents: number;
  disputed: boolean;
  comments: string | null;
  pdf_file: string | null;
  voided: boolean;
  import_id: number;
}

export interface InvoiceDiscountTable {
  invoice_no: string;
  through_date: string;
  percent: string | null;
  amount_cents: number;
  condition: string | null;
  import_id: number;
}

export interface InvoiceLineTable {
  invoice_no: string;
  line_no: number;
  parent_line_no: number | null;
  line_type: 'P' | 'S' | 'F' | 'T' | 'E' | 'X';
  product_code: string | null;
  description: string;
  group_code: string | null;
  qty: string | null;
  uom: string | null;
  unit_price: string | null;
  price_uom: string | null;
  extended_cents: number;
  line_discount_cents: number;
  line_tax_cents: number;
  net_cents: number;
  ticket_no: string | null;
  delivered_on: string | null;
  field_id: string | null;
  farm_name: string | null;
  field_name: string | null;
  acres: string | null;
  crop: string | null;
  crop_year: number | null;
  lot_no: string | null;
  epa_reg_no: string | null;
  paid_by: 'O' | 'P' | 'C' | 'K' | null;
  prepay_contract_no: string | null;
  prepay_line_no: number | null;
  import_id: number;
  /** Of whoever applied the product, where the supplier did. */
  applicator_license_no: string | null;
}

export interface InvoiceTaxTable {
  invoice_no: string;
  tax_code: string;
  line_no: number;
  description: string | null;
  jurisdiction: string | null;
  base_amount_cents: number | null;
  rate: string | null;
  tax_amount_cents: number;
  import_id: number;
}

/** Replies that the office writes often. */
export interface MessageTemplateTable {
  template_id: string;
  name: string;
  /** With fields such as {number}: contract/rules/messageTemplate.ts. */
  text: string;
  saved_by: string;
  saved_at: string;
}

/** What a person was told, each event once: docs/rules.md#notices. */
export interface NoticeTable {
  notice_id: string;
  person: string;
  /** The account that it is about; null: the sign-in. */
  account_no: string | null;
  kind: string;
  /** Which event of its kind it is: the same again tells nothing. */
  subject: string;
  /** What it says, before it has words: server/domain/notices/facts.ts. */
  facts: unknown;
  /** The import or night that told it; null: it came with an email of its own. */
  run_id: number | null;
  created_at: string;
  read_at: string | null;
  /** Whether the bell counts it. */
  in_bell: boolean;
  /** none: there is an email of its own, or none is wanted. */
  email: 'waiting' | 'written' | 'none';
  /** Before this instant nobody looks whether its email is due. */
  look_at: string;
  /** The email that has it. */
  message_id: string | null;
  /** Before this instant nobody looks whether it is pushed; null: it was, or is not. */
  push_at: string | null;
  /** Whether it went to a device: a rollback takes nothing back that was read there. */
  is_pushed: Generated<boolean>;
}

/** What a person wants to be told of one account, where it is not what they want of all; no row: the same. */
export interface NoticeAccountChoiceTable {
  person: string;
  account_no: string;
  /** By group: what differs of when an email comes, and whether the bell counts it and devices show it. */
  choices: unknown;
  /** Movements below it are in the list alone; null: as for all accounts. */
  least_cents: number | null;
  /** Whether emails about new statements have their PDF; null: as for all accounts. */
  attach_statements: boolean | null;
  /** Whether nothing is told but what moves money or is never off. */
  nothing: boolean;
  /** Counts changes: whoever changes it says from which one. */
  version: Generated<number>;
  changed_at: string;
}

/** What a person wants to be told of; no row: as in the beginning. */
export interface NoticeChoiceTable {
  person: string;
  /** By group: when an email comes, and whether the bell counts it. */
  choices: unknown;
  quiet_from: string;
  quiet_until: string;
  zone: string;
  /** Movements below it are in the list alone. */
  least_cents: number;
  /** Counts changes: whoever changes it says from which one. */
  version: Generated<number>;
  changed_at: string;
  /** Whether emails about new statements have their PDF; otherwise a link. */
  attach_statements: Generated<boolean>;
}

/** What an import or a night told: held until the office releases or drops it, or sent by itself. */
export interface NoticeRunTable {
  run_id: GeneratedAlways<number>;
  /** No reference: a rollback forgets the import, and the run stays. */
  import_id: number | null;
  /** The day of the books zone whose reminders these are. */
  day: string | null;
  state: 'held' | 'released' | 'dropped';
  /** Why it was held, or why it was dropped by itself. */
  because: 'first' | 'unusual' | 'rolledBack' | null;
  at: string;
  people: Generated<number>;
  notices: Generated<number>;
  kinds: Generated<unknown>;
  decided_by: string | null;
  decided_at: string | null;
  /** Accounts that would have been reminded, and are paused. */
  held_back: Generated<number>;
}

/** When reminders come, from a day of the books zone on; no version: contract/rules/noticeSettings.ts. */
export interface NoticeScheduleTable {
  version: GeneratedAlways<number>;
  effective_from: string;
  schedule: unknown;
  decided_by: string;
  decided_at: string;
}

/** What the company says before and after our own sentence in an email of a kind; the newest version is in force. */
export interface NoticeTextTable {
  version: GeneratedAlways<number>;
  kind: string;
  opening: string;
  closing: string;
  /** Empty with spanish_closing: who reads Spanish gets our own sentence alone. */
  spanish_opening: string;
  spanish_closing: string;
  decided_by: string;
  decided_at: string;
}

/** The view with which somebody's list of the office begins; without one it begins as usual. */
export interface OfficeStartViewTable {
  person: string;
  screen: string;
  view_id: string;
}

/** Lists of the office as somebody wants to see them again. */
export interface OfficeViewTable {
  view_id: string;
  owner: string;
  /** Which list: contract/officeViews/labels.ts. */
  screen: string;
  title: string;
  /** The list's address without its question mark. */
  address: string;
  created_at: string;
  /** Order, widths and visibility of its columns and the height of its rows, as JSON that the browser wrote. */
  layout: Generated<string>;
  /** Whether everybody of the office sees it; its owner alone changes it. */
  shared: Generated<boolean>;
}

/** The key of the fingerprints, sealed as account numbers are. */
export interface OptionSecretTable {
  name: string;
  sealed: unknown;
  key_id: string;
}

/** Checks of bank accounts before money is taken from them, by two small deposits or a prenote. */
export interface OptionValidationTable {
  validation_id: string;
  /** What it is called in bank files and by the office: AV-000012. */
  validation_no: GeneratedAlways<number>;
  option_id: string;
  kind: 'prenote' | 'microEntries';
  status: 'waiting' | 'sent' | 'confirmed' | 'failed' | 'expired' | 'dropped';
  /** One of the two deposits; told to nobody but the bank and the office. */
  first_cents: number | null;
  second_cents: number | null;
  /** Pairs of cents that were tried and are not the ones, each with the smaller first. */
  tried: Generated<unknown>;
  created_at: string;
  sent_at: string | null;
  arrives_on: string | null;
  /** The first day on which silence decides: a prenote is good then, deposits have lapsed. */
  decide_on: string | null;
  decided_at: string | null;
  return_code: string | null;
}

/** Whoever proposes or decides a version of the originator locks this row first. */
export interface OriginatorLockTable {
  one: Generated<boolean>;
}

/** What a bank file says of its sender, in versions that two administrators decide. */
export interface OriginatorVersionTable {
  version_id: GeneratedAlways<number>;
  /** An OriginatorSettings of contract. */
  settings: unknown;
  offset_routing_number: string | null;
  offset_account_type: 'checking' | 'savings' | null;
  /** The last digits of the number. */
  offset_last: string | null;
  offset_sealed: unknown;
  /** The outer key that offset_sealed needs, so that a rotation finds what is left to do. */
  key_id: string | null;
  /** The place under which the number is sealed; the same as long as the account is kept. */
  offset_place: string | null;
  /** Not before the confirmation, which moves it where it was earlier. */
  effective_from: string;
  proposed_at: string;
  proposed_by: string;
  /** Null while it waits for another administrator. */
  decision: 'confirmed' | 'refused' | null;
  decided_at: string | null;
  decided_by: string | null;
}

/** Messages to people: written in the transaction of their cause, sent afterwards. */
export interface OutboxMessageTable {
  message_id: string;
  channel: 'mail' | 'text';
  letter: string;
  /** Null: to nobody. Whoever must not tell a known name from an unknown one writes such a row. */
  recipient: string | null;
  /** Sealed; forgotten after sending where it holds a secret. */
  payload: Uint8Array | null;
  /** kept: there is nowhere to send it to, so it waits to be read here. dead: given up. bounced: it left and came back. complained: its reader called it spam. */
  state: Generated<'queued' | 'sent' | 'kept' | 'dead' | 'bounced' | 'complained'>;
  attempts: Generated<number>;
  /** A word of contract/email/failures.ts and a detail; a sentence where it is older. */
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** When somebody had it sent again. */
  requeued_at: string | null;
  /** The sign-in of who reads it; null for the office and for nobody. */
  reader: string | null;
  /** What it is written in; until it leaves, its reader may choose another. */
  language: Generated<'en' | 'es'>;
  /** Names of the files that went along, and how many could not; their bytes are kept nowhere. */
  attached: unknown;
  /** What the carrier calls it where that is another name than ours. */
  carrier_id: string | null;
  /** The email of which it is a copy that the office had sent. */
  copy_of: string | null;
}

/** The figures as they were reckoned last. They count only while what they rest on is the same. */
export interface PaidAfterRemindersTable {
  one: Generated<boolean>;
  /** The first Monday, the newest import, and the nights that went out. */
  basis: string;
  /** By kind and week, as server/modules/notices/paidAfter.ts reckons them. */
  figures: unknown;
}

export interface PaymentTable {
  payment_no: string;
  account_no: string;
  received_date: string;
  posting_date: string;
  method: 'A' | 'K' | 'C' | 'V' | 'D' | 'P' | 'M';
  reference: string | null;
  portal_request_no: string | null;
  type: 'R' | 'P' | 'B' | 'D' | null;
  amount_cents: number;
  discount_taken_cents: number;
  unapplied_cents: number;
  status: 'P' | 'R' | 'V';
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

/** One row per trade account that was ever paid: of two payments at once the second sees the first. */
export interface PaymentLockTable {
  account_no: string;
}

/** Saved bank accounts. */
export interface PaymentOptionTable {
  option_id: string;
  /** The sign-in that it belongs to. */
  owner: string;
  nickname: string;
  holder_name: string;
  holder_type: 'personal' | 'business';
  account_type: 'checking' | 'savings';
  routing_number: string;
  bank_name: string | null;
  account_sealed: unknown;
  /** The outer key that account_sealed needs, so that a rotation finds what is left to do. */
  key_id: string;
  /** The last digits of the number. */
  account_last: string;
  account_digits: number;
  fingerprint: Uint8Array;
  /** The same number at the same bank, whoever owns the option: only for the office's suspicion. */
  shared_fingerprint: Uint8Array;
  status: 'pendingVerification' | 'active' | 'blocked' | 'failed' | 'removed';
  /** What somebody wrote, or the code of the return that blocked the account. */
  status_reason: string | null;
  is_default: boolean;
  consent_version: string;
  /** In the language that it was shown in. */
  consent_text: string;
  consent_sha256: string;
  created_at: string;
  created_by: string;
  verified_at: string | null;
  removed_at: string | null;
  version: Generated<number>;
  /** Null where English was shown. */
  consent_english: string | null;
  /** Who of the office vouched for it; null: nobody did. They approve nothing that is paid from it. */
  confirmed_by: string | null;
}

export interface PaymentOptionAccountTable {
  option_id: string;
  account_no: string;
}

/** Payment of what is past due in installments, as one side proposed it. */
export interface PaymentPlanTable {
  plan_id: string;
  account_no: string;
  by_office: boolean;
  /** A sign-in: of the customer, or of the office. */
  proposed_by: string;
  proposed_at: string;
  /** From then on a proposal cannot be accepted any more. */
  lapses_at: string;
  total_cents: number;
  every: 'month' | 'twoWeeks';
  /** Counts changes: whoever accepts or ends it says from which one. */
  version: Generated<number>;
  state: Generated<'proposed' | 'agreed' | 'kept' | 'broken' | 'declined' | 'lapsed' | 'canceled'>;
  /** The sign-in that agreed to the debits. Null: nobody did yet. */
  owner: string | null;
  option_id: string | null;
  consented_at: string | null;
  text_version: string | null;
  agreed_text: string | null;
  english_text: string | null;
  text_sha256: string | null;
  ip: string | null;
  user_agent: string | null;
  accepted_by: string | null;
  accepted_at: string | null;
  /** The day of the figures when it was agreed: what was due before it is covered. */
  books_day: string | null;
  ended_by: string | null;
  ended_at: string | null;
  /** In words where somebody gave one; of a broken plan a word of contract. */
  reason: string | null;
}

/** What a payment plan debits on which day. */
export interface PaymentPlanInstallmentTable {
  plan_id: string;
  seq: number;
  day: string;
  amount_cents: number;
}

/** Wrong passwords per name and place, whether somebody of that name exists or not. */
export interface PoolAttemptTable {
  name_mac: Uint8Array;
  failures: number;
  last_at: string;
  locked_until: string;
  /** Empty for all places together. */
  from_mac: Uint8Array;
}

/** One code per name and purpose, whether somebody of that name exists or not. */
export interface PoolCodeTable {
  name_mac: Uint8Array;
  purpose: string;
  code_mac: Uint8Array;
  /** The address that the code was sent to, sealed; proven by the right code. */
  target: Uint8Array | null;
  tries: Generated<number>;
  expires_at: string;
}

export interface PoolDeviceTable {
  device_key: string;
  sub: string;
  group_key: string;
  name: string | null;
  /** Salt and verifier of the device's SRP, sealed; null until the device confirmed itself. */
  credential: Uint8Array | null;
  remembered: Generated<boolean>;
  last_address: string | null;
  created_at: string;
  updated_at: string;
  last_auth_at: string | null;
}

/** Signing keys. Each is published a day before it begins. */
export interface PoolKeyTable {
  kid: string;
  public_jwk: JSONColumnType<Record<string, string>>;
  /** PKCS #8, sealed. */
  private_key: Uint8Array;
  created_at: string;
  active_from: string;
}

/** Where somebody has signed in from. */
export interface PoolKnownNetworkTable {
  name_mac: Uint8Array;
  from_mac: Uint8Array;
  seen_at: string;
}

/** How often something was asked for within a window. */
export interface PoolLimitTable {
  key_mac: Uint8Array;
  used: number;
  window_ends_at: string;
}

export interface PoolRefreshTable {
  /** SHA-256. */
  token_hash: Uint8Array;
  origin_jti: string;
  rotated_at: string | null;
}

/** Answers, sealed, that are given again when a client repeats a call whose answer it lost. */
export interface PoolReplayTable {
  call_mac: Uint8Array;
  /** Null while the first of the calls is at work. */
  answer: Uint8Array | null;
  expires_at: string;
}

/** One row per sign-in. All tokens that came of it carry origin_jti, so ending the row ends them. */
export interface PoolSignInTable {
  origin_jti: string;
  sub: string;
  auth_time: string;
  expires_at: string;
  revoked_at: string | null;
  device_key: string | null;
}

/** Challenges that were answered rightly, so that none is answered twice. */
export interface PoolSpentNonceTable {
  nonce: string;
  expires_at: string;
}

/** The user pool's own users. Names are in lower case. */
export interface PoolUserTable {
  sub: string;
  username: string;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
  enabled: Generated<boolean>;
  attributes: JSONColumnType<Record<string, string>>;
  /** Salt and verifier of SRP, sealed for this user. */
  credential: Uint8Array;
  credential_set_at: string;
  /** Set while the password is one that somebody else chose. */
  temporary_until: string | null;
  created_at: string;
  /** Those that are switched on. */
  mfa_methods: ColumnType<('SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP')[], string | undefined, string>;
  mfa_preferred: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP' | null;
  /** Sealed for this user. */
  totp_secret: Uint8Array | null;
  totp_verified: Generated<boolean>;
  /** The 30-second step whose code was used last, so that none is used twice. */
  totp_last_step: number | null;
  totp_name: string | null;
  updated_at: string | null;
  /** The secret of an app that has not shown its first code yet. */
  totp_pending: Uint8Array | null;
}

/** Sign-ins that were seen, so that each is told once. */
export interface PortalSessionTable {
  origin_jti: string;
  name: string;
  started_at: string;
}

/** Who may sign in to the portal. The user pool knows how; the portal knows what they are allowed. */
export interface PortalUserTable {
  name: string;
  admin: Generated<boolean>;
  deposit_plan: Generated<boolean>;
  created_at: Generated<string>;
  given_name: Generated<string>;
  family_name: Generated<string>;
  phone: string | null;
  /** Whoever is not active has no permissions at all. */
  state: Generated<'active' | 'creating' | 'deleting' | 'deleted'>;
  /** As the pool said last. */
  standing: Generated<'invited' | 'active' | 'resetting' | 'disabled'>;
  created_by: string | null;
  deleted_at: string | null;
  last_sign_in_at: string | null;
  email_changed_at: string | null;
  /** Counts changes: whoever changes a user says from which one. */
  version: Generated<number>;
  /** What people look for, in small letters. */
  search_text: GeneratedAlways<string | null>;
  /** Chosen by the person; null is what their browser says. Emails are written in it. */
  language: 'en' | 'es' | null;
  /** The code of the one branch that they see from their desks; null: all. Of no meaning to administrators. */
  only_branch: string | null;
  /** When the administrator's flag was taken away last; null: never. */
  admin_until: string | null;
  /** Whether the person wants news of the company by email. Other emails are not asked about. */
  email_news: Generated<boolean>;
}

/** Paid ahead and drawn down. */
export interface PrepayContractTable {
  contract_no: string;
  account_no: string;
  /** Product-specific, group, generic, down payment, unpaid booking. */
  type: 'S' | 'G' | 'N' | 'D' | 'U';
  /** Group codes, separated by semicolons. */
  groups: string | null;
  crop_year: number;
  booked_on: string;
  start_on: string | null;
  expires_on: string | null;
  branch: string | null;
  field_id: string | null;
  salesperson: string | null;
  terms_code: string | null;
  booked_cents: number;
  paid_cents: number;
  used_cents: number;
  remaining_cents: number;
  refundable: boolean;
  signed_on: string | null;
  split_percent: string | null;
  /** The ERP's own word. */
  status: string;
  comments: string | null;
  pdf_file: string | null;
  import_id: number;
}

export interface PrepayLineTable {
  contract_no: string;
  line_no: number;
  product_code: string | null;
  description: string;
  group_code: string | null;
  uom: string | null;
  qty_booked: string | null;
  qty_used: string | null;
  qty_remaining: string | null;
  unit_price: string | null;
  posted_price: string | null;
  booked_cents: number;
  used_cents: number;
  remaining_cents: number;
  limit_qty: boolean;
  field_id: string | null;
  import_id: number;
}

export interface PrepayUsageTable {
  usage_id: string;
  contract_no: string;
  line_no: number | null;
  event: string;
  event_date: string;
  document_no: string | null;
  ticket_no: string | null;
  qty: string | null;
  /** What it adds to the remaining amount. */
  amount_cents: number;
  other_account_no: string | null;
  import_id: number;
}

export interface PriceSheetTable {
  product_code: string;
  uom: string;
  effective_from: string;
  branch: string;
  posted_price: string | null;
  import_id: number;
}

export interface ProductTable {
  product_code: string;
  name: string;
  group_code: string;
  group_name: string;
  subgroup: string | null;
  default_uom: string | null;
  density_lb_per_gal: string | null;
  analysis: string | null;
  epa_reg_no: string | null;
  rup: boolean;
  discount_eligible: boolean;
  active: boolean;
  import_id: number;
}

/** By when an account pays how much of what is past due, as somebody said. */
export interface PromiseTable {
  promise_id: string;
  account_no: string;
  /** Null: of all that is past due on the account. */
  invoice_no: string | null;
  /** The last day, in the books zone. */
  day: string;
  amount_cents: number;
  /** A sign-in: of the customer, or of the office where it was told by phone. */
  made_by: string;
  by_office: boolean;
  made_at: string;
  /** Counts changes: whoever changes it says from which one. */
  version: Generated<number>;
  state: Generated<'open' | 'kept' | 'broken' | 'withdrawn'>;
  /** Payments that the ERP has posted, or with them requests that were on their way. */
  kept_by: 'posted' | 'onItsWay' | null;
  ended_at: string | null;
}

/** A browser that a person has notices pushed to. */
export interface PushDeviceTable {
  device_id: string;
  person: string;
  /** SHA-256 of the address at the push service: a browser is one device, of who turned it on last. */
  endpoint_hash: Uint8Array;
  /** Sealed: the address at the push service, and the keys by which the browser reads. */
  subscription: Uint8Array;
  /** What the person knows it by, such as "Chrome, Android". */
  browser: string;
  /** Whether what is shown on it tells amounts. */
  with_amounts: boolean;
  /** That it was turned on in; it holds for a person who chose none. */
  language: 'en' | 'es';
  added_at: string;
  /** When the push service last took a message for it. */
  pushed_at: string | null;
}

/** What waits for a push service; it is deleted once that has taken it, or it is too old. */
export interface PushMessageTable {
  message_id: string;
  device_id: string;
  /** What it tells; null: only how many there are. */
  notice_id: string | null;
  notices: number;
  urgent: boolean;
  attempts: Generated<number>;
  /** Before this instant nobody tries: it was claimed, or failed. */
  next_at: string;
  /** After this instant nobody needs it. */
  until: string;
}

export interface ReconciliationCloseTable {
  through: string;
  from_day: string;
  figures: unknown;
  hash: string;
  first_by: string;
  first_at: string;
  second_by: string | null;
  second_at: string | null;
}

export interface ReconciliationLockTable {
  one: Generated<boolean>;
}

export interface ReconciliationNoteTable {
  kind: string;
  subject: string;
  seq: number;
  day: string;
  at: string;
  by: string;
  move: 'match' | 'ask' | 'write' | 'close' | 'reopen';
  state: 'open' | 'asked' | 'closed';
  difference_cents: number;
  reason: string;
  look_again_on: string | null;
}

/** What a night named to an account by a kind of reminder, once for all of its people. */
export interface ReminderTable {
  /** The night: the reminder is forgotten with it. */
  run_id: number;
  kind: string;
  account_no: string;
  /** Of all days that it told of. */
  named_cents: number;
}

/** The invoices that reminders named. */
export interface ReminderInvoiceTable {
  run_id: number;
  kind: string;
  account_no: string;
  invoice_no: string;
}

/** An account gets no reminders for a while: docs/rules.md#reminder-pause. */
export interface ReminderPauseTable {
  pause_id: GeneratedAlways<number>;
  account_no: string;
  /** The last day, in the books zone; null: until it is lifted. */
  through: string | null;
  reason: string;
  paused_by: string;
  paused_at: string;
  lifted_by: string | null;
  lifted_at: string | null;
}

/** What customers ask for, payments and pickups. */
export interface RequestTable {
  request_id: string;
  /** PR-2026-000123 */
  request_no: string;
  kind: 'payment' | 'pickup' | 'refund';
  flow: 'bank' | 'internal' | 'pickup' | 'check' | 'refund';
  /** The trade account that is paid, that owns the deposit account, or whose credit is refunded. */
  account_no: string;
  submitted_by: string;
  submitted_at: string;
  /** One of requestStatuses. */
  status: string;
  status_reason: string | null;
  /** Counts changes: whoever changes it says from which one. */
  version: Generated<number>;
  /** When it was moved last. */
  changed_at: string;
  amount_cents: number;
  option_id: string | null;
  sav_id: string | null;
  /** Where the money comes from, in words of that day. */
  source: string;
  /** Where it goes to, in words of that day. */
  target: string;
  cancel_until: string | null;
  mode: string | null;
  gross_cents: number | null;
  discount_cents: number | null;
  credit_cents: number | null;
  requested_date: string | null;
  effective_date: string | null;
  prepay_contract_no: string | null;
  /** One of deliveryMethods; of a check, mailed or branch. */
  delivery_method: string | null;
  to_account: string | null;
  /** Where a check is picked up, or was handed over. */
  branch_code: string | null;
  pickup_date: string | null;
  pickup_time: string | null;
  pickup_zone: string | null;
  pickup_at: string | null;
  pickup_person: string | null;
  comments: string | null;
  payment_no: string | null;
  posted_on: string | null;
  return_code: string | null;
  returned_on: string | null;
  /** Of a check, without zeros before it. */
  check_no: string | null;
}

export interface RequestAllocationTable {
  request_id: string;
  seq: number;
  invoice_no: string;
  amount_cents: number;
  discount_cents: number;
  reason: string | null;
  note: string | null;
}

/** What the last approval of a request rested on. */
export interface RequestApprovalTable {
  request_id: string;
  basis: ColumnType<object, never, never>;
}

/** What was agreed to, word by word. */
export interface RequestAuthorizationTable {
  request_id: string;
  /** A text in another language has a version of its own. */
  text_version: string;
  /** In the language that it was shown in. */
  agreed_text: string;
  text_sha256: string;
  /** Null where no bank is debited. */
  sec_code: 'WEB' | 'CCD' | null;
  accepted_by: string;
  accepted_at: string;
  ip: string;
  user_agent: string;
  /** Null where English was shown. */
  english_text: string | null;
}

export interface RequestEventTable {
  request_id: string;
  seq: number;
  at: string;
  /** A sign-in, or portal. */
  actor: string;
  role: 'customer' | 'office' | 'portal';
  event: string;
  from_status: string | null;
  to_status: string;
  note: string | null;
}

/** The last number given in a year. */
export interface RequestNumberTable {
  year: number;
  last: number;
}

export interface RequestReturnTable {
  request_id: string;
  seq: number;
  code: string | null;
  returned_on: string | null;
}

/** Banks by routing number, as an imported directory says. */
export interface RoutingDirectoryTable {
  routing_number: string;
  bank_name: string;
  city: string | null;
  state: string | null;
  loaded_at: string;
}

/** What a lookup service answered. */
export interface RoutingLookupTable {
  routing_number: string;
  /** Null: it knew none. */
  found: unknown;
  looked_up_at: string;
}

/** When somebody was told last that something waits for a second person. */
export interface SecondPersonToldTable {
  name: string;
  told_at: string;
}

/** Whoever decides settings locks this row first. */
export interface SettingsLockTable {
  one: Generated<boolean>;
}

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
  /** Null where the ERP sends figures alone and the portal draws the PDF. */
  pdf_file: string | null;
  pdf_sha256: string | null;
  import_id: number;
}

/** The PDF that was drawn from a snapshot, once and for all. */
export interface StatementPdfTable {
  statement_no: string;
  version: number;
  renderer_version: number;
  sha256: string;
  rendered_at: Generated<string>;
}

/** Statements as they were shown. A row is never changed; what the ERP says anew becomes another one. */
export interface StatementSnapshotTable {
  statement_no: string;
  /** 1, and one more for each time that the ERP said something else under the same number. */
  version: number;
  account_no: string;
  /** As the PDF counts. */
  revision: number;
  /** The number whose place it takes: another statement's, or its own where version is above 1. */
  replaces: string | null;
  reason: string | null;
  /** Of the ERP's row, to see whether it still says the same. */
  fingerprint: string;
  /** Canonical JSON. */
  content: string;
  /** Of the content, in hex. */
  sha256: string;
  import_id: number;
  frozen_at: Generated<string>;
}

/** Who opened which statement first, when. */
export interface StatementViewTable {
  name: string;
  statement_no: string;
  first_viewed_at: string;
}

/** Addresses whose emails came back or were reported as spam. A mark that ended stays: what was sent before then marks nothing. */
export interface SuppressedAddressTable {
  /** In lower case. */
  address: string;
  reason: 'bounced' | 'unreachable' | 'complained';
  since: string;
  /** The sign-in that was written to; null: nobody's. */
  reader: string | null;
  message_id: string;
  /** The kind of the email that did it. */
  letter: string;
  ended_at: string | null;
  ended_by: 'person' | 'changed' | 'office' | 'delivery' | null;
  /** Of the code by which a person confirms the address. */
  code_hash: Uint8Array | null;
  code_sent_at: string | null;
  code_tries: Generated<number>;
}

/** Codes that were sent in the last day, which limits how many more are. */
export interface TextCodeTable {
  text_code_id: GeneratedAlways<number>;
  person: string;
  number_hash: Uint8Array;
  sent_at: string;
}

/** The number that a person wants notices at, or has asked a code for. */
export interface TextNumberTable {
  person: string;
  /** Sealed: +1 and ten digits. */
  number: Uint8Array;
  /** Keyed: by it a reply finds its person. */
  number_hash: Uint8Array;
  /** What a page and the audit show of it. */
  last_digits: string;
  /** That it was added in; it holds for a person who chose none. */
  language: 'en' | 'es';
  /** Of the words that were agreed to. */
  consent_version: number;
  asked_at: string;
  /** When the code was entered; null: nothing but codes goes there. */
  confirmed_at: string | null;
  /** When the carrier said that nothing reaches it; null: it did not. */
  refused_at: string | null;
  code_hash: Uint8Array | null;
  code_sent_at: string | null;
  code_tries: Generated<number>;
  texted_on: string | null;
  /** How many notices went there on the day texted_on of its person's wall. */
  texts: Generated<number>;
}

/** What a phone last replied; it holds for whoever has the number. */
export interface TextReplyTable {
  number_hash: Uint8Array;
  is_stopped: boolean;
  /** A reply that is not newer was heard already. */
  said_at: string;
}

/** The desks at which people of the office sit. */
export interface UserDeskTable {
  /** A sign-in. */
  name: string;
  /** A DeskName of contract. */
  desk: 'receivable' | 'credit' | 'help' | 'audit';
}

/** What touches the portal and the pool: written first, then done step by step. */
export interface UserOperationTable {
  op_id: string;
  name: string;
  kind: string;
  /** The step that comes next. */
  step: Generated<number>;
  state: 'running' | 'failed' | 'done';
  /** Where it stands, in words for the office. */
  told: string;
  /** What the steps need to know. Nothing secret. */
  payload: ColumnType<object, string, never>;
  started_by: string;
  started_at: string;
  changed_at: string;
  tries: Generated<number>;
  /** When somebody may take it up; null where only an administrator does. */
  next_at: string | null;
}

export interface ViewAsTable {
  view_id: string;
  actor: string;
  subject: string;
  reason: string;
  sign_in: string;
  started_at: string;
  ends_at: string;
  ended_at: string | null;
  pages: Generated<number>;
}

export interface ViewAsReadTable {
  view_id: string;
  endpoint: string;
  times: number;
}

/** Every table, for Kysely. */
export interface Tables {
  access_request: AccessRequestTable;
  access_request_number: AccessRequestNumberTable;
  account: AccountTable;
  account_access: AccountAccessTable;
  account_note: AccountNoteTable;
  account_note_mention: AccountNoteMentionTable;
  account_tag: AccountTagTable;
  ach_batch: AchBatchTable;
  ach_delivery: AchDeliveryTable;
  ach_entry: AchEntryTable;
  ach_lock: AchLockTable;
  ach_return_file: AchReturnFileTable;
  ach_return_row: AchReturnRowTable;
  ach_trace: AchTraceTable;
  announcement: AnnouncementTable;
  announcement_reader: AnnouncementReaderTable;
  ar_transaction: ArTransactionTable;
  audit_event: AuditEventTable;
  audit_head: AuditHeadTable;
  authorized_buyer: AuthorizedBuyerTable;
  autopay: AutopayTable;
  autopay_run: AutopayRunTable;
  bank_statement_entry: BankStatementEntryTable;
  branch: BranchTable;
  calendar_link: CalendarLinkTable;
  company_settings: CompanySettingsTable;
  consent: ConsentTable;
  contact: ContactTable;
  contact_attachment: ContactAttachmentTable;
  contact_change: ContactChangeTable;
  contact_change_entry: ContactChangeEntryTable;
  contact_entry: ContactEntryTable;
  contact_invitation: ContactInvitationTable;
  contact_number: ContactNumberTable;
  contact_ticket: ContactTicketTable;
  delivery_ticket: DeliveryTicketTable;
  deposit_account: DepositAccountTable;
  deposit_hold: DepositHoldTable;
  deposit_lock: DepositLockTable;
  deposit_rate: DepositRateTable;
  deposit_transaction: DepositTransactionTable;
  document: DocumentTable;
  email_report: EmailReportTable;
  feed_document: FeedDocumentTable;
  feed_drop: FeedDropTable;
  feed_finding: FeedFindingTable;
  feed_held: FeedHeldTable;
  feed_import: FeedImportTable;
  feed_progress: FeedProgressTable;
  feed_removed: FeedRemovedTable;
  feed_replaced: FeedReplacedTable;
  field: FieldTable;
  idempotency: IdempotencyTable;
  invoice: InvoiceTable;
  invoice_discount: InvoiceDiscountTable;
  invoice_line: InvoiceLineTable;
  invoice_tax: InvoiceTaxTable;
  message_template: MessageTemplateTable;
  notice: NoticeTable;
  notice_account_choice: NoticeAccountChoiceTable;
  notice_choice: NoticeChoiceTable;
  notice_run: NoticeRunTable;
  notice_schedule: NoticeScheduleTable;
  notice_text: NoticeTextTable;
  office_start_view: OfficeStartViewTable;
  office_view: OfficeViewTable;
  option_secret: OptionSecretTable;
  option_validation: OptionValidationTable;
  originator_lock: OriginatorLockTable;
  originator_version: OriginatorVersionTable;
  outbox_message: OutboxMessageTable;
  paid_after_reminders: PaidAfterRemindersTable;
  payment: PaymentTable;
  payment_application: PaymentApplicationTable;
  payment_lock: PaymentLockTable;
  payment_option: PaymentOptionTable;
  payment_option_account: PaymentOptionAccountTable;
  payment_plan: PaymentPlanTable;
  payment_plan_installment: PaymentPlanInstallmentTable;
  pool_attempt: PoolAttemptTable;
  pool_code: PoolCodeTable;
  pool_device: PoolDeviceTable;
  pool_key: PoolKeyTable;
  pool_known_network: PoolKnownNetworkTable;
  pool_limit: PoolLimitTable;
  pool_refresh: PoolRefreshTable;
  pool_replay: PoolReplayTable;
  pool_sign_in: PoolSignInTable;
  pool_spent_nonce: PoolSpentNonceTable;
  pool_user: PoolUserTable;
  portal_session: PortalSessionTable;
  portal_user: PortalUserTable;
  prepay_contract: PrepayContractTable;
  prepay_line: PrepayLineTable;
  prepay_usage: PrepayUsageTable;
  price_sheet: PriceSheetTable;
  product: ProductTable;
  promise: PromiseTable;
  push_device: PushDeviceTable;
  push_message: PushMessageTable;
  reconciliation_close: ReconciliationCloseTable;
  reconciliation_lock: ReconciliationLockTable;
  reconciliation_note: ReconciliationNoteTable;
  reminder: ReminderTable;
  reminder_invoice: ReminderInvoiceTable;
  reminder_pause: ReminderPauseTable;
  request: RequestTable;
  request_allocation: RequestAllocationTable;
  request_approval: RequestApprovalTable;
  request_authorization: RequestAuthorizationTable;
  request_event: RequestEventTable;
  request_number: RequestNumberTable;
  request_return: RequestReturnTable;
  routing_directory: RoutingDirectoryTable;
  routing_lookup: RoutingLookupTable;
  second_person_told: SecondPersonToldTable;
  settings_lock: SettingsLockTable;
  statement: StatementTable;
  statement_pdf: StatementPdfTable;
  statement_snapshot: StatementSnapshotTable;
  statement_view: StatementViewTable;
  suppressed_address: SuppressedAddressTable;
  text_code: TextCodeTable;
  text_number: TextNumberTable;
  text_reply: TextReplyTable;
  user_desk: UserDeskTable;
  user_operation: UserOperationTable;
  view_as: ViewAsTable;
  view_as_read: ViewAsReadTable;
}
