-- What the ERP tells, written by the feed import alone. Money is whole cents, quantities and prices are
-- decimals. Every row names the import that last changed it; a row that a full file no longer holds moves
-- to feed_removed, so that no query can forget to leave it out of a balance.

create table feed_import (
  import_id bigint generated always as identity primary key,
  drop_name text not null,
  manifest_sha256 text not null,
  as_of date not null,
  extracted_at timestamptz not null,
  applied_at timestamptz not null default now(),
  rows_read bigint not null,
  rows_quarantined bigint not null,
  changes jsonb not null
);
create index feed_import_manifest on feed_import (manifest_sha256);

create table feed_finding (
  import_id bigint not null references feed_import,
  seq integer not null,
  severity text not null check (severity in ('fatal', 'row', 'warn')),
  file text not null,
  line bigint,
  key text,
  column_name text,
  rule text not null,
  value text,
  message text not null,
  hint text,
  primary key (import_id, seq)
);

create table feed_removed (
  import_id bigint not null references feed_import,
  table_name text not null,
  row jsonb not null
);
create index feed_removed_import on feed_removed (import_id, table_name);

create table branch (
  branch_code text primary key,
  name text not null,
  address1 text, city text, state text, zip text, phone text,
  -- Null is the company's own zone.
  time_zone text,
  active boolean not null,
  import_id bigint not null
);

create table product (
  product_code text primary key,
  name text not null,
  group_code text not null,
  group_name text not null,
  subgroup text, default_uom text, density_lb_per_gal numeric(16,6), analysis text, epa_reg_no text,
  rup boolean not null,
  discount_eligible boolean not null,
  active boolean not null,
  import_id bigint not null
);

create table field (
  field_id text primary key,
  account_no text not null,
  farm_name text,
  field_name text not null,
  acres numeric(16,6), state text, county text, fsa_farm text, fsa_tract text,
  import_id bigint not null
);
create index field_account on field (account_no);

create table account (
  account_no text primary key,
  account_type text not null check (account_type in ('T', 'D')),
  name text not null,
  dba text,
  status text not null check (status in ('A', 'H', 'C', 'X')),
  closed_on date,
  address1 text, address2 text, city text, state text, zip text, phone text, email text,
  home_branch text not null,
  rep_name text, rep_phone text, rep_email text,
  terms_code text, terms_text text,
  credit_limit_cents bigint, special_terms_limit_cents bigint,
  tax_exempt boolean not null,
  tax_exempt_expires date,
  statement_delivery text,
  no_ach boolean not null,
  blend_detail text,
  regular_balance_cents bigint not null,
  past_due_cents bigint not null,
  not_due_cents bigint not null,
  deferred_cents bigint not null,
  unapplied_credit_cents bigint not null check (unapplied_credit_cents >= 0),
  prepay_remaining_cents bigint not null check (prepay_remaining_cents >= 0),
  finance_charge_ytd_cents bigint not null,
  aging_current_cents bigint not null,
  aging_30_cents bigint not null,
  aging_60_cents bigint not null,
  aging_90_cents bigint not null,
  aging_over_90_cents bigint not null,
  last_payment_date date,
  last_payment_amount_cents bigint,
  merged_into text,
  import_id bigint not null
);

create table contact (
  account_no text not null,
  email text not null,
  name text, phone text, relationship text,
  access_level text check (access_level in ('O', 'P', 'V', 'D')),
  deposit_access boolean not null,
  import_id bigint not null,
  primary key (account_no, email)
);

create table invoice (
  invoice_no text primary key,
  account_no text not null,
  doc_type text not null check (doc_type in ('I', 'C', 'F', 'D')),
  invoice_date date not null,
  ship_date date,
  posting_date date not null,
  due_date date not null,
  terms_code text,
  deferred boolean not null,
  branch text not null,
  ship_to text, order_no text, po_no text, salesperson text,
  crop_year integer,
  split_group text,
  split_percent numeric(7,4),
  subtotal_cents bigint not null,
  discount_total_cents bigint not null,
  tax_total_cents bigint not null,
  freight_cents bigint not null,
  total_cents bigint not null,
  prepay_applied_cents bigint not null,
  paid_cents bigint not null,
  credited_cents bigint not null,
  discount_taken_cents bigint not null,
  written_off_cents bigint not null,
  open_amount_cents bigint not null,
  disputed boolean not null,
  comments text,
  pdf_file text,
  voided boolean not null,
  import_id bigint not null
);
-- The newest of one account by keyset: what every list of purchases begins with.
create index invoice_account_newest on invoice (account_no, invoice_date desc, invoice_no desc);
create index invoice_open on invoice (account_no, due_date) where open_amount_cents <> 0;

