import * as m from '@locales/users';
import type { RequestOf } from '@contract/endpoint';
import { newUserPerson } from '@contract/rules/userPerson';
import { takenWords } from '@contract/rules/userRecords';
import type * as users from '@contract/users/endpoints';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { otherAdmins } from '@server/domain/consent/admins';
import { justAdmin, proposePowers } from '@server/domain/consent/powers';
import type { Tx } from '@server/db/db';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf, provenAt } from '@server/http/stepUp';
import { linkWords, replaceLinks } from './links';
import { lockRecord } from './lockUser';
import { beginOperation } from './operations/begin';
import { carryOn } from './operations/carryOn';
import type { CreatePayload } from './operations/createKind';
import { personIn } from './person';
import { conflict } from './errors';
import type { UserDeps } from './deps';
import { signInStatusOf } from './userStatusSql';

type CreateBody = RequestOf<(typeof users)['create']>['body'];

/** Done in the transaction that makes or changes a user: what throws there leaves everything as it was. */
export type Within = (tx: Tx, at: Date) => Promise<void>;

/**
 * Makes a user: the record first, which lets nobody in, then the sign-in in the pool, then the access.
 * @returns the name as it is kept
 * @throws ApiError 'conflict' where the name is taken, 'invalid' for an unknown account; nothing is left of either
 */
export async function createUser(
  room: UserDeps,
  sent: CreateBody,
  caller: Caller,
  origin: Origin,
  within?: Within,
): Promise<string> {
  const { username: actor } = caller;
  const { db, clock, poolAdmin, pool } = room;
  const body = { ...sent, ...personIn(sent, newUserPerson) };
  const name = body.name.toLowerCase();
  const there = await poolAdmin.get(name);
  const opId = await db.transaction(async (tx) => {
    const at = clock.now();
    const before = await lockRecord(tx, name);
    if (before && before.state !== 'deleted') throw taken(name, before.state);
    if (there && !before && pool === 'embedded') throw inPool(name);
    // An administrator is proposed, where there is a second one to confirm it.
    const admin = body.admin && (await otherAdmins(tx.sql, actor, at)) === 0;
    const record = { ...body, admin };
    await writeRecord(tx, { name, body: record, actor, at, isKnown: before !== undefined });
    await replaceLinks(tx.sql, name, body.accounts);
    await within?.(tx, at);
    const payload: CreatePayload & { origin: Origin } = {
      fullName: `${body.givenName} ${body.familyName}`,
      sendInvite: body.sendInvite,
      leftover: there !== undefined && before !== undefined,
      adopted: there && !before ? signInStatusOf(there) : null,
      wasKnown: before !== undefined,
      origin,
    };
    const begun = await beginOperation(tx, at, { kind: 'create', name, startedBy: actor, payload });
    await appendAudit(tx, {
      at,
      actor,
      subject: name,
      action: 'user.created',
      entity: 'user',
      entityId: name,
      after: {
        admin,
        deposit_plan: body.deposit_plan,
        accounts: linkWords(body.accounts),
        ...(admin && { provenAt: provenAt(caller) }),
      },
      origin,
    });
    if (body.admin && !admin) await proposePowers(tx, name, justAdmin, actingOf(caller, origin, at));
    return begun;
  });
  await carryOn(room, opId);
  return name;
}

interface NewRecord {
  readonly name: string;
  readonly body: CreateBody;
  readonly actor: string;
  readonly at: Date;
  readonly isKnown: boolean;
}

async function writeRecord({ sql }: Tx, { name, body, actor, at, isKnown }: NewRecord): Promise<void> {
  const record = {
    given_name: body.givenName,
    family_name: body.familyName,
    phone: body.phone ?? null,
    admin: body.admin,
    deposit_plan: body.deposit_plan,
    state: 'creating',
    standing: 'invited',
    created_by: actor,
    created_at: at.toISOString(),
    deleted_at: null,
    last_sign_in_at: null,
    email_changed_at: null,
  } as const;
  if (isKnown) {
    await sql
      .updateTable('portal_user')
      .set((eb) => ({ ...record, version: eb('version', '+', 1) }))
      .where('name', '=', name)
      .execute();
    return;
  }
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('portal_user')
    .values({ name, ...record })
    .onConflict((is) => is.column('name').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw taken(name, 'creating');
}

function taken(name: string, state: 'active' | 'creating' | 'deleting') {
  const words = takenBy[state](name);
  return conflict(words, { name: words });
}

const takenBy = {
  active: takenWords,
  creating: (name: string) => m.beingCreated({ name }),
  deleting: (name: string) => m.stillBeingDeleted({ name }),
} as const;

const inPool = (name: string) => conflict(m.alreadyInPool({ name }), { name: m.alreadyInPoolShort() });
