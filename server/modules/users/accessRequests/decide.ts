import * as m from '@locales/accessRequests';
import type { Language } from '@locales/language';
import type { RequestOf } from '@contract/endpoint';
import type * as accessRequests from '@contract/accessRequests/endpoints';
import { ApiError } from '@contract/problem';
import { isBlank } from '@contract/rules/blank';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { changeUser } from '../change';
import { createUser } from '../create';
import type { UserDeps } from '../deps';
import { about } from '../errors';
import { linksOf, linkWords } from '../links';
import { noRequest } from './oneAccessRequest';

export interface DecideDeps extends UserDeps {
  readonly outbox: Outbox;
}

interface Decider {
  readonly requestNo: string;
  readonly caller: Caller;
  readonly origin: Origin;
  /** The same again is answered as the first. */
  readonly key: string;
}

type Approval = RequestOf<(typeof accessRequests)['approve']>['body'];
type Rejection = RequestOf<(typeof accessRequests)['reject']>['body'];

/**
 * Approves a request: the user is made and invited as an administrator makes one, or the accounts are linked where
 * the address signs in already.
 * @throws ApiError 'conflict' where it was decided meanwhile, and whatever making or changing a user throws
 */
export async function approve(room: DecideDeps, body: Approval, who: Decider): Promise<void> {
  const { db, outbox } = room;
  const { requestNo, caller, origin } = who;
  const row = await find(db.sql, requestNo);
  if (isSameCall(row, who)) return;
  if (row.state !== 'new' || row.email === null) throw decidedMeanwhile();
  if (body.accounts.length === 0) throw about('accounts', m.accountsMissing());
  const name = row.email;
  const user = await db.sql
    .selectFrom('portal_user')
    .select(['version', 'state'])
    .where('name', '=', name)
    .executeTakeFirst();
  const isLinked = user !== undefined && user.state !== 'deleted';
  const decide = async (tx: Tx, at: Date): Promise<void> => {
    const change = { state: 'approved', user_name: name } as const;
    const after = { user: name, linked: isLinked, accounts: linkWords(body.accounts) };
    const { language } = await write(tx, at, who, body.version, change, after);
    if (isLinked) await tell(tx, outbox, { email: name, language, requestNo, event: 'linked' });
  };
  if (isLinked) {
    const added = new Set(body.accounts.map(({ accountNo }) => accountNo));
    const kept = (await linksOf(db.sql, name)).filter(({ accountNo }) => !added.has(accountNo));
    const accounts = [...kept, ...body.accounts];
    await changeUser(room, name, { version: user.version, accounts }, caller, origin, decide);
    return;
  }
  const { givenName, familyName, deposit_plan, accounts } = body;
  const made = { name, givenName, familyName, phone: row.phone, admin: false, deposit_plan, accounts };
  await createUser(room, { ...made, sendInvite: true }, caller, origin, decide);
}

/**
 * Rejects a request. The email says neither why nor whether any account is known.
 * @throws ApiError 'conflict' where it was decided meanwhile
 */
export async function reject(
  { db, clock, outbox }: DecideDeps,
  body: Rejection,
  who: Decider,
): Promise<void> {
  const { requestNo } = who;
  const { reason, tell: isTold, version } = body;
  if (isBlank(reason)) throw about('reason', m.reasonMissing());
  if (isSameCall(await find(db.sql, requestNo), who)) return;
  await db.transaction(async (tx) => {
    // What was written about a person is forgotten with the request, so it stands in no audit.
    const change = { state: 'rejected', reason } as const;
    const { email, language } = await write(tx, clock.now(), who, version, change, { told: isTold });
    if (isTold && email !== null) await tell(tx, outbox, { email, language, requestNo, event: 'rejected' });
  });
}

const find = async (sql: UserDeps['db']['sql'], requestNo: string) => {
  const row = await sql
    .selectFrom('access_request')
    .select(['state', 'email', 'phone', 'decided_by', 'decision_key'])
    .where('request_no', '=', requestNo)
    .executeTakeFirst();
  if (!row) throw noRequest();
  return row;
};

const isSameCall = (
  row: { readonly decided_by: string | null; readonly decision_key: string | null },
  { caller, key }: Decider,
): boolean => row.decision_key === key && row.decided_by === caller.username;

const decidedMeanwhile = (): ApiError => new ApiError({ code: 'conflict', message: m.decidedMeanwhile() });

type Change =
  | { readonly state: 'approved'; readonly user_name: string }
  | { readonly state: 'rejected'; readonly reason: string };

/** Writes the decision down; of two at once the second finds nothing to change. */
async function write(
  tx: Tx,
  at: Date,
  { requestNo, caller: { username: by }, origin, key }: Decider,
  version: number,
  change: Change,
  after: object,
) {
  const row = await tx.sql
    .updateTable('access_request')
    .set((eb) => ({
      ...change,
      version: eb('version', '+', 1),
      decided_by: by,
      decided_at: at.toISOString(),
      decision_key: key,
    }))
    .where('request_no', '=', requestNo)
    .where('state', '=', 'new')
    .where('version', '=', version)
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (!row) throw decidedMeanwhile();
  await appendAudit(tx, {
    at,
    actor: by,
    ...('user_name' in change && { subject: change.user_name }),
    action: change.state === 'approved' ? 'accessRequest.approved' : 'accessRequest.rejected',
    entity: 'accessRequest',
    entityId: requestNo,
    after,
    origin,
  });
  return row;
}

interface Told {
  readonly email: string;
  readonly language: string;
  readonly requestNo: string;
  readonly event: 'linked' | 'rejected';
}

const tell = (tx: Tx, outbox: Outbox, { email, language, requestNo, event }: Told): Promise<void> =>
  outbox.put(tx.sql, {
    channel: 'mail',
    to: email,
    reader: event === 'linked' ? email : null,
    language: language as Language,
    letter: { name: 'accessRequest', event, requestNo },
  });
