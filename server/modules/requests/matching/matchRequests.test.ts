import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { aDepositTransaction, aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { aLedgerRow } from '@server/testing/statementRows';
import { openTestDb } from '@server/testing/testDb';
import { matchRequests } from './matchRequests';

let db: Db;
let emails: ReturnType<typeof recordingMailer>;
let now: Date;
const complaints: string[] = [];
beforeEach(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  emails = recordingMailer();
  now = new Date('2026-04-18T10:00:00.000Z');
  complaints.length = 0;
});
afterEach(() => db.close());

const options = () => ({ db, outbox: emails, clock: { now: () => now }, booksZone: 'America/Los_Angeles' });
const match = () => matchRequests(options(), (no, error) => void complaints.push(`${no}: ${error.message}`));
const standing = async (requestNo = 'PR-2026-000001') =>
  db.sql.selectFrom('request').selectAll().where('request_no', '=', requestNo).executeTakeFirstOrThrow();
const held = async () =>
  (await db.sql.selectFrom('deposit_hold').select('request_id').where('released_at', 'is', null).execute())
    .length;

const ach = {
  payment_no: 'P-77',
  method: 'A' as const,
  posting_date: '2026-04-16',
  received_date: '2026-04-15',
  amount_cents: 10_000,
};

async function withdrawal(over: Parameters<typeof aRequest>[0] = {}) {
  const request = aRequest({
    kind: 'pickup',
    flow: 'pickup',
    sav_id: 'D-00117',
    effective_date: null,
    ...over,
  });
  await put(db, 'request', request);
  await put(db, 'deposit_hold', {
    request_id: request.request_id,
    sav_id: 'D-00117',
    amount_cents: 10_000,
    placed_at: request.submitted_at,
    released_at: null,
    release_reason: null,
  });
}
const taken = (over: object = {}) =>
  put(
    db,
    'deposit_transaction',
    aDepositTransaction({
      txn_id: '99',
      seq: 99,
      kind: 'withdrawalCheck',
      amount_in_cents: 0,
      amount_out_cents: 10_000,
      effective_date: '2026-04-15',
      posting_date: '2026-04-15',
      ...over,
    }),
  );

