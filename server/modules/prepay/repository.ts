import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { exportPage } from '@server/exports/pagesOf';
import { afterCursor, type PageQuery } from '@server/lists/cursor';
import { all } from '@server/lists/filters';
import type { FileQuery } from '@server/lists/listFile';
import { choicesOf } from './choices';
import { contractList } from './contractList';
import type { ContractsFilter, Scope } from './contractSql';
import { detailOf } from './detail';
import { eventOrder, type EventRow, eventsOf } from './events';
import { betweenDays, type LinesFilter, lineTables, ofLine, prepayLineList } from './prepayLineList';
import { totalsOf } from './totals';

type Sorted = PageQuery & { readonly sort: string };

export const prepayRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  choices: (scope: Scope) => choicesOf(db.sql, scope),
  contractsPage: (scope: Scope, query: ContractsFilter & Sorted) => contractList.page(db.sql, scope, query),
  linesPage: (scope: Scope, query: LinesFilter & Sorted) => prepayLineList.page(db.sql, scope, query),
  contractsFile: (scope: Scope, query: ContractsFilter & FileQuery) =>
    contractList.file(db.sql, scope, scope.asOf, query),
  linesFile: (scope: Scope, query: LinesFilter & FileQuery) =>
    prepayLineList.file(db.sql, scope, scope.asOf, query),
  totals: (scope: Scope, filter: ContractsFilter) => totalsOf(db.sql, contractList, scope, filter),
  lineTotals: (scope: Scope, filter: LinesFilter) => totalsOf(db.sql, prepayLineList, scope, filter),
  /** One contract whole; undefined where the scope has none of that number. */
  detail: (scope: Scope, contractNo: string, lineNo: number | undefined) =>
    detailOf(db.sql, scope, contractNo, lineNo),

  /** Events on the lines that a filter lets through, behind the one that is given: as many as a file reads at once. */
  events(scope: Scope, filter: LinesFilter, behind: EventRow | undefined): Promise<EventRow[]> {
    const lines = sql<boolean>`exists (select from ${lineTables}
      where ${prepayLineList.where(scope, filter)} and ${ofLine})`;
    const after = behind ? [afterCursor(eventOrder, [behind.contractNo, behind.date, behind.id])] : [];
    return eventsOf(db.sql)(scope.accounts, all([lines, ...betweenDays(filter), ...after]), exportPage);
  },
});

export type PrepayRepository = ReturnType<typeof prepayRepository>;
