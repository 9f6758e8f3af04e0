import type { Kysely } from 'kysely';
import type { CompanySettings } from '@contract/settings/schema';
import { startingSettings } from './startingSettings';
import type { Tables } from '@server/db/tables';

/** What the company has decided, as it is in force at an instant; the neutral beginning before anything was decided. */
export async function companySettingsOf(db: Kysely<Tables>, now: Date): Promise<CompanySettings> {
  const row = await db
    .selectFrom('company_settings')
    .select('settings')
    .where('effective_from', '<=', now.toISOString())
    .orderBy('effective_from', 'desc')
    .orderBy('settings_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return settingsFrom(row?.settings);
}

/** Settings as they were kept; what an older version does not say is as in the beginning. */
export function settingsFrom(kept: unknown): CompanySettings {
  const settings = { ...startingSettings, ...(kept as Partial<CompanySettings> | undefined) };
  const { web, ccd, internal } = settings.authorizations;
  return {
    ...settings,
    authorizations: {
      web: asOfToday(web, startingSettings.authorizations.web),
      ccd: asOfToday(ccd, startingSettings.authorizations.ccd),
      internal: asOfToday(internal, startingSettings.authorizations.internal),
    },
  };
}

/** As it was kept before a text could have Spanish beside it. */
type KeptAgreement = Pick<Agreement, 'version' | 'text'> & Partial<Agreement>;
type Agreement = CompanySettings['authorizations']['web'];

/**
 * A kept text names the button as it was called then: its name is filled in now. Spanish stands beside the text that the
 * portal starts with; nobody has translated another one.
 */
function asOfToday({ spanish, ...kept }: KeptAgreement, starting: Agreement): Agreement {
  const text = kept.text.replace('“Authorize and submit”', '“{button}”');
  return {
    ...kept,
    text,
    spanish: spanish ?? (text === starting.text && spanish === undefined ? starting.spanish : null),
  };
}

/** Writes another version; none is ever changed. */
export async function decideSettings(
  db: Kysely<Tables>,
  settings: CompanySettings,
  { at, from, by }: { readonly at: Date; readonly from: Date; readonly by: string },
): Promise<void> {
  await db
    .insertInto('company_settings')
    .values({
      effective_from: from.toISOString(),
      settings: JSON.stringify(settings),
      created_at: at.toISOString(),
      created_by: by,
    })
    .execute();
}
