-- Files for the bank: docs/rules.md#ach-batches.
create table ach_batch (
  batch_no integer primary key,
  status text not null check (status in ('awaitingRelease', 'released', 'sent', 'void')),
  -- Counts changes: whoever changes it says from which one.
  version integer not null default 1,
  originator_version bigint not null references originator_version,
  created_at timestamptz not null,
  created_by text not null,
  released_at timestamptz,
  released_by text,
  sent_at timestamptz,
  sent_by text,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  -- The day and the time in the header, on the bank's wall.
  file_date date not null,
  file_id_modifier text not null,
  file_sha256 text not null,
  -- The bytes, sealed under the key that key_id names; null once they were kept long enough.
  file_sealed jsonb,
  key_id text,
  file_deleted_at timestamptz,
  -- Since when the bytes need not be kept any more.
  keep_until timestamptz,
  entry_count integer not null,
  debit_cents bigint not null,
  credit_cents bigint not null,
  first_effective date not null,
  last_effective date not null
);
create unique index ach_batch_modifier on ach_batch (file_date, file_id_modifier);
create index ach_batch_key on ach_batch (key_id) where key_id is not null;
create index ach_batch_keep on ach_batch (keep_until) where file_sealed is not null;
create index ach_batch_originator on ach_batch (originator_version);

-- What stands in a file, as it stands there; of an account number its last digits alone.
create table ach_entry (
  batch_no integer not null references ach_batch,
  seq integer not null,
  request_id uuid not null references request,
  -- False once its file is void.
  live boolean not null default true,
  trace_no text not null unique,
  sec_code text not null check (sec_code in ('WEB', 'CCD', 'PPD')),
  direction text not null check (direction in ('debit', 'credit')),
  effective_date date not null,
  amount_cents bigint not null check (amount_cents > 0),
  account_no text not null,
  holder_name text not null,
  routing_number text not null,
  account_last text not null,
  primary key (batch_no, seq)
);
-- A request is in one live file at most.
create unique index ach_entry_live on ach_entry (request_id) where live;
create index ach_entry_customer on ach_entry (account_no, effective_date) where live and direction = 'debit';

-- The last trace number that was given, by the first eight digits of the routing number of our bank.
create table ach_trace (
  odfi text primary key,
  last integer not null
);

-- Whoever makes or moves a file locks this row first: of two at once the second sees the first.
create table ach_lock (
  one boolean primary key default true check (one)
);
