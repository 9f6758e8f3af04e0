import { attributeList } from '../attributes';
import { requireBearer } from '../bearer';
import type { Members } from '../members';
import type { Pool } from '../pool';

/** What the pool knows about the signed-in user. */
export async function getUser(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const { methods, preferred } = user.factors;
  return {
    Username: user.username,
    UserAttributes: attributeList({ sub: user.sub, ...user.attributes }),
    ...(methods.length > 0 && { UserMFASettingList: methods }),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
}
