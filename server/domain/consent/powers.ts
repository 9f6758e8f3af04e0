import type { AddedPowers, OfficePowers } from '@contract/rules/consent';
import { deskNames } from '@contract/rules/desks';
import type { Db, Tx } from '@server/db/db';
import { appendAudit, type AuditEntry } from '../audit/appendAudit';
import { proposeConsent } from './consents';

/** What somebody may do in the office now; undefined where they have no record. */
export async function officePowersOf(sql: Db['sql'], name: string): Promise<OfficePowers | undefined> {
  const user = await sql
    .selectFrom('portal_user')
    .select(['admin', 'only_branch as branch'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!user) return undefined;
  const desks = await sql.selectFrom('user_desk').select('desk').where('name', '=', name).execute();
  const held = new Set(desks.map(({ desk }) => desk));
  // In the order of the table, so that two of them can be compared.
  return { ...user, desks: deskNames.filter((name) => held.has(name)) };
}

/** Writes what somebody may do in the office, whoever decided it; they meet it with the next call. */
export async function writePowers(
  { sql }: Tx,
  name: string,
  before: OfficePowers,
  after: OfficePowers,
  at: Date,
): Promise<void> {
  await sql
    .updateTable('portal_user')
    .set((eb) => ({
      admin: after.admin,
      // An administrator sees every branch.
      only_branch: after.admin ? null : after.branch,
      version: eb('version', '+', 1),
      ...(before.admin && !after.admin && { admin_until: at.toISOString() }),
    }))
    .where('name', '=', name)
    .execute();
  await sql.deleteFrom('user_desk').where('name', '=', name).execute();
  if (after.desks.length > 0)
    await sql
      .insertInto('user_desk')
      .values(after.desks.map((desk) => ({ name, desk })))
      .execute();
}

/** The administrator's flag and nothing else. */
export const justAdmin: AddedPowers = { admin: true, desks: [], branch: null };

/** What somebody has once what waited was confirmed. */
export const withAdded = (before: OfficePowers, { admin, desks, branch }: AddedPowers): OfficePowers => ({
  admin: before.admin || admin,
  desks: [...new Set([...before.desks, ...desks])],
  branch: branch ? branch.to : before.branch,
});

interface Proposing extends Pick<AuditEntry, 'at' | 'origin'> {
  readonly by: string;
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
}

/**
 * Proposes power for somebody, which a second administrator confirms.
 * @throws ApiError 'conflict' as `proposeConsent`
 */
export async function proposePowers(
  tx: Tx,
  name: string,
  added: AddedPowers,
  { by, provenAt, at, origin }: Proposing,
): Promise<void> {
  await proposeConsent(tx, { kind: 'powers', subject: name, wanted: added, by, at });
  await appendAudit(tx, {
    at,
    actor: by,
    subject: name,
    action: 'powers.proposed',
    entity: 'user',
    entityId: name,
    after: { ...added, provenAt },
    origin,
  });
}
