import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@contract/endpoint';
import type * as officeUsers from '@contract/officeUsers/endpoints';
import { givesAlone, type OfficePowers, splitPowers } from '@contract/rules/consent';
import * as m from '@locales/users';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { expectAdmin, lockAdmins, otherAdmins } from '@server/domain/consent/admins';
import { officePowersOf, proposePowers, writePowers } from '@server/domain/consent/powers';
import type { Tx } from '@server/db/db';
import type { Acting } from '@server/http/stepUp';
import { expectMayLose } from './admins';
import type { UserDeps } from './deps';
import { about, changedMeanwhile } from './errors';
import { lockActive } from './lockUser';

type Wanted = RequestOf<(typeof officeUsers)['setPowers']>['body'];

/**
 * Changes what somebody may do in the office. What takes power away holds at once; what gives power is proposed.
 * @throws ApiError 'conflict' where somebody changed the user meanwhile, where a proposal waits already, for oneself, and
 *   for the last administrator; 'invalid' for an unknown branch
 */
export async function setPowers(
  { db }: Pick<UserDeps, 'db'>,
  name: string,
  { version, admin, desks, branch }: Wanted,
  acting: Acting,
): Promise<void> {
  const { by, at } = acting;
  await db.transaction(async (tx) => {
    const admins = await lockAdmins(tx.sql);
    expectAdmin(admins, by);
    const user = await lockActive(tx, name);
    if (user.version !== version) throw changedMeanwhile();
    await expectBranch(tx, branch);
    const before = (await officePowersOf(tx.sql, name))!;
    if (before.admin && !admin) expectMayLose(admins, name, by);
    const { now, added } = splitPowers(before, { admin, desks: [...new Set(desks)], branch });
    const alone = added !== null && givesAlone(added, await otherAdmins(tx.sql, by, at));
    await give(tx, name, before, alone ? { ...now, admin: true } : now, acting);
    if (added && !alone) await proposePowers(tx, name, added, acting);
  });
}

async function give(
  tx: Tx,
  name: string,
  before: OfficePowers,
  after: OfficePowers,
  { by, provenAt, at, origin }: Acting,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  await writePowers(tx, name, before, after, at);
  const isMadeAdmin = after.admin && !before.admin;
  await appendAudit(tx, {
    at,
    actor: by,
    subject: name,
    action: isMadeAdmin ? 'user.flags' : 'powers.taken',
    entity: 'user',
    entityId: name,
    before: { ...before },
    after: { ...after, provenAt },
    origin,
  });
}

async function expectBranch({ sql }: Tx, branch: string | null): Promise<void> {
  if (branch === null) return;
  const known = await sql
    .selectFrom('branch')
    .select('branch_code')
    .where('branch_code', '=', branch)
    .executeTakeFirst();
  if (!known) throw about('branch', m.noSuchBranch());
}
