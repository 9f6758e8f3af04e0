import { requireRecentBearer } from '../bearer';
import type { Members } from '../members';
import { grantWishes, readWishes } from '../mfaWishes';
import { holdUser } from '../ownAttributes';
import type { Pool } from '../pool';

/** Switches the codes that are asked for besides the password on or off; what a call does not name stays. */
export async function setUserMFAPreference(pool: Pool, members: Members) {
  const { user } = await requireRecentBearer(pool, members);
  const wishes = readWishes(members);
  await pool.db.transaction(async ({ sql }) => {
    await grantWishes(pool, sql, await holdUser(pool, sql, user), wishes);
  });
  return {};
}
