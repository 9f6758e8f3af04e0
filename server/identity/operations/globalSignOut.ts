import { requireBearer } from '../bearer';
import type { Members } from '../members';
import { notify } from '../notices';
import type { Origin, Pool } from '../pool';
import { revokeSignInsOf } from '../signIns';

/** Ends all sign-ins of the user, this one too, and tells the owner. */
export async function globalSignOut(pool: Pool, members: Members, { address: ip }: Origin): Promise<object> {
  const { user } = await requireBearer(pool, members);
  await pool.db.transaction(async ({ sql }) => {
    await revokeSignInsOf(pool, sql, user.sub);
    await notify(pool, sql, user, 'signedOutEverywhere');
  });
  pool.told({ name: 'ended', username: user.username, everywhere: true, ip });
  return {};
}
