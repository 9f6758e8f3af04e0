import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type PoolUserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** By the protocol's names: a code by text message, from an authenticator app, or by e-mail. */
export type MfaMethod = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP';

export interface PoolUserTable {
  sub: string;
  username: string;
  status: PoolUserStatus;
  enabled: Generated<boolean>;
  attributes: JSONColumnType<Record<string, string>>;
  credential: Uint8Array;
  credential_set_at: string;
  temporary_until: string | null;
  mfa_methods: ColumnType<MfaMethod[], string | undefined, string>;
  mfa_preferred: MfaMethod | null;
  totp_secret: Uint8Array | null;
  /** The secret of an app that has not shown its first code yet. */
  totp_pending: Uint8Array | null;
  totp_verified: Generated<boolean>;
  totp_last_step: number | null;
  totp_name: string | null;
  created_at: string;
  updated_at: string | null;
}

export interface PoolSignInTable {
  origin_jti: string;
  sub: string;
  auth_time: string;
  expires_at: string;
  revoked_at: string | null;
  device_key: string | null;
}

export interface PoolDeviceTable {
  device_key: string;
  sub: string;
  group_key: string;
  name: string | null;
  credential: Uint8Array | null;
  remembered: Generated<boolean>;
  last_address: string | null;
  created_at: string;
  updated_at: string;
  last_auth_at: string | null;
}

export interface PoolCodeTable {
  name_mac: Uint8Array;
  purpose: string;
  code_mac: Uint8Array;
  target: Uint8Array | null;
  tries: Generated<number>;
  expires_at: string;
}

export interface PoolLimitTable {
  key_mac: Uint8Array;
  used: number;
  window_ends_at: string;
}

export interface PoolReplayTable {
  call_mac: Uint8Array;
  answer: Uint8Array | null;
  expires_at: string;
}

export interface PoolRefreshTable {
  token_hash: Uint8Array;
  origin_jti: string;
  rotated_at: string | null;
}

export interface PoolAttemptTable {
  name_mac: Uint8Array;
  /** Empty for all places together. */
  from_mac: Uint8Array;
  failures: number;
  last_at: string;
  locked_until: string;
}

export interface PoolKnownNetworkTable {
  name_mac: Uint8Array;
  from_mac: Uint8Array;
  seen_at: string;
}

export interface PoolSpentNonceTable {
  nonce: string;
  expires_at: string;
}

export interface PoolKeyTable {
  kid: string;
  public_jwk: JSONColumnType<Record<string, string>>;
  private_key: Uint8Array;
  active_from: string;
  created_at: string;
}

/** The user pool's own tables (010-identity.sql and later). */
export interface IdentityTables {
  pool_user: PoolUserTable;
  pool_sign_in: PoolSignInTable;
  pool_refresh: PoolRefreshTable;
  pool_attempt: PoolAttemptTable;
  pool_known_network: PoolKnownNetworkTable;
  pool_spent_nonce: PoolSpentNonceTable;
  pool_key: PoolKeyTable;
  pool_device: PoolDeviceTable;
  pool_code: PoolCodeTable;
  pool_limit: PoolLimitTable;
  pool_replay: PoolReplayTable;
}
