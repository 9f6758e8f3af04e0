import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';

/**
 * The sign-ins of an account, which are e-mail addresses: those who are told when somebody adds a bank account to it.
 * @param today 'YYYY-MM-DD'
 */
export async function peopleOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  today: string,
): Promise<string[]> {
  if (accounts.length === 0) return [];
  const rows = await db
    .selectFrom('account_access')
    .select('name')
    .distinct()
    .where('account_no', 'in', accounts)
    .where(sql<boolean>`(valid_to is null or valid_to >= ${today}::date)`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
