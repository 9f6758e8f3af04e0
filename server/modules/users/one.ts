import * as m from '@locales/users';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { ApiError } from '@contract/problem';
import type { AddedPowers } from '@contract/rules/consent';
import type { DeskName } from '@contract/rules/desks';
import type { Db } from '@server/db/db';
import { suppressionsOf } from '@server/domain/email/returned/suppressions';
import { type Consent, waitingConsent } from '@server/domain/consent/consents';
import type { PoolPerson } from '@server/poolAdmin/poolAdmin';
import { openRequestsOf } from './openRequests';
import { noSuchUser } from './errors';
import { kindOf } from './operations/kinds';
import type { Operation } from './operations/operation';
import type { UserDeps } from './deps';
import { type SignInStatus, signInStatusOf, statusOf } from './userStatusSql';

/**
 * One user with everything that belongs to it. How the sign-in stands is asked of the pool and remembered; where the
 * pool does not answer, that part is missing and told.
 */
export async function readUser({ db, poolAdmin }: UserDeps, name: string): Promise<OfficeUserDetail> {
  const { sql } = db;
  const user = await sql.selectFrom('portal_user').selectAll().where('name', '=', name).executeTakeFirst();
  if (!user) throw noSuchUser(name);
  const { person, poolTold } = await askPool(() => poolAdmin.get(name));
  const standing = person ? signInStatusOf(person) : user.standing;
  if (standing !== user.standing) await remember(sql, name, standing);
  const [accounts, openRequests, operation, desks, proposed, branches, marks] = await Promise.all([
    linkedAccounts(sql, name),
    openRequestsOf(sql, name),
    lastOperation(sql, name),
    sql.selectFrom('user_desk').select('desk').where('name', '=', name).orderBy('desk').execute(),
    waitingConsent(sql, 'powers', name),
    sql.selectFrom('branch').select(['branch_code as code', 'name']).orderBy('name').execute(),
    suppressionsOf(sql, name),
  ]);
  return {
    name,
    givenName: user.given_name,
    familyName: user.family_name,
    phone: user.phone,
    admin: user.admin,
    deposit_plan: user.deposit_plan,
    status: statusOf({ state: user.state, standing }),
    lastSignInAt: user.last_sign_in_at,
    createdAt: user.created_at,
    createdBy: user.created_by,
    emailNews: user.email_news,
    deletedAt: user.deleted_at,
    version: user.version,
    accounts,
    openRequests,
    operation,
    pool: person ? { email: person.email ?? null, codeMethods: [...person.codeMethods] } : null,
    poolTold,
    desks: desks.map(({ desk }) => desk),
    branch: user.only_branch,
    proposed: proposed ? asProposed(proposed) : null,
    branches,
    marks,
  };
}

const asProposed = ({
  consent_id: id,
  wanted,
  proposed_by: proposedBy,
  proposed_at: proposedAt,
}: Consent) => ({
  ...(wanted as AddedPowers & { desks: DeskName[] }),
  id,
  proposedBy,
  proposedAt,
});

interface PoolAnswer {
  readonly person: PoolPerson | undefined;
  readonly poolTold: string | null;
}

async function askPool(get: () => Promise<PoolPerson | undefined>): Promise<PoolAnswer> {
  try {
    const person = await get();
    return { person, poolTold: person ? null : m.poolKnowsNobody() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { person: undefined, poolTold: m.poolSilent() };
  }
}

const remember = (sql: Db['sql'], name: string, standing: SignInStatus) =>
  sql.updateTable('portal_user').set({ standing }).where('name', '=', name).execute();

async function linkedAccounts(sql: Db['sql'], name: string): Promise<OfficeUserDetail['accounts']> {
  const rows = await sql
    .selectFrom('account_access as x')
    .leftJoin('account as a', 'a.account_no', 'x.account_no')
    .select(['x.account_no', 'a.name as account_name', 'x.level', 'x.relationship', 'x.valid_to'])
    .where('x.name', '=', name)
    .orderBy('x.account_no')
    .execute();
  return rows.map(({ account_no, account_name, level, relationship, valid_to }) => ({
    accountNo: account_no,
    accountName: account_name ?? account_no,
    level,
    relationship,
    validTo: valid_to,
  }));
}

/** What nobody wrote down is as always: in the words of its kind, which whoever looks reads in their language. */
function wordsOf(kind: string, state: string, operation: Pick<Operation, 'name' | 'payload'>): string {
  const { running, done } = kindOf(kind);
  return state === 'done' ? done(operation) : running();
}

async function lastOperation(sql: Db['sql'], name: string): Promise<OfficeUserDetail['operation']> {
  const row = await sql
    .selectFrom('user_operation')
    .select(['kind', 'state', 'told', 'payload', 'next_at', 'started_by', 'started_at', 'changed_at'])
    .where('name', '=', name)
    .orderBy((eb) => eb('state', '=', 'done'))
    .orderBy('started_at', 'desc')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, state } = row;
  return {
    kind,
    state,
    told: row.told || wordsOf(kind, state, { name, payload: row.payload }),
    goesOn: state !== 'done' && row.next_at !== null,
    startedBy: row.started_by,
    startedAt: row.started_at,
    changedAt: row.changed_at,
  };
}
