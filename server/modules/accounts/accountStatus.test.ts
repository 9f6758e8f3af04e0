import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import type { Db } from '@server/db/db';
import type { StatementTable } from '@server/db/tables';
import type { PrepayContractTable, PrepayUsageTable } from '@server/db/tables';
import type { DeliveryTicketTable, PriceSheetTable } from '@server/db/tables';
import { fillHousehold } from '@server/testing/household';
import { aDepositTransaction } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const import_id = 1;

const aStatement = (over: Partial<Insertable<StatementTable>>) => ({
  statement_no: 'S-1',
  account_no: '00117',
  period_from: '2026-02-26',
  period_to: '2026-03-25',
  due_date: '2026-04-10',
  previous_balance_cents: 0,
  charges_cents: 70_000,
  credits_cents: 0,
  finance_charge_cents: 0,
  ending_balance_cents: 70_000,
  amount_due_cents: 60_000,
  future_obligations_cents: 10_000,
  revision: 1,
  import_id,
  ...over,
});

const aTicket = (over: Partial<Insertable<DeliveryTicketTable>>) => ({
  ticket_no: 'T-1',
  account_no: '00117',
  branch: 'PUL',
  delivered_on: '2026-04-10',
  product_code: 'UAN32',
  qty: '2.5',
  uom: 'ton',
  status: 'U' as const,
  import_id,
  ...over,
});

const aPrice = (over: Partial<Insertable<PriceSheetTable>>) => ({
  product_code: 'UAN32',
  uom: 'ton',
  effective_from: '2026-04-01',
  branch: '',
  posted_price: '400.005',
  import_id,
  ...over,
});

const aContract = (over: Partial<Insertable<PrepayContractTable>>) => ({
  contract_no: 'PP-1',
  account_no: '00117',
  type: 'S' as const,
  crop_year: 2026,
  booked_on: '2025-12-01',
  booked_cents: 100_000,
  paid_cents: 100_000,
  used_cents: 30_000,
  remaining_cents: 70_000,
  refundable: false,
  status: 'open',
  import_id,
  ...over,
});

