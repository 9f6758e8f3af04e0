import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import type { Download, Endpoint } from '@contract/endpoint';
import { toCents } from '@contract/format/money';
import * as prepay from '@contract/prepay/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import * as statements from '@contract/statements/endpoints';
import { signIns } from '@demo/signIns';
import type { Db } from '../db/db';
import { openDemoDb } from './demoDb';
import { lists } from './lists';
import { checkCount, gapsIn } from './reconciliation';
import { openTestApp, type TestApp } from './testApp';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openDemoDb();
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterAll(() => portal.close());

type Figures = Readonly<Record<string, number>>;
type Query = Readonly<Record<string, unknown>>;

/** Every trade account, as somebody who may see it. */
const everyAccount = new Map(
  signIns.flatMap(({ username, accounts: own }) =>
    own.flatMap(({ accountNo }) => (accountNo.startsWith('5') ? [] : [[accountNo, username] as const])),
  ),
);

/** The descriptions of all lists are alike enough to be asked in one way. */
const ask = (endpoint: Endpoint, query: Query) =>
  portal.as(String(query['username'])).call(endpoint, { query }) as Promise<never>;

async function everyRow(endpoint: Endpoint, query: Query): Promise<Figures[]> {
  const rows: Figures[] = [];
  let after: string | undefined;
  do {
    const page: { readonly rows: Figures[]; readonly next: string | null } = await ask(endpoint, {
      ...query,
      limit: 100,
      after,
    });
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after);
  return rows;
}

async function fileOf(endpoint: Download, query: Query): Promise<Readonly<Record<string, string>>[]> {
  const asked = { query: { ...query, format: 'csv' } } as never;
  const { content } = await portal.as(String(query['username'])).download(endpoint, asked);
  return parse(await content.text(), { bom: true, columns: true }) as Record<string, string>[];
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

describe('the demo company', () => {
  it('adds up in every table', async () => {
    expect(checkCount).toBeGreaterThan(10);
    expect(await gapsIn(db)).toEqual({});
  });

  it.each([
    ['account', 'regular_balance_cents', "account_no = '00117'", 4],
    ['account', 'prepay_remaining_cents', "account_no = '00117'", 1],
    ['invoice', 'paid_cents', 'invoice_no = (select min(invoice_no) from invoice)', 2],
    ['invoice', 'total_cents', 'invoice_no = (select min(invoice_no) from invoice)', 2],
    [
      'invoice_line',
      'extended_cents',
      '(invoice_no, line_no) = (select invoice_no, line_no from invoice_line limit 1)',
      1,
    ],
    [
      'prepay_usage',
      'amount_cents',
      "usage_id = (select min(usage_id) from prepay_usage where event = 'used')",
      2,
    ],
    [
      'statement',
      'ending_balance_cents',
      "statement_no = (select min(statement_no) from statement where account_no = '00117')",
      2,
    ],
    ['deposit_account', 'ledger_balance_cents', 'sav_id = (select min(sav_id) from deposit_account)', 1],
  ])('would tell of a cent too many in %s.%s', async (table, column, where, gaps) => {
    const add = (cents: number) =>
      sql`update ${sql.raw(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${cents} where ${sql.raw(where)}`.execute(
        db.sql,
      );
    await add(1);
    const found = await gapsIn(db);
    await add(-1);

    expect(Object.keys(found)).toHaveLength(gaps);
  });

  it.each(Object.entries(lists))(
    'tells the same of %s in its totals, page by page and in the file',
    async (_, { rows, totals, file, filter, by, sums, count = 'rows' }) => {
      const told: unknown[] = [];
      const expected: unknown[] = [];
      for (const [account, username] of everyAccount) {
        const query = { username, account, ...filter };
        const figures: Figures = await ask(totals, query);
        const [every, lines] = [
          await everyRow(rows, { ...query, ...by }),
          await fileOf(file, { ...query, ...by }),
        ];
        for (const [figure, head] of sums) {
          const what = `${account} ${figure}`;
          const inFile = sum(lines.map((line) => toCents(line[head] || '0')!));
          told.push([what, sum(every.map((row) => row[figure]!)), inFile]);
          expected.push([what, figures[figure], figures[figure]]);
        }
        const counted = count === 'rows' ? every.length : sum(every.map((row) => row[count]!));
        told.push([account, counted]);
        expected.push([account, figures[count]]);
      }
      expect(told).toEqual(expected);
      expect(told.length).toBeGreaterThan(everyAccount.size);
    },
  );

  it('owes on each account what its ledger leads to, and holds the prepay that its contracts hold', async () => {
    for (const [account, username] of everyAccount) {
      const query = { username, account };
      const { accounts: mine } = await portal
        .as(username)
        .call(accounts.list, { query: { username, viewname: 'my-account' } });
      const { regularBalanceCents, netDueCents, prepayRemainingCents, pastDue, ...owed } = mine.find(
        ({ id }) => id === account,
      )!;
      const { payNowCents, disputedCents, onItsWayCents } = pastDue;
      const openCents = regularBalanceCents + owed.openCreditCents;
      const { accounts: since } = await portal.as(username).call(statements.since, { query });
      const contracts = await portal.as(username).call(prepay.totals, { query });
      const { dueByMonth } = await portal.as(username).call(accounts.overview, { query });

      expect([
        account,
        since[0]!.balanceCents,
        since[0]!.closes,
        contracts.remainingCents,
        sum(
          dueByMonth.flatMap(({ pastDueCents, dueCents, heldCents }) => [pastDueCents, dueCents, heldCents]),
        ),
        sum([payNowCents, disputedCents, onItsWayCents, owed.notDueCents, owed.deferredCents]),
      ]).toEqual([account, netDueCents, true, prepayRemainingCents, openCents, openCents]);
    }
  });

  it('never shows a landlord what was billed to her tenant', async () => {
    const username = 'agnes.thornbury@example.com';
    const shares = await everyRow(purchases.lines, { username });
    const own = await db.sql
      .selectFrom('invoice')
      .select('invoice_no')
      .where('account_no', '=', '00131')
      .execute();
    const others = await db.sql
      .selectFrom('invoice as i')
      .innerJoin('invoice as mine', 'mine.split_group', 'i.split_group')
      .select('i.invoice_no')
      .where('mine.account_no', '=', '00131')
      .where('i.account_no', '<>', '00131')
      .execute();

    expect(new Set(shares.map((line) => line['invoiceNo']))).toEqual(
      new Set(own.map(({ invoice_no }) => invoice_no)),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const { invoice_no: invoiceNo } of others) {
      const asked = portal
        .as(username)
        .call(purchases.invoice, { params: { invoiceNo }, query: { username } });
      await expect(asked).rejects.toMatchObject({ code: 'not-found' });
    }
    const query = { username, account: '00117' };
    for (const { rows, totals, by } of Object.values(lists)) {
      await expect(ask(rows, { ...query, ...by })).rejects.toMatchObject({ code: 'not-found' });
      await expect(ask(totals, query)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
