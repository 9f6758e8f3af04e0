import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as purchases from '@contract/purchases/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { aLine, anInvoice, put } from '@server/testing/rows';
import { aTicket } from '@server/testing/ticketRows';
import { aContract, aPrepayLine } from '../prepay/testing/contracts';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

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
    { ...shared, through_date: '2026-04-13', percent: '3', amount_cents: 250, condition: null },
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
  await fillParts(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

/** A delivery that Ada and Bob share, with a ticket, prepay of either and a line that is Bob's alone. */
async function fillParts(to: Db): Promise<void> {
  const split = { split_group: 'SG-1', crop_year: 2025 };
  await put(
    to,
    'invoice',
    anInvoice({ invoice_no: 'S-60', split_percent: '60', total_cents: 6_000, ...split }),
    anInvoice({
      invoice_no: 'S-40',
      account_no: '00300',
      split_percent: '40',
      total_cents: 4_000,
      ...split,
    }),
  );
  await put(
    to,
    'invoice_line',
    aLine({ invoice_no: 'S-60', extended_cents: 6_000 }),
    aLine({ invoice_no: 'S-60', line_no: 2, line_type: 'F', product_code: null, extended_cents: 0 }),
    aLine({ invoice_no: 'S-40', extended_cents: 4_000 }),
    aLine({ invoice_no: 'S-40', line_no: 3, extended_cents: 99_900 }),
  );
  await put(
    to,
    'delivery_ticket',
    aTicket({ ticket_no: 'T-1', status: 'I', invoice_no: 'S-60' }),
    aTicket({ ticket_no: 'T-2', status: 'I', invoice_no: 'S-60', account_no: '00300' }),
  );
  await put(
    to,
    'prepay_contract',
    aContract({ contract_no: 'PP-1' }),
    aContract({ contract_no: 'PP-9', account_no: '00300' }),
  );
  await put(to, 'prepay_line', aPrepayLine({ uom: 'ton' }));
  const used = {
    event: 'used',
    event_date: '2026-04-08',
    document_no: 'S-60',
    ticket_no: 'T-1',
    import_id: 1,
  };
  const kept = { other_account_no: null };
  await put(
    to,
    'prepay_usage',
    { usage_id: 'U-1', contract_no: 'PP-1', line_no: 1, qty: '-2', amount_cents: -1_500, ...used, ...kept },
    { usage_id: 'U-2', contract_no: 'PP-9', line_no: 1, qty: '-2', amount_cents: -900, ...used, ...kept },
  );
}

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
      invoice.discounts.map(({ throughDate, percent, expired, met, offeredCents }) => [
        throughDate,
        percent,
        expired,
        met,
        offeredCents,
      ]),
    ).toEqual([
      ['2026-04-11', '5.5', true, true, 0],
      // The last day of the data is gone when they are read the next morning.
      ['2026-04-12', null, true, true, 0],
      ['2026-04-13', '3', false, true, 250],
      ['2026-04-20', '2', false, false, 0],
    ]);
    expect(invoice).toMatchObject({ discountableCents: 9_500, hasDocument: false, shares: null });
  });

  it('tells its delivery, what it drew from prepay, and who bears the rest without a name', async () => {
    expect(await read('ada@example.com', 'S-60')).toMatchObject({
      discountableCents: 6_000,
      tickets: [{ ticketNo: 'T-1', product: 'UAN 32-0-0', branchName: 'Pullman', fieldName: 'North 80' }],
      prepayUses: [{ usageId: 'U-1', contractNo: 'PP-1', quantity: '2', unit: 'ton', cents: 1_500 }],
      shares: {
        wholeCents: 10_000,
        own: [{ accountNo: '00117', accountName: 'Ada Farms LLC', percent: '60', cents: 6_000 }],
        others: { percent: '40', cents: 4_000 },
      },
    });
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
    const invoices = await portal.as(username).call(purchases.invoiceTotals, { query: { username } });

    expect(rows.map(({ invoiceNo, splitPercent }) => [invoiceNo, splitPercent])).toEqual([['L-1', '50']]);
    expect(invoices).toMatchObject({ rows: 1, totalCents: 10_000 });
    expect(totals).toMatchObject({ rows: 1, netCents: 10_000 });
    expect(choices.product).toEqual([{ code: 'UAN32', name: 'UAN 32-0-0' }]);
  });

  it.each(['00117', '00300', '99999', "' or true --"])(
    'has no account %s for the landlord',
    async (account) => {
      const username = 'lou@example.com';
      const query = { username, account };
      const lou = portal.as(username);

      const refused = { code: 'not-found' };
      const page = { query: { ...query, limit: 25, sort: '-date' } };
      const file = { query: { ...query, sort: 'date', format: 'csv' } } as const;
      await expect(lou.call(purchases.lines, page)).rejects.toMatchObject(refused);
      await expect(lou.call(purchases.invoices, page)).rejects.toMatchObject(refused);
      await expect(lou.call(purchases.totals, { query })).rejects.toMatchObject(refused);
      await expect(lou.call(purchases.invoiceTotals, { query })).rejects.toMatchObject(refused);
      await expect(lou.call(purchases.choices, { query })).rejects.toMatchObject(refused);
      await expect(lou.download(purchases.exportFile, file)).rejects.toMatchObject(refused);
      await expect(lou.download(purchases.invoicesFile, file)).rejects.toMatchObject(refused);
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
      cropYear: [2026, 2025],
      group: [
        { code: 'HER', name: 'Herbicide' },
        { code: 'NIT', name: 'Nitrogen' },
        { code: 'PHO', name: 'Phosphate' },
        { code: 'SVC', name: 'SVC' },
      ],
      product: [
        { code: 'GLY', name: 'Glyphosate' },
        { code: 'MAP', name: 'MAP 11-52-0' },
        { code: 'UAN32', name: 'UAN 32-0-0' },
      ],
      field: [
        { code: 'F-2', name: 'Creek, lower' },
        { code: 'F-1', name: 'North 80' },
      ],
      branch: [
        { code: 'BOI', name: 'Boise' },
        { code: 'PUL', name: 'Pullman' },
      ],
      crop: [{ code: 'Winter wheat', name: 'Winter wheat' }],
      applicatorLicense: [{ code: 'WA-71204', name: 'WA-71204' }],
    });
  });
});
