import { type Kysely, sql } from 'kysely';
import type { InvitedPerson, PlannedPerson } from '@contract/contactInvitations/schema';
import { ApiError } from '@contract/problem';
import { type Invitation, invitationOf, type LeftOutReason } from '@contract/rules/contactInvitation';
import type { Tables } from '@server/db/tables';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { createUser } from '../create';
import type { UserDeps } from '../deps';

/** What is planned for a person of contacts.csv. */
interface Planned {
  readonly email: string;
  /** As the ERP has it, the first of several; '' for none. */
  readonly name: string;
  readonly plan: Invitation | LeftOutReason;
}

/** Who would get what, in the order of their addresses, each once; an address that the ERP does not know is left out. */
export async function plansFor(db: Kysely<Tables>, emails: readonly string[]): Promise<Planned[]> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))].toSorted();
  const rows = await db
    .selectFrom('contact as c')
    .innerJoin('account as a', 'a.account_no', 'c.account_no')
    .select(['c.account_no', 'a.status', 'c.name', 'c.relationship', 'c.access_level', 'c.deposit_access'])
    .select(sql<string>`lower(c.email)`.as('email'))
    .where(sql<string>`lower(c.email)`, 'in', [...wanted, ''])
    .orderBy('c.account_no')
    .orderBy('c.email')
    .execute();
  const users = await db
    .selectFrom('portal_user')
    .select('name')
    .where('name', 'in', [...wanted, ''])
    .where('state', '!=', 'deleted')
    .execute();
  const isUser = new Set(users.map(({ name }) => name));
  return wanted.flatMap((email) => {
    const contacts = rows.filter((row) => row.email === email);
    if (contacts.length === 0) return [];
    const asContacts = contacts.map((row) => ({
      accountNo: row.account_no,
      isOpen: row.status === 'A' || row.status === 'H',
      name: row.name,
      relationship: row.relationship,
      level: row.access_level,
      depositAccess: row.deposit_access,
    }));
    const name = contacts.find((row) => row.name !== null)?.name ?? '';
    return [{ email, name, plan: invitationOf(email, asContacts, isUser.has(email)) }];
  });
}

/** The same as it is shown before anybody is invited. */
export const asPreview = ({ email, name, plan }: Planned): PlannedPerson =>
  typeof plan === 'string'
    ? { email, name, plan: null, leftOut: plan }
    : {
        email,
        name,
        plan: { accounts: [...plan.accounts], depositPlan: plan.depositPlan },
        leftOut: null,
      };

interface Run {
  readonly caller: Caller;
  readonly origin: Origin;
  /** Whoever was invited by a call with this key counts as invited by this one too. */
  readonly key: string;
}

/** Invites one after the other, each in transactions of its own: what was done stays done where the next one fails. */
export async function inviteAll(
  room: UserDeps,
  emails: readonly string[],
  run: Run,
): Promise<InvitedPerson[]> {
  const done = await invitedBy(room, run);
  const people: InvitedPerson[] = [];
  for (const planned of await plansFor(room.db.sql, emails)) {
    people.push(done.has(planned.email) ? invited(planned.email) : await inviteOne(room, planned, run));
  }
  return people;
}

const invited = (email: string): InvitedPerson => ({ email, outcome: 'invited', leftOut: null, told: null });

async function inviteOne(room: UserDeps, { email, plan }: Planned, run: Run): Promise<InvitedPerson> {
  if (typeof plan === 'string') return { email, outcome: 'leftOut', leftOut: plan, told: null };
  const { caller, origin, key } = run;
  const { givenName, familyName, depositPlan, accounts } = plan;
  const made = {
    name: email,
    givenName,
    familyName,
    phone: null,
    admin: false,
    deposit_plan: depositPlan,
    accounts: [...accounts],
    sendInvite: true,
  };
  try {
    await createUser(room, made, caller, origin, async (tx, at) => {
      await tx.sql
        .insertInto('contact_invitation')
        .values({ invited_by: caller.username, key, email, at: at.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return invited(email);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The same call, sent again while the first was still at it.
    if (error.code === 'conflict' && (await invitedBy(room, run)).has(email)) return invited(email);
    return { email, outcome: 'failed', leftOut: null, told: error.message };
  }
}

async function invitedBy({ db }: UserDeps, { caller, key }: Run): Promise<ReadonlySet<string>> {
  const rows = await db.sql
    .selectFrom('contact_invitation as i')
    .innerJoin('portal_user as u', 'u.name', 'i.email')
    .select('i.email')
    .where('i.invited_by', '=', caller.username)
    .where('i.key', '=', key)
    .where('u.state', '!=', 'deleted')
    .execute();
  return new Set(rows.map(({ email }) => email));
}
