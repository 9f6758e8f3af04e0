import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RequestDetail } from '@contract/requests/schema';
import { readFile } from '@server/bank/nacha/readFile';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { bankAnswers } from '@server/modules/achReturns/testing/bankAnswers';
import { aPayment } from '@server/testing/ledgerRows';
import { anInvoice, put } from '@server/testing/rows';
import { matchRequests } from './matching/matchRequests';
import { undoMatchedMoves } from './matching/undoMatches';
import { bankAccount, credited, openRefunds, type Refunds } from './testing/refundFixture';

let world: Refunds;
beforeEach(async () => {
  world = await openRefunds();
});
afterEach(() => world.portal.close());

/** An approved refund into a bank account of its own, past its cut-off. */
async function approved(
  option: Parameters<typeof bankAccount>[1] = {},
): Promise<RequestDetail & { optionId: string }> {
  const { db, portal, ask, move } = world;
  const optionId = await bankAccount(db, option);
  const request = await ask({ deliverymethod: 'ach', paymentoption: optionId, confirmed: true });
  await move('approve', request);
  portal.at('2026-04-13T21:30:00.000Z');
  return { ...request, optionId };
}

/** The clock of the import stands where the portal's does. */
const importing = (now: string) => ({
  db: world.db,
  outbox: world.outbox,
  clock: { now: () => new Date(now) },
  booksZone: 'America/Los_Angeles',
});
const complaints: string[] = [];
const complain = (no: string, error: Error) => void complaints.push(`${no}: ${error.message}`);

describe('the bank’s file', () => {
  it.each([
    ['business', 'CCD'],
    ['personal', 'PPD'],
  ] as const)(
    'carries a refund to a %s as a credit under %s, with a sheet for the ERP',
    async (holder_type, sec) => {
      const { office, one } = world;
      const { id, requestNo } = await approved({ holder_type });
      const batch = await office.create();
      const file = readFile(await office.file(batch));

      expect(batch).toMatchObject({ debitCents: 0, creditCents: 10_000, entryCount: 1 });
      expect(file.batches.map(({ header }) => header.secCode)).toEqual([sec]);
      const [entry] = file.batches[0]!.entries;
      expect(entry!.detail).toMatchObject({
        transactionCode: '22',
        amount: 10_000n,
        identification: requestNo,
      });
      const { fileName, text } = await office.sheet(batch, 'refunds');
      expect(fileName).toBe(`refunds_to_post_${batch.batchNo}.csv`);
      expect(text.split('\r\n')[1]).toBe(
        `${requestNo},${credited},2026-04-14,100.00,ACH,${requestNo},Ada Farms LLC,ada@example.com,`,
      );
      expect((await office.sheet(batch, 'withdrawals')).text.trim().split('\r\n')).toHaveLength(1);

      await office.move(batch, 'send');
      expect(await one(id)).toMatchObject({ status: 'exported', effectiveDate: '2026-04-14' });
    },
  );

  it('leaves out a refund whose credit an invoice has used up since it was approved', async () => {
    const { office, db } = world;
    const { requestNo } = await approved();
    expect(await office.proposal()).toMatchObject({ entryCount: 1, leftOutCount: 0 });
    const due = {
      invoice_no: 'I-NEW',
      account_no: credited,
      total_cents: 900_000,
      open_amount_cents: 900_000,
    };
    await put(db, 'invoice', anInvoice(due));

    expect((await office.proposal()).leftOut).toMatchObject([
      { number: requestNo, reason: 'changed', changes: ['credit'] },
    ]);

    await db.sql.deleteFrom('invoice').where('invoice_no', '=', 'I-NEW').execute();
    expect(await office.proposal()).toMatchObject({ entryCount: 1, leftOutCount: 0 });
  });

  it('has no refund that goes out by check', async () => {
    const { office, ask, move, portal } = world;
    await move('approve', await ask());
    portal.at('2026-04-13T21:30:00.000Z');

    expect(await office.proposal()).toMatchObject({ entryCount: 0, leftOutCount: 0 });
  });
});

describe('a refund that the bank sends back', () => {
  it('is credit again, blocks the bank account by its code, and tells what to do; undone it is sent again', async () => {
    const { db, returns, one, offer, outbox } = world;
    const { id, requestNo, optionId } = await approved();
    const fileNo = await returns.take(bankAnswers(await world.sent(), [{ requestNo, code: 'R03' }]));
    await returns.move(fileNo, 'apply');
    const option = () =>
      db.sql
        .selectFrom('payment_option')
        .select('status')
        .where('option_id', '=', optionId)
        .executeTakeFirst();

    expect(await one(id)).toMatchObject({ status: 'returned', returnCode: 'R03' });
    expect(await option()).toEqual({ status: 'blocked' });
    expect((await offer()).sum.refundsCents).toBe(0);
    expect(outbox.messages).toMatchObject([
      {
        letter: {
          name: 'requestChanged',
          request: { flow: 'refund', status: 'returned', returnCode: 'R03' },
        },
      },
    ]);

    await returns.move(fileNo, 'undo');
    expect(await one(id)).toMatchObject({ status: 'exported', returnCode: null });
    expect(await option()).toEqual({ status: 'active' });
    expect((await verifyChain(db)).broken).toBeUndefined();
  });
});

describe('a refund that the ERP books', () => {
  const booked = (over: Parameters<typeof aPayment>[0] = {}) =>
    aPayment({
      payment_no: 'P-88',
      account_no: credited,
      method: 'A',
      reference: null,
      amount_cents: -10_000,
      unapplied_cents: 0,
      posting_date: '2026-04-15',
      received_date: '2026-04-14',
      ...over,
    });

  it.each([
    ['under its number', { portal_request_no: 'PR-2026-000001' }, 'posted'],
    ['for its amount below zero', {}, 'posted'],
    ['as money that came in', { amount_cents: 10_000 }, 'exported'],
    ['by check', { method: 'K' as const }, 'exported'],
    ['for another amount', { amount_cents: -9_999 }, 'exported'],
    ['on another account', { account_no: '00117' }, 'exported'],
  ])('%s is %s, and stands as before when that drop is rolled back', async (_, over, status) => {
    const { db, one } = world;
    const { id } = await approved();
    await world.sent();
    await put(db, 'payment', booked(over));

    await matchRequests(importing('2026-04-16T09:00:00.000Z'), complain);
    expect((await one(id)).status).toBe(status);

    await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-88').execute();
    await undoMatchedMoves(importing('2026-04-16T10:00:00.000Z'), '2026-04-16T09:00:00.000Z', complain);
    expect(await one(id)).toMatchObject({ status: 'exported', paymentNo: null });
    expect(complaints).toEqual([]);
  });

  it('is posted by hand where the ERP does not tell of it', async () => {
    const { move, one } = world;
    const request = await approved();
    await world.sent();

    expect(await move('post', request)).toMatchObject({ outcome: 'done', status: 'posted' });
    expect(await one(request.id)).toMatchObject({ status: 'posted', postedOn: '2026-04-15' });
  });
});
