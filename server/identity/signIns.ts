import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Pool, Sql } from './pool';
import { after } from './settings';
import type { SignIn } from './tokens';
import type { PoolUser } from './users';

/**
 * Begins a sign-in with its first refresh token. Only the SHA-256 of a token is stored.
 * @param user as it was checked. Its row is locked until the transaction ends, so that a change of the password or a
 * disabling at the same moment ends this sign-in too
 * @param deviceKey the device that it is renewed on, and on no other
 * @returns undefined if the password was changed meanwhile, or the user may no longer sign in
 */
export async function startSignIn(
  { clock, settings }: Pick<Pool, 'clock' | 'settings'>,
  sql: Sql,
  user: Pick<PoolUser, 'sub' | 'credentialSetAt' | 'status'>,
  deviceKey?: string,
): Promise<(SignIn & { readonly refreshToken: string }) | undefined> {
  const authTime = clock.now();
  const originJti = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  const endsAt = after(authTime, settings.refreshHours * 3600);
  const started = await sql
    .with('started', (cte) =>
      cte
        .insertInto('pool_sign_in')
        .columns(['origin_jti', 'sub', 'auth_time', 'expires_at', 'device_key'])
        .expression((from) =>
          from
            .selectFrom('pool_user')
            .select([
              raw<string>`${originJti}::uuid`.as('origin_jti'),
              'sub',
              raw<string>`${authTime.toISOString()}::timestamptz`.as('auth_time'),
              raw<string>`${endsAt.toISOString()}::timestamptz`.as('expires_at'),
              raw<string | null>`${deviceKey ?? null}::text`.as('device_key'),
            ])
            .where('sub', '=', user.sub)
            .where('credential_set_at', '=', user.credentialSetAt)
            .where('status', '=', user.status)
            .where('enabled', '=', true)
            .forShare(),
        )
        .returning('origin_jti'),
    )
    .insertInto('pool_refresh')
    .columns(['token_hash', 'origin_jti'])
    .expression((from) =>
      from
        .selectFrom('started')
        .select((row) => [row.val(hashOf(refreshToken)).$castTo<Buffer>().as('token_hash'), 'origin_jti']),
    )
    .returning('origin_jti')
    .executeTakeFirst();
  return started && { originJti, authTime, refreshToken, ...(deviceKey !== undefined && { deviceKey }) };
}

export const hashOf = (refreshToken: string): Buffer => createHash('sha256').update(refreshToken).digest();

/** Ends one sign-in: all of its tokens become invalid. */
export async function revokeSignIn({ clock }: Pool, sql: Sql, originJti: string): Promise<void> {
  await sql
    .updateTable('pool_sign_in')
    .set({ revoked_at: clock.now().toISOString() })
    .where('origin_jti', '=', originJti)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the user's sign-ins, except the one to keep. */
export async function revokeSignInsOf({ clock }: Pool, sql: Sql, sub: string, keep?: string): Promise<void> {
  await sql
    .updateTable('pool_sign_in')
    .set({ revoked_at: clock.now().toISOString() })
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null)
    .$if(keep !== undefined, (query) => query.where('origin_jti', '<>', keep!))
    .execute();
}

/**
 * Ends the user's sign-ins on a device. The sign-in that asks for it works until its access token expires, so that the
 * user sees the result, but it cannot be renewed.
 */
export async function revokeSignInsOn(
  { clock }: Pool,
  sql: Sql,
  { sub, deviceKey, asking }: { sub: string; deviceKey: string; asking: string },
): Promise<void> {
  await sql
    .updateTable('pool_sign_in')
    .set({ revoked_at: clock.now().toISOString() })
    .where('sub', '=', sub)
    .where('device_key', '=', deviceKey)
    .where('revoked_at', 'is', null)
    .where('origin_jti', '<>', asking)
    .execute();
  await sql
    .deleteFrom('pool_refresh')
    .where('origin_jti', 'in', (from) =>
      from
        .selectFrom('pool_sign_in')
        .select('origin_jti')
        .where('origin_jti', '=', asking)
        .where('device_key', '=', deviceKey),
    )
    .execute();
}

/** Whether a sign-in is valid: it exists, was not ended, and its user is enabled. */
export async function isLive(
  sql: Sql,
  { sub, originJti }: { sub: string; originJti: string },
): Promise<boolean> {
  const live = await sql
    .selectFrom('pool_sign_in')
    .innerJoin('pool_user', 'pool_user.sub', 'pool_sign_in.sub')
    .select('origin_jti')
    .where('origin_jti', '=', originJti)
    .where('pool_user.sub', '=', sub)
    .where('revoked_at', 'is', null)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return live !== undefined;
}
