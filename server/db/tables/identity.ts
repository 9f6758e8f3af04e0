import type { Generated, JSONColumnType } from 'kysely';

export type PoolUserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

export interface PoolUserTable {
  sub: string;
  username: string;
  status: PoolUserStatus;
  enabled: Generated<boolean>;
  attributes: JSONColumnType<Record<string, string>>;
  credential: Uint8Array;
  credential_set_at: string;
  temporary_until: string | null;
  created_at: string;
}

export interface PoolSignInTable {
  origin_jti: string;
  sub: string;
  auth_time: string;
  expires_at: string;
  revoked_at: string | null;
}

export interface PoolRefreshTable {
  token_hash: Uint8Array;
  origin_jti: string;
  rotated_at: string | null;
}

export interface PoolAttemptTable {
  name_mac: Uint8Array;
  failures: number;
  last_at: string;
  locked_until: string;
}

export interface PoolSpentNonceTable {
  nonce: string;
  expires_at: string;
}

export interface PoolKeyTable {
  kid: string;
  public_jwk: JSONColumnType<Record<string, string>>;
  private_key: Uint8Array;
  active: boolean;
  created_at: string;
}

/** The user pool's own tables (010-identity.sql). */
export interface IdentityTables {
  pool_user: PoolUserTable;
  pool_sign_in: PoolSignInTable;
  pool_refresh: PoolRefreshTable;
  pool_attempt: PoolAttemptTable;
  pool_spent_nonce: PoolSpentNonceTable;
  pool_key: PoolKeyTable;
}
