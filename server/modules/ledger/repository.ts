import type { Db } from '../../db/db';
import { paymentDetail } from '../../db/paymentDetail';
import { seeing } from '../../db/seeing';
import { agingOf } from './aging';
import { choicesOf } from './choices';
import { rowsPage } from './rowsPage';
import { totalsOf } from './totals';

export const ledgerRepository = (db: Db) => ({
  ...seeing(db.sql),
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
