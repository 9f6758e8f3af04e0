import type { Db } from '@server/db/db';
import { paymentDetail } from '@server/domain/documents/paymentDetail';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { agingOf } from './aging';
import { choicesOf } from './choices';
import { rowsPage } from './rowsPage';
import { totalsOf } from './totals';

export const ledgerRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  rowsPage: rowsPage(db.sql),
  totals: totalsOf(db.sql),
  choices: choicesOf(db.sql),
  aging: agingOf(db.sql),
  payment: paymentDetail(db.sql),

  /** The day of the first row of an account, 'YYYY-MM-DD'; undefined where it has none. */
  async firstDay(accountNo: string): Promise<string | undefined> {
    const first = await db.sql
      .selectFrom('ar_transaction')
      .select((eb) => eb.fn.min('posting_date').as('day'))
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return first?.day ?? undefined;
  },
});

export type LedgerRepository = ReturnType<typeof ledgerRepository>;
