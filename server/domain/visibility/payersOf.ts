import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';
import { isSeenOn } from './access';

/**
 * The sign-ins that may pay an account and are active.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export async function payersOf(db: Kysely<Tables>, accountNo: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_access as x')
    .innerJoin('account as a', 'a.account_no', 'x.account_no')
    .innerJoin('portal_user as u', 'u.name', 'x.name')
    .select('x.name')
    .where('x.account_no', '=', accountNo)
    .where('u.state', '=', 'active')
    .where(sql<boolean>`x.level in ('owner', 'pay')`)
    .where(isSeenOn(today))
    .orderBy('x.name')
    .execute();
  return rows.map(({ name }) => name);
}
