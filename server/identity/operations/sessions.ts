import { requireBearer, requireClient } from '../bearer';
import { PoolFailure } from '../failures';
import { type Members, text } from '../members';
import { notify } from '../notices';
import type { Origin, Pool } from '../pool';
import { renew } from '../rotation';
import { hashOf, revokeSignIn, revokeSignInsOf } from '../signIns';
import { issueTokens } from '../tokens';

/** Renews access and ID token; where tokens rotate, the refresh token is replaced at the same time. */
export async function getTokensFromRefreshToken(pool: Pool, members: Members) {
  requireClient(pool, members);
  const { user, signIn, refreshToken } = await renew(pool, {
    token: text(members, 'RefreshToken'),
    deviceKey: members.DeviceKey ? text(members, 'DeviceKey') : undefined,
  });
  const tokens = await issueTokens(pool, user, signIn);
  return { AuthenticationResult: { ...tokens, ...(refreshToken && { RefreshToken: refreshToken }) } };
}

const isJwt = (token: string): boolean => token.split('.').length === 3;

/**
 * Ends the sign-in of a refresh token. An invalid token is no error. RevokeAssociatedSessions changes nothing: all tokens
 * of a sign-in always end with it.
 */
export async function revokeToken(pool: Pool, members: Members, { address: ip, requestId }: Origin) {
  requireClient(pool, members);
  const token = text(members, 'Token', { max: 8192 });
  if (isJwt(token))
    throw new PoolFailure('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked');
  const kept = await pool.db.sql
    .selectFrom('pool_refresh')
    .innerJoin('pool_sign_in', 'pool_sign_in.origin_jti', 'pool_refresh.origin_jti')
    .innerJoin('pool_user', 'pool_user.sub', 'pool_sign_in.sub')
    .select(['pool_refresh.origin_jti', 'username', 'revoked_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!kept) return {};
  await revokeSignIn(pool, pool.db.sql, kept.origin_jti);
  if (kept.revoked_at === null) {
    pool.told({ name: 'ended', username: kept.username, everywhere: false, ip, requestId });
  }
  return {};
}

/** Ends all sign-ins of the user, this one too, and notifies the owner. */
export async function globalSignOut(
  pool: Pool,
  members: Members,
  { address: ip, requestId }: Origin,
): Promise<object> {
  const { user } = await requireBearer(pool, members);
  await pool.db.transaction(async ({ sql }) => {
    await revokeSignInsOf(pool, sql, user.sub);
    await notify(pool, sql, user, 'signedOutEverywhere');
  });
  pool.told({ name: 'ended', username: user.username, everywhere: true, ip, requestId });
  return {};
}
