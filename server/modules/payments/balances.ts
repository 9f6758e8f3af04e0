import { type Kysely, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';
import type { Tables } from '@server/db/tables';
import type { Scope } from './paymentList';

/** What each account owed after a day, and the day of its first payment: what a file for bookkeeping begins with. */
export const balancesOf =
  (db: Kysely<Tables>) =>
  ({ accounts }: Pick<Scope, 'accounts'>, day: string) =>
    db
      .selectFrom('account as a')
      .select([
        'a.account_no as accountNo',
        sql<number>`(${ledgerEnd} - coalesce((select sum(t.debit_cents - t.credit_cents) from ar_transaction t
          where t.account_no = a.account_no and t.posting_date > ${day}::date), 0))::bigint`.as('owedCents'),
        sql<string | null>`(select min(p.posting_date) from payment p where p.account_no = a.account_no)`.as(
          'firstDay',
        ),
      ])
      .where((eb) => anyOf(eb.ref('a.account_no'), accounts))
      .orderBy('a.account_no')
      .execute();
