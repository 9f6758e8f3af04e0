import { meantUser, requirePool } from '../adminUser';
import type { Members } from '../members';
import type { Pool } from '../pool';
import { attributesOf, readRow, recordOf } from '../userRecord';

/** All that the pool tells of one user. */
export async function adminGetUser(pool: Pool, members: Members) {
  requirePool(pool, members);
  const { sql } = pool.db;
  const row = await readRow(sql, await meantUser(sql, members));
  return {
    ...recordOf(row),
    UserAttributes: attributesOf(row),
    ...(row.mfa_methods.length > 0 && { UserMFASettingList: row.mfa_methods }),
    ...(row.mfa_preferred && { PreferredMfaSetting: row.mfa_preferred }),
  };
}
