import { ledgerKinds } from '@contract/ledger/labels';
import type { LedgerChoices, LedgerTotals } from '@contract/ledger/schema';
import type { Db } from '@server/db/db';
import type { Chunk } from '@server/exports/exportColumn';
import { paymentDetail } from '@server/domain/documents/paymentDetail';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { FileQuery } from '@server/lists/listFile';
import { sumOf } from '@server/lists/listTotals';
import { agingOf, type Scope } from './aging';
import { balancesOf } from './balances';
import { choicesSql, ledgerList, type RowsFilter, type RowsQuery } from './ledgerList';

export const ledgerRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  rowsPage: (scope: Scope, query: RowsQuery) => ledgerList.page(db.sql, scope, query),
  pages: (scope: Scope, query: RowsFilter & { readonly sort: string }) =>
    ledgerList.pages(db.sql, scope, query),
  /** Each file holds every row that the filter lets through. */
  file: (scope: Scope, query: RowsFilter & FileQuery, ofx: () => AsyncIterable<Chunk>) =>
    ledgerList.file(db.sql, scope, scope.asOf, query, ofx),
  totals: (scope: Scope, filter: RowsFilter) => totalsOf(db, scope, filter),
  choices: (scope: Scope) => choicesOf(db, scope),
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

/** Sums over all rows that a filter lets through, how many each chip would, and each account's balances. */
async function totalsOf({ sql: db }: Db, scope: Scope, filter: RowsFilter): Promise<LedgerTotals> {
  const [accounts, sums] = await Promise.all([
    balancesOf(db, scope, filter),
    ledgerList.totalsBy(db, scope, filter, choicesSql.accountNo),
  ]);
  const openOf = new Map(sums.map(({ key, openCents }) => [key, openCents]));
  return {
    rows: sumOf(sums, (s) => s.rows),
    debitCents: sumOf(sums, (s) => s.debitCents),
    creditCents: sumOf(sums, (s) => s.creditCents),
    chips: {
      all: sumOf(sums, (s) => s.chips.all),
      open: sumOf(sums, (s) => s.chips.open),
      pastDue: sumOf(sums, (s) => s.chips.pastDue),
    },
    accounts: accounts.map((account) =>
      Object.assign(account, { openCents: openOf.get(account.accountNo) ?? 0 }),
    ),
  };
}

/** What the ledger of some accounts can be filtered by, each once. */
async function choicesOf({ sql: db }: Db, scope: Scope): Promise<LedgerChoices> {
  const [kinds, branches] = await Promise.all([
    ledgerList.distinct(db, scope, choicesSql.kind),
    ledgerList.choices(db, scope, choicesSql.branch, choicesSql.branchName),
  ]);
  const there = new Set(kinds);
  return { kinds: ledgerKinds.filter((word) => there.has(word)), branches };
}
