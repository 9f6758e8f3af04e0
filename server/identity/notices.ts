import { language } from '@locales/language';
import type { SecurityEvent } from '../domain/email/emails';
import { heldContacts } from './passwordCodes';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

/**
 * Tells the owner of a sign-in that something about it changed, so that an owner who did not do it can call. Sent to the
 * proven address only, because somebody else may read another one, and for some days after a change to the old one too.
 */
export async function notify(
  pool: Pool,
  sql: Sql,
  { username, attributes }: Pick<PoolUser, 'username' | 'attributes'>,
  event: SecurityEvent,
): Promise<void> {
  const held = await heldContacts(pool, sql, username);
  const proven = attributes.email_verified === 'true' ? attributes.email : undefined;
  const at = pool.clock.now().toISOString();
  for (const to of new Set([proven, held.email])) {
    if (!to) continue;
    await pool.outbox.put(sql, {
      channel: 'mail',
      to,
      reader: username,
      language: language(),
      letter: { name: 'securityNotice', event, at },
    });
  }
}
