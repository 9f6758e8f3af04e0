import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

// As long as the SHA-1 hash that every authenticator app uses.
const SECRET_BYTES = 20;

const appOf = (secret: Uint8Array): TOTP =>
  new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), digits: 6, period: 30 });

/**
 * The 30-second step of a code. A phone's clock may be off by one step.
 * @returns undefined if the code belongs to none of the three steps
 */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const app = appOf(secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

/**
 * Makes the secret for a new app. The app in use stays valid until the new one is confirmed.
 * @returns the secret in base32, as it is typed into the app
 */
export async function startTotp({ vault, clock }: Pool, sql: Sql, { sub }: PoolUser): Promise<string> {
  const secret = randomBytes(SECRET_BYTES);
  await sql
    .updateTable('pool_user')
    .set({ totp_pending: vault.seal(purposeOf(sub), secret), updated_at: clock.now().toISOString() })
    .where('sub', '=', sub)
    .execute();
  return appOf(secret).secret.base32;
}

/**
 * Switches to the new app, by its first code.
 * @param app.name what the user calls the app
 * @returns whether the code was right, also for a repeated call whose answer was lost. No other code of the app in use
 * passes here, because tries are not counted
 */
export async function confirmTotp(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  app: { code: string; name: string | undefined },
): Promise<boolean> {
  const { pending, secret } = user.factors.totp;
  const sealed = pending ?? secret;
  const now = pool.clock.now();
  const step = sealed ? stepOf(openSecret(pool, user, sealed), app.code, now) : undefined;
  if (step === undefined) return false;
  if (!pending) return isSpentStep(sql, user, step);
  await sql
    .updateTable('pool_user')
    .set({
      totp_secret: pending,
      totp_pending: null,
      totp_verified: true,
      totp_last_step: step,
      totp_name: app.name ?? null,
      updated_at: now.toISOString(),
    })
    .where('sub', '=', user.sub)
    .execute();
  return true;
}

const isSpentStep = async (sql: Sql, { sub }: PoolUser, step: number): Promise<boolean> =>
  (await sql
    .selectFrom('pool_user')
    .select('sub')
    .where('sub', '=', sub)
    .where('totp_last_step', '>=', step)
    .executeTakeFirst()) !== undefined;

/** Checks a code of the app in use. Its step is used up: neither it nor an older code is valid again. */
export async function spendTotp(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  code: string,
): Promise<'right' | 'wrong' | 'used'> {
  const { secret } = user.factors.totp;
  const step = secret ? stepOf(openSecret(pool, user, secret), code, pool.clock.now()) : undefined;
  if (step === undefined) return 'wrong';
  const fresh = await sql
    .updateTable('pool_user')
    .set({ totp_last_step: step })
    .where('sub', '=', user.sub)
    .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
    .returning('sub')
    .executeTakeFirst();
  return fresh ? 'right' : 'used';
}

const purposeOf = (sub: string): string => `totp ${sub}`;

function openSecret({ vault }: Pool, { sub }: PoolUser, sealed: Uint8Array): Buffer {
  const secret = vault.open(purposeOf(sub), sealed);
  if (!secret)
    throw new Error(`The authenticator secret of pool user ${sub} does not open with this pool's key.`);
  return secret;
}
