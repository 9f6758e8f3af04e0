import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as payable from '@contract/payable/endpoints';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { anInvoice, put } from '@server/testing/rows';
import { aLedgerRow, aStatement } from '@server/testing/statementRows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(
    db,
    'invoice_discount',
    rung('2026-04-10', 900),
    rung('2026-04-20', 500),
    rung('2026-05-01', 300),
  );
  await put(db, 'prepay_contract', booking('PP-1', 100_000, 40_000), booking('PP-2', 50_000, 50_000));
  await put(db, 'prepay_line', {
    contract_no: 'PP-1',
    line_no: 1,
    description: 'Nitrogen, any',
    booked_cents: 100_000,
    used_cents: 0,
    remaining_cents: 40_000,
    limit_qty: false,
    import_id: 1,
  });
  await put(db, 'statement', aStatement({ amount_due_cents: 10_000 }));
  await put(
    db,
    'ar_transaction',
    aLedgerRow({
      document_no: 'FEE-1',
      posting_date: '2026-03-20',
      due_date: '2026-04-15',
      open_amount_cents: 6_000,
    }),
  );
  await put(
    db,
    'request',
    request('PR-2026-000001', 'submitted', { amount_cents: 3_900 }),
    request('PR-2026-000002', 'cancelled'),
    request('PR-2026-000003', 'approved', { prepay_contract_no: 'PP-1', amount_cents: 7_000 }),
  );
  await put(db, 'request_allocation', part('PR-2026-000001'), part('PR-2026-000002'));
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const rung = (through: string, cents: number) => ({
  invoice_no: 'A-open',
  through_date: through,
  percent: '5.0000',
  amount_cents: cents,
  condition: null,
  import_id: 1,
});
const idOf = (requestNo: string) => `0196280f-0000-7000-8000-0000000000${requestNo.slice(-2)}`;
const request = (requestNo: string, status: string, over: object = {}) =>
  aRequest({ request_id: idOf(requestNo), request_no: requestNo, status, ...over });
const part = (requestNo: string) => ({
  request_id: idOf(requestNo),
  seq: 1,
  invoice_no: 'A-late',
  amount_cents: 3_900,
  discount_cents: 100,
});
const booking = (contract_no: string, booked_cents: number, paid_cents: number) => ({
  contract_no,
  account_no: '00117',
  type: 'G' as const,
  crop_year: 2026,
  booked_on: '2025-12-10',
  booked_cents,
  paid_cents,
  used_cents: 0,
  remaining_cents: paid_cents,
  refundable: false,
  status: 'open',
  import_id: 1,
});

const ask = (username = 'ada@example.com', account = '00117') =>
  portal.as(username).call(payable.account, { query: { username, account } });

