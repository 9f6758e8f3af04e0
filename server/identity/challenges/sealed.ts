import { randomUUID } from 'node:crypto';
import type { Pool, Sql } from '../pool';
import { after } from '../settings';

/** What every challenge carries besides its own content. */
interface Seal {
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export type Opened<T> =
  | { readonly state: 'unknown' }
  | { readonly state: 'expired' }
  | { readonly state: 'open'; readonly challenge: T & Seal };

/** A challenge travels to the client and back as a sealed text, so an unfinished sign-in leaves no row. */
export function sealChallenge(pool: Pool, purpose: string, content: object): string {
  const until = after(pool.clock.now(), pool.settings.challengeMinutes * 60).getTime();
  const challenge = JSON.stringify({ ...content, nonce: randomUUID(), until });
  return pool.vault.seal(purpose, Buffer.from(challenge, 'utf8')).toString('base64');
}

/** @typeParam T what was given to `sealChallenge` under the same purpose */
export function openChallenge<T extends object>(pool: Pool, purpose: string, sealed: string): Opened<T> {
  const content = pool.vault.open(purpose, Buffer.from(sealed, 'base64'));
  if (!content) return { state: 'unknown' };
  const challenge = JSON.parse(content.toString('utf8')) as T & Seal;
  return challenge.until < pool.clock.now().getTime() ? { state: 'expired' } : { state: 'open', challenge };
}

/** Marks a challenge as answered rightly; false when it was before. */
export async function spend(sql: Sql, { nonce, until }: Seal): Promise<boolean> {
  const spent = await sql
    .insertInto('pool_spent_nonce')
    .values({ nonce, expires_at: new Date(until).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}
