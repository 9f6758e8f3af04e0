import { intlLocale } from '@locales/language';
import * as m from '@locales/prepay';
import type { PrepayChoices } from '@contract/prepay/schema';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { groupCode } from '@server/domain/documents/lineGroup';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { PageQuery } from '@server/lists/cursor';
import { all } from '@server/lists/filters';
import type { FileQuery } from '@server/lists/listFile';
import { ofOneNight, streamRows } from '@server/lists/ofOneNight';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { contractList } from './contractList';
import {
  anyProduct,
  type ContractsFilter,
  groupCodes,
  isGeneric,
  type Scope,
  terms,
  typeWord,
} from './contractSql';
import { type EventRow, eventsOf } from './events';
import { groupNamesOf } from './groupNames';
import { betweenDays, type LinesFilter, lineTables, ofLine, prepayLineList } from './prepayLineList';
import { totalsOf } from './totals';
import { historyOf } from './history';

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

  /** Events on the lines that a filter lets through, piece by piece. */
  events(scope: Scope, filter: LinesFilter): AsyncIterable<readonly EventRow[]> {
    const lines = sql<boolean>`exists (select from ${lineTables}
      where ${prepayLineList.where(scope, filter)} and ${ofLine})`;
    return ofOneNight(
      db.sql,
      streamRows(db.sql, eventsOf(scope.accounts, all([lines, ...betweenDays(filter)]))),
    );
  },
});

export type PrepayRepository = ReturnType<typeof prepayRepository>;

/** What the contracts of some accounts and their lines can be filtered by, each once. */
async function choicesOf(db: Kysely<Tables>, scope: Scope): Promise<PrepayChoices> {
  const distinct = <Value>(value: RawBuilder<Value>) => prepayLineList.distinct(db, scope, value);
  const [cropYears, types, listed, ofLines, generic, branches, products, contracts, nameOf] =
    await Promise.all([
      distinct(terms.cropYear),
      distinct(typeWord),
      distinct(sql<string>`unnest(${groupCodes})`),
      distinct(groupCode),
      distinct(sql<string | null>`case when ${isGeneric} then ${sql.lit(anyProduct)} end`),
      prepayLineList.choices(db, scope, sql`c.branch`, sql`b.name`),
      prepayLineList.choices(db, scope, sql`l.product_code`, sql`coalesce(p.name, l.description)`),
      distinct(terms.contractNo),
      groupNamesOf(db),
    ]);
  const groups = [...new Set([...listed, ...ofLines])]
    .map(nameOf)
    .toSorted((a, b) => a.name.localeCompare(b.name, intlLocale()));
  return {
    cropYears: cropYears.toReversed(),
    types,
    groups: [...groups, ...generic.map((code) => ({ code, name: m.anyProduct() }))],
    branches,
    products,
    contracts: contracts.toReversed(),
  };
}

/** One contract whole, with its history; undefined where the scope has none of that number. */
async function detailOf(db: Kysely<Tables>, scope: Scope, contractNo: string, lineNo: number | undefined) {
  const asked = { only: contractNo, sort: 'contract' };
  const [[contract], lines, { rows: events }] = await Promise.all([
    contractList.all(db, scope, asked),
    prepayLineList.all(db, scope, asked),
    eventsOf(scope.accounts, sql<boolean>`u.contract_no = ${contractNo}`).execute(db),
  ]);
  if (!contract) return undefined;
  const { remainingCents } = contract;
  return { contract, lines, history: historyOf({ events, lines, lineNo, remainingCents }) };
}
