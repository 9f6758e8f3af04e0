import type { CompanySettings } from '@contract/settings/schema';
import { agreementVersions, settingsProblems } from '@contract/rules/settingsProblems';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db, Tx } from '@server/db/db';
import type { Origin } from '@server/http/api';
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

interface Deciding {
  readonly by: string;
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
  readonly at: Date;
  readonly origin: Origin;
}

/**
 * Writes another version and what differs in it from the newest before.
 * @throws ApiError 'invalid' by field, or 'conflict' where somebody else decided meanwhile
 */
export function decide(
  db: Db,
  { settings, effectiveFrom, basedOn }: Decision,
  deciding: Deciding,
): Promise<void> {
  const { by, at, origin, provenAt } = deciding;
  const from = effectiveInstant(effectiveFrom, at);
  return db.transaction(async (tx) => {
    // One decision at a time: the second sees the first.
    await tx.sql
      .insertInto('settings_lock')
      .values({ one: true })
      .onConflict((is) => is.column('one').doUpdateSet({ one: true }))
      .execute();
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
