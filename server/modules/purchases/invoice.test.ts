import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchases } from '../../../contract/purchases';
import type { Db } from '../../db/db';
import { fillHousehold } from '../../testing/household';
import { put } from '../../testing/rows';
import { openTestApp, type TestApp } from '../../testing/testApp';
import { openTestDb } from '../../testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  const shared = { invoice_no: 'A-part', import_id: 1 };
  await put(
    db,
    'invoice_discount',
    { ...shared, through_date: '2026-04-20', percent: '2', amount_cents: 200, condition: 'ACCOUNT_CURRENT' },
    { ...shared, through_date: '2026-04-11', percent: '5.5', amount_cents: 550, condition: null },
    { ...shared, through_date: '2026-04-12', percent: null, amount_cents: 300, condition: null },
  );
  await put(db, 'invoice_tax', {
    ...shared,
    tax_code: 'WA',
    line_no: 0,
    description: 'Sales tax',
    jurisdiction: 'Whitman',
    base_amount_cents: 9_500,
    rate: '0.078',
    tax_amount_cents: 250,
  });
  await put(db, 'payment_application', {
    ...shared,
    payment_no: 'P-1',
    applied_cents: 4_000,
    discount_cents: 0,
    applied_on: '2026-04-09',
  });
  portal = await openTestApp(db);
});
afterAll(async () => {
  await portal.close();
  await db.close();
});

const read = (username: string, invoiceNo: string) =>
  portal.as(username).call(purchases.invoice, { params: { invoiceNo }, query: { username } });

describe('one invoice', () => {
  it('is told whole', async () => {
    const invoice = await read('ada@example.com', 'A-part');

    expect(invoice).toMatchObject({
      accountName: 'Ada Farms LLC',
      status: 'partial',
      totalCents: 10_000,
      paidCents: 4_000,
      openCents: 6_000,
      branchPhone: '+15095550100',
      blendDetail: 'full',
      taxes: [{ code: 'WA', lineNo: 0, baseCents: 9_500, rate: '0.078', cents: 250 }],
      applications: [{ paymentNo: 'P-1', method: 'Check', reference: '1234', appliedCents: 4_000 }],
    });
    expect(
      invoice.discounts.map(({ throughDate, percent, expired }) => [throughDate, percent, expired]),
    ).toEqual([
      ['2026-04-11', '5.5', true],
      ['2026-04-12', null, false],
      ['2026-04-20', '2', false],
    ]);
  });

  it('has its lines in its own order, a blend before what is in it', async () => {
    const { lines } = await read('ada@example.com', 'A-open');

    expect(lines.map(({ lineNo, parentLineNo }) => [lineNo, parentLineNo])).toEqual([
      [1, null],
      [2, 1],
      [3, 1],
    ]);
  });

  it.each([
    ['of a stranger', 'bob@example.com', 'A-part'],
    ['of a tenant, for the landlord', 'lou@example.com', 'A-part'],
    ['of an account whose access has ended', 'ada@example.com', 'B-1'],
    ['that never was', 'ada@example.com', 'nothing'],
    ['with an awkward number', 'ada@example.com', "../x?y'%"],
    ['for an administrator, who sees no more than the linked accounts', 'root@example.com', 'A-part'],
  ])('%s is not there', async (_, username, invoiceNo) => {
    await expect(read(username, invoiceNo)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a shared farm', () => {
  it('shows the landlord the shared account and nothing of the tenant’s', async () => {
    const username = 'lou@example.com';
    const { rows } = await portal
      .as(username)
      .call(purchases.lines, { query: { username, limit: 25, sort: '-date' } });
    const totals = await portal.as(username).call(purchases.totals, { query: { username } });
    const choices = await portal.as(username).call(purchases.choices, { query: { username } });

    expect(rows.map(({ invoiceNo, splitPercent }) => [invoiceNo, splitPercent])).toEqual([['L-1', '50']]);
    expect(totals).toMatchObject({ rows: 1, netCents: 10_000 });
    expect(choices.products).toEqual([{ code: 'UAN32', name: 'UAN 32-0-0' }]);
  });

  it.each(['00117', '00300', '99999', "' or true --"])(
    'has no account %s for the landlord',
    async (account) => {
      const username = 'lou@example.com';
      const query = { username, account };
      const lou = portal.as(username);

      const refused = { code: 'not-found' };
      await expect(
        lou.call(purchases.lines, { query: { ...query, limit: 25, sort: '-date' } }),
      ).rejects.toMatchObject(refused);
      await expect(lou.call(purchases.totals, { query })).rejects.toMatchObject(refused);
      await expect(lou.call(purchases.choices, { query })).rejects.toMatchObject(refused);
      await expect(
        lou.download(purchases.export, { query: { ...query, sort: 'date', format: 'csv' } }),
      ).rejects.toMatchObject(refused);
    },
  );
});

describe('what there is to filter by', () => {
  it('is told once each, in order', async () => {
    const username = 'ada@example.com';
    const choices = await portal
      .as(username)
      .call(purchases.choices, { query: { username, account: '00117' } });

    expect(choices).toEqual({
      cropYears: [2026, 2025],
      groups: [
        { code: 'HER', name: 'Herbicide' },
        { code: 'NIT', name: 'Nitrogen' },
        { code: 'PHO', name: 'Phosphate' },
        { code: 'SVC', name: 'SVC' },
      ],
      products: [
        { code: 'GLY', name: 'Glyphosate' },
        { code: 'MAP', name: 'MAP 11-52-0' },
        { code: 'UAN32', name: 'UAN 32-0-0' },
      ],
      fields: [
        { code: 'F-2', name: 'Creek, lower' },
        { code: 'F-1', name: 'North 80' },
      ],
      branches: [
        { code: 'BOI', name: 'Boise' },
        { code: 'PUL', name: 'Pullman' },
      ],
    });
  });
});
