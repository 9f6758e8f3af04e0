import type { Kysely } from 'kysely';
import type { Overview } from '@contract/accounts/schema';
import { discountEnding } from '@contract/rules/discountEnding';
import { type Days, dueByMonthOf, nextDueOf } from '@contract/rules/due';
import type { Tables } from '@server/db/tables';
import { type OpenScope, openDocumentsOf } from '@server/domain/payable/openDocuments';
import { countsOf } from './counts';
import { latestStatementsOf } from './latestStatements';
import { purchasesByMonthOf, seasonOf } from './purchaseFigures';
import { buyersOf, notInvoicedOf } from './accountStatus';

type Figures = Omit<Overview, 'asOf' | 'activity'>;

/** What an overview draws of some accounts on a day, beside the accounts' own figures. */
export const figuresOf =
  (db: Kysely<Tables>) =>
  async (scope: OpenScope & Days): Promise<Figures> => {
    const { accounts, asOf } = scope;
    const [open, purchasesByMonth, season, statements, buyers, notInvoiced, counts] = await Promise.all([
      openDocumentsOf(db, scope),
      purchasesByMonthOf(db, accounts, asOf),
      seasonOf(db, accounts, asOf),
      latestStatementsOf(db, accounts),
      buyersOf(db, accounts),
      notInvoicedOf(db, accounts, asOf),
      countsOf(db, accounts, asOf),
    ]);
    return {
      dueByMonth: dueByMonthOf(open, asOf),
      nextDue: nextDueOf(open, asOf),
      expiringDiscount: discountEnding(open, scope),
      purchasesByMonth,
      season,
      statements,
      buyers,
      notInvoiced,
      counts,
    };
  };
