import type { Db } from '../../db/db';
import { seeing } from '../../db/seeing';
import { rowsPage } from './rowsPage';
import { monthsOf, totalsOf } from './totals';

export const summaryRepository = (db: Db) => ({
  ...seeing(db.sql),
  rowsPage: rowsPage(db.sql),
  totals: totalsOf(db.sql),
  months: monthsOf(db.sql),
});

export type SummaryRepository = ReturnType<typeof summaryRepository>;
