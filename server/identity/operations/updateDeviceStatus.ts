import { requireRecentBearer } from '../bearer';
import { deviceKeyIn, noSuchDevice } from '../devices';
import { invalidMember } from '../failures';
import { type Members, text } from '../members';
import type { Pool } from '../pool';

/** Whether the user's device is spared the code from now on. */
export async function updateDeviceStatus(pool: Pool, members: Members) {
  const { user } = await requireRecentBearer(pool, members);
  const key = deviceKeyIn(members);
  const status = text(members, 'DeviceRememberedStatus', { max: 64 });
  if (status !== 'remembered' && status !== 'not_remembered') {
    throw invalidMember(
      'deviceRememberedStatus',
      'Member must satisfy enum value set: [not_remembered, remembered]',
    );
  }
  const updated = await pool.db.sql
    .updateTable('pool_device')
    .set({ remembered: status === 'remembered', updated_at: pool.clock.now().toISOString() })
    .where('device_key', '=', key)
    .where('sub', '=', user.sub)
    .where('credential', 'is not', null)
    .returning('device_key')
    .executeTakeFirst();
  if (!updated) throw noSuchDevice();
  return {};
}
