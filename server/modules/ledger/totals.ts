import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LedgerTotals } from '@contract/ledger/schema';
import { anyOf } from '@server/db/anyOf';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';
import type { Tables } from '@server/db/tables';
import { inChip, inRange, narrowing, type RowsFilter } from './filter';
import { rowsOf, type Scope } from './ledgerQuery';

/** Sums over all rows that a filter lets through, how many each chip would, and each account's balances. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope, filter: RowsFilter): Promise<LedgerTotals> => {
    const [accounts, sums] = await Promise.all([
      balancesOf(db, scope, filter),
      filteredSums(db, scope, filter),
    ]);
    const total = (figure: (sum: (typeof sums)[number]) => number) =>
      sums.reduce((all, sum) => all + figure(sum), 0);
    const openOf = new Map(sums.map(({ accountNo, openCents }) => [accountNo, openCents]));
    return {
      rows: total((s) => s.rows),
      debitCents: total((s) => s.debitCents),
      creditCents: total((s) => s.creditCents),
      chips: { all: total((s) => s.all), open: total((s) => s.open), pastDue: total((s) => s.pastDue) },
      accounts: accounts.map((account) =>
        Object.assign(account, { openCents: openOf.get(account.accountNo) ?? 0 }),
      ),
    };
  };

function filteredSums(db: Kysely<Tables>, scope: Scope, filter: RowsFilter) {
  const shown = inChip(filter.status, scope.asOf);
  const sum = (column: string) =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${shown}), 0)::bigint`;
  const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  return rowsOf(db, scope)
    .select([
      't.account_no as accountNo',
      count(shown).as('rows'),
      sum('t.debit_cents').as('debitCents'),
      sum('t.credit_cents').as('creditCents'),
      sum('t.open_amount_cents').as('openCents'),
      sql<number>`count(*)`.as('all'),
      count(inChip('open', scope.asOf)).as('open'),
      count(inChip('pastDue', scope.asOf)).as('pastDue'),
    ])
    .where((eb) => eb.and([...inRange(filter), ...narrowing(filter, scope.asOf)]))
    .groupBy('t.account_no')
    .execute();
}

/** Where each account stood before and after the range of days. */
async function balancesOf(db: Kysely<Tables>, { accounts }: Scope, { from, to }: RowsFilter) {
  const change = sql`t.debit_cents - t.credit_cents`;
  const inside = sql.join([sql`true`, ...inRange({ from, to })], sql` and `);
  const after = to ? sql`t.posting_date > ${to}::date` : sql`false`;
  const sum = (what: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)::bigint`;
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('ar_transaction as t', 't.account_no', 'a.account_no')
    .select([
      'a.account_no as accountNo',
      'a.name',
      sql<number>`(${ledgerEnd} - ${sum(change, after)})::bigint`.as('closingCents'),
      sum(sql.ref('t.debit_cents'), inside).as('debitCents'),
      sum(sql.ref('t.credit_cents'), inside).as('creditCents'),
    ])
    .where((eb) => anyOf(eb.ref('a.account_no'), accounts))
    .groupBy('a.account_no')
    .orderBy('a.account_no')
    .execute();
  return rows.map((row) =>
    Object.assign(row, { openingCents: row.closingCents - row.debitCents + row.creditCents }),
  );
}
