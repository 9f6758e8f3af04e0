-- Addresses and numbers that people replaced by their own hand. For three days the old one still gets the codes for
-- a new password, and its reader can take the change back by a mailed link.
create table contact_change (
  change_id uuid primary key,
  name text not null,
  -- email, phone_number
  attribute text not null,
  -- What was proven, and replaced.
  old_value text not null,
  changed_at timestamptz not null,
  -- SHA-256 of what the mailed link carries.
  token_hash bytea not null,
  taken_back_at timestamptz
);
create index contact_change_name on contact_change (name, changed_at);
create unique index contact_change_token on contact_change (token_hash);
