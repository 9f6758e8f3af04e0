import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool, Sql } from './pool';
import { after } from './settings';
import type { SignIn } from './tokens';

/** Begins a sign-in with its first refresh token. Tokens are kept as SHA-256 only. */
export async function startSignIn(
  { clock, settings }: Pool,
  sql: Sql,
  sub: string,
): Promise<SignIn & { readonly refreshToken: string }> {
  const authTime = clock.now();
  const originJti = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  await sql
    .with('started', (cte) =>
      cte
        .insertInto('pool_sign_in')
        .values({
          origin_jti: originJti,
          sub,
          auth_time: authTime.toISOString(),
          expires_at: after(authTime, settings.refreshHours * 3600).toISOString(),
        })
        .returning('origin_jti'),
    )
    .insertInto('pool_refresh')
    .columns(['token_hash', 'origin_jti'])
    .expression((from) =>
      from
        .selectFrom('started')
        .select((row) => [row.val(hashOf(refreshToken)).$castTo<Buffer>().as('token_hash'), 'origin_jti']),
    )
    .execute();
  return { originJti, authTime, refreshToken };
}

export const hashOf = (refreshToken: string): Buffer => createHash('sha256').update(refreshToken).digest();

/** Ends one sign-in: its tokens of all kinds stop counting. */
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

/** Whether a sign-in still counts: it exists, was not ended, and its user is enabled. */
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
