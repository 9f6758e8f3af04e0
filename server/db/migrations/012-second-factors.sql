-- What a sign-in may ask besides the password: codes by mail, text or app, and the proof of a known device.

alter table pool_user
  -- SMS_MFA, SOFTWARE_TOKEN_MFA, EMAIL_OTP: those that are switched on.
  add column mfa_methods jsonb not null default '[]',
  add column mfa_preferred text,
  -- The shared secret of the authenticator app, sealed for this user; verified or still being set up.
  add column totp_secret bytea,
  add column totp_verified boolean not null default false,
  -- The 30-second step whose code was used last, so that none is used twice.
  add column totp_last_step bigint,
  add column totp_name text,
  add column updated_at timestamptz;

alter table pool_sign_in add column device_key text;

create table pool_device (
  device_key text primary key,
  sub uuid not null references pool_user on delete cascade,
  group_key text not null,
  name text,
  -- Salt and verifier of the device's SRP, sealed; null until the device confirmed itself.
  credential bytea,
  remembered boolean not null default false,
  last_address text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_auth_at timestamptz
);
create index pool_device_user on pool_device (sub);

-- One code per name and purpose, whether somebody of that name exists or not: the work is the same.
create table pool_code (
  name_mac bytea not null,
  purpose text not null,
  code_mac bytea not null,
  -- The address that the code was sent to, sealed; proven by the right code.
  target bytea,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (name_mac, purpose)
);
create index pool_code_expiry on pool_code (expires_at);
