import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Tables } from '@server/db/tables';
import type { AccountAccessTable } from '@server/db/tables';

type AccessLevel = AccountAccessTable['level'];

/** One account that somebody may see, and how far. */
export interface Access {
  readonly accountNo: string;
  readonly level: AccessLevel;
  readonly relationship: AccountAccessTable['relationship'];
}

/** Whether an access "x" to an account "a" shows it on a day, 'YYYY-MM-DD'. */
export const isSeenOn = (today: string) =>
  sql<SqlBool>`((x.valid_to is null or x.valid_to >= ${today}::date)
    and (a.closed_on is null or a.closed_on > (${today}::date - interval '18 months')::date))`;

/**
 * The accounts that a user may see on a day of the books zone: linked to the name, not expired, and not
 * closed for longer than 18 months. Every module asks here, so that no list can forget a part of it.
 * @param today 'YYYY-MM-DD'
 */
export const accessOf = (db: Kysely<Tables>, name: string, today: string): Promise<Access[]> =>
  db
    .selectFrom('account_access as x')
    .innerJoin('account as a', 'a.account_no', 'x.account_no')
    .select(['x.account_no as accountNo', 'x.level', 'x.relationship'])
    .where('x.name', '=', name)
    .where(isSeenOn(today))
    .orderBy('x.account_no')
    .execute();
