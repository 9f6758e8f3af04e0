import { sql } from 'kysely';
import { addDays, addMonths } from '@contract/format/date';
import type { ApiError } from '@contract/problem';
import { expectOfBranch } from '@server/domain/visibility/ownBranch';
import type { StatementTotals } from '@contract/statements/schema';
import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { FileQuery } from '@server/lists/listFile';
import { sumOf } from '@server/lists/listTotals';
import { documentsOf } from './documents';
import { frozenOf, statementFiguresOf } from './oneStatement';
import { stored } from './statementDocuments';
import { sinceOf } from './since';
import { unseenBy } from '@server/domain/documents/statementNews';
import { type Filter, type Scope, statementList, type StatementsQuery } from './statementList';

export const statementRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  listPage: (scope: Scope, query: StatementsQuery) => statementList.page(db.sql, scope, query),
  pages: (scope: Scope, query: Filter & { readonly sort: string }) =>
    statementList.pages(db.sql, scope, query),
  file: (scope: Scope, asOf: string, query: Filter & FileQuery) =>
    statementList.file(db.sql, scope, asOf, query),
  totals: (scope: Scope, filter: Filter) => totalsOf(db, scope, filter),
  choices: (scope: Scope, asOf: string) => choicesOf(db, scope, asOf),
  since: sinceOf(db.sql),
  standing: statementFiguresOf(db.sql),

  /** @throws ApiError the refusal, for an account of another branch than the one that is all somebody sees */
  expectOfBranch: (branch: string | undefined, accountNo: string, refusal: () => ApiError) =>
    expectOfBranch(db.sql, branch, accountNo, refusal),
  frozen: frozenOf(db.sql),
  documents: documentsOf(db.sql),
  stored: (sha256: string) => stored(db, sha256),

  /** The first time counts; answers when that was. */
  async viewed(username: string, statementNo: string, now: Date): Promise<string> {
    await db.sql
      .insertInto('statement_view')
      .values({ name: username, statement_no: statementNo, first_viewed_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { first_viewed_at } = await db.sql
      .selectFrom('statement_view')
      .select('first_viewed_at')
      .where('name', '=', username)
      .where('statement_no', '=', statementNo)
      .executeTakeFirstOrThrow();
    return first_viewed_at;
  },
});

export type StatementRepository = ReturnType<typeof statementRepository>;

/** The year that a statement is filed under. */
const fileYear = sql<number>`extract(year from s.period_to)::int`;

/** Sums over all statements that a filter lets through, put together of those of each year. */
async function totalsOf({ sql: db }: Db, scope: Scope, filter: Filter): Promise<StatementTotals> {
  const years = await statementList.totalsBy<number, { newRows: number }>(
    db,
    scope,
    filter,
    fileYear,
    () => ({
      newRows: sql`count(*) filter (where ${unseenBy(scope.username)})`,
    }),
  );
  return {
    rows: sumOf(years, ({ rows }) => rows),
    chargesCents: sumOf(years, ({ chargesCents }) => chargesCents),
    creditsCents: sumOf(years, ({ creditsCents }) => creditsCents),
    financeChargeCents: sumOf(years, ({ financeChargeCents }) => financeChargeCents),
    newRows: sumOf(years, ({ newRows }) => newRows),
    years: years.toReversed().map(({ key, rows }) => ({ year: key, rows })),
  };
}

/**
 * The first close after a day, by the rhythm of the last one: a month later, and at the end of the month where that
 * one was.
 * @param asOf 'YYYY-MM-DD', as all days here
 */
export function nextClose(last: string, asOf: string): string {
  const isMonthEnd = addDays(last, 1).endsWith('-01');
  for (let months = 1; ; months++) {
    const next = isMonthEnd ? addDays(addMonths(addDays(last, 1), months), -1) : addMonths(last, months);
    if (next > asOf) return next;
  }
}

/** The years of the scope's statements, newest first, and when the next ones will close. */
async function choicesOf({ sql: db }: Db, scope: Scope, asOf: string) {
  const [years, last] = await Promise.all([
    statementList.distinct(db, scope, fileYear),
    db.selectFrom('statement').select('period_to').orderBy('period_to', 'desc').limit(1).executeTakeFirst(),
  ]);
  return {
    years: years.toReversed(),
    nextCloseDate: last ? nextClose(last.period_to, asOf) : null,
  };
}
