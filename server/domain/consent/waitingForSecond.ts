import type { Kysely } from 'kysely';
import { type AddedPowers, loosenedLimits } from '@contract/rules/consent';
import { type DeskName, mayUse } from '@contract/rules/desks';
import type { Capability } from '@contract/rules/capabilities';
import type { SecondKind } from '@contract/secondPerson/labels';
import type { Waiting } from '@contract/secondPerson/schema';
import type { Permissions } from '@contract/users/schema';
import type { Tables } from '@server/db/tables';
import { originatorVersions, versionWaiting } from '../originator/originator';
import { settingsFrom } from '../settings/companySettings';
import type { WantedSettings } from './limits';

/** Somebody of the office. */
interface Colleague {
  readonly username: string;
  readonly permissions: Permissions;
}

interface Found extends Omit<Waiting, 'mayDecide'> {
  /** Sign-ins that may not be the second person. */
  readonly notBy: readonly string[];
  /** The branch of what it is about; null where it has none. */
  readonly branch: string | null;
}

/** What a kind is seen with, and what it is decided with. */
const kinds: Readonly<
  Record<SecondKind, { readonly sees: Capability; readonly decides: readonly Capability[] }>
> = {
  approval: { sees: 'seeQueue', decides: ['workQueue', 'approveLarge'] },
  bankFile: { sees: 'seeBankFiles', decides: ['workBankFiles'] },
  originator: { sees: 'seeOriginator', decides: ['changeOriginator'] },
  powers: { sees: 'seeUsers', decides: ['manageUsers'] },
  limits: { sees: 'seeSettings', decides: ['manageUsers'] },
  dailyClose: { sees: 'seeBankFiles', decides: ['workBankFiles'] },
};

type Sql = Kysely<Tables>;
const found = (row: Omit<Found, keyof typeof plain> & Partial<Found>): Found => ({ ...plain, ...row });
const plain = { about: null, cents: null, powers: null, limits: null, branch: null } as const;

/** Everything that waits for a second person, the oldest first. */
export async function allWaiting(sql: Sql): Promise<Found[]> {
  const all = await Promise.all([
    approvals(sql),
    bankFiles(sql),
    originator(sql),
    consents(sql),
    closes(sql),
  ]);
  return all.flat().sort((a, b) => (a.askedAt < b.askedAt ? -1 : Number(a.askedAt > b.askedAt)));
}

/** What of it somebody sees, and whether they may decide it. */
export const waitingFor = (all: readonly Found[], { username, permissions }: Colleague): Waiting[] =>
  all
    .filter(
      ({ kind, branch }) =>
        mayUse(permissions, kinds[kind].sees) &&
        (permissions.branch === undefined || permissions.branch === branch),
    )
    .map(({ kind, id, about, askedBy, askedAt, cents, powers, limits, notBy }) => ({
      kind,
      id,
      about,
      askedBy,
      askedAt,
      cents,
      powers,
      limits,
      mayDecide:
        !notBy.includes(username) &&
        kinds[kind].decides.every((capability) => mayUse(permissions, capability)),
    }));

async function approvals(sql: Sql): Promise<Found[]> {
  const rows = await sql
    .selectFrom('request as r')
    .innerJoin('request_event as e', 'e.request_id', 'r.request_id')
    .leftJoin('account as a', 'a.account_no', 'r.account_no')
    .leftJoin('payment_option as o', 'o.option_id', 'r.option_id')
    .select(['r.request_id', 'r.request_no', 'r.submitted_by', 'r.amount_cents'])
    .select(['e.actor', 'e.at', 'a.home_branch', 'o.confirmed_by'])
    .distinctOn('r.request_id')
    .where('r.status', '=', 'pendingSecond')
    .where('e.event', '=', 'askSecond')
    .orderBy('r.request_id')
    .orderBy('e.seq', 'desc')
    .execute();
  return rows.map((row) =>
    found({
      kind: 'approval',
      id: row.request_id,
      about: row.request_no,
      askedBy: row.actor,
      askedAt: row.at,
      cents: row.amount_cents,
      notBy: [row.actor, row.submitted_by, ...(row.confirmed_by === null ? [] : [row.confirmed_by])],
      branch: row.home_branch,
    }),
  );
}

async function bankFiles(sql: Sql): Promise<Found[]> {
  const rows = await sql
    .selectFrom('ach_batch')
    .select(['batch_no', 'created_by', 'created_at', 'debit_cents', 'credit_cents'])
    .where('status', '=', 'awaitingRelease')
    .execute();
  return rows.map((row) =>
    found({
      kind: 'bankFile',
      id: String(row.batch_no),
      about: String(row.batch_no),
      askedBy: row.created_by,
      askedAt: row.created_at,
      cents: row.debit_cents + row.credit_cents,
      notBy: [row.created_by],
    }),
  );
}

async function originator(sql: Sql): Promise<Found[]> {
  const waits = versionWaiting(await originatorVersions(sql));
  if (!waits) return [];
  const { versionId, proposedBy, proposedAt } = waits;
  return [
    found({
      kind: 'originator',
      id: String(versionId),
      about: null,
      askedBy: proposedBy,
      askedAt: proposedAt,
      notBy: [proposedBy],
    }),
  ];
}

async function consents(sql: Sql): Promise<Found[]> {
  const rows = await sql.selectFrom('consent').selectAll().where('decision', 'is', null).execute();
  const newest = await sql
    .selectFrom('company_settings')
    .select('settings')
    .orderBy('settings_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const settings = settingsFrom(newest?.settings);
  return rows.map(({ consent_id: id, kind, subject, wanted, proposed_by: askedBy, proposed_at: askedAt }) =>
    found({
      kind,
      id,
      about: subject,
      askedBy,
      askedAt,
      powers: kind === 'powers' ? (wanted as AddedPowers & { desks: DeskName[] }) : null,
      limits: kind === 'limits' ? loosenedLimits(settings, (wanted as WantedSettings).settings) : null,
      notBy: [askedBy, ...(subject === null ? [] : [subject])],
    }),
  );
}

async function closes(sql: Sql): Promise<Found[]> {
  const rows = await sql
    .selectFrom('reconciliation_close')
    .select(['through', 'first_by', 'first_at'])
    .where('second_by', 'is', null)
    .execute();
  return rows.map(({ through, first_by: askedBy, first_at: askedAt }) =>
    found({
      kind: 'dailyClose',
      id: through,
      about: null,
      askedBy,
      askedAt,
      notBy: [askedBy],
    }),
  );
}
