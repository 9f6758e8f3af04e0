import { requireBearer } from '../bearer';
import { dropCodes } from '../codes';
import { notAuthorized } from '../failures';
import type { Members } from '../members';
import type { Pool } from '../pool';
import { revokeSignInsOf } from '../signIns';
import { setEnabled } from '../userChanges';

/**
 * Shuts the user out and ends every sign-in. Nothing is erased: the name stays taken, so that nobody who gets it
 * later sees the accounts that were linked to it. Administrators erase.
 */
export async function deleteUser(pool: Pool, members: Members): Promise<object> {
  const { user } = await requireBearer(pool, members);
  await pool.db.transaction(async ({ sql }) => {
    await setEnabled(pool, sql, user, false);
    await revokeSignInsOf(pool, sql, user.sub);
    await dropCodes(pool, sql, user.username);
    const why = await pool.people?.leaving(sql, user.username);
    if (why !== undefined) throw notAuthorized(why);
  });
  return {};
}
