import type { Generated } from 'kysely';

export interface PortalUserTable {
  name: string;
  admin: Generated<boolean>;
  deposit_plan: Generated<boolean>;
  created_at: Generated<string>;
}

export interface AccountAccessTable {
  name: string;
  account_no: string;
  level: 'owner' | 'pay' | 'view' | 'documents';
  relationship: 'owner' | 'spouse' | 'partner' | 'landlord' | 'tenant' | 'employee' | 'accountant';
  valid_to: string | null;
}

/** Who may see what (002-users.sql). */
export interface UserTables {
  portal_user: PortalUserTable;
  account_access: AccountAccessTable;
}
