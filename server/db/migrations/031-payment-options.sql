-- Saved bank accounts. The number is sealed by a key of its own, which a key outside the database has sealed
-- (docs/security.md#bank-accounts); last digits and a keyed fingerprint are all that can be read of it here.
create table payment_option (
  option_id uuid primary key,
  -- The sign-in that it belongs to.
  owner text not null,
  nickname text not null,
  holder_name text not null,
  holder_type text not null check (holder_type in ('personal', 'business')),
  account_type text not null check (account_type in ('checking', 'savings')),
  routing_number text not null,
  bank_name text,
  account_sealed jsonb not null,
  -- The outer key that account_sealed needs, so that a rotation finds what is left to do.
  key_id text not null,
  account_last text not null,
  account_digits smallint not null,
  fingerprint bytea not null,
  -- The same number at the same bank, whoever owns the option: only for the office's suspicion.
  shared_fingerprint bytea not null,
  status text not null check (status in ('pendingVerification', 'active', 'blocked', 'failed', 'removed')),
  status_reason text,
  is_default boolean not null,
  consent_version text not null,
  consent_text text not null,
  consent_sha256 text not null,
  created_at timestamptz not null,
  created_by text not null,
  verified_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1
);
create unique index payment_option_once on payment_option (owner, fingerprint) where status <> 'removed';
create unique index payment_option_default on payment_option (owner) where is_default and status <> 'removed';
create index payment_option_owner on payment_option (owner, created_at);
create index payment_option_key on payment_option (key_id, option_id);

create table payment_option_account (
  option_id uuid not null references payment_option,
  account_no text not null,
  primary key (option_id, account_no)
);

-- The key of the fingerprints, made at the first start and sealed as account numbers are. Opening it proves at each
-- start that the outer key is the right one.
create table option_secret (
  name text primary key,
  sealed jsonb not null,
  key_id text not null
);

-- Banks by routing number, as an imported directory says.
create table routing_directory (
  routing_number text primary key,
  bank_name text not null,
  city text,
  state text,
  loaded_at timestamptz not null
);

-- What a lookup service answered; null: it knew none.
create table routing_lookup (
  routing_number text primary key,
  found jsonb,
  looked_up_at timestamptz not null
);
