import type { SecurityEvent } from '../outbox/letters';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

/**
 * Tells the owner of a sign-in that something about it changed, so that whoever did not do it can call.
 * Goes to the proven address only: somebody else may read another.
 */
export async function notify(
  { outbox, clock }: Pool,
  sql: Sql,
  { attributes }: Pick<PoolUser, 'attributes'>,
  event: SecurityEvent,
): Promise<void> {
  if (!attributes.email || attributes.email_verified !== 'true') return;
  const at = clock.now().toISOString();
  await outbox.put(sql, {
    channel: 'mail',
    to: attributes.email,
    letter: { name: 'securityNotice', event, at },
  });
}
