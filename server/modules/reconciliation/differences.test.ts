import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallOf } from '@contract/endpoint';
import * as reconciliation from '@contract/reconciliation/endpoints';
import type { PaymentTable } from '@server/db/tables';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { root, withdrawable } from '@server/modules/achBatches/testing/filed';
import { anAccount, put } from '@server/testing/rows';
import { type Compared, openCompared } from './testing/compared';

let board: Compared;
beforeEach(async () => {
  board = await openCompared();
});
afterEach(() => board.portal.close());

const kinds = async () => (await board.rows()).map(({ kind }) => kind);
const state = (requestId: string, over: object) =>
  board.db.sql.updateTable('request').set(over).where('request_id', '=', requestId).execute();

describe('before anything was sent', () => {
  it('nothing differs, whatever the ERP booked', async () => {
    await board.booked();
    await board.told('2026-04-30');

    expect(await board.rows()).toEqual([]);
    expect(await board.closes()).toMatchObject({ next: null, closed: [], asOf: null });
  });
});

describe('what the ERP does not book', () => {
  it.each([
    ['2026-04-16', []],
    ['2026-04-17', ['notBooked']],
  ])('of a debit on April 14, told through %s: %j', async (asOf, expected) => {
    const { requestId, requestNo } = await board.sent();
    await board.told(asOf);

    const rows = await board.rows();
    expect(rows.map(({ kind }) => kind)).toEqual(expected);
    for (const row of rows) {
      expect(row).toMatchObject({
        subject: requestId,
        requestNo,
        day: '2026-04-14',
        ageDays: 3,
        accountNo: '00117',
        sentCents: 10_000,
        bookedCents: null,
        differenceCents: -10_000,
        state: 'open',
      });
    }
  });

  it.each([
    ['that settled', 'settled', ['notBooked']],
    ['that was posted', 'posted', []],
    ['that came back', 'returned', []],
  ])('of a debit %s: %s', async (_, status, expected) => {
    const { requestId } = await board.sent();
    await state(requestId, { status, ...(status === 'returned' && { returned_on: '2026-04-15' }) });
    await board.told('2026-04-17');

    expect(await kinds()).toEqual(expected);
  });

  it('of an entry that is live no more is nothing', async () => {
    const { requestId } = await board.sent();
    await board.db.sql
      .updateTable('ach_entry')
      .set({ live: false })
      .where('request_id', '=', requestId)
      .execute();
    await board.told('2026-04-17');

    expect(await kinds()).toEqual([]);
  });

  it('of a refund shows from the fourth banking day on, until it is posted', async () => {
    const account_no = '00500';
    await put(board.db, 'account', anAccount({ account_no, unapplied_credit_cents: 10_000 }));
    const { requestId } = await withdrawable(board.db, {
      request: { account_no, kind: 'refund', flow: 'refund', sav_id: null, delivery_method: 'ach' },
    });
    await board.send();
    await board.told('2026-04-16');
    expect(await board.rows()).toEqual([]);

    await board.told('2026-04-17');
    expect(await board.rows()).toMatchObject([{ kind: 'notBooked', differenceCents: 10_000 }]);

    await board.posted(requestId, await board.booked({ account_no, amount_cents: -10_000 }));
    expect(await board.rows()).toEqual([]);
  });

  it('of a withdrawal shows while its money is held', async () => {
    const { requestId } = await withdrawable(board.db);
    const held = {
      request_id: requestId,
      sav_id: 'D-1',
      amount_cents: 10_000,
      placed_at: '2026-04-13T15:00:00Z',
    };
    await put(board.db, 'deposit_hold', held);
    await board.send();
    await board.told('2026-04-30');

    expect(await board.rows()).toMatchObject([{ kind: 'notBooked', differenceCents: 10_000 }]);
    // No payment of the account is its booking.
    await board.booked();
    expect((await board.one('notBooked', requestId)).moves).toEqual(['write', 'ask', 'close']);
    await board.db.sql.deleteFrom('payment').execute();
    await board.db.sql.updateTable('deposit_hold').set({ released_at: '2026-04-20T00:00:00Z' }).execute();
    expect(await board.rows()).toEqual([]);
  });
});

