-- What customers ask for, payments and pickups: a durable record first, letters second.
create table request (
  request_id uuid primary key,
  -- 'PR-2026-000123'.
  request_no text not null unique,
  kind text not null check (kind in ('payment', 'pickup')),
  flow text not null check (flow in ('bank', 'internal', 'pickup')),
  -- The trade account that is paid, or that owns the deposit account.
  account_no text not null,
  submitted_by text not null,
  submitted_at timestamptz not null,
  status text not null,
  status_reason text,
  -- Counts changes: whoever changes it says from which one.
  version integer not null default 1,
  -- When it was moved last.
  changed_at timestamptz not null,
  amount_cents bigint not null check (amount_cents > 0),
  option_id uuid references payment_option,
  sav_id text,
  -- Where the money comes from and goes to, in words of that day: an option may be renamed or removed afterwards.
  source text not null,
  target text not null,
  cancel_until timestamptz,
  -- Of a payment.
  mode text,
  gross_cents bigint,
  discount_cents bigint,
  credit_cents bigint,
  requested_date date,
  effective_date date,
  prepay_contract_no text,
  -- Of a pickup.
  delivery_method text,
  to_account text,
  branch_code text,
  pickup_date date,
  pickup_time text,
  pickup_zone text,
  pickup_at timestamptz,
  pickup_person text,
  comments text,
  -- As the ERP and the bank answered.
  payment_no text,
  posted_on date,
  return_code text,
  returned_on date
);
create index request_newest on request (account_no, submitted_at desc, request_id desc);
create index request_submitter on request (submitted_by, submitted_at);
create index request_status on request (status, submitted_at);
create index request_option on request (option_id) where option_id is not null;
create index request_sav on request (sav_id) where sav_id is not null;

create table request_allocation (
  request_id uuid not null references request,
  seq integer not null,
  invoice_no text not null,
  amount_cents bigint not null,
  discount_cents bigint not null,
  reason text,
  note text,
  primary key (request_id, seq)
);
create index request_allocation_invoice on request_allocation (invoice_no);

create table request_event (
  request_id uuid not null references request,
  seq integer not null,
  at timestamptz not null,
  -- A sign-in, or 'portal'. Customers read the name of one of theirs only.
  actor text not null,
  role text not null check (role in ('customer', 'office', 'portal')),
  event text not null,
  from_status text,
  to_status text not null,
  note text,
  primary key (request_id, seq)
);

-- What was agreed to, word by word: kept for two years and longer, whatever becomes of the request.
create table request_authorization (
  request_id uuid primary key references request,
  text_version text not null,
  agreed_text text not null,
  text_sha256 text not null,
  -- WEB or CCD; null where no bank is debited.
  sec_code text,
  accepted_by text not null,
  accepted_at timestamptz not null,
  ip text not null,
  user_agent text not null
);

create table request_number (
  year integer primary key,
  last integer not null
);

-- Money of the deposit plan that is spoken for: released when the ERP shows the withdrawal, or nothing comes of it.
create table deposit_hold (
  request_id uuid primary key references request,
  sav_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  placed_at timestamptz not null,
  released_at timestamptz,
  release_reason text
);
create index deposit_hold_open on deposit_hold (sav_id) where released_at is null;

-- One row per deposit account that was ever drawn on: whoever places a hold locks it first.
create table deposit_lock (
  sav_id text primary key
);

-- One row per trade account that was ever paid: of two payments at the same time the second sees the first.
create table payment_lock (
  account_no text primary key
);
