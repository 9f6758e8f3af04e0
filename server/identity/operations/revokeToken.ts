import { requireClient } from '../client';
import { PoolFailure } from '../failures';
import { type Members, text } from '../members';
import type { Origin, Pool } from '../pool';
import { hashOf, revokeSignIn } from '../signIns';

const isJwt = (token: string): boolean => token.split('.').length === 3;

/**
 * Ends the sign-in that a refresh token belongs to. A token that counts no more, or never did, is no error.
 * RevokeAssociatedSessions asks for nothing more: all that came of a sign-in always ends with it.
 */
export async function revokeToken(pool: Pool, members: Members, { address: ip }: Origin) {
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
    pool.told({ name: 'ended', username: kept.username, everywhere: false, ip });
  }
  return {};
}
