import type { Generated } from 'kysely';

export interface ContactChangeTable {
  change_id: string;
  name: string;
  attribute: 'email' | 'phone_number';
  old_value: string;
  changed_at: string;
  token_hash: Uint8Array;
  taken_back_at: Generated<string | null>;
}

/** Addresses and numbers that were replaced (054-contact-changes.sql). */
export interface ContactChangeTables {
  contact_change: ContactChangeTable;
}
