import { requireBearer } from '../bearer';
import { deviceKeyIn, noSuchDevice } from '../devices';
import { describeDevice } from '../deviceRecord';
import type { Members } from '../members';
import type { Pool } from '../pool';

/** What the pool knows about one of the user's devices. */
export async function getDevice(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const row = await pool.db.sql
    .selectFrom('pool_device')
    .selectAll()
    .where('device_key', '=', deviceKeyIn(members))
    .where('sub', '=', user.sub)
    .where('credential', 'is not', null)
    .executeTakeFirst();
  if (!row) throw noSuchDevice();
  return { Device: describeDevice(row) };
}
