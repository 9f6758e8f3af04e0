import type { Kysely } from 'kysely';
import type { Overview } from '../../../contract/accounts';
import type { Tables } from '../../db/tables';
import { countsOf } from './counts';
import { dueDatesOf } from './dueDates';
import { latestStatementsOf } from './latestStatements';
import { openSumsOf } from './openSums';
import { purchasesByMonthOf, seasonOf } from './purchaseFigures';
import { buyersOf, notInvoicedOf } from './standing';

type Figures = Omit<Overview, 'asOf' | 'activity'>;

interface Days {
  /** The day that the data speak of, 'YYYY-MM-DD'. */
  readonly asOf: string;
  /** The day on the wall, from which something can still be done. */
  readonly today: string;
}

/** What an overview draws of some accounts on a day, beside the accounts' own figures. */
export const figuresOf =
  (db: Kysely<Tables>) =>
  async (accounts: readonly string[], days: Days): Promise<Figures> => {
    const { asOf } = days;
    const [due, open, purchasesByMonth, season, statements, buyers, notInvoiced, counts] = await Promise.all([
      dueDatesOf(db, accounts, days),
      openSumsOf(db, accounts, asOf),
      purchasesByMonthOf(db, accounts, asOf),
      seasonOf(db, accounts, asOf),
      latestStatementsOf(db, accounts),
      buyersOf(db, accounts),
      notInvoicedOf(db, accounts, asOf),
      countsOf(db, accounts, asOf),
    ]);
    return { ...due, ...open, purchasesByMonth, season, statements, buyers, notInvoiced, counts };
  };
