import type { Kysely } from 'kysely';
import type { PayableAccount } from '../../contract/payable';
import { statementDate } from '../db/statementDate';
import { statementLeft } from '../db/statementLeft';
import type { Tables } from '../db/tables';

/** The statement that stands last on an account, and what is left to pay of it; null before the first. */
export const lastStatementOf = async (
  db: Kysely<Tables>,
  accountNo: string,
  booksZone: string,
): Promise<PayableAccount['statement']> =>
  (await db
    .selectFrom('statement as s')
    .innerJoin('account as a', 'a.account_no', 's.account_no')
    .select([
      's.statement_no as statementNo',
      statementDate(booksZone).as('statementDate'),
      's.period_to as periodTo',
      's.due_date as dueDate',
      's.amount_due_cents as amountDueCents',
      statementLeft.as('leftCents'),
    ])
    .where('s.account_no', '=', accountNo)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('statement as n')
            .select('n.statement_no')
            .whereRef('n.supersedes', '=', 's.statement_no'),
        ),
      ),
    )
    .orderBy('s.period_to', 'desc')
    .orderBy('s.statement_no', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
