import type { CompanySettings } from '@contract/settings/schema';
import { agreementVersions, settingsProblems } from '@contract/rules/settingsProblems';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db, Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import type { Acting } from '@server/http/stepUp';
import { decideSettings, settingsFrom } from '@server/domain/settings/companySettings';
import {
  changedMeanwhile,
  differingAreas,
  effectiveInstant,
  settingsInvalid,
} from '@server/domain/settings/deciding';
import { newestOf } from './decided';

interface Decision {
  readonly settings: CompanySettings;
  readonly effectiveFrom: string | null;
  readonly basedOn: number | null;
}

/**
 * Writes another version and what differs in it from the newest before.
 * @throws ApiError 'invalid' by field, or 'conflict' where somebody else decided meanwhile
 */
export function decide(
  db: Db,
  { settings, effectiveFrom, basedOn }: Decision,
  deciding: Acting,
): Promise<void> {
  const { by, at, origin, provenAt } = deciding;
  const from = effectiveInstant(effectiveFrom, at);
  return db.transaction(async (tx) => {
    // One decision at a time: the second sees the first.
    await lockRow(tx.sql, 'settings_lock');
    const before = await versionsOf(tx);
    if (newestOf(before) !== basedOn) throw changedMeanwhile();
    const fields = settingsProblems(settings, {
      branches: (await tx.sql.selectFrom('branch').select('branch_code').execute()).map((b) => b.branch_code),
      agreements: agreementsOf(before.map((row) => row.settings)),
    });
    if (Object.keys(fields).length > 0) throw settingsInvalid(fields);
    await decideSettings(tx.sql, settings, { at, from, by });
    const last = before.find((row) => row.settings_id === basedOn);
    const changes = differingAreas(settingsFrom(last?.settings), settings);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'settings.changed',
      entity: 'settings',
      before: changes.before,
      after: { effectiveFrom: from.toISOString(), provenAt, ...changes.after },
      origin,
    });
  });
}

async function versionsOf(tx: Tx) {
  return tx.sql.selectFrom('company_settings').select(['settings_id', 'settings']).execute();
}

/** Every text that somebody may have agreed to, by its version. */
const agreementsOf = (kept: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(
    kept.flatMap((one) =>
      Object.values(settingsFrom(one).authorizations).flatMap((agreement) => agreementVersions(agreement)),
    ),
  );