create table invoice_discount (
  invoice_no text not null,
  through_date date not null,
  percent numeric(7,4),
  amount_cents bigint not null,
  condition text,
  import_id bigint not null,
  primary key (invoice_no, through_date)
);

create table invoice_line (
  invoice_no text not null,
  line_no integer not null,
  parent_line_no integer,
  line_type text not null check (line_type in ('P', 'S', 'F', 'T', 'E', 'X')),
  product_code text,
  description text not null,
  group_code text,
  qty numeric(16,6),
  uom text,
  unit_price numeric(14,6),
  price_uom text,
  extended_cents bigint not null,
  line_discount_cents bigint not null,
  line_tax_cents bigint not null,
  net_cents bigint not null,
  ticket_no text,
  delivered_on date,
  field_id text, farm_name text, field_name text,
  acres numeric(16,6),
  crop text,
  crop_year integer,
  lot_no text,
  epa_reg_no text,
  paid_by text check (paid_by in ('O', 'P', 'C', 'K')),
  prepay_contract_no text,
  prepay_line_no integer,
  import_id bigint not null,
  primary key (invoice_no, line_no)
);

create table invoice_tax (
  invoice_no text not null,
  tax_code text not null,
  line_no integer not null,
  description text, jurisdiction text,
  base_amount_cents bigint,
  rate numeric(12,6),
  tax_amount_cents bigint not null,
  import_id bigint not null,
  primary key (invoice_no, tax_code, line_no)
);

create table payment (
  payment_no text primary key,
  account_no text not null,
  received_date date not null,
  posting_date date not null,
  method text not null check (method in ('A', 'K', 'C', 'V', 'D', 'P', 'M')),
  reference text, portal_request_no text,
  type text check (type in ('R', 'P', 'B', 'D')),
  amount_cents bigint not null,
  discount_taken_cents bigint not null,
  unapplied_cents bigint not null,
  status text not null check (status in ('P', 'R', 'V')),
  reversed_payment_no text,
  return_code text,
  import_id bigint not null
);
create index payment_account_newest on payment (account_no, posting_date desc, payment_no desc);

create table payment_application (
  payment_no text not null,
  invoice_no text not null,
  applied_cents bigint not null,
  discount_cents bigint not null,
  applied_on date,
  import_id bigint not null,
  primary key (payment_no, invoice_no)
);
create index payment_application_invoice on payment_application (invoice_no);

create table ar_transaction (
  account_no text not null,
  txn_id text not null,
  seq integer not null,
  effective_date date not null,
  posting_date date not null,
  kind text not null,
  document_no text, reference text, description text,
  debit_cents bigint not null check (debit_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  due_date date,
  open_amount_cents bigint not null,
  branch text,
  reverses_txn_id text,
  import_id bigint not null,
  primary key (account_no, txn_id)
);
create index ar_transaction_newest on ar_transaction (account_no, posting_date desc, seq desc);

create table deposit_account (
  sav_id text primary key,
  account_no text not null,
  title text not null,
  status text not null,
  opened_on date,
  ledger_balance_cents bigint not null,
  hold_amount_cents bigint not null,
  min_balance_cents bigint not null,
  max_balance_cents bigint,
  rate_plan text not null,
  accrued_interest_cents bigint not null,
  interest_ytd_cents bigint not null,
  interest_prior_year_cents bigint not null,
  tin_certified boolean not null,
  nominee text,
  import_id bigint not null
);
create index deposit_account_owner on deposit_account (account_no);

create table deposit_transaction (
  sav_id text not null,
  txn_id text not null,
  seq integer not null,
  effective_date date not null,
  posting_date date not null,
  kind text not null,
  description text, check_no text, reference text, portal_request_no text,
  amount_in_cents bigint not null check (amount_in_cents >= 0),
  amount_out_cents bigint not null check (amount_out_cents >= 0),
  balance_after_cents bigint not null,
  import_id bigint not null,
  primary key (sav_id, txn_id)
);
create index deposit_transaction_newest on deposit_transaction (sav_id, posting_date desc, seq desc);