describe('a payment that the ERP booked', () => {
  it.each([
    ['under the request’s number', { portal_request_no: 'PR-2026-000001', amount_cents: 9_000 }, 'posted'],
    ['with the number in its reference', { reference: 'Portal PR-2026-000001' }, 'posted'],
    ['with the same amount, method and day', { reference: null }, 'posted'],
    ['as a check', { method: 'K' as const }, 'submitted'],
    ['weeks before', { posting_date: '2026-04-07', received_date: '2026-04-07' }, 'submitted'],
  ])('%s', async (_, over, status) => {
    await put(db, 'request', aRequest());
    await put(db, 'payment', aPayment({ ...ach, payment_no: 'P-77', ...over }));

    await match();

    expect(await standing()).toMatchObject(
      status === 'posted'
        ? { status, payment_no: 'P-77', posted_on: '2026-04-16' }
        : { status, payment_no: null },
    );
    expect(emails.messages).toHaveLength(status === 'posted' ? 1 : 0);
    expect(complaints).toEqual([]);
  });

  it.each(['submitted', 'pendingSecond', 'approved', 'exported', 'settled'])(
    'posts what is %s, once however often it is looked at',
    async (status) => {
      await put(db, 'request', aRequest({ status }));
      await put(db, 'payment', aPayment({ ...ach, portal_request_no: 'PR-2026-000001', payment_no: 'P-77' }));

      await match();
      await match();

      expect(await standing()).toMatchObject({ status: 'posted', version: 2 });
      expect(emails.messages).toHaveLength(1);
    },
  );

  it('and the bank returned says why in plain words, also when it was posted the night before', async () => {
    await put(db, 'request', aRequest({ status: 'exported' }));
    await put(db, 'payment', aPayment({ ...ach, reference: null, payment_no: 'P-77' }));
    await match();
    await db.sql
      .updateTable('payment')
      .set({ status: 'R', return_code: 'R01' })
      .where('payment_no', '=', 'P-77')
      .execute();
    await put(
      db,
      'ar_transaction',
      aLedgerRow({ kind: 'nsf', document_no: 'P-77', posting_date: '2026-04-17', debit_cents: 10_000 }),
    );

    await match();

    expect(await standing()).toMatchObject({
      status: 'returned',
      return_code: 'R01',
      returned_on: '2026-04-17',
      // What the code means is said when it is read.
      status_reason: null,
      version: 3,
    });
    expect(complaints).toEqual([]);
  });

  it('and took back at once passes through both', async () => {
    await put(db, 'request', aRequest({ status: 'approved' }));
    await put(db, 'payment', aPayment({ ...ach, portal_request_no: 'PR-2026-000001', status: 'V' }));

    await match();

    expect(await standing()).toMatchObject({ status: 'reversed', version: 3 });
  });

  it('is not given to one of two that could be meant, nor to one that was cancelled', async () => {
    await put(
      db,
      'request',
      aRequest(),
      aRequest({ request_no: 'PR-2026-000002' }),
      aRequest({ request_no: 'PR-2026-000003', status: 'cancelled', account_no: '00300' }),
    );
    await put(
      db,
      'payment',
      aPayment({ ...ach, payment_no: 'P-77', reference: null }),
      aPayment({ ...ach, payment_no: 'P-78', account_no: '00300', portal_request_no: 'PR-2026-000003' }),
    );

    await match();

    for (const [no, status] of [
      ['PR-2026-000001', 'submitted'],
      ['PR-2026-000002', 'submitted'],
      ['PR-2026-000003', 'cancelled'],
    ])
      expect((await standing(no)).status).toBe(status);
  });
});

describe('a withdrawal that the ERP booked', () => {
  it.each([
    ['under the request’s number', { portal_request_no: 'PR-2026-000001' }, 'completed', 0],
    ['with the same amount and day', {}, 'completed', 0],
    ['of another amount', { amount_out_cents: 9_999 }, 'submitted', 1],
  ])('%s', async (_, over, status, holds) => {
    await withdrawal();
    await taken(over);

    await match();

    expect((await standing()).status).toBe(status);
    expect(await held()).toBe(holds);
  });

  it('gives back what the office completed by hand, without moving it again', async () => {
    await withdrawal({ status: 'completed' });
    await taken({ portal_request_no: 'PR-2026-000001' });

    await match();

    expect(await standing()).toMatchObject({ status: 'completed', version: 1 });
    expect(await held()).toBe(0);
  });

  it('and a payment out of the plan is posted by its payment, and freed by its withdrawal', async () => {
    await withdrawal({ kind: 'payment', flow: 'internal', effective_date: '2026-04-15' });
    await put(db, 'payment', aPayment({ ...ach, method: 'D' as const, portal_request_no: 'PR-2026-000001' }));
    await match();

    expect((await standing()).status).toBe('posted');
    expect(await held()).toBe(1);
    await taken({ kind: 'transferOut' });
    await match();
    expect(await held()).toBe(0);
  });
});

describe('what nobody looked at', () => {
  it.each([
    ['2026-05-15T19:00:00.000Z', 'submitted', 'submitted'],
    ['2026-05-16T19:00:00.000Z', 'submitted', 'expired'],
    ['2026-05-16T19:00:00.000Z', 'approved', 'approved'],
  ])('at %s is, having been %s, now %s', async (at, before, after) => {
    await withdrawal({ status: before, kind: 'payment', flow: 'internal', effective_date: '2026-04-15' });
    now = new Date(at);

    await match();

    expect((await standing()).status).toBe(after);
    expect(await held()).toBe(after === 'expired' ? 0 : 1);
  });
});
