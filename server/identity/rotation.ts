import { disabled, notAuthorized, PoolFailure } from './failures';
import type { Pool, Sql } from './pool';
import { after, REFRESH_GRACE_SECONDS } from './settings';
import { hashOf, revokeSignIn } from './signIns';
import type { SignIn } from './tokens';
import { findUser, type PoolUser } from './users';

export interface Rotation {
  readonly user: PoolUser;
  readonly signIn: SignIn;
  readonly refreshToken: string;
}

/**
 * Takes a refresh token for its successor. Inside the grace the same token yields the same successor
 * again. After it, two parties hold the token and one of them stole it, so the whole sign-in ends.
 */
export async function rotate(pool: Pool, token: string): Promise<Rotation> {
  // Returns the refusal instead of throwing it: the end of the sign-in must be committed with it.
  const outcome = await pool.db.transaction(({ sql }) => inTransaction(pool, sql, token));
  if (outcome instanceof PoolFailure) throw outcome;
  return outcome;
}

async function inTransaction(pool: Pool, sql: Sql, token: string): Promise<Rotation | PoolFailure> {
  const now = pool.clock.now();
  const kept = await sql
    .selectFrom('pool_refresh')
    .innerJoin('pool_sign_in', 'pool_sign_in.origin_jti', 'pool_refresh.origin_jti')
    .innerJoin('pool_user', 'pool_user.sub', 'pool_sign_in.sub')
    .select(['username', 'pool_sign_in.origin_jti', 'auth_time', 'expires_at', 'revoked_at', 'rotated_at'])
    .where('token_hash', '=', hashOf(token))
    .forUpdate('pool_refresh')
    .executeTakeFirst();
  const user = kept && (await findUser(pool, sql, kept.username));
  if (!user) return notAuthorized('Invalid Refresh Token');
  if (!user.enabled) return disabled();
  if (kept.revoked_at !== null) return notAuthorized('Refresh Token has been revoked');
  if (kept.expires_at <= now.toISOString()) return notAuthorized('Refresh Token has expired');
  const successor = successorOf(pool, token);
  if (kept.rotated_at === null) {
    await replace(sql, token, successor, { originJti: kept.origin_jti, at: now });
  } else if (kept.rotated_at < after(now, -REFRESH_GRACE_SECONDS).toISOString()) {
    await revokeSignIn(pool, sql, kept.origin_jti);
    return new PoolFailure('RefreshTokenReuseException', 'Refresh Token has already been used');
  }
  const signIn = { originJti: kept.origin_jti, authTime: new Date(kept.auth_time) };
  return { user, signIn, refreshToken: successor };
}

/** Computed, not stored: it can be told again during the grace although only its hash is kept. */
const successorOf = ({ vault }: Pool, token: string): string =>
  vault.mac('refresh', token).toString('base64url');

async function replace(
  sql: Sql,
  token: string,
  successor: string,
  { originJti, at }: { originJti: string; at: Date },
) {
  await sql
    .updateTable('pool_refresh')
    .set({ rotated_at: at.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .execute();
  await sql
    .insertInto('pool_refresh')
    .values({ token_hash: hashOf(successor), origin_jti: originJti })
    .execute();
}
