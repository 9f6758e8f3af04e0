import * as m from '@locales/users';
import type { RequestOf } from '@contract/endpoint';
import type * as users from '@contract/users/endpoints';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { endChanges } from '@server/domain/contactChanges/changes';
import type { Tx } from '@server/db/db';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { expectAdmin, lockAdmins } from '@server/domain/consent/admins';
import { endDevices, endTexts } from '@server/domain/notices/devices';
import { dropConsents } from '@server/domain/consent/consents';
import { linksOf, linkWords } from './links';
import { lockRecord } from './lockUser';
import { openRequestsOf, requestWords } from './openRequests';
import { beginOperation, giveUpOpen } from './operations/begin';
import { carryOn } from './operations/carryOn';
import { about, conflict, lastAdmin, noSuchUser } from './errors';
import type { UserDeps } from './deps';

type RemoveBody = RequestOf<(typeof users)['remove']>['body'];

/**
 * Deletes a user: the access is gone with the first transaction, then the pool shuts the sign-in.
 * @throws ApiError 'invalid' where the name was typed otherwise; 'conflict' for oneself, the last administrator, who is
 * deleted already, and where open requests were not seen
 */
export async function removeUser(
  room: UserDeps,
  name: string,
  { name: typed, openRequestsSeen }: RemoveBody,
  { username: actor }: Caller,
  origin: Origin,
): Promise<void> {
  const { db, clock } = room;
  if (typed.trim().toLowerCase() !== name) throw about('name', m.typedWrong({ name }));
  if (name === actor) throw conflict(m.cantDeleteSelf());
  const opId = await db.transaction(async (tx) => {
    const at = clock.now();
    const admins = await lockAdmins(tx.sql);
    expectAdmin(admins, actor);
    const user = await lockRecord(tx, name);
    if (!user) throw noSuchUser(name);
    if (user.state === 'deleted') throw conflict(m.alreadyDeleted({ name }));
    if (user.state === 'deleting') throw conflict(m.alreadyBeingDeleted({ name }));
    if (admins.every((admin) => admin === name)) throw lastAdmin(name);
    if (!openRequestsSeen) await expectNoRequests(tx, name);
    await giveUpOpen(tx, at, name);
    // Whoever gets the name later has nothing to do with it.
    await endChanges({ clock }, tx.sql, name);
    const links = linkWords(await linksOf(tx.sql, name));
    await tx.sql.deleteFrom('account_access').where('name', '=', name).execute();
    await tx.sql.deleteFrom('user_desk').where('name', '=', name).execute();
    await tx.sql.deleteFrom('calendar_link').where('person', '=', name).execute();
    await endDevices(tx.sql, name);
    await endTexts(tx.sql, name);
    await dropConsents(tx, name, { by: actor, at });
    await tx.sql
      .updateTable('portal_user')
      .set((eb) => ({
        state: 'deleting' as const,
        admin: false,
        deposit_plan: false,
        only_branch: null,
        ...(user.admin && { admin_until: at.toISOString() }),
        version: eb('version', '+', 1),
      }))
      .where('name', '=', name)
      .execute();
    const begun = await beginOperation(tx, at, {
      kind: 'delete',
      name,
      startedBy: actor,
      payload: { origin },
    });
    await appendAudit(tx, {
      at,
      actor,
      subject: name,
      action: 'user.deleted',
      entity: 'user',
      entityId: name,
      before: { admin: user.admin, deposit_plan: user.deposit_plan, accounts: links },
      origin,
    });
    return begun;
  });
  await carryOn(room, opId);
}

async function expectNoRequests({ sql }: Tx, name: string): Promise<void> {
  const open = await openRequestsOf(sql, name);
  if (open.length === 0) return;
  throw conflict(m.openRequestsStay({ name, requests: requestWords(open) }), {
    openRequestsSeen: m.confirmOpenRequests(),
  });
}
