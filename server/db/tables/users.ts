import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Beside these, account_text: the database keeps it, and only searches ask for it. */
export interface PortalUserTable {
  name: string;
  admin: Generated<boolean>;
  deposit_plan: Generated<boolean>;
  created_at: Generated<string>;
  given_name: Generated<string>;
  family_name: Generated<string>;
  phone: string | null;
  state: Generated<'active' | 'creating' | 'deleting' | 'deleted'>;
  /** As the pool said last. */
  standing: Generated<'invited' | 'active' | 'resetting' | 'disabled'>;
  created_by: string | null;
  deleted_at: string | null;
  last_sign_in_at: string | null;
  email_changed_at: string | null;
  version: Generated<number>;
  search_text: GeneratedAlways<string>;
}

export interface AccountAccessTable {
  name: string;
  account_no: string;
  level: 'owner' | 'pay' | 'view' | 'documents';
  relationship: 'owner' | 'spouse' | 'partner' | 'landlord' | 'tenant' | 'employee' | 'accountant';
  valid_to: string | null;
}

export interface UserOperationTable {
  op_id: string;
  name: string;
  kind: string;
  step: Generated<number>;
  state: 'running' | 'failed' | 'done';
  told: string;
  payload: ColumnType<object, string, never>;
  started_by: string;
  started_at: string;
  changed_at: string;
  tries: Generated<number>;
  next_at: string | null;
}

export interface PortalSessionTable {
  origin_jti: string;
  name: string;
  started_at: string;
}

/** Who may see what (002-users.sql, 041-users.sql). */
export interface UserTables {
  portal_user: PortalUserTable;
  account_access: AccountAccessTable;
  user_operation: UserOperationTable;
  portal_session: PortalSessionTable;
}
