import type { Kysely } from 'kysely';
import type { PayableAccount } from '@contract/payable/schema';
import { type OpenDocument, statementLeftCents } from '@contract/rules/due';
import { statementDate } from '../documents/statementDate';
import type { Tables } from '@server/db/tables';

/** The statement that stands last on an account, and what is left to pay of it; null before the first. */
export const lastStatementOf = async (
  db: Kysely<Tables>,
  accountNo: string,
  booksZone: string,
  open: readonly OpenDocument[],
): Promise<PayableAccount['statement']> => {
  const last = await db
    .selectFrom('statement as s')
    .select([
      's.statement_no as statementNo',
      statementDate(booksZone).as('statementDate'),
      's.period_to as periodTo',
      's.due_date as dueDate',
      's.amount_due_cents as amountDueCents',
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
    .executeTakeFirst();
  return last ? { ...last, leftCents: statementLeftCents(last, open) } : null;
};
