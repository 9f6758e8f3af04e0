import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import * as payable from '@contract/payable/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import * as queue from '@contract/queue/endpoints';
import { inFlightStatuses, requestStatuses } from '@contract/requests/states';
import type { Db } from '@server/db/db';
import type { InvoiceTable } from '@server/db/tables';
import type { RequestTable } from '@server/db/tables';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { anAccount, anInvoice, put } from '@server/testing/rows';
import { aLedgerRow } from '@server/testing/statementRows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const ada = 'ada@example.com';
const asOf = '2026-04-12';
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  // The ERP’s own figure nets what it likes: no screen reads it.
  await put(db, 'account', anAccount({ account_no: '00500', name: 'Ada Personal', past_due_cents: -77 }));
  await put(db, 'account_access', {
    name: ada,
    account_no: '00500',
    level: 'owner',
    relationship: 'owner',
  });
  await put(db, 'account_access', {
    name: 'cpa@example.com',
    account_no: '00500',
    level: 'documents',
    relationship: 'accountant',
  });
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const late = (over: Partial<InvoiceTable> = {}) =>
  anInvoice({ invoice_no: 'P-late', account_no: '00500', due_date: '2026-04-11', ...over });

interface Standing {
  readonly invoices?: readonly InvoiceTable[];
  readonly fees?: readonly Parameters<typeof aLedgerRow>[0][];
  /** Amount and discount on an invoice, or an amount without one. */
  readonly paying?: readonly { readonly of?: string; readonly cents: number; readonly discount?: number }[];
  readonly request?: Partial<RequestTable>;
}

/** Puts what is open on Ada's own account and what is on its way to it, tells what she sees, and takes it away again. */
async function told<T>({ invoices = [], fees = [], paying = [], request }: Standing, look: () => Promise<T>) {
  if (invoices.length > 0) await put(db, 'invoice', ...invoices);
  for (const [at, fee] of fees.entries()) {
    const row = { account_no: '00500', txn_id: `F${at}`, seq: at + 1, kind: 'nsf', document_no: `FEE-${at}` };
    await put(db, 'ar_transaction', aLedgerRow({ ...row, ...fee }));
  }
  for (const [at, { of, cents, discount = 0 }] of paying.entries()) {
    const asked = aRequest({
      request_no: `PR-2026-00010${at}`,
      account_no: '00500',
      amount_cents: cents,
      ...request,
    });
    await put(db, 'request', asked);
    if (of === undefined) continue;
    const part = { request_id: asked.request_id, seq: 1, amount_cents: cents, discount_cents: discount };
    await put(db, 'request_allocation', { ...part, invoice_no: of });
  }
  const seen = await look();
  await db.sql.deleteFrom('request_allocation').execute();
  await db.sql.deleteFrom('request').execute();
  await db.sql.deleteFrom('ar_transaction').execute();
  await db.sql.deleteFrom('invoice').where('account_no', '=', '00500').execute();
  return seen;
}

const listed = async (username = ada) =>
  (
    await portal.as(username).call(accounts.list, { query: { username, viewname: 'my-account' } })
  ).accounts.find(({ id }) => id === '00500')!;

const parts = (payNowCents: number, disputedCents = 0, onItsWayCents = 0, oldest: string | null = null) => ({
  payNowCents,
  disputedCents,
  onItsWayCents,
  oldest: payNowCents > 0 ? (oldest ?? '2026-04-11') : null,
});
const memo = late({ invoice_no: 'P-memo', doc_type: 'C', total_cents: -15_000, due_date: '2026-03-01' });

