import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { deleteOldFiles, openSentWorker } from './sentRequests';
import { type Bank, openBank, originate, payable, rita, root, withdrawable } from './testing/filed';

let db: Bank['db'];
let portal: Bank['portal'];
let office: Bank['office'];
let outbox: Bank['outbox'];
beforeEach(async () => {
  ({ db, portal, office, outbox } = await openBank());
});
afterEach(() => portal.close());

const statusOf = async (requestId: string) =>
  (await db.sql.selectFrom('request').select('status').where('request_id', '=', requestId).executeTakeFirst())
    ?.status;
describe('a file that was sent', () => {
  it('moves its requests on and tells their customers, with the day in the file', async () => {
    const { requestId } = await payable(db, { request: { effective_date: '2026-04-13' } });
    const credit = await withdrawable(db);
    const sent = await office.move(await office.create(), 'send');

    expect(sent).toMatchObject({ status: 'sent', sentBy: root, sentCount: 2, moves: [] });
    expect([await statusOf(requestId), await statusOf(credit.requestId)]).toEqual(['exported', 'exported']);
    expect(outbox.messages).toMatchObject([
      { letter: { name: 'requestChanged', request: { status: 'exported', effectiveDate: '2026-04-14' } } },
      { letter: { name: 'requestChanged', request: { status: 'exported' } } },
    ]);
    expect((await verifyChain(db)).broken).toBeUndefined();
  });

  it('is told by the worker where the call that sent it was cut short', async () => {
    const { requestId } = await payable(db);
    await office.create();
    await db.sql.updateTable('ach_batch').set({ status: 'sent' }).execute();
    const clock = { now: () => new Date('2026-04-13T16:00:00.000Z') };
    const worker = openSentWorker(
      { db, clock, outbox, booksZone: 'America/Los_Angeles' },
      { warn: () => undefined },
    );

    expect(await worker.round()).toBe(1);
    expect(await worker.round()).toBe(0);
    expect(await statusOf(requestId)).toBe('exported');
    expect(outbox.messages).toHaveLength(1);
  });

  it('cannot be voided, nor is any file sent after its day', async () => {
    await payable(db);
    const sent = await office.move(await office.create(), 'send');
    await expect(office.move(sent, 'void', { reason: 'Too late' })).rejects.toMatchObject({
      code: 'conflict',
    });

    await payable(db);
    const late = await office.create();
    portal.at('2026-04-14T15:00:00.000Z');
    expect((await office.one(late.batchNo)).moves).toContainEqual({ move: 'send', why: null });
    portal.at('2026-04-15T15:00:00.000Z');
    expect((await office.one(late.batchNo)).moves).toContainEqual({
      move: 'send',
      why: expect.stringContaining('Apr 14, 2026') as string,
    });
    await expect(office.move(late, 'send')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is kept for as long as the settings say', async () => {
    await payable(db);
    const sent = await office.move(await office.create(), 'send');
    const at = (instant: string) => deleteOldFiles({ db, clock: { now: () => new Date(instant) } });

    await at('2026-07-12T14:59:59.999Z');
    expect((await office.file(sent)).length).toBeGreaterThan(0);
    await at('2026-07-12T15:00:00.000Z');
    await expect(office.file(sent)).rejects.toMatchObject({ code: 'conflict' });
    expect(await office.one(sent.batchNo)).toMatchObject({
      sha256: sent.sha256,
      fileDeletedAt: '2026-07-12T15:00:00.000Z',
    });
  });
});

describe('a void file', () => {
  it('gives its requests free for another, and says why', async () => {
    const { requestId } = await payable(db);
    const batch = await office.create();
    await expect(office.move(batch, 'void')).rejects.toMatchObject({ code: 'invalid' });

    const gone = await office.move(batch, 'void', { reason: 'The bank asked for another day' });
    expect(gone).toMatchObject({ status: 'void', voidReason: 'The bank asked for another day' });
    await expect(office.file(gone)).rejects.toMatchObject({ code: 'conflict' });
    expect((await office.proposal()).entries).toMatchObject([{ id: requestId }]);
  });

  it('is not void from a version that somebody moved meanwhile', async () => {
    await originate(db, { releaseAboveCents: 0 });
    await payable(db);
    const batch = await office.create();
    await office.move(batch, 'release', { by: rita });

    await expect(office.move(batch, 'void', { reason: 'Old' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the sheets beside a file', () => {
  it('list its entries, what to post and what was withdrawn, and no account number', async () => {
    const debit = await payable(db);
    const credit = await withdrawable(db, { request: { comments: 'For seed' } });
    const batch = await office.create();

    const register = await office.sheet(batch, 'register');
    expect(register.fileName).toBe('ach_1_register.csv');
    expect(register.text.split('\r\n').slice(0, 2)).toEqual([
      'batch_no,seq,trace_no,request_no,account_no,name,sec,routing,last4,amount,effective_date,file_sha256',
      `1,1,125100010000001,${credit.requestNo},00117,Ada Farms LLC,CCD,111000025,${credit.number.slice(-4)},100.00,2026-04-14,${batch.sha256}`,
    ]);
    const payments = await office.sheet(batch, 'payments');
    expect(payments.fileName).toBe('payments_to_post_1.csv');
    expect(payments.text.split('\r\n')[1]).toBe(
      `${debit.requestNo},00117,2026-04-14,100.00,ACH,${debit.requestNo},selected,,,,100.00,,ada@example.com,2026-04-13T15:00:00.000Z`,
    );
    const withdrawals = await office.sheet(batch, 'withdrawals');
    expect(withdrawals.text.split('\r\n')[1]).toBe(
      `${credit.requestNo},D-1,ach,,,,Ada Farms LLC,100.00,For seed`,
    );
    for (const { text } of [register, payments, withdrawals])
      for (const { number } of [debit, credit]) expect(text).not.toContain(number);
  });

  it('apply a payment to its invoices, and what is left to none', async () => {
    const { requestId, requestNo } = await payable(db);
    const line = (seq: number, invoice: string, cents: number) => ({
      request_id: requestId,
      seq,
      invoice_no: invoice,
      amount_cents: cents,
      discount_cents: seq,
      reason: null,
      note: null,
    });
    await db.sql
      .insertInto('request_allocation')
      .values([line(1, 'I-1', 6_000), line(2, 'I-2', 3_000)])
      .execute();
    const { text } = await office.sheet(await office.create(), 'payments');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 11))).toEqual(
      [
        ['I-1', '60.00', '0.01', '0.00'],
        ['I-2', '30.00', '0.02', '10.00'],
      ].map((tail) =>
        [requestNo, '00117', '2026-04-14', '100.00', 'ACH', requestNo, 'selected'].concat(tail),
      ),
    );
  });
});

describe('the office meanwhile', () => {
  it('neither rejects, posts nor sends by hand what is in a file', async () => {
    const { requestId, requestNo } = await payable(db);
    const { batchNo } = await office.create();
    for (const event of ['reject', 'export', 'post'] as const) {
      const { results } = await portal.as(rita).call(queue.moves, {
        key: `${event}-${requestNo}`,
        body: { event, requests: [{ id: requestId, version: 1 }], note: 'Because' },
      });
      expect(results[0]).toMatchObject({
        outcome: 'refused',
        message: `It is in bank file ${batchNo}. Void that file first.`,
      });
    }
  });
});
