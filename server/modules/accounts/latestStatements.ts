import { type Kysely, sql } from 'kysely';
import type { Overview } from '@contract/accounts/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

/** The last statement of each account that no revision took the place of, the newest first. */
export const latestStatementsOf = async (
  db: Kysely<Tables>,
  accounts: readonly string[],
): Promise<Overview['statements']> => {
  const found = await db
    .selectFrom('statement as s')
    .distinctOn('s.account_no')
    .select([
      's.statement_no as statementNo',
      's.account_no as accountNo',
      's.period_to as periodTo',
      's.due_date as dueDate',
      's.ending_balance_cents as endingCents',
      's.amount_due_cents as amountDueCents',
    ])
    .where((eb) => anyOf(eb.ref('s.account_no'), accounts))
    .where(
      sql<boolean>`not exists (select from statement r
        where r.account_no = s.account_no and r.supersedes = s.statement_no)`,
    )
    .orderBy('s.account_no')
    .orderBy('s.period_to', 'desc')
    .orderBy('s.statement_no', 'desc')
    .execute();
  return found.toSorted((a, b) => (a.periodTo < b.periodTo ? 1 : -1));
};
