-- The rest of what the ERP tells: prepay, statements, rates, tickets, prices, papers. As in 001-feed.sql.

create table authorized_buyer (
  account_no text not null,
  buyer_name text not null,
  limit_amount_cents bigint,
  active boolean not null,
  import_id bigint not null,
  primary key (account_no, buyer_name)
);

create table prepay_contract (
  contract_no text primary key,
  account_no text not null,
  -- Product-specific, group, generic, down payment, unpaid booking.
  type text not null check (type in ('S', 'G', 'N', 'D', 'U')),
  -- Group codes, separated by semicolons.
  groups text,
  crop_year integer not null,
  booked_on date not null,
  start_on date,
  expires_on date,
  branch text, field_id text, salesperson text, terms_code text,
  booked_cents bigint not null,
  paid_cents bigint not null,
  used_cents bigint not null,
  remaining_cents bigint not null,
  refundable boolean not null,
  signed_on date,
  split_percent numeric(7,4),
  -- The ERP's own word.
  status text not null,
  comments text,
  pdf_file text,
  import_id bigint not null
);
create index prepay_contract_account on prepay_contract (account_no, booked_on desc, contract_no desc);

create table prepay_line (
  contract_no text not null,
  line_no integer not null,
  product_code text,
  description text not null,
  group_code text,
  uom text,
  qty_booked numeric(16,6), qty_used numeric(16,6), qty_remaining numeric(16,6),
  unit_price numeric(14,6), posted_price numeric(14,6),
  booked_cents bigint not null,
  used_cents bigint not null,
  remaining_cents bigint not null,
  limit_qty boolean not null,
  field_id text,
  import_id bigint not null,
  primary key (contract_no, line_no)
);

create table prepay_usage (
  usage_id text primary key,
  contract_no text not null,
  line_no integer,
  event text not null,
  event_date date not null,
  document_no text, ticket_no text,
  qty numeric(16,6),
  -- What it adds to the remaining amount.
  amount_cents bigint not null,
  other_account_no text,
  import_id bigint not null
);
create index prepay_usage_contract on prepay_usage (contract_no, event_date, usage_id);

create table statement (
  statement_no text primary key,
  account_no text not null,
  period_from date not null,
  period_to date not null,
  close_at timestamptz,
  due_date date not null,
  previous_balance_cents bigint not null,
  charges_cents bigint not null,
  credits_cents bigint not null,
  finance_charge_cents bigint not null,
  ending_balance_cents bigint not null,
  amount_due_cents bigint not null,
  future_obligations_cents bigint not null,
  discount_through date,
  discount_amount_cents bigint,
  revision integer not null,
  supersedes text,
  -- Null where the ERP sends figures alone and the portal draws the paper.
  pdf_file text,
  pdf_sha256 text,
  import_id bigint not null
);
create index statement_account on statement (account_no, period_to desc, statement_no desc);

create table deposit_rate (
  rate_plan text not null,
  effective_from date not null,
  tier_from_cents bigint not null,
  annual_rate numeric(12,6) not null,
  day_count text, balance_method text, posting text,
  import_id bigint not null,
  primary key (rate_plan, effective_from, tier_from_cents)
);

create table delivery_ticket (
  ticket_no text primary key,
  account_no text not null,
  branch text,
  delivered_on date,
  product_code text,
  qty numeric(16,6),
  uom text, field_id text, driver text,
  -- Uninvoiced or invoiced.
  status text check (status in ('U', 'I')),
  invoice_no text,
  image_file text,
  import_id bigint not null
);
create index delivery_ticket_account on delivery_ticket (account_no, delivered_on desc);

create table price_sheet (
  product_code text not null,
  uom text not null,
  effective_from date not null,
  branch text not null,
  posted_price numeric(14,6),
  import_id bigint not null,
  primary key (product_code, uom, effective_from, branch)
);

-- Papers that came in docs/, each once, found by their own hash. They never reach a disk under a name of the drop.
create table document (
  sha256 text primary key,
  content_type text not null,
  bytes bytea not null,
  stored_at timestamptz not null default now()
);

-- Which paper a name of the drop stands for since its last import.
create table feed_document (
  file_name text primary key,
  sha256 text not null references document,
  import_id bigint not null
);

create index ar_transaction_document on ar_transaction (account_no, document_no);
create index invoice_split on invoice (split_group) where split_group is not null;