const aUse = (over: Partial<Insertable<PrepayUsageTable>>) => ({
  usage_id: 'U-1',
  contract_no: 'PP-1',
  event: 'used',
  event_date: '2026-04-11',
  document_no: 'A-pre',
  amount_cents: -10_000,
  import_id,
  ...over,
});

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(
    db,
    'statement',
    aStatement({}),
    aStatement({ statement_no: 'S-2', period_to: '2026-02-25', ending_balance_cents: 1 }),
    aStatement({ statement_no: 'S-3', revision: 2, supersedes: 'S-1', ending_balance_cents: 71_000 }),
    aStatement({ statement_no: 'S-4', account_no: '00200', period_to: '2026-02-25' }),
    aStatement({ statement_no: 'S-5', account_no: '00300' }),
  );
  await put(
    db,
    'authorized_buyer',
    { account_no: '00117', buyer_name: 'Zoe', limit_amount_cents: 50_000, active: true, import_id },
    { account_no: '00117', buyer_name: 'Ada', active: true, import_id },
    { account_no: '00117', buyer_name: 'Gone', active: false, import_id },
    { account_no: '00300', buyer_name: 'Bob', active: true, import_id },
  );
  await put(
    db,
    'delivery_ticket',
    aTicket({}),
    aTicket({ ticket_no: 'T-2', branch: 'BOI', qty: '1' }),
    aTicket({ ticket_no: 'T-3', status: 'I' }),
    aTicket({ ticket_no: 'T-4', account_no: '00200', product_code: 'MAP' }),
    aTicket({ ticket_no: 'T-5', account_no: '00300' }),
  );
  await put(
    db,
    'price_sheet',
    aPrice({}),
    aPrice({ effective_from: '2026-04-11', posted_price: '999' }),
    aPrice({ effective_from: '2026-01-01', branch: 'BOI', posted_price: '10' }),
  );
  await put(db, 'prepay_contract', aContract({}), aContract({ contract_no: 'PP-3', account_no: '00300' }));
  await put(
    db,
    'prepay_usage',
    aUse({ usage_id: 'U-0', event: 'received', document_no: 'P-1', amount_cents: 100_000 }),
    aUse({}),
    aUse({ usage_id: 'U-2', amount_cents: -20_000 }),
    aUse({ usage_id: 'U-3', contract_no: 'PP-3' }),
  );
  await put(
    db,
    'deposit_transaction',
    aDepositTransaction({
      txn_id: '8',
      seq: 8,
      posting_date: '2026-04-11',
      kind: 'interest',
      description: 'Interest 4.25%',
      amount_in_cents: 9_111,
    }),
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const read = (username: string, account?: string) =>
  portal.as(username).call(accounts.overview, { query: { username, account } });

describe('the standing of an account', () => {
  it('has the last statement of each account, revisions in place of what they replace', async () => {
    const { statements } = await read('ada@example.com');

    expect(statements).toEqual([
      {
        statementNo: 'S-3',
        accountNo: '00117',
        periodTo: '2026-03-25',
        dueDate: '2026-04-10',
        endingCents: 71_000,
        amountDueCents: 60_000,
        // What was posted since is not in it.
        leftCents: 0,
        isNew: true,
      },
      expect.objectContaining({ statementNo: 'S-4', accountNo: '00200' }),
    ]);
  });

  it('names who may buy today', async () => {
    expect((await read('ada@example.com', '00117')).buyers).toEqual([
      { accountNo: '00117', name: 'Ada', limitCents: null },
      { accountNo: '00117', name: 'Zoe', limitCents: 50_000 },
    ]);
  });

  it('estimates what is not invoiced at the prices of the day, the branch’s own first', async () => {
    expect((await read('ada@example.com', '00117')).notInvoiced).toEqual({
      tickets: 2,
      estimatedCents: 100_001 + 1_000,
    });
  });

  it('estimates nothing where a price is missing', async () => {
    expect((await read('lou@example.com')).notInvoiced).toEqual({ tickets: 1, estimatedCents: null });
  });

  it('counts statements, contracts and their lines', async () => {
    expect((await read('ada@example.com', '00117')).counts).toMatchObject({
      statements: 2,
      prepayContracts: 1,
      prepayLines: 0,
    });
  });

  it('tells of prepay once per document, and of interest by its own name', async () => {
    const { activity } = await read('ada@example.com', '00117');

    expect(activity.filter(({ kind }) => kind === 'prepay')).toEqual([
      {
        id: 'prepay:U-1',
        kind: 'prepay',
        date: '2026-04-11',
        title: 'Prepay used',
        detail: 'Contract PP-1, document A-pre',
        accountNo: '00117',
        cents: -30_000,
        pastDue: false,
        dueDate: null,
        invoiceNo: null,
        contractNo: 'PP-1',
      },
    ]);
    expect(activity.find(({ kind }) => kind === 'interest')).toMatchObject({
      title: 'Interest 4.25%',
      cents: 9_111,
    });
  });

  it('is held where rows of the newest night could not be believed, as of the older day', async () => {
    await put(
      db,
      'feed_held',
      { table_name: 'invoice', key: 'A-x', account_no: '00117', as_of: '2026-04-11' },
      { table_name: 'invoice', key: 'A-y', account_no: '00117', as_of: '2026-04-10' },
      { table_name: 'invoice', key: 'L-x', account_no: '00200', as_of: null },
    );
    const found = await portal.as('ada@example.com').call(accounts.list, {
      query: { username: 'ada@example.com', viewname: 'my-account' },
    });
    const plan = await portal.as('ada@example.com').call(accounts.list, {
      query: { username: 'ada@example.com', viewname: 'my-deposit-plan' },
    });
    await db.sql.deleteFrom('feed_held').execute();

    expect(found.accounts.map(({ held }) => held)).toEqual([{ asOf: '2026-04-10' }, { asOf: null }]);
    expect(plan.accounts.map(({ held }) => held)).toEqual([{ asOf: '2026-04-10' }]);
  });
});
