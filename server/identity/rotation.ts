import { disabled, notAuthorized, PoolFailure } from './failures';
import type { Pool, Sql } from './pool';
import { after, REFRESH_GRACE_SECONDS } from './settings';
import { hashOf, revokeSignIn } from './signIns';
import type { SignIn } from './tokens';
import { findUser, type PoolUser } from './users';

/** A refresh token as the client sends it. */
interface Presented {
  readonly token: string;
  /** The device that the client names. */
  readonly deviceKey: string | undefined;
}

interface Renewal {
  readonly user: PoolUser;
  readonly signIn: SignIn;
  /** The new refresh token; undefined if the old one stays in use. */
  readonly refreshToken: string | undefined;
}

/**
 * Renews a sign-in: docs/identity.md#tokens. If tokens rotate, the refresh token is replaced by a successor. Within the
 * grace time the same token gives the same successor. After it two parties have the token and one of them stole it, so
 * the whole sign-in ends.
 */
export async function renew(pool: Pool, presented: Presented): Promise<Renewal> {
  // Returned, not thrown: the end of the sign-in must be committed.
  const outcome = await pool.db.transaction(({ sql }) => inTransaction(pool, sql, presented));
  if (outcome instanceof PoolFailure) throw outcome;
  return outcome;
}

async function inTransaction(pool: Pool, sql: Sql, presented: Presented): Promise<Renewal | PoolFailure> {
  const now = pool.clock.now();
  const { token } = presented;
  const kept = await findKept(sql, token);
  const user = kept && (await findUser(pool, sql, kept.username));
  if (!user || !isOnItsDevice(pool, kept, presented)) return notAuthorized('Invalid Refresh Token');
  if (!user.enabled) return disabled();
  if (kept.revoked_at !== null) return notAuthorized('Refresh Token has been revoked');
  if (kept.expires_at <= now.toISOString()) return notAuthorized('Refresh Token has expired');
  const signIn = {
    originJti: kept.origin_jti,
    authTime: new Date(kept.auth_time),
    deviceKey: kept.device_key,
  };
  if (kept.rotated_at === null && !pool.settings.rotation) return { user, signIn, refreshToken: undefined };
  const successor = successorOf(pool, token);
  if (kept.rotated_at === null) {
    await replace(sql, token, successor, { originJti: kept.origin_jti, at: now });
  } else if (kept.rotated_at < after(now, -REFRESH_GRACE_SECONDS).toISOString()) {
    await revokeSignIn(pool, sql, kept.origin_jti);
    return new PoolFailure('RefreshTokenReuseException', 'Refresh Token has already been used');
  }
  return { user, signIn, refreshToken: successor };
}

const findKept = (sql: Sql, token: string) =>
  sql
    .selectFrom('pool_refresh')
    .innerJoin('pool_sign_in', 'pool_sign_in.origin_jti', 'pool_refresh.origin_jti')
    .innerJoin('pool_user', 'pool_user.sub', 'pool_sign_in.sub')
    .leftJoin('pool_device', 'pool_device.device_key', 'pool_sign_in.device_key')
    .select(['username', 'pool_sign_in.origin_jti', 'auth_time', 'expires_at', 'revoked_at', 'rotated_at'])
    .select((row) => [
      'pool_sign_in.device_key',
      row('pool_device.credential', 'is not', null).as('confirmed'),
    ])
    .where('token_hash', '=', hashOf(token))
    .forUpdate('pool_refresh')
    .executeTakeFirst();

/**
 * A sign-in on a tracked device can be renewed only on that device, and only if it is confirmed. So a stolen refresh token
 * alone is worthless.
 */
const isOnItsDevice = (
  { settings }: Pool,
  kept: { readonly device_key: string | null; readonly confirmed: unknown },
  { deviceKey }: Presented,
): boolean =>
  settings.devices === 'off' ||
  kept.device_key === null ||
  (kept.confirmed === true && kept.device_key === deviceKey);

/** Computed, not stored: it can be sent again during the grace time although only its hash is stored. */
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
