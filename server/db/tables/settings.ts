import type { Generated } from 'kysely';

export interface CompanySettingsTable {
  settings_id: Generated<number>;
  effective_from: string;
  /** A `CompanySettings`. */
  settings: unknown;
  created_at: string;
  created_by: string;
}

export interface IdempotencyTable {
  owner: string;
  key: string;
  route: string;
  body_sha256: string;
  answer: unknown;
  created_at: string;
}

export interface SettingsLockTable {
  one: Generated<boolean>;
}

/** What the company decides, and calls that are done once (030-settings.sql, 045-settings.sql). */
export interface SettingsTables {
  company_settings: CompanySettingsTable;
  settings_lock: SettingsLockTable;
  idempotency: IdempotencyTable;
}
