import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '@server/db/tables';

/**
 * Whether reminders of an account are paused on a day.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export const isPaused = (account: RawBuilder<unknown>, today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from reminder_pause rp where rp.account_no = ${account}
    and rp.lifted_at is null and (rp.through is null or rp.through >= ${today}::date))`;

/** The accounts whose reminders are paused on a day. */
export async function pausedAccounts(db: Kysely<Tables>, today: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('account as a')
    .select('a.account_no')
    .where(isPaused(sql.ref('a.account_no'), today))
    .execute();
  return new Set(rows.map(({ account_no }) => account_no));
}
