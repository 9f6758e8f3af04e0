import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import type { Db } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { aPayment } from '@server/testing/ledgerRows';
import { anAccount, anInvoice, put } from '@server/testing/rows';
import { aLedgerRow } from '@server/testing/statementRows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillOffice, flagsIn, placed, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
let farm: string;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  farm = await saved(db);
  // Other accounts, of which nothing is known but that much is open.
  await put(
    db,
    'account',
    anAccount({ account_no: '00700', name: 'New Farm' }),
    anAccount({ account_no: '00800', name: 'Old Farm' }),
  );
  await put(
    db,
    'invoice',
    anInvoice({ invoice_no: 'N-1', account_no: '00700', total_cents: 90_000_000 }),
    anInvoice({ invoice_no: 'O-1', account_no: '00800', total_cents: 90_000_000 }),
  );
  await put(
    db,
    'payment',
    ...Array.from({ length: 20 }, (_, at) =>
      aPayment({
        payment_no: `M-${at}`,
        account_no: '00800',
        amount_cents: (at + 1) * 10_000,
        posting_date: '2026-02-01',
      }),
    ),
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const flagsOf = (over: Partial<RequestTable>) => flagsIn(db, portal, { option_id: farm, ...over });

describe('nothing is flagged', () => {
  it('of a usual payment from a bank account of long ago', async () => {
    expect(await flagsOf({})).toEqual([]);
  });

  it.each(['exported', 'posted', 'rejected', 'cancelled'])('once a request is %s', async (status) => {
    const option = await saved(db, { created_at: testNow, status: 'blocked' });

    expect(await flagsOf({ option_id: option, status, amount_cents: 50_000_000 })).toEqual([]);
  });
});

describe('a bank account', () => {
  it.each([
    ['2026-04-06T15:00:00.001Z', ['newBankAccount']],
    ['2026-04-06T15:00:00.000Z', []],
  ])('added at %s', async (created_at, flags) => {
    expect(await flagsOf({ option_id: await saved(db, { created_at }) })).toEqual(flags);
  });

  it.each([
    [{ owner: 'bob@example.com' }, ['sharedNumber']],
    [{ owner: 'ada@example.com' }, []],
    [{ owner: 'bob@example.com', status: 'removed' as const }, []],
  ])('whose number is also saved as %j', async (other, flags) => {
    const shared_fingerprint = Buffer.from(`same ${JSON.stringify(other)}`);
    await saved(db, { ...other, shared_fingerprint });

    expect(await flagsOf({ option_id: await saved(db, { shared_fingerprint }) })).toEqual(flags);
  });

  it.each([
    [{ account_digits: 17 }, []],
    [{ account_digits: 18 }, ['notDebitable']],
    [{ routing_number: '000000518' }, ['notDebitable']],
    [{ routing_number: '800000006' }, ['notDebitable']],
    [{ status: 'blocked' as const }, ['notDebitable']],
    [{ status: 'pendingVerification' as const }, ['notDebitable']],
  ])('with %j', async (over, flags) => {
    expect(await flagsOf({ option_id: await saved(db, over) })).toEqual(flags);
  });

  it('is not asked about where the money is the deposit plan’s', async () => {
    expect(await flagsOf({ option_id: null, flow: 'internal' })).toEqual([]);
  });
});

describe('an amount', () => {
  it.each([
    ['three times the median of a few payments', '00117', 150_000, false],
    ['more than that', '00117', 150_001, true],
    ['the 95th percentile of many payments', '00800', 190_000, false],
    ['more than that', '00800', 190_001, true],
    ['little from somebody who never paid', '00700', 999_999, false],
    ['much from somebody who never paid', '00700', 1_000_000, true],
  ])('that is %s (%s)', async (_, account_no, amount_cents, unusual) => {
    expect((await flagsOf({ account_no, amount_cents })).includes('unusualAmount')).toBe(unusual);
  });

  it.each([
    [56_000, false],
    [56_001, true],
  ])('of %i cents, where invoices of 56,000 are open beside a memo', async (amount_cents, exceeds) => {
    expect((await flagsOf({ amount_cents })).includes('exceedsOpen')).toBe(exceeds);
  });

  it('counts with what is already on its way to the account, prepayments aside', async () => {
    const other = await placed(db, { status: 'exported', amount_cents: 51_000 });

    expect(await flagsOf({ amount_cents: 5_000 })).toEqual([]);
    expect(await flagsOf({ amount_cents: 5_001 })).toEqual(['exceedsOpen']);
    expect(await flagsOf({ amount_cents: 5_001, prepay_contract_no: 'PP-1' })).toEqual([]);
    expect(await flagsOf({ amount_cents: 5_001, mode: 'prepay' })).toEqual([]);
    await db.sql.deleteFrom('request').where('request_id', '=', other.request_id).execute();
  });

  it('counts with what is open in the ledger without an invoice', async () => {
    await put(
      db,
      'ar_transaction',
      aLedgerRow({ document_no: 'FEE-1', kind: 'nsf', open_amount_cents: 4_000 }),
    );

    expect(await flagsOf({ amount_cents: 60_000 })).toEqual([]);
    expect(await flagsOf({ amount_cents: 60_001 })).toEqual(['exceedsOpen']);
    await db.sql.deleteFrom('ar_transaction').execute();
  });

  it('takes no credit off what is open', async () => {
    const credit = (cents: number) =>
      db.sql
        .updateTable('account')
        .set({ unapplied_credit_cents: cents })
        .where('account_no', '=', '00117')
        .execute();
    await credit(50_000);

    expect(await flagsOf({ amount_cents: 56_000 })).toEqual([]);
    await credit(0);
  });

  it('counts with what is already on its way to one invoice, discounts too', async () => {
    await put(db, 'invoice', anInvoice({ invoice_no: 'A-two', total_cents: 10_000 }));
    const parts = async (amount_cents: number, discount_cents: number) => {
      const { request_id } = await placed(db, { option_id: farm, amount_cents });
      await put(db, 'request_allocation', {
        request_id,
        seq: 1,
        invoice_no: 'A-two',
        amount_cents,
        discount_cents,
      });
      return request_id;
    };
    const first = await parts(6_000, 500);
    const second = await parts(3_500, 0);
    const flags = async (id: string) => (await portal.as(root).call(queue.one, { params: { id } })).flags;

    expect([await flags(first), await flags(second)]).toEqual([[], []]);
    await db.sql
      .updateTable('request_allocation')
      .set({ discount_cents: 1 })
      .where('request_id', '=', second)
      .execute();
    expect([await flags(first), await flags(second)]).toEqual([['exceedsOpen'], ['exceedsOpen']]);
  });
});

it.each([
  ['2026-04-06T15:00:00.001Z', ['emailChanged']],
  ['2026-04-06T15:00:00.000Z', []],
])('an e-mail address that was changed at %s', async (email_changed_at, flags) => {
  const of = (at: string | null) =>
    db.sql
      .updateTable('portal_user')
      .set({ email_changed_at: at })
      .where('name', '=', 'ada@example.com')
      .execute();
  await of(email_changed_at);

  expect(await flagsOf({})).toEqual(flags);
  await of(null);
});

describe('figures', () => {
  it.each([
    ['2026-04-14T21:10:00.000Z', []],
    ['2026-04-14T21:10:00.001Z', ['staleData']],
  ])('that were loaded on Apr 13 at 9:10, looked at on %s', async (now, flags) => {
    portal.at(now);

    expect(await flagsOf({})).toEqual(flags);
    portal.at(testNow);
  });

  it('of an account that is being updated', async () => {
    await put(db, 'feed_held', { table_name: 'invoice', key: 'L-1', account_no: '00200', as_of: null });

    expect((await flagsOf({ account_no: '00200', amount_cents: 1 })).includes('staleData')).toBe(true);
    expect((await flagsOf({ amount_cents: 1 })).includes('staleData')).toBe(false);
  });
});

it('the list is narrowed to those with any of some flags', async () => {
  const option_id = await saved(db, { created_at: testNow, account_digits: 19 });
  const fresh = await placed(db, { option_id });
  await placed(db, { option_id: farm });
  const found = async (flag: string) =>
    (await portal.as(root).call(queue.list, { query: { flag, limit: 25, sort: 'submitted' } })).rows.map(
      ({ requestNo }) => requestNo,
    );

  expect(await found('newBankAccount')).toEqual([fresh.request_no]);
  expect(await found('sharedNumber,notDebitable')).toEqual([fresh.request_no]);
  expect(await found('sharedNumber')).toEqual([]);
  await expect(found('newBankAccount,odd')).rejects.toMatchObject({ fields: { flag: expect.any(String) } });
});
