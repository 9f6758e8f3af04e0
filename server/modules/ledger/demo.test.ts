import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openDemoDb } from '@server/testing/demoDb';
import { ledgerRepository, type LedgerRepository } from './repository';

const asOf = '2026-04-12';
let db: Db;
let repository: LedgerRepository;
let accounts: readonly string[];
beforeAll(async () => {
  db = await openDemoDb();
  repository = ledgerRepository(db);
  accounts = (await db.sql.selectFrom('account').select('account_no').execute()).map((row) => row.account_no);
});

/** A figure per account, asked of the tables themselves. */
async function perAccount(figure: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await sql<{
    no: string;
    cents: number;
  }>`select a.account_no as no, (${figure})::bigint as cents
    from account a`.execute(db.sql);
  return new Map(rows.map(({ no, cents }) => [no, cents]));
}

const ranges = [
  {},
  { from: '2026-01-01' },
  { to: '2025-12-31' },
  { from: '2025-06-15', to: '2026-03-08' },
  { from: asOf, to: asOf },
];

describe('the ledgers of the demo', () => {
  it('have as much open as each account owes', async () => {
    const owed = await perAccount(sql`a.regular_balance_cents`);
    const { accounts: told } = await repository.totals({ accounts, asOf }, {});

    expect(told).toHaveLength(accounts.length);
    expect(new Map(told.map(({ accountNo, openCents }) => [accountNo, openCents]))).toEqual(owed);
  });

  it.each(ranges)('lead in %j from opening to closing, which the tables confirm', async ({ from, to }) => {
    const { accounts: told } = await repository.totals({ accounts, asOf }, { from, to });
    const before = await perAccount(sql`select coalesce(sum(t.debit_cents - t.credit_cents), 0)
      from ar_transaction t where t.account_no = a.account_no and t.posting_date < ${from ?? '0001-01-01'}::date`);

    expect(new Map(told.map(({ accountNo, openingCents }) => [accountNo, openingCents]))).toEqual(before);
    expect(told.filter((a) => a.openingCents + a.debitCents - a.creditCents !== a.closingCents)).toEqual([]);
  });

  it('close every running balance with the next one', async () => {
    for (const accountNo of accounts) {
      const { rows } = await repository.rowsPage(
        { accounts: [accountNo], asOf },
        { limit: 10_000, sort: 'date' },
      );
      let balance = 0;
      const wrong = rows.filter((row) => {
        balance += row.debitCents - row.creditCents;
        return row.balanceCents !== balance;
      });

      expect([accountNo, wrong]).toEqual([accountNo, []]);
    }
  });

  it('age as the ERP does on the day of the data', async () => {
    const { accounts: told } = await repository.aging({ accounts, asOf }, asOf);
    const feed = await db.sql.selectFrom('account').selectAll().execute();

    expect(new Map(told.map(({ accountNo, aging }) => [accountNo, aging]))).toEqual(
      new Map(
        feed.map((a) => [
          a.account_no,
          {
            current: a.aging_current_cents,
            days30: a.aging_30_cents,
            days60: a.aging_60_cents,
            days90: a.aging_90_cents,
            over90: a.aging_over_90_cents,
          },
        ]),
      ),
    );
  });

  it.each(['2025-12-31', '2025-06-30', '2024-12-31'])('can mostly be aged on %s', async (on) => {
    const { accounts: told } = await repository.aging({ accounts, asOf }, on);

    expect(told.filter(({ aging }) => aging !== null).length).toBeGreaterThan(told.length / 2);
  });

  it('keep the file of the whole ledger in step with the screen and the tables', async () => {
    const { rows } = await sql<{ rows: number; debit: number; credit: number }>`select count(*) as rows,
      sum(debit_cents)::bigint as debit, sum(credit_cents)::bigint as credit from ar_transaction`.execute(
      db.sql,
    );
    const totals = await repository.totals({ accounts, asOf }, {});
    const page = await repository.rowsPage({ accounts, asOf }, { limit: 100_000, sort: '-amount' });
    const sum = (cents: (row: (typeof page.rows)[number]) => number) =>
      page.rows.reduce((all, row) => all + cents(row), 0);

    expect([totals.rows, totals.debitCents, totals.creditCents]).toEqual([
      rows[0]!.rows,
      rows[0]!.debit,
      rows[0]!.credit,
    ]);
    expect([page.rows.length, sum((row) => row.debitCents), sum((row) => row.creditCents)]).toEqual([
      rows[0]!.rows,
      rows[0]!.debit,
      rows[0]!.credit,
    ]);
  });
});
