import * as m from '@locales/users';
import type { UserAction } from '@contract/officeUsers/labels';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { expectAdmin, lockAdmins } from '@server/domain/consent/admins';
import { endDevices, endTexts } from '@server/domain/notices/devices';
import { expectHelps } from './admins';
import { lockActive } from './lockUser';
import { beginOperation } from './operations/begin';
import { carryOn } from './operations/carryOn';
import { conflict, lastAdmin } from './errors';
import type { UserDeps } from './deps';

/** What the help desk does too: it gives nobody more than they have. */
const helping: ReadonlySet<UserAction> = new Set(['invitation', 'password-reset', 'sign-out']);

/**
 * Does something with a sign-in at the pool. What keeps somebody out is tried until it is done; of the rest a failure
 * is told.
 * @throws ApiError as the pool refuses; 'conflict' for disabling oneself or the last administrator
 */
export async function actOnUser(
  room: UserDeps,
  what: UserAction,
  name: string,
  { username: actor }: Caller,
  origin: Origin,
): Promise<void> {
  const { db, clock } = room;
  const opId = await db.transaction(async (tx) => {
    const admins = await lockAdmins(tx.sql);
    if (helping.has(what)) await expectHelps(tx.sql, actor, name);
    else expectAdmin(admins, actor);
    await lockActive(tx, name);
    if (what === 'disabling') {
      if (name === actor) throw conflict(m.cantDisableSelf());
      if (admins.every((admin) => admin === name)) throw lastAdmin(name);
      // From here on the person counts no more among the administrators who are left.
      await tx.sql
        .updateTable('portal_user')
        .set({ standing: 'disabled' })
        .where('name', '=', name)
        .execute();
    }
    if (what === 'disabling' || what === 'sign-out') await endDevices(tx.sql, name);
    if (what === 'disabling') await endTexts(tx.sql, name);
    return beginOperation(tx, clock.now(), { kind: what, name, startedBy: actor, payload: { origin } });
  });
  await carryOn(room, opId);
}
