import { loosenedLimits } from '@contract/rules/consent';
import { agreementVersions, settingsProblems } from '@contract/rules/settingsProblems';
import type { CompanySettings } from '@contract/settings/schema';
import type { Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import { appendAudit, type AuditEntry } from '../audit/appendAudit';
import { companySettingsOf, decideSettings, settingsFrom } from '../settings/companySettings';
import { changedMeanwhile, differingAreas, settingsInvalid } from '../settings/deciding';
import { proposeConsent } from './consents';

/** Settings as somebody decides them, and as they wait for a second administrator. */
export interface WantedSettings {
  readonly settings: CompanySettings;
  /** ISO instant; null: at once. */
  readonly effectiveFrom: string | null;
  /** The newest version when editing began; null where there was none. */
  readonly basedOn: number | null;
}

interface Deciding extends Pick<AuditEntry, 'at' | 'origin'> {
  readonly by: string;
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
}

/**
 * Writes another version of the settings, or proposes it where it loosens a limit: then a second administrator decides.
 * @throws ApiError 'invalid' by field, or 'conflict' where somebody else decided meanwhile or proposed already
 */
export async function changeSettings(
  tx: Tx,
  wanted: WantedSettings,
  from: Date,
  deciding: Deciding,
): Promise<void> {
  const before = await checked(tx, wanted);
  const { settings, effectiveFrom } = wanted;
  const { by, at, origin, provenAt } = deciding;
  const inForce = await companySettingsOf(tx.sql, at);
  // What comes later may be loose already; until then what is in force counts.
  const limits = [...loosenedLimits(before, settings), ...loosenedLimits(inForce, settings)];
  if (limits.length === 0) {
    await write(tx, before, settings, from, deciding);
    return;
  }
  const id = await proposeConsent(tx, { kind: 'limits', subject: null, wanted, by, at });
  const changes = differingAreas(before, settings);
  await appendAudit(tx, {
    at,
    actor: by,
    action: 'limits.proposed',
    entity: 'settings',
    entityId: id,
    before: changes.before,
    after: { effectiveFrom, provenAt, ...changes.after },
    origin,
  });
}

/** Writes what was confirmed. It never holds before its confirmation. */
export async function confirmLimits(
  tx: Tx,
  wanted: WantedSettings,
  { proposedBy, ...deciding }: Deciding & { readonly proposedBy: string },
): Promise<void> {
  const before = await checked(tx, wanted);
  const { effectiveFrom } = wanted;
  const { at } = deciding;
  const from = effectiveFrom === null || new Date(effectiveFrom) < at ? at : new Date(effectiveFrom);
  await write(tx, before, wanted.settings, from, deciding, proposedBy);
}

/** One decision at a time: the second sees the first. Answers the newest version before. */
async function checked(tx: Tx, { settings, basedOn }: WantedSettings): Promise<CompanySettings> {
  await lockRow(tx.sql, 'settings_lock');
  const kept = await tx.sql
    .selectFrom('company_settings')
    .select(['settings_id', 'settings'])
    .orderBy('settings_id', 'desc')
    .execute();
  const newest = kept[0];
  if ((newest?.settings_id ?? null) !== basedOn) throw changedMeanwhile();
  const branches = await tx.sql.selectFrom('branch').select('branch_code').execute();
  const fields = settingsProblems(settings, {
    branches: branches.map(({ branch_code: code }) => code),
    agreements: agreementsOf(kept.map((row) => row.settings)),
  });
  if (Object.keys(fields).length > 0) throw settingsInvalid(fields);
  return settingsFrom(newest?.settings);
}

async function write(
  tx: Tx,
  before: CompanySettings,
  settings: CompanySettings,
  from: Date,
  { by, at, origin, provenAt }: Deciding,
  proposedBy?: string,
): Promise<void> {
  await decideSettings(tx.sql, settings, { at, from, by });
  const changes = differingAreas(before, settings);
  await appendAudit(tx, {
    at,
    actor: by,
    action: 'settings.changed',
    entity: 'settings',
    before: changes.before,
    after: {
      effectiveFrom: from.toISOString(),
      provenAt,
      ...(proposedBy !== undefined && { proposedBy }),
      ...changes.after,
    },
    origin,
  });
}

/** Every text that somebody may have agreed to, by its version. */
const agreementsOf = (kept: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(
    kept.flatMap((one) =>
      Object.values(settingsFrom(one).authorizations).flatMap((agreement) => agreementVersions(agreement)),
    ),
  );
