import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { rowsPage } from './rowsPage';
import { monthsOf, totalsOf } from './totals';

export const summaryRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  rowsPage: rowsPage(db.sql),
  totals: totalsOf(db.sql),
  months: monthsOf(db.sql),
});

export type SummaryRepository = ReturnType<typeof summaryRepository>;