describe('what is past due on an account', () => {
  it.each<[string, Standing, ReturnType<typeof parts>]>([
    ['an invoice that was due yesterday', { invoices: [late()] }, parts(10_000)],
    ['no invoice that is due today', { invoices: [late({ due_date: asOf })] }, parts(0)],
    ['an invoice beside a larger memo', { invoices: [late(), memo] }, parts(10_000)],
    ['what is disputed, apart', { invoices: [late({ disputed: true })] }, parts(0, 10_000)],
    ['nothing on special terms', { invoices: [late({ deferred: true })] }, parts(0)],
    ['nothing void', { invoices: [late({ voided: true })] }, parts(0)],
    [
      'nothing once exactly that was asked for',
      { invoices: [late()], paying: [{ of: 'P-late', cents: 9_800, discount: 200 }] },
      parts(0, 0, 10_000),
    ],
    [
      'what is left of it, where a part was',
      {
        invoices: [late()],
        paying: [
          { of: 'P-late', cents: 1_000 },
          { of: 'P-late', cents: 2_500 },
        ],
      },
      parts(6_500, 0, 3_500),
    ],
    [
      'one invoice, though another is paid twice',
      {
        invoices: [late(), late({ invoice_no: 'P-two' })],
        paying: [
          { of: 'P-two', cents: 10_000 },
          { of: 'P-two', cents: 10_000 },
        ],
      },
      parts(10_000, 0, 10_000),
    ],
    [
      'an invoice beside money that names none',
      { invoices: [late()], paying: [{ cents: 50_000 }] },
      parts(10_000),
    ],
    [
      'a fee without an invoice',
      { fees: [{ due_date: '2026-04-11', open_amount_cents: 4_000 }] },
      parts(4_000),
    ],
    ['no fee that is due today', { fees: [{ due_date: asOf, open_amount_cents: 4_000 }] }, parts(0)],
    [
      'no fee that money on account is on its way to',
      { fees: [{ due_date: '2026-04-11', open_amount_cents: 4_000 }], paying: [{ cents: 4_000 }] },
      parts(0, 0, 4_000),
    ],
    [
      'a fee, though a prepayment is on its way',
      {
        fees: [{ due_date: '2026-04-11', open_amount_cents: 4_000 }],
        paying: [{ cents: 4_000 }],
        request: { mode: 'prepay' },
      },
      parts(4_000),
    ],
    [
      'an invoice once, whose ledger row is open too',
      {
        invoices: [late()],
        fees: [{ document_no: 'P-late', due_date: '2026-04-11', open_amount_cents: 10_000 }],
      },
      parts(10_000),
    ],
  ])('is %s', async (_, standing, pastDue) => {
    expect(await told(standing, async () => (await listed()).pastDue)).toEqual(pastDue);
  });

  it.each(requestStatuses)('while a request is %s', async (status) => {
    const standing = { invoices: [late()], paying: [{ of: 'P-late', cents: 10_000 }], request: { status } };
    const { payNowCents } = await told(standing, async () => (await listed()).pastDue);

    expect(payNowCents).toBe(inFlightStatuses.includes(status) ? 0 : 10_000);
  });

  it('is told whole to those who may not see requests', async () => {
    const standing = { invoices: [late()], paying: [{ of: 'P-late', cents: 10_000 }] };

    expect(await told(standing, async () => (await listed('cpa@example.com')).pastDue)).toEqual(
      parts(10_000),
    );
  });

  it('says what else is open, credits apart', async () => {
    const terms = late({ invoice_no: 'P-fall', deferred: true, total_cents: 700 });
    const standing = { invoices: [late(), memo, late({ invoice_no: 'P-now', due_date: asOf }), terms] };

    expect(await told(standing, listed)).toMatchObject({
      notDueCents: 10_000,
      deferredCents: 700,
      openCreditCents: 15_000,
      nextDue: { date: asOf, cents: 10_000, disputedCents: 0, onItsWayCents: 0, deferredCents: 0 },
      later: { cents: 700, disputedCents: 0, onItsWayCents: 0, deferredCents: 700 },
    });
  });

  it.each<[string, Standing, string | null]>([
    ['nothing', { invoices: [late()] }, null],
    [
      'the day of the first request, in the books zone',
      {
        invoices: [late(), late({ invoice_no: 'P-soon', due_date: '2026-04-30' })],
        paying: [{ of: 'P-soon', cents: 1 }],
        request: { submitted_at: '2026-04-13T06:59:59.000Z' },
      },
      '2026-04-12',
    ],
    [
      'the same for a fee without an invoice',
      { fees: [{ due_date: '2026-04-11', open_amount_cents: 4_000 }], paying: [{ cents: 4_000 }] },
      '2026-04-13',
    ],
    ['nothing for money that pays nothing open', { invoices: [late()], paying: [{ cents: 4_000 }] }, null],
  ])('says since when it is on its way: %s', async (_, standing, since) => {
    expect(await told(standing, async () => (await listed()).onItsWaySince)).toBe(since);
  });
});

it('is one figure wherever it is told', async () => {
  const terms = late({ invoice_no: 'P-fall', due_date: '2026-04-30', deferred: true, total_cents: 700 });
  const soon = late({ invoice_no: 'P-soon', due_date: '2026-04-30', total_cents: 900 });
  const standing = {
    invoices: [late(), memo, soon, terms],
    paying: [{ of: 'P-late', cents: 3_000 }],
  };
  const seen = await told(standing, async () => {
    const { request_id: id } = await db.sql
      .selectFrom('request')
      .select('request_id')
      .executeTakeFirstOrThrow();
    const query = { username: ada, account: '00500' };
    const me = portal.as(ada);
    return {
      home: (await listed()).pastDue,
      overview: await me.call(accounts.overview, { query }),
      form: await me.call(payable.account, { query }),
      office: (await portal.as('root@example.com').call(queue.one, { params: { id } })).account!.pastDue,
      drawer: await me.call(purchases.invoice, { params: { invoiceNo: 'P-late' }, query: { username: ada } }),
    };
  });

  expect([seen.home, seen.form.pastDue, seen.office]).toEqual(Array(3).fill(parts(7_000, 0, 3_000)));
  expect(seen.overview).toMatchObject({
    dueByMonth: [{ month: '2026-04-01', pastDueCents: 7_000, dueCents: 1_600, heldCents: 3_000 }],
  });
  expect(seen.drawer).toMatchObject({ openCents: 10_000, onItsWayCents: 3_000 });
});
