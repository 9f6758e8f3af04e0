import { requireBearer } from '../bearer';
import type { Members } from '../members';
import type { Pool } from '../pool';
import { revokeSignInsOf } from '../signIns';

/** Ends all sign-ins of the user, this one too. */
export async function globalSignOut(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  await revokeSignInsOf(pool, pool.db.sql, user.sub);
  return {};
}
