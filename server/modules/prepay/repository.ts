import { type Kysely, type SqlBool, sql } from 'kysely';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';
import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { Tables } from '@server/db/tables';
import { choicesOf } from './choices';
import { inChip } from './chip';
import { detailOf } from './detail';
import { type EventRow, eventsOf } from './events';
import {
  betweenDays,
  contractConditions,
  type ContractsFilter,
  lineConditions,
  type LinesFilter,
  ofLine,
} from './filter';
import { forecastOf } from './forecast';
import { groupNamesOf } from './groupNames';
import { contractLevel, type ContractRow, lineLevel, type LineRow, type Scope } from './level';
import { all, contractsPage, linesPage, type ListQuery } from './listPage';
import { totalsOf } from './totals';

export const prepayRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  choices: choicesOf(db.sql),

  async contractsPage(scope: Scope, query: ContractsFilter & ListQuery) {
    const conditions = [...contractConditions(scope, query), inChip(query.status, scope.asOf)];
    const { rows, ...marks } = await contractsPage(db.sql)(scope.asOf, conditions, query);
    return { rows: await namedContracts(db.sql, scope.asOf, rows), ...marks };
  },

  async linesPage(scope: Scope, query: LinesFilter & ListQuery) {
    const conditions = [...lineConditions(scope, query), inChip(query.status, scope.asOf)];
    const { rows, ...marks } = await linesPage(db.sql)(scope.asOf, conditions, query);
    return { rows: await namedLines(db.sql, rows), ...marks };
  },

  /** Events on the lines that a filter lets through, behind the one that is given. */
  events(scope: Scope, filter: LinesFilter, behind: EventRow | undefined, most: number): Promise<EventRow[]> {
    const lines = [...lineConditions(scope, filter), inChip(filter.status, scope.asOf), ofLine];
    const place =
      behind &&
      sql<SqlBool>`(u.contract_no, u.event_date, u.usage_id) > (${behind.contractNo}, ${behind.date}::date, ${behind.id})`;
    return eventsOf(db.sql)(
      scope.accounts,
      all([
        sql<SqlBool>`exists (select from ${lineLevel.from} where ${all(lines)})`,
        ...betweenDays(filter),
        ...(place ? [place] : []),
      ]),
      most,
    );
  },

  totals: (scope: Scope, filter: ContractsFilter) =>
    totalsOf(db.sql, contractLevel)(scope.asOf, contractConditions(scope, filter), filter.status),
  lineTotals: (scope: Scope, filter: LinesFilter) =>
    totalsOf(db.sql, lineLevel)(scope.asOf, lineConditions(scope, filter), filter.status),

  /** One contract whole; undefined where the scope has none of that number. */
  async detail(scope: Scope, contractNo: string, lineNo: number | undefined) {
    const found = await detailOf(db.sql)(scope, contractNo, lineNo);
    if (!found) return undefined;
    const [[contract], lines] = await Promise.all([
      namedContracts(db.sql, scope.asOf, [found.contract]),
      namedLines(db.sql, found.lines),
    ]);
    return { contract: contract!, lines, history: found.history };
  },
});

export type PrepayRepository = ReturnType<typeof prepayRepository>;

async function namedContracts(
  db: Kysely<Tables>,
  asOf: string,
  rows: ContractRow[],
): Promise<PrepayContract[]> {
  const accounts = [...new Set(rows.map(({ accountNo }) => accountNo))];
  const [nameOf, days] = await Promise.all([groupNamesOf(db), forecastOf(db)(accounts, asOf)]);
  return rows.map((row) =>
    Object.assign(row, {
      groups: row.groupCodes.map(nameOf),
      usedUpOn: days.get(row.contractNo) ?? null,
    }),
  );
}

async function namedLines(db: Kysely<Tables>, rows: LineRow[]): Promise<PrepayLine[]> {
  const nameOf = await groupNamesOf(db);
  return rows.map((row) =>
    Object.assign(row, {
      groups: row.groupCodes.map(nameOf),
      groupName: row.groupCode === null ? null : nameOf(row.groupCode).name,
    }),
  );
}
