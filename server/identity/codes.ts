import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool, Sql } from './pool';
import { after } from './settings';

/** What a code is for; one of each waits per name. An attribute's code names it: `attribute:email`. */
export type CodePurpose = 'signIn' | 'password' | 'signUp' | `attribute:${string}`;

/** So many wrong tries, and the code counts no more. */
export const CODE_TRIES = 5;

export interface NewCode {
  readonly username: string;
  readonly purpose: CodePurpose;
  readonly seconds: number;
  /** The address that it is sent to. */
  readonly target?: string;
}

/** Makes six digits that replace the code before. The name need not be anybody's. */
export async function makeCode(pool: Pool, sql: Sql, { username, purpose, seconds, target }: NewCode) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = {
    code_mac: macOf(pool, username, purpose, code),
    target: target === undefined ? null : pool.vault.seal(`target ${purpose}`, Buffer.from(target, 'utf8')),
    tries: 0,
    expires_at: after(pool.clock.now(), seconds).toISOString(),
  };
  await sql
    .insertInto('pool_code')
    .values({ name_mac: pool.vault.mac('code name', username), purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['name_mac', 'purpose']).doUpdateSet(kept))
    .execute();
  return code;
}

export type CodeVerdict =
  | { readonly verdict: 'right'; readonly target: string | undefined }
  | { readonly verdict: 'wrong' }
  /** No code counts: none was asked for, it is too old, or too many tries were wrong. */
  | { readonly verdict: 'none'; readonly why: 'never' | 'old' | 'tries' };

/** Judges a code and counts the try. The right one stays until it is used up with `dropCode`. */
export async function checkCode(
  pool: Pool,
  sql: Sql,
  { username, purpose, code }: { username: string; purpose: CodePurpose; code: string },
): Promise<CodeVerdict> {
  const kept = await sql
    .updateTable('pool_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('name_mac', '=', pool.vault.mac('code name', username))
    .where('purpose', '=', purpose)
    .returning(['code_mac', 'target', 'tries', 'expires_at'])
    .executeTakeFirst();
  if (!kept) return { verdict: 'none', why: 'never' };
  if (kept.expires_at <= pool.clock.now().toISOString()) return { verdict: 'none', why: 'old' };
  if (kept.tries > CODE_TRIES) return { verdict: 'none', why: 'tries' };
  if (!timingSafeEqual(kept.code_mac, macOf(pool, username, purpose, code))) return { verdict: 'wrong' };
  return { verdict: 'right', target: openTarget(pool, purpose, kept.target) };
}

/** The address that a code which still waits was sent to. */
export async function targetOf(pool: Pool, sql: Sql, username: string, purpose: CodePurpose) {
  const kept = await sql
    .selectFrom('pool_code')
    .select('target')
    .where('name_mac', '=', pool.vault.mac('code name', username))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', pool.clock.now().toISOString())
    .executeTakeFirst();
  return kept && openTarget(pool, purpose, kept.target);
}

const openTarget = ({ vault }: Pool, purpose: CodePurpose, target: Uint8Array | null): string | undefined =>
  target ? vault.open(`target ${purpose}`, target)?.toString('utf8') : undefined;

/** A code is used once. */
export async function dropCode(pool: Pool, sql: Sql, username: string, purpose: CodePurpose): Promise<void> {
  await sql
    .deleteFrom('pool_code')
    .where('name_mac', '=', pool.vault.mac('code name', username))
    .where('purpose', '=', purpose)
    .execute();
}

/** Whatever codes wait for a name that is nobody's any more. */
export async function dropCodes(pool: Pool, sql: Sql, username: string): Promise<void> {
  await sql.deleteFrom('pool_code').where('name_mac', '=', pool.vault.mac('code name', username)).execute();
}

const macOf = ({ vault }: Pool, username: string, purpose: CodePurpose, code: string): Buffer =>
  vault.mac(`code ${purpose}`, `${username}\0${code}`);
