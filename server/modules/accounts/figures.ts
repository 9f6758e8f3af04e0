import type { Kysely } from 'kysely';
import type { Overview } from '../../../contract/accounts';
import type { Tables } from '../../db/tables';
import { countsOf } from './counts';
import { dueDatesOf } from './dueDates';
import { purchasesByMonthOf, seasonOf } from './purchaseFigures';

type Figures = Omit<Overview, 'asOf' | 'activity'>;

/** What an overview draws of some accounts on a day, beside the accounts' own figures. */
export const figuresOf =
  (db: Kysely<Tables>) =>
  async (accounts: readonly string[], asOf: string): Promise<Figures> => {
    const [due, purchasesByMonth, season, counts] = await Promise.all([
      dueDatesOf(db, accounts, asOf),
      purchasesByMonthOf(db, accounts, asOf),
      seasonOf(db, accounts, asOf),
      countsOf(db, accounts),
    ]);
    return { ...due, purchasesByMonth, season, counts };
  };
