import { isRecentProof } from '@contract/rules/stepUp';
import { disabled, noSuchClient, notAuthorized, proofTooOld, userNotFound } from './failures';
import { type Members, text } from './members';
import type { Pool } from './pool';
import { isLive } from './signIns';
import { type AccessClaims, readAccessToken } from './tokens';
import { findUser, type PoolUser } from './users';

export const revokedToken = () => notAuthorized('Access Token has been revoked');

interface Bearer {
  readonly user: PoolUser;
  readonly claims: AccessClaims;
}

/** The user of an access token, if the token, its sign-in and its user are still valid. */
export async function requireBearer(pool: Pool, members: Members): Promise<Bearer> {
  const claims = await readAccessToken(pool, text(members, 'AccessToken', { max: 8192 }));
  const user = await findUser(pool, pool.db.sql, claims.username);
  if (user?.sub !== claims.sub) throw userNotFound();
  if (!user.enabled) throw disabled();
  if (!(await isLive(pool.db.sql, claims))) throw revokedToken();
  return { user, claims };
}

/**
 * The same for what a stolen session must not do: the sign-in must be recent (docs/rules.md#recent-proof). A renewed
 * token is as old as its sign-in.
 */
export async function requireRecentBearer(pool: Pool, members: Members): Promise<Bearer> {
  const bearer = await requireBearer(pool, members);
  if (!isRecentProof(bearer.claims.authTime, pool.clock.now())) throw proofTooOld();
  return bearer;
}

/** Every operation of the browser names the pool's one client first. */
export function requireClient({ settings }: Pool, members: Members): void {
  const id = text(members, 'ClientId', { max: 128, pattern: /^[\w+-]+$/ });
  if (id !== settings.clientId) throw noSuchClient(id);
}
