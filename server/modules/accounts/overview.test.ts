import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { aLine, anInvoice, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb, openTestDbForTest } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  const rung = { percent: null, import_id: 1 };
  await put(
    db,
    'invoice_discount',
    { ...rung, invoice_no: 'A-part', through_date: '2026-04-11', amount_cents: 900, condition: null },
    { ...rung, invoice_no: 'A-part', through_date: '2026-04-20', amount_cents: 200, condition: null },
    { ...rung, invoice_no: 'A-open', through_date: '2026-04-20', amount_cents: 300, condition: null },
    {
      ...rung,
      invoice_no: 'A-open',
      through_date: '2026-04-12',
      amount_cents: 999,
      condition: 'ACCOUNT_CURRENT',
    },
    { ...rung, invoice_no: 'A-argue', through_date: '2026-04-13', amount_cents: 999, condition: null },
    { ...rung, invoice_no: 'A-paid', through_date: '2026-04-13', amount_cents: 999, condition: null },
  );
  await put(
    db,
    'payment',
    aPayment({ payment_no: 'P-3', posting_date: '2026-04-10', status: 'R', method: 'A' }),
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const id = '0196280f-0000-7000-8000-000000000001';
const read = (username: string, account?: string) =>
  portal.as(username).call(accounts.overview, { query: { username, account } });

describe('the overview of an account', () => {
  it('sums what is open by the month that it falls due', async () => {
    const { dueByMonth } = await read('ada@example.com', '00117');
    const sum = dueByMonth.reduce(
      (all, { pastDueCents, dueCents, heldCents }) => all + pastDueCents + dueCents + heldCents,
      0,
    );

    expect(dueByMonth).toEqual([
      { month: '2026-03-01', pastDueCents: 0, dueCents: 10_000, heldCents: 0 },
      { month: '2026-04-01', pastDueCents: 10_000, dueCents: 10_000, heldCents: 10_000 },
      { month: '2026-05-01', pastDueCents: 0, dueCents: 16_000, heldCents: 0 },
    ]);
    expect(sum).toBe(56_000);
  });

  it('tells which discount ends', async () => {
    expect(await read('ada@example.com', '00117')).toMatchObject({
      expiringDiscount: { throughDate: '2026-04-20', cents: 500, invoices: 2 },
    });
  });

  it('tells the discounts that a payment of today takes, and no others', async () => {
    const rung = {
      percent: null,
      condition: null,
      import_id: 1,
      through_date: '2026-04-14',
      amount_cents: 700,
    };
    await put(
      db,
      'invoice',
      anInvoice({ invoice_no: 'A-fee', doc_type: 'F' }),
      anInvoice({ invoice_no: 'A-load' }),
      anInvoice({ invoice_no: 'A-way' }),
    );
    await put(
      db,
      'invoice_discount',
      { ...rung, invoice_no: 'A-fee' },
      { ...rung, invoice_no: 'A-load', condition: 'FULL_LOAD' },
      { ...rung, invoice_no: 'A-way' },
      // The last day of the data is over on the morning that they are read.
      { ...rung, invoice_no: 'A-way', through_date: '2026-04-12' },
    );
    await put(db, 'request', aRequest({ request_id: id, request_no: 'PR-1', status: 'approved' }));
    const part = { request_id: id, seq: 1, invoice_no: 'A-way', amount_cents: 6_000, discount_cents: 400 };
    await put(db, 'request_allocation', part);

    const { expiringDiscount } = await read('ada@example.com', '00117');
    await db.sql.deleteFrom('request_allocation').execute();
    await db.sql.deleteFrom('request').execute();
    for (const table of ['invoice_discount', 'invoice'] as const) {
      await db.sql.deleteFrom(table).where('invoice_no', 'in', ['A-fee', 'A-load', 'A-way']).execute();
    }

    expect(expiringDiscount).toEqual({ throughDate: '2026-04-14', cents: 300, invoices: 1 });
  });

  it('sums purchases by month and group, without finance charges, credits taken off', async () => {
    const { purchasesByMonth } = await read('ada@example.com', '00117');
    const april = purchasesByMonth.filter(({ month }) => month === '2026-04-01');

    expect(april).toEqual([
      { month: '2026-04-01', groupCode: '', groupName: 'Other', cents: 10_000 },
      { month: '2026-04-01', groupCode: 'NIT', groupName: 'Nitrogen', cents: 6_750 },
      { month: '2026-04-01', groupCode: 'PHO', groupName: 'Phosphate', cents: 0 },
      { month: '2026-04-01', groupCode: 'SVC', groupName: 'SVC', cents: 10_000 },
    ]);
    expect(purchasesByMonth[0]!.month).toBe('2025-05-01');
  });

  it('compares the season with the same stretch of the one before, by the ERP’s crop year', async () => {
    const { season } = await read('ada@example.com', '00117');

    expect(season).toEqual({ cropYear: 2026, cents: 56_750, priorCents: 0 });
  });

  it('counts what the lists hold', async () => {
    expect((await read('ada@example.com', '00117')).counts).toEqual({
      invoices: 10,
      openInvoices: 7,
      products: 3,
      ledgerRows: 0,
      statements: 0,
      prepayContracts: 0,
      prepayLines: 0,
      payments: 2,
      fields: 2,
    });
  });

  it('shows the newest events with what they change', async () => {
    const { activity } = await read('ada@example.com', '00117');

    expect(activity).toHaveLength(8);
    expect(activity[0]).toMatchObject({ id: 'payment:P-3', title: 'Returned payment', cents: 0 });
    expect(activity.find(({ id }) => id === 'invoice:A-memo')).toMatchObject({
      kind: 'credit',
      cents: -3_000,
    });
    expect(activity.map(({ date }) => date)).toEqual(
      activity
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  it('tells the deposit plan’s events only to those who may read its ledger', async () => {
    const kinds = async (name: string) => (await read(name, '00117')).activity.map(({ kind }) => kind);

    expect(await kinds('cpa@example.com')).not.toContain('deposit');
    expect(await kinds('ada@example.com')).toContain('deposit');
  });

  it('is of all accounts where none is named', async () => {
    const { counts, dueByMonth } = await read('ada@example.com');

    expect(counts.invoices).toBe(11);
    expect(dueByMonth.at(-1)).toEqual({
      month: '2026-05-01',
      pastDueCents: 0,
      dueCents: 26_000,
      heldCents: 0,
    });
  });

  it('is empty for somebody without accounts', async () => {
    expect(await read('root@example.com')).toMatchObject({
      dueByMonth: [],
      purchasesByMonth: [],
      season: { cropYear: null, cents: 0, priorCents: 0 },
      expiringDiscount: null,
      activity: [],
      statements: [],
      prepay: { bookedCents: 0, remainingCents: 0, ending: null },
      buyers: [],
      notInvoiced: { tickets: 0, estimatedCents: 0 },
      counts: { invoices: 0, products: 0 },
    });
  });

  it.each(['00300', '00117x', '00400'])('%s is not there for somebody else', async (account) => {
    await expect(read('ada@example.com', account)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the season', () => {
  it('counts last year up to the same day only, and lines without a crop year by their date', async () => {
    const own = await openTestDbForTest();
    await fillHousehold(own);
    await own.sql.deleteFrom('invoice_line').execute();
    const days = ['2024-09-01', '2025-04-12', '2025-04-13', '2025-08-31', '2025-09-01', '2026-04-12'];
    const invoices = days.map((day) => anInvoice({ invoice_no: day, invoice_date: day, crop_year: null }));
    await put(own, 'invoice', ...invoices);
    await put(
      own,
      'invoice_line',
      ...days.map((day, i) => aLine({ invoice_no: day, extended_cents: 10 ** i })),
    );
    const other = await openTestApp(own);
    const query = { username: 'ada@example.com' };

    const { season } = await other.as(query.username).call(accounts.overview, { query });

    expect(season).toEqual({ cropYear: 2026, cents: 110_000, priorCents: 11 });
    await other.close();
  });
});
