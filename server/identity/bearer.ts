import { disabled, notAuthorized, userNotFound } from './failures';
import { type Members, text } from './members';
import type { Pool } from './pool';
import { isLive } from './signIns';
import { type AccessClaims, readAccessToken } from './tokens';
import { findUser, type PoolUser } from './users';

export const revokedToken = () => notAuthorized('Access Token has been revoked');

/** Who an operation's access token stands for, while the token, its sign-in and its user still count. */
export async function requireBearer(
  pool: Pool,
  members: Members,
): Promise<{ readonly user: PoolUser; readonly claims: AccessClaims }> {
  const claims = await readAccessToken(pool, text(members, 'AccessToken', { max: 8192 }));
  const user = await findUser(pool, pool.db.sql, claims.username);
  if (user?.sub !== claims.sub) throw userNotFound();
  if (!user.enabled) throw disabled();
  if (!(await isLive(pool.db.sql, claims))) throw revokedToken();
  return { user, claims };
}
