import { requireBearer } from '../bearer';
import { describeDevice } from '../deviceRecord';
import { invalidMember } from '../failures';
import { type Members, text } from '../members';
import type { Pool } from '../pool';

const MOST = 60;

/** The user's confirmed devices, page by page. */
export async function listDevices(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const limit = readLimit(members.Limit);
  const from = members.PaginationToken ? text(members, 'PaginationToken', { max: 64 }) : undefined;
  const rows = await pool.db.sql
    .selectFrom('pool_device')
    .selectAll()
    .where('sub', '=', user.sub)
    .where('credential', 'is not', null)
    .$if(from !== undefined, (query) => query.where('device_key', '>', from!))
    .orderBy('device_key')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const isMore = rows.length > limit && page.length > 0;
  return {
    Devices: page.map(describeDevice),
    ...(isMore && { PaginationToken: page.at(-1)!.device_key }),
  };
}

/** 0 asks for as many as there may be, as do calls that say nothing. */
function readLimit(value: unknown): number {
  const limit = value ?? MOST;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > MOST) {
    throw invalidMember('limit', `Member must have value between 0 and ${MOST}`);
  }
  return limit || MOST;
}
