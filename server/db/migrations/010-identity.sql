-- How people sign in: written by the user pool alone. Passwords and tokens stand here only as what
-- cannot be turned back: a sealed verifier, and SHA-256 of a refresh token. The key that seals lies
-- outside the database.

create table pool_user (
  sub uuid primary key,
  username text not null unique check (username = lower(username)),
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
  enabled boolean not null default true,
  attributes jsonb not null,
  -- Salt and verifier of SRP, sealed for this user.
  credential bytea not null,
  credential_set_at timestamptz not null,
  -- Set while the password is one that somebody else chose.
  temporary_until timestamptz,
  created_at timestamptz not null
);

-- One row per sign-in. All tokens that came of it carry origin_jti, so ending the row ends them.
create table pool_sign_in (
  origin_jti uuid primary key,
  sub uuid not null references pool_user on delete cascade,
  auth_time timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index pool_sign_in_user on pool_sign_in (sub);
create index pool_sign_in_expiry on pool_sign_in (expires_at);

create table pool_refresh (
  token_hash bytea primary key,
  origin_jti uuid not null references pool_sign_in on delete cascade,
  rotated_at timestamptz
);
create index pool_refresh_sign_in on pool_refresh (origin_jti);

-- Failed passwords per name, whether somebody of that name exists or not. The name itself is not kept:
-- people type passwords into the wrong field.
create table pool_attempt (
  name_mac bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz not null
);
create index pool_attempt_age on pool_attempt (last_at);

-- Challenges that were answered rightly, so that none is answered twice.
create table pool_spent_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
create index pool_spent_nonce_expiry on pool_spent_nonce (expires_at);

create table pool_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- PKCS #8, sealed.
  private_key bytea not null,
  active boolean not null,
  created_at timestamptz not null
);
create unique index pool_key_active on pool_key (active) where active;
