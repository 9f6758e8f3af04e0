import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agingBuckets } from '@contract/ledger/labels';
import * as ledger from '@contract/ledger/endpoints';
import type { LedgerRow } from '@contract/ledger/schema';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillLedger } from './testing/fillLedger';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillLedger(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ada = 'ada@example.com';
const own = { account: '00117' };
const rows = async (query: object) =>
  (await portal.as(ada).call(ledger.rows, { query: { limit: 100, sort: '-date', username: ada, ...query } }))
    .rows;
const totals = (query: object, username = ada) =>
  portal.as(username).call(ledger.totals, { query: { username, ...query } });
const aging = async (query: object) =>
  (await portal.as(ada).call(ledger.aging, { query: { username: ada, ...query } })).accounts;
const sum = (of: readonly LedgerRow[], cents: (row: LedgerRow) => number) =>
  of.reduce((all, row) => all + cents(row), 0);

describe('the totals', () => {
  it.each([
    [{}, 17],
    [own, 16],
    [{ from: '2026-04-08', to: '2026-04-09' }, 7],
    [{ ...own, kind: 'payment,nsf' }, 4],
    [{ ...own, kind: 'adjustment' }, 1],
    [{ ...own, branch: 'BOI' }, 1],
    [{ ...own, status: 'open' }, 7],
    [{ ...own, status: 'pastDue' }, 1],
    [{ ...own, q: 'thank you' }, 3],
    [{ ...own, q: 'returned R01' }, 1],
    [{ ...own, q: 'unicorn' }, 0],
    [{ ...own, age: 'days30' }, 2],
    [{ ...own, age: 'days30,days60' }, 3],
    [{ ...own, age: 'current', agedOn: '2026-06-01' }, 1],
  ])('sum up under %j the %i rows that the list shows', async (query, count) => {
    const found = await rows(query);

    expect(found).toHaveLength(count);
    const told = await totals(query);
    expect(told).toMatchObject({
      rows: count,
      debitCents: sum(found, (row) => row.debitCents),
      creditCents: sum(found, (row) => row.creditCents),
    });
    expect(told.accounts.map(({ accountNo, openCents }) => [accountNo, openCents])).toEqual(
      told.accounts.map(({ accountNo }) => [
        accountNo,
        sum(
          found.filter((row) => row.accountNo === accountNo),
          (row) => row.openCents,
        ),
      ]),
    );
  });

  it('count for each chip what it would show under the other filters', async () => {
    expect((await totals({ ...own, status: 'pastDue' })).chips).toEqual({ all: 16, open: 7, pastDue: 1 });
  });

  it.each([
    [{}, 0, 53_000],
    [{ from: '2026-04-08' }, 30_000, 53_000],
    [{ to: '2026-03-31' }, 0, 30_000],
    [{ from: '2026-03-01', to: '2026-04-08' }, 20_000, 53_000],
    [{ from: '2026-04-10', to: '2026-04-10' }, 50_500, 53_000],
    [{ from: '2027-01-01' }, 53_000, 53_000],
    [{ to: '2020-01-01' }, 0, 0],
    [{ from: '2026-03-01', to: '2026-04-08', kind: 'payment', q: 'x' }, 20_000, 53_000],
  ])('lead in %j from the opening to the closing balance', async (query, opening, closing) => {
    const [account] = (await totals({ ...own, ...query })).accounts;

    expect([account!.openingCents, account!.closingCents]).toEqual([opening, closing]);
    expect(account!.openingCents + account!.debitCents - account!.creditCents).toBe(closing);
  });

  it('keep every account by itself', async () => {
    const { accounts } = await totals({});

    expect(accounts).toEqual([
      expect.objectContaining({ accountNo: '00117', name: 'Ada Farms LLC', closingCents: 53_000 }),
      expect.objectContaining({ accountNo: '00200', name: 'Ridge Land Trust', closingCents: 10_000 }),
    ]);
  });

  it('begin with what was owed before a ledger whose first years are not sent', async () => {
    await db.sql.deleteFrom('ar_transaction').where('txn_id', '=', 'T3').execute();
    const [account] = (await totals(own)).accounts;
    const [last] = await rows(own);
    await db.sql
      .insertInto('ar_transaction')
      .values({
        account_no: '00117',
        txn_id: 'T3',
        seq: 3,
        effective_date: '2025-10-01',
        posting_date: '2025-10-01',
        kind: 'invoice',
        document_no: 'A-fall',
        debit_cents: 10_000,
        credit_cents: 0,
        due_date: '2026-03-01',
        open_amount_cents: 10_000,
        branch: 'PUL',
        import_id: 1,
      })
      .execute();

    expect([account!.openingCents, account!.closingCents, last!.balanceCents]).toEqual([
      10_000, 53_000, 53_000,
    ]);
  });
});

describe('the aging', () => {
  it.each([
    [undefined, { current: 36_000, days30: 20_000, days60: -3_000, days90: 0, over90: 0 }],
    ['2026-04-12', { current: 36_000, days30: 20_000, days60: -3_000, days90: 0, over90: 0 }],
    // The deferred amount stays; the rest grows old.
    ['2026-07-01', { current: 10_000, days30: 0, days60: 16_000, days90: 20_000, over90: 7_000 }],
    ['2026-03-31', { current: 30_000, days30: 0, days60: 0, days90: 0, over90: 0 }],
    ['2025-05-19', { current: 10_000, days30: 0, days60: 0, days90: 0, over90: 0 }],
    // What was applied on the day itself is not open on it any more.
    ['2025-05-20', { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 }],
    // Each bucket ends with its last day: 0, 30, 60 and 90 days after the due date.
    ['2026-04-30', { current: 26_000, days30: 30_000, days60: -3_000, days90: 0, over90: 0 }],
    ['2026-05-01', { current: 26_000, days30: 30_000, days60: 0, days90: -3_000, over90: 0 }],
    ['2026-05-11', { current: 26_000, days30: 20_000, days60: 10_000, days90: -3_000, over90: 0 }],
    ['2026-05-12', { current: 26_000, days30: 10_000, days60: 20_000, days90: -3_000, over90: 0 }],
    ['2026-05-15', { current: 26_000, days30: 0, days60: 30_000, days90: -3_000, over90: 0 }],
    ['2026-05-16', { current: 10_000, days30: 16_000, days60: 30_000, days90: -3_000, over90: 0 }],
    ['2026-05-30', { current: 10_000, days30: 16_000, days60: 30_000, days90: -3_000, over90: 0 }],
    ['2026-05-31', { current: 10_000, days30: 16_000, days60: 30_000, days90: 0, over90: -3_000 }],
    ['2026-06-01', { current: 10_000, days30: 16_000, days60: 20_000, days90: 10_000, over90: -3_000 }],
  ])('of %s adds up to what was owed', async (on, buckets) => {
    expect(await aging({ ...own, on })).toEqual([
      { accountNo: '00117', name: 'Ada Farms LLC', aging: buckets },
    ]);
  });

  it('is not told for a day on which it does not add up', async () => {
    // The payment that came back was applied then, and nobody knows any more to what.
    expect(await aging({ ...own, on: '2026-04-09' })).toMatchObject([{ aging: null }]);
  });

  it.each(agingBuckets)('leads with %s to the rows behind it', async (bucket) => {
    const [account] = await aging(own);

    expect(sum(await rows({ ...own, age: bucket }), (row) => row.openCents)).toBe(account!.aging![bucket]);
  });

  it('keeps every account by itself', async () => {
    expect((await aging({})).map(({ accountNo }) => accountNo)).toEqual(['00117', '00200']);
  });
});
