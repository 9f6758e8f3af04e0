import type { Kysely } from 'kysely';
import { loosenedLimits } from '@contract/rules/consent';
import type { DecidedSettings } from '@contract/settings/schema';
import type { Tables } from '@server/db/tables';
import { type Consent, waitingConsent } from '@server/domain/consent/consents';
import type { WantedSettings } from '@server/domain/consent/limits';
import { settingsFrom } from '@server/domain/settings/companySettings';
import { noSuchVersion } from '@server/domain/settings/deciding';

/**
 * Every version, and one of them whole.
 * @param version the newest where undefined
 * @throws ApiError 'not-found'
 */
export async function decidedSettings(
  db: Kysely<Tables>,
  { now, booksZone }: { readonly now: Date; readonly booksZone: string },
  version?: number,
): Promise<DecidedSettings> {
  const rows = await db
    .selectFrom('company_settings')
    .select(['settings_id', 'effective_from', 'created_at', 'created_by'])
    .orderBy('effective_from', 'desc')
    .orderBy('settings_id', 'desc')
    .execute();
  const inForce = rows.find(({ effective_from: from }) => from <= now.toISOString());
  const shown = version ?? newestOf(rows);
  const branches = await db
    .selectFrom('branch')
    .select(['branch_code as code', 'name'])
    .orderBy('name')
    .execute();
  const proposed = await waitingConsent(db, 'limits', null);
  return {
    versions: rows.map((row) => ({
      id: row.settings_id,
      effectiveFrom: row.effective_from,
      standing: row === inForce ? 'inForce' : row.effective_from > now.toISOString() ? 'coming' : 'past',
      decidedAt: row.created_at,
      decidedBy: row.created_by,
    })),
    shown,
    settings: settingsFrom(shown === null ? undefined : await keptSettings(db, shown)),
    booksZone,
    branches,
    proposed: proposed
      ? asProposed(proposed, rows.length === 0 ? null : await keptSettings(db, newestOf(rows)!))
      : null,
  };
}

const asProposed = (
  { consent_id: id, wanted, proposed_by: proposedBy, proposed_at: proposedAt }: Consent,
  newest: unknown,
) => ({
  id,
  proposedBy,
  proposedAt,
  limits: loosenedLimits(settingsFrom(newest ?? undefined), (wanted as WantedSettings).settings),
});

/** The version that was decided last; null where nothing was. */
const newestOf = (rows: readonly { readonly settings_id: number }[]): number | null =>
  rows.length === 0 ? null : Math.max(...rows.map(({ settings_id: id }) => id));

async function keptSettings(db: Kysely<Tables>, id: number): Promise<unknown> {
  const row = await db
    .selectFrom('company_settings')
    .select('settings')
    .where('settings_id', '=', id)
    .executeTakeFirst();
  if (row) return row.settings;
  throw noSuchVersion();
}
