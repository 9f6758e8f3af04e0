import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';
import type { AccountAccessTable } from '@server/db/tables';

type AccessLevel = AccountAccessTable['level'];

/** One account that somebody may see, and how far. */
export interface Access {
  readonly accountNo: string;
  readonly level: AccessLevel;
  readonly relationship: AccountAccessTable['relationship'];
}

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
    .where((eb) => eb.or([eb('x.valid_to', 'is', null), eb('x.valid_to', '>=', today)]))
    .where((eb) =>
      eb.or([
        eb('a.closed_on', 'is', null),
        eb('a.closed_on', '>', sql<string>`(${today}::date - interval '18 months')::date`),
      ]),
    )
    .orderBy('x.account_no')
    .execute();
