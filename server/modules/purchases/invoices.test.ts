import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import * as purchases from '@contract/purchases/endpoints';
import { invoiceSorts } from '@contract/purchases/labels';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { aLine, anInvoice, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillStore(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

/** What a household has beside its usual invoices: several items, freight alone, no line, discounts. */
async function fillStore(to: Db): Promise<void> {
  const late = { invoice_date: '2026-01-05', due_date: '2026-03-06' };
  await put(
    to,
    'invoice',
    anInvoice({ invoice_no: 'A-store', ...late, total_cents: 9_000, paid_cents: 2_000 }),
    anInvoice({ invoice_no: 'A-fee', ...late, doc_type: 'F', total_cents: 150, due_date: '2026-04-13' }),
    anInvoice({ invoice_no: 'A-haul', invoice_date: '2026-01-04', total_cents: 700, paid_cents: 700 }),
  );
  const store = { invoice_no: 'A-store', field_id: 'F-1' };
  await put(
    to,
    'invoice_line',
    aLine({ ...store, line_type: 'F', product_code: null, description: 'Freight', extended_cents: 1_000 }),
    aLine({ ...store, line_no: 2, description: 'Spray nozzle', extended_cents: 3_000, product_code: 'MAP' }),
    aLine({ ...store, line_no: 3, description: 'Hose', extended_cents: 2_500, product_code: 'GLY' }),
    aLine({ ...store, line_no: 4, description: 'Clamp', extended_cents: 2_500, field_id: 'F-2' }),
    aLine({ invoice_no: 'A-haul', line_type: 'F', product_code: null, description: 'Hauling', qty: null }),
  );
  const rung = { import_id: 1, percent: '2', condition: null };
  await put(
    to,
    'invoice_discount',
    { ...rung, invoice_no: 'A-open', through_date: '2026-04-20', amount_cents: 200 },
    { ...rung, invoice_no: 'A-today', through_date: '2026-04-13', amount_cents: 150 },
    { ...rung, invoice_no: 'A-argue', through_date: '2026-04-12', amount_cents: 150 },
    {
      ...rung,
      invoice_no: 'A-part',
      through_date: '2026-04-30',
      amount_cents: 90,
      condition: 'ACCOUNT_CURRENT',
    },
  );
}

type Page = ResponseOf<typeof purchases.invoices>;
const ada = { username: 'ada@example.com' };
const ask = (query: object): Promise<Page> =>
  portal.as(ada.username).call(purchases.invoices, { query: { limit: 25, sort: '-date', ...ada, ...query } });
const totals = (query: object) =>
  portal.as(ada.username).call(purchases.invoiceTotals, { query: { ...ada, ...query } });
const rowOf = async (invoice: string) => (await ask({ invoice })).rows[0];

/** All lines under the same filter, in the list of lines. */
async function linesUnder(query: object) {
  const { rows } = await portal
    .as(ada.username)
    .call(purchases.lines, { query: { limit: 100, sort: '-date', ...ada, ...query } });
  const { netCents } = await portal.as(ada.username).call(purchases.totals, { query: { ...ada, ...query } });
  return { invoices: [...new Set(rows.map(({ invoiceNo }) => invoiceNo))].sort(), netCents };
}

/** Each with how many invoices it lets through, and whether it asks for lines. */
const filters: readonly [object, number, boolean][] = [
  [{}, 14, false],
  [{ account: '00117' }, 13, false],
  [{ from: '2026-04-08', to: '2026-04-08' }, 6, false],
  [{ branch: 'BOI' }, 1, false],
  [{ docType: 'credit,financeCharge' }, 2, false],
  [{ status: 'pastDue' }, 2, false],
  [{ status: 'open' }, 10, false],
  [{ invoice: 'A-open' }, 1, false],
  [{ cropYear: '2025' }, 2, true],
  [{ product: 'MAP' }, 2, true],
  [{ product: 'MAP', field: 'F-2' }, 0, true],
  [{ product: 'MAP', field: 'F-1' }, 1, true],
  [{ group: 'SVC' }, 1, true],
  [{ crop: 'Winter wheat,Barley' }, 1, true],
  [{ without: 'prepay,freight' }, 11, true],
  [{ applicatorLicense: 'WA-71204' }, 1, true],
  [{ paidBy: 'card' }, 1, true],
  [{ q: 'nozzle' }, 1, true],
  [{ q: 'nozzle clamp' }, 0, true],
  [{ q: 'a-store hose', status: 'open' }, 1, true],
  [{ q: 'map', account: '00117', from: '2026-04-01' }, 1, true],
];

describe('the list of invoices', () => {
  it.each(filters)(
    'shows under %j the %i invoices whose lines are listed',
    async (filter, count, asksForLines) => {
      const { rows } = await ask(filter);
      const told = await totals(filter);
      const lines = await linesUnder(filter);
      const numbers = rows.map(({ invoiceNo }) => invoiceNo);
      const sum = (cents: (row: Page['rows'][number]) => number) =>
        rows.reduce((all, row) => all + cents(row), 0);

      expect(numbers).toHaveLength(count);
      expect(numbers.filter((no) => no !== 'A-fee').sort()).toEqual(lines.invoices);
      expect(told).toMatchObject({
        rows: count,
        totalCents: sum((row) => row.totalCents),
        leftCents: sum((row) => Math.max(row.openCents, 0)),
        creditCents: sum((row) => Math.max(0 - row.openCents, 0)),
        foundCents: asksForLines ? lines.netCents : null,
      });
    },
  );

  it.each(invoiceSorts.flatMap((sort) => [sort, `-${sort}`]))(
    'pages by %s without losing or repeating an invoice, forward and back',
    async (sort) => {
      const whole = (await ask({ sort })).rows.map(({ invoiceNo }) => invoiceNo);
      const pages = [await ask({ sort, limit: 3 })];
      for (let next = pages[0]!.next; next; next = pages.at(-1)!.next)
        pages.push(await ask({ sort, limit: 3, after: next }));
      const ids = pages.map(({ rows }) => rows.map(({ invoiceNo }) => invoiceNo));
      const back: string[][] = [];
      for (let mark = pages.at(-1)!.previous; mark;) {
        const page = await ask({ sort, limit: 3, before: mark });
        back.unshift(page.rows.map(({ invoiceNo }) => invoiceNo));
        mark = page.previous;
      }

      expect(ids.flat()).toEqual(whole);
      expect(new Set(whole).size).toBe(14);
      expect(back).toEqual(ids.slice(0, -1));
    },
  );

  it('counts for each chip what it would show under the other filters', async () => {
    const { chips } = await totals({ status: 'paid', account: '00117' });

    expect(chips).toEqual({ all: 13, open: 9, pastDue: 2, paid: 2, prepaid: 1 });
  });

  it.each([
    ['of several goods names the first that is no freight', 'A-store', ['Spray nozzle', null, null, 2, 4]],
    ['of one blend tells its amount and counts no part', 'A-open', ['Blend 20-10', '10', 'ton', 0, 3]],
    ['of freight alone names that', 'A-haul', ['Hauling', null, null, 0, 1]],
    ['without a line names nothing', 'A-fee', [null, null, null, 0, 0]],
  ])('an invoice %s', async (_, invoice, [item, quantity, unit, moreItems, lines]) => {
    expect(await rowOf(invoice)).toMatchObject({ item, quantity, unit, moreItems, lines });
  });

  it.each([
    ['A-store', null, null],
    ['A-late', 'Creek, lower', 'River'],
    ['A-today', null, null],
  ])(
    '%s is of the field %s, which all its lines that name one name',
    async (invoice, fieldName, farmName) => {
      expect(await rowOf(invoice)).toMatchObject({ fieldName, farmName });
    },
  );

  it.each([
    ['A-late', 'pastDue', 1],
    ['A-store', 'pastDue', 37],
    ['A-today', 'open', 0],
    ['A-fall', 'notYetDue', 0],
    ['A-memo', 'open', 0],
    ['A-paid', 'paid', 0],
  ])('%s is %s and %i days late', async (invoice, status, daysLate) => {
    expect(await rowOf(invoice)).toMatchObject({ status, daysLate });
  });

  it.each([
    ['A-open', { cents: 200, throughDate: '2026-04-20' }],
    ['A-today', { cents: 150, throughDate: '2026-04-13' }],
    ['A-argue', null],
    ['A-part', null],
    ['A-paid', null],
  ])('%s saves %o, with something past due on its account', async (invoice, saving) => {
    expect(await rowOf(invoice)).toMatchObject({ saving });
  });

  it('shows of another own account that shares a delivery the invoice, but no discount', async () => {
    await sql`update invoice set split_group = 'SG-9' where invoice_no in ('A-open', 'L-1')`.execute(db.sql);
    const { rows } = await ask({ account: '00200', share: 'whole' });
    await sql`update invoice set split_group = null`.execute(db.sql);

    expect(rows.map(({ invoiceNo, saving }) => [invoiceNo, saving])).toEqual([
      ['L-1', null],
      ['A-open', null],
    ]);
  });
});

describe('what is on its way', () => {
  it('is told of an invoice, and takes its discount along', async () => {
    const { request_id, ...request } = aRequest();
    const part = { request_id, seq: 1, invoice_no: 'A-open' };
    await put(db, 'request', { request_id, ...request });
    await put(db, 'request_allocation', { ...part, amount_cents: 5_000, discount_cents: 150 });
    const told = await rowOf('A-open');
    const cpa = {
      username: 'cpa@example.com',
      account: '00117',
      invoice: 'A-open',
      limit: 25,
      sort: '-date',
    };
    const toReader = await portal.as(cpa.username).call(purchases.invoices, { query: cpa });
    await db.sql.deleteFrom('request_allocation').execute();
    await db.sql.deleteFrom('request').execute();

    expect(told).toMatchObject({ onItsWayCents: 5_150, saving: { cents: 50 } });
    // Whoever sees documents alone is not told what others asked for.
    expect(toReader.rows[0]).toMatchObject({ onItsWayCents: 0 });
  });
});

describe('what the list refuses', () => {
  it.each([
    [{ sort: 'product' }, 'sort'],
    [{ cropYear: '26' }, 'cropYear'],
    [{ paidBy: 'gold', group: 'NIT' }, 'paidBy'],
    [{ without: 'tax,water' }, 'without'],
    [{ after: 'nonsense' }, 'after'],
  ])('%j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('a mark of the list of lines', async () => {
    const { next } = await portal
      .as(ada.username)
      .call(purchases.lines, { query: { ...ada, limit: 2, sort: '-date' } });

    await expect(ask({ limit: 2, after: next })).rejects.toMatchObject({ code: 'invalid' });
  });
});
