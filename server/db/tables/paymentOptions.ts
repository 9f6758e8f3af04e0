import type { Generated } from 'kysely';

export interface PaymentOptionTable {
  option_id: string;
  owner: string;
  nickname: string;
  holder_name: string;
  holder_type: 'personal' | 'business';
  account_type: 'checking' | 'savings';
  routing_number: string;
  bank_name: string | null;
  account_sealed: unknown;
  key_id: string;
  account_last: string;
  account_digits: number;
  fingerprint: Uint8Array;
  shared_fingerprint: Uint8Array;
  status: 'pendingVerification' | 'active' | 'blocked' | 'failed' | 'removed';
  status_reason: string | null;
  is_default: boolean;
  consent_version: string;
  consent_text: string;
  consent_sha256: string;
  created_at: string;
  created_by: string;
  verified_at: string | null;
  removed_at: string | null;
  version: Generated<number>;
}

export interface PaymentOptionAccountTable {
  option_id: string;
  account_no: string;
}

export interface OptionSecretTable {
  name: string;
  sealed: unknown;
  key_id: string;
}

export interface RoutingDirectoryTable {
  routing_number: string;
  bank_name: string;
  city: string | null;
  state: string | null;
  loaded_at: string;
}

export interface RoutingLookupTable {
  routing_number: string;
  found: unknown;
  looked_up_at: string;
}

/** Saved bank accounts, and banks by routing number (031-payment-options.sql). */
export interface PaymentOptionTables {
  payment_option: PaymentOptionTable;
  payment_option_account: PaymentOptionAccountTable;
  option_secret: OptionSecretTable;
  routing_directory: RoutingDirectoryTable;
  routing_lookup: RoutingLookupTable;
}
