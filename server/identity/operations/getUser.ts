import { requireBearer } from '../bearer';
import type { Members } from '../members';
import type { Pool } from '../pool';

/** What the pool knows about the signed-in user. */
export async function getUser(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const attributes = { sub: user.sub, ...user.attributes };
  return {
    Username: user.username,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  };
}