describe('what can be paid on an account', () => {
  it('lists all that is open by age, and nothing that is paid, prepaid or void', async () => {
    const { documents } = await ask();

    expect(documents.map(({ invoiceNo, openCents }) => [invoiceNo, openCents])).toEqual([
      ['A-fall', 10_000],
      ['A-memo', -3_000],
      ['A-argue', 10_000],
      ['A-late', 10_000],
      ['A-today', 10_000],
      ['A-open', 10_000],
      ['A-part', 6_000],
    ]);
  });

  it.each([
    [
      'A-late',
      { daysLate: 1, inFlight: [{ requestNo: 'PR-2026-000001', amountCents: 3_900, discountCents: 100 }] },
    ],
    ['A-today', { daysLate: 0, eligibleCents: 10_000, rungs: [], inFlight: [] }],
    ['A-fall', { daysLate: 0, deferred: true }],
    ['A-argue', { disputed: true, daysLate: 11, eligibleCents: 0 }],
    ['A-memo', { daysLate: 0, originalCents: -3_000, isCreditMemo: true }],
    ['A-late', { isCreditMemo: false, isFinanceCharge: false }],
    ['A-part', { originalCents: 10_000, eligibleCents: 9_500 }],
    [
      'A-open',
      {
        poNo: 'PO-7',
        rungs: [
          { throughDate: '2026-04-20', percent: '5', cents: 500, condition: null },
          { throughDate: '2026-05-01', percent: '5', cents: 300, condition: null },
        ],
      },
    ],
  ])('tells of %s what a payment needs to know', async (invoiceNo, facts) => {
    const { documents } = await ask();

    expect(documents.find((document) => document.invoiceNo === invoiceNo)).toMatchObject(facts);
  });

  it('tells the last statement with what is left of it', async () => {
    expect((await ask()).statement).toEqual({
      statementNo: 'S-1',
      statementDate: '2026-03-25',
      periodTo: '2026-03-25',
      dueDate: '2026-04-15',
      amountDueCents: 10_000,
      leftCents: 6_000,
    });
  });

  it('tells the bookings that are not paid in, with what is on its way to them', async () => {
    expect((await ask()).bookings).toEqual([
      {
        contractNo: 'PP-1',
        cropYear: 2026,
        bookedOn: '2025-12-10',
        expiresOn: null,
        product: 'Nitrogen, any',
        bookedCents: 100_000,
        paidCents: 40_000,
        inFlight: [{ requestNo: 'PR-2026-000003', amountCents: 7_000, discountCents: 0 }],
      },
    ]);
  });

  it('tells the account’s own figures, the day of the data, the clock and what the company decided', async () => {
    expect(await ask()).toMatchObject({
      accountNo: '00117',
      accountName: 'Ada Farms LLC',
      isClosed: false,
      noAch: false,
      balanceCents: 60_000,
      pastDue: { payNowCents: 6_000, disputedCents: 10_000, onItsWayCents: 4_000, oldest: '2026-04-11' },
      asOf: { date: '2026-04-12', today: '2026-04-13' },
      now: '2026-04-13T15:00:00.000Z',
      booksZone: 'America/Los_Angeles',
      settings: { cutoff: '14:00', leadBankingDays: 1, allowPartial: true },
    });
  });

  it('names nothing of other accounts', async () => {
    const { documents, bookings, statement } = await ask('bob@example.com', '00300');

    expect({ numbers: documents.map(({ invoiceNo }) => invoiceNo), bookings, statement }).toEqual({
      numbers: ['B-1'],
      bookings: [],
      statement: null,
    });
  });
});

describe('who may not ask', () => {
  it.each([
    ['somebody who may only look', 'ada@example.com', '00200', 'forbidden', /view this account/],
    ['somebody who files papers', 'cpa@example.com', '00117', 'forbidden', /documents for this account/],
    ['a stranger', 'bob@example.com', '00117', 'not-found', /no account with that number/],
    [
      'the owner of an account that was closed long ago',
      'ada@example.com',
      '00400',
      'not-found',
      /no account/,
    ],
  ])('is %s', async (_, username, account, code, message) => {
    await expect(ask(username, account)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('is anybody under another’s name', async () => {
    await expect(
      portal
        .as('bob@example.com')
        .call(payable.account, { query: { username: 'ada@example.com', account: '00117' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it.each<['I' | 'C' | 'F' | 'D', boolean, boolean]>([
  ['I', false, false],
  ['C', false, true],
  ['F', true, false],
  ['D', false, false],
])(
  'tells of a document of kind %s whether it is interest (%s) or can pay (%s)',
  async (doc_type, fee, memo) => {
    const invoice_no = `B-${doc_type}`;
    await put(db, 'invoice', anInvoice({ invoice_no, account_no: '00300', doc_type, total_cents: -500 }));

    const { documents } = await ask('bob@example.com', '00300');
    await db.sql.deleteFrom('invoice').where('invoice_no', '=', invoice_no).execute();

    expect(documents.find(({ invoiceNo }) => invoiceNo === invoice_no)).toMatchObject({
      isFinanceCharge: fee,
      isCreditMemo: memo,
    });
  },
);

it('tells of an invoice without lines that nothing of it earns a discount', async () => {
  await put(db, 'invoice', anInvoice({ invoice_no: 'B-bare', account_no: '00300' }));

  const { documents } = await ask('bob@example.com', '00300');

  expect(documents.find(({ invoiceNo }) => invoiceNo === 'B-bare')).toMatchObject({
    eligibleCents: 0,
    rungs: [],
  });
});
