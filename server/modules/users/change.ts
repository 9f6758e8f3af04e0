import * as m from '@locales/users';
import type { RequestOf } from '@contract/endpoint';
import type * as users from '@contract/users/endpoints';
import type { AuditAction } from '@contract/audit/labels';
import { userPerson } from '@contract/rules/userPerson';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Tx } from '@server/db/db';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf, provenAt } from '@server/http/stepUp';
import { expectAdmin, lockAdmins, otherAdmins } from '@server/domain/consent/admins';
import { justAdmin, proposePowers } from '@server/domain/consent/powers';
import { expectMayLose } from './admins';
import type { Within } from './create';
import { linksOf, linkWords, replaceLinks } from './links';
import { lockActive } from './lockUser';
import { openRequestsOf, requestWords } from './openRequests';
import { personIn } from './person';
import { changedMeanwhile, conflict } from './errors';
import type { UserDeps } from './deps';

type ChangeBody = RequestOf<(typeof users)['change']>['body'];
type Record = Awaited<ReturnType<typeof lockActive>>;

interface Change {
  readonly action: AuditAction;
  readonly before: object;
  readonly after: object;
}

/**
 * Changes flags, accounts and the name of a user, who meets it with the next call. What is not sent stays. Another
 * administrator is proposed, where there is a second one to confirm it: docs/rules.md#consent.
 * @throws ApiError 'conflict' where somebody changed the user meanwhile, for one's own administrator's flag and the
 * last one, and for the deposit plan of somebody who has asked for money out of it
 */
export async function changeUser(
  { db, clock }: UserDeps,
  name: string,
  body: ChangeBody,
  caller: Caller,
  origin: Origin,
  within?: Within,
): Promise<void> {
  const { username: actor } = caller;
  await db.transaction(async (tx) => {
    const at = clock.now();
    const admins = await lockAdmins(tx.sql);
    expectAdmin(admins, actor);
    const user = await lockActive(tx, name);
    if (user.version !== body.version) throw changedMeanwhile();
    if (user.admin && body.admin === false) expectMayLose(admins, name, actor);
    if (user.deposit_plan && body.deposit_plan === false) await expectNoPickups(tx, name);
    const before = personOf(user);
    const person = personAfter(before, body);
    const isProposed = body.admin === true && !user.admin && (await otherAdmins(tx.sql, actor, at)) > 0;
    const flags = isProposed ? { ...body, admin: undefined } : body;
    if (isProposed) await proposePowers(tx, name, justAdmin, actingOf(caller, origin, at));
    const changes = [
      flagChange(user, flags, provenAt(caller)),
      profileChange(before, person),
      await linkChange(tx, name, body),
    ];
    await within?.(tx, at);
    const made = changes.filter((change) => change !== undefined);
    if (made.length === 0) return;
    await tx.sql
      .updateTable('portal_user')
      .set({
        admin: flags.admin ?? user.admin,
        ...(user.admin && flags.admin === false && { admin_until: at.toISOString() }),
        deposit_plan: flags.deposit_plan ?? user.deposit_plan,
        given_name: person.givenName,
        family_name: person.familyName,
        phone: person.phone,
        version: user.version + 1,
      })
      .where('name', '=', name)
      .execute();
    for (const change of made) {
      await appendAudit(tx, { at, actor, subject: name, entity: 'user', entityId: name, ...change, origin });
    }
  });
}

async function expectNoPickups(tx: Tx, name: string): Promise<void> {
  const open = (await openRequestsOf(tx.sql, name)).filter(({ kind }) => kind === 'pickup');
  if (open.length === 0) return;
  throw conflict(m.planRequestsOpen({ name, requests: requestWords(open) }), {
    deposit_plan: m.planRequestsOpenShort(),
  });
}

/** A first colleague is made an administrator alone; when the one who decided showed who they are is told. */
function flagChange(user: Record, body: ChangeBody, provenAt: string): Change | undefined {
  const before = { admin: user.admin, deposit_plan: user.deposit_plan };
  const after = { admin: body.admin ?? user.admin, deposit_plan: body.deposit_plan ?? user.deposit_plan };
  const isSame = before.admin === after.admin && before.deposit_plan === after.deposit_plan;
  if (isSame) return undefined;
  const isMadeAdmin = after.admin && !before.admin;
  return { action: 'user.flags', before, after: { ...after, ...(isMadeAdmin && { provenAt }) } };
}

const personOf = (user: Record) => ({
  givenName: user.given_name,
  familyName: user.family_name,
  phone: user.phone,
});
type Person = ReturnType<typeof personOf>;

/** A user whose name nobody wrote down yet may stay without one, as long as it is not touched. */
function personAfter(before: Person, { givenName, familyName, phone }: ChangeBody): Person {
  if (givenName === undefined && familyName === undefined && phone === undefined) return before;
  return personIn(
    {
      givenName: givenName ?? before.givenName,
      familyName: familyName ?? before.familyName,
      phone: phone === undefined ? (before.phone ?? '') : (phone ?? ''),
    },
    userPerson,
  );
}

function profileChange(before: Person, after: Person): Change | undefined {
  const isSame =
    before.givenName === after.givenName &&
    before.familyName === after.familyName &&
    before.phone === after.phone;
  return isSame ? undefined : { action: 'user.profile', before, after };
}

async function linkChange(tx: Tx, name: string, { accounts }: ChangeBody): Promise<Change | undefined> {
  if (accounts === undefined) return undefined;
  const before = linkWords(await linksOf(tx.sql, name));
  const after = linkWords(accounts);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  await replaceLinks(tx.sql, name, accounts);
  return { action: 'user.accounts', before: { accounts: before }, after: { accounts: after } };
}
