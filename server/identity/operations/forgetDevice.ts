import { requireRecentBearer } from '../bearer';
import { deviceKeyIn, noSuchDevice } from '../devices';
import type { Members } from '../members';
import type { Pool } from '../pool';
import { revokeSignInsOn } from '../signIns';

/** The user's device is known no more, and what was signed in on it is renewed no more. */
export async function forgetDevice(pool: Pool, members: Members) {
  const { user, claims } = await requireRecentBearer(pool, members);
  const deviceKey = deviceKeyIn(members);
  await pool.db.transaction(async ({ sql }) => {
    const forgotten = await sql
      .deleteFrom('pool_device')
      .where('device_key', '=', deviceKey)
      .where('sub', '=', user.sub)
      .returning('device_key')
      .executeTakeFirst();
    if (!forgotten) throw noSuchDevice();
    await revokeSignInsOn(pool, sql, { sub: user.sub, deviceKey, asking: claims.originJti });
  });
  return {};
}
