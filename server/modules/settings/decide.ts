import { isDeepStrictEqual } from 'node:util';
import * as m from '@locales/settings';
import type { CompanySettings } from '@contract/settings/schema';
import { ApiError } from '@contract/problem';
import { agreementVersions, settingsProblems } from '@contract/rules/settingsProblems';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db, Tx } from '@server/db/db';
import type { Origin } from '@server/http/api';
import { decideSettings, settingsFrom } from '@server/domain/settings/companySettings';
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

/** So much may a clock of a browser be late, for what is meant to hold at once. */
const LATE_MINUTES = 10;
const DAYS_AHEAD = 366;

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
  const from = instantFrom(effectiveFrom, at);
  return db.transaction(async (tx) => {
    // One decision at a time: the second sees the first.
    await tx.sql
      .insertInto('settings_lock')
      .values({ one: true })
      .onConflict((is) => is.column('one').doUpdateSet({ one: true }))
      .execute();
    const before = await versionsOf(tx);
    if (newestOf(before) !== basedOn) throw decidedMeanwhile();
    const fields = settingsProblems(settings, {
      branches: (await tx.sql.selectFrom('branch').select('branch_code').execute()).map((b) => b.branch_code),
      agreements: agreementsOf(before.map((row) => row.settings)),
    });
    if (Object.keys(fields).length > 0) throw notLikeThis(fields);
    await decideSettings(tx.sql, settings, { at, from, by });
    const last = before.find((row) => row.settings_id === basedOn);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'settings.changed',
      entity: 'settings',
      ...changesOf(settingsFrom(last?.settings), settings, { from, provenAt }),
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

/** The areas that differ, as they were and as they are to be. */
function changesOf(
  before: CompanySettings,
  after: CompanySettings,
  { from, provenAt }: { readonly from: Date; readonly provenAt: string },
) {
  const areas = (Object.keys(after) as (keyof CompanySettings)[]).filter(
    (area) => !isDeepStrictEqual(before[area], after[area]),
  );
  const only = (settings: CompanySettings) => Object.fromEntries(areas.map((area) => [area, settings[area]]));
  return { before: only(before), after: { effectiveFrom: from.toISOString(), provenAt, ...only(after) } };
}

function instantFrom(text: string | null, now: Date): Date {
  if (text === null) return now;
  const from = new Date(text);
  const minutes = (from.getTime() - now.getTime()) / 60_000;
  if (Number.isNaN(minutes)) throw notLikeThis({ effectiveFrom: m.dayAndTimeMissing() });
  if (minutes < -LATE_MINUTES) throw notLikeThis({ effectiveFrom: m.hasPassed() });
  if (minutes > DAYS_AHEAD * 24 * 60) throw notLikeThis({ effectiveFrom: m.withinAYear() });
  return minutes < 0 ? now : from;
}

const notLikeThis = (fields: Readonly<Record<string, string>>): ApiError =>
  new ApiError({ code: 'invalid', message: m.notSaved(), fields });

const decidedMeanwhile = (): ApiError => new ApiError({ code: 'conflict', message: m.changedMeanwhile() });