describe('what the ERP books', () => {
  it.each<[string, Partial<PaymentTable>, string[]]>([
    ['from a bank account', {}, ['noRequest']],
    ['by check', { method: 'K' }, []],
    ['and voided', { status: 'V' }, []],
    ['and reversed', { status: 'R' }, []],
    ['the day before the first debit', { posting_date: '2026-04-13' }, []],
    ['for a request by its number', { portal_request_no: 'known' }, []],
    ['for a number that nobody knows', { portal_request_no: 'PR-2026-999999' }, ['noRequest']],
  ])('without a request, %s: %j', async (_, over, expected) => {
    const { requestId, requestNo } = await board.sent();
    await board.posted(requestId, await board.booked());
    await board.booked({
      ...over,
      ...(over.portal_request_no === 'known' && { portal_request_no: requestNo }),
    });
    await board.told('2026-04-17');

    expect(await kinds()).toEqual(expected);
  });

  it.each([
    ['the same', {}, []],
    ['a cent more', { amount_cents: 10_001 }, [{ kind: 'amountDiffers', differenceCents: 1 }]],
    ['a cent less', { amount_cents: 9_999 }, [{ kind: 'amountDiffers', differenceCents: -1 }]],
    ['a discount', { discount_taken_cents: 150 }, [{ kind: 'discountDiffers', differenceCents: 150 }]],
    ['and took back', { amount_cents: 9_999, status: 'V' as const }, []],
  ])('for a request: %s', async (_, over, expected) => {
    const { requestId } = await board.sent();
    await board.posted(requestId, await board.booked(over));
    await board.told('2026-04-17');

    expect(await board.rows()).toMatchObject(expected);
    expect(await kinds()).toHaveLength(expected.length);
  });
});

describe('what came back from the bank', () => {
  it.each([
    ['two banking days later', '2026-04-16', 'P', ['returnedButBooked']],
    ['a day later', '2026-04-17', 'P', []],
    ['and was reversed', '2026-04-16', 'R', []],
  ] as const)('and is booked still, %s: %s', async (_, returnedOn, status, expected) => {
    const { requestId } = await board.sent();
    await board.posted(requestId, await board.booked({ status }));
    await state(requestId, { status: 'returned', return_code: 'R01', returned_on: returnedOn });
    await board.told('2026-04-20');

    expect(await kinds()).toEqual(expected);
  });

  it('is told of where the ERP booked it afterwards, by its number alone', async () => {
    const { requestId, requestNo } = await board.sent();
    await state(requestId, { status: 'returned', return_code: 'R01', returned_on: '2026-04-15' });
    const paymentNo = await board.booked({ portal_request_no: requestNo });
    await board.told('2026-04-20');

    expect(await board.rows()).toMatchObject([
      { kind: 'returnedButBooked', subject: paymentNo, requestId, paymentNo, differenceCents: 10_000 },
    ]);
  });
});

it('is searched by number, account and name, and narrowed by kind', async () => {
  const { requestNo } = await board.sent();
  const paymentNo = await board.booked({ amount_cents: 777 });
  await board.told('2026-04-30');
  const found = async (query: object) =>
    (await board.list({ limit: 100, ...query })).rows.map(({ kind }) => kind);

  expect(await found({ q: requestNo.toLowerCase() })).toEqual(['notBooked']);
  expect(await found({ q: paymentNo })).toEqual(['noRequest']);
  expect(await found({ q: '00117' })).toEqual(['noRequest', 'notBooked']);
  expect(await found({ q: 'nothing like it' })).toEqual([]);
  expect(await found({ kind: 'notBooked' })).toEqual(['notBooked']);
  expect(await board.totals()).toMatchObject({
    rows: 2,
    differenceCents: 777 - 10_000,
    states: { open: 2, asked: 0, closed: 0 },
    asOf: '2026-04-30',
  });
});

it('is taken along as it is filtered, as CSV and as a workbook', async () => {
  const { requestNo } = await board.sent();
  await board.told('2026-04-17');
  const file = (query: CallOf<typeof reconciliation.exportFile>['query']) =>
    board.portal.as(root).download(reconciliation.exportFile, { query });
  const workbook = await file({ kind: 'notBooked', format: 'xlsx' });

  expect(await csvRows(await file({ state: 'open', format: 'csv' }))).toMatchObject([
    {
      Difference: 'Not in the ERP',
      Status: 'To explain',
      'Off by': '-100.00',
      Date: '2026-04-14',
      'Age in days': '3',
      Account: '00117',
      Request: requestNo,
      'Sent to the bank': '100.00',
      'In the ERP': '',
    },
  ]);
  expect(await csvRows(await file({ state: 'closed', format: 'csv' }))).toEqual([]);
  expect(workbook.name).toMatch(/^reconciliation_all_start_.*\.xlsx$/);
  expect((await sheetRows(workbook)).rows[0]).toContain(-100);
});
