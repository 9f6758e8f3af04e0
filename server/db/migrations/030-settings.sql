-- What the company decides and the ERP does not tell: branch hours, cut-offs, limits, texts that people agree to.
-- Versions are never changed: what was agreed to under one of them must stay readable.
create table company_settings (
  settings_id bigint generated always as identity primary key,
  effective_from timestamptz not null,
  settings jsonb not null,
  created_at timestamptz not null,
  created_by text not null
);
create index company_settings_in_force on company_settings (effective_from desc, settings_id desc);

-- What was answered to a call that must be done once: written in the transaction of its effect.
create table idempotency (
  owner text not null,
  key text not null,
  route text not null,
  body_sha256 text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_age on idempotency (created_at);
