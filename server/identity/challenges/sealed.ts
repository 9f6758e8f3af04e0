import { randomUUID } from 'node:crypto';
import type { Pool, Sql } from '../pool';
import { after } from '../settings';

/** What every challenge holds besides its own content. */
export interface Seal {
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type Opened<T> =
  | { readonly state: 'unknown' }
  | { readonly state: 'expired' }
  | { readonly state: 'open'; readonly challenge: T & Seal };

/**
 * A challenge is sent to the client and back as sealed text, so an unfinished sign-in leaves no row in the database.
 * @param content a `nonce` in it belongs to an earlier challenge, which counts as answered only together with this one
 */
export function sealChallenge(pool: Pool, purpose: string, content: object): string {
  const until = after(pool.clock.now(), pool.settings.challengeMinutes * 60).getTime();
  const challenge = JSON.stringify({ nonce: randomUUID(), ...content, until });
  return pool.vault.seal(purpose, Buffer.from(challenge, 'utf8')).toString('base64');
}

/** @typeParam T what was given to `sealChallenge` under the same purpose */
export function openChallenge<T extends object>(pool: Pool, purpose: string, sealed: string): Opened<T> {
  const content = pool.vault.open(purpose, Buffer.from(sealed, 'base64'));
  if (!content) return { state: 'unknown' };
  const challenge = JSON.parse(content.toString('utf8')) as T & Seal;
  return challenge.until < pool.clock.now().getTime() ? { state: 'expired' } : { state: 'open', challenge };
}

/** Marks a challenge as answered; false if it was before. */
export async function spend({ clock, settings }: Pool, sql: Sql, { nonce }: Seal): Promise<boolean> {
  const spent = await sql
    .insertInto('pool_spent_nonce')
    // Kept for as long as any text with this nonce could be valid.
    .values({ nonce, expires_at: after(clock.now(), settings.challengeMinutes * 60).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Whether it was answered before. */
export async function isSpent(sql: Sql, { nonce }: Seal): Promise<boolean> {
  const spent = await sql
    .selectFrom('pool_spent_nonce')
    .select('nonce')
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return spent !== undefined;
}
