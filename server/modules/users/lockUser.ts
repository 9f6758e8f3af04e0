import { texts } from '@locales/language';
import * as m from '@locales/users';
import type { Tx } from '@server/db/db';
import { conflict, noSuchUser } from './errors';

/** Locks a user's record, whatever its state; undefined for nobody. */
export const lockRecord = ({ sql }: Tx, name: string) =>
  sql.selectFrom('portal_user').selectAll().where('name', '=', name).forUpdate().executeTakeFirst();

/**
 * Locks a user whom something may be done with.
 * @throws ApiError 'not-found' for nobody, 'conflict' for who is being created or deleted, or was deleted
 */
export async function lockActive(tx: Tx, name: string) {
  const user = await lockRecord(tx, name);
  if (!user) throw noSuchUser(name);
  if (user.state === 'active') return user;
  throw conflict(notNow[user.state]);
}

const notNow = texts({
  creating: m.notWhileCreating,
  deleting: m.notWhileDeleting,
  deleted: m.notOnceDeleted,
});
