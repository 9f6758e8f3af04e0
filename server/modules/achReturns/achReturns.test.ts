import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { payable, rita, root, withdrawable } from '@server/modules/achBatches/testing/filed';
import { readFile } from '@server/bank/nacha/readFile';
import { bankAnswers } from './testing/bankAnswers';
import { openReturns, type Returns } from './testing/returned';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

const request = (id: string) =>
  bank.db.sql.selectFrom('request').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow();
describe('a file of returns', () => {
  it('is looked at first; applied, its request comes back with the reason, and its customer is told', async () => {
    const { returns, db, outbox } = bank;
    const { requestId, requestNo } = await payable(db);
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code: 'R01' }]));

    expect(await returns.one(fileNo)).toMatchObject({
      status: 'waiting',
      rowCount: 1,
      unmatchedCount: 0,
      returnCents: 10_000,
      moves: ['apply', 'dismiss'],
    });
    expect(await returns.rows(fileNo)).toMatchObject([
      {
        kind: 'return',
        code: 'R01',
        words: 'There was not enough money in the bank account.',
        match: 'trace',
        state: 'waiting',
        number: requestNo,
        late: false,
        blocks: false,
      },
    ]);
    expect(await request(requestId)).toMatchObject({ status: 'exported' });

    expect(await returns.move(fileNo, 'apply')).toMatchObject({
      status: 'applied',
      states: { applied: 1, waiting: 0 },
      movedBy: root,
      moves: ['undo'],
    });
    expect(await request(requestId)).toMatchObject({
      status: 'returned',
      return_code: 'R01',
      returned_on: '2026-04-15',
    });
    expect(outbox.messages).toMatchObject([
      { letter: { name: 'requestChanged', request: { status: 'returned', returnCode: 'R01' } } },
    ]);
    expect((await verifyChain(db)).broken).toBeUndefined();
  });

  it('is the same file when the same bytes come again, and is applied once', async () => {
    const { returns, db, outbox } = bank;
    const { requestNo } = await payable(db);
    const answer = bankAnswers(await bank.sent(), [{ requestNo, code: 'R01' }]);
    const fileNo = await returns.take(answer);
    const { version } = await returns.move(fileNo, 'apply');

    expect((await returns.send(answer, 'again.ach')).body).toEqual({ fileNo, known: true });
    await expect(returns.move(fileNo, 'apply')).rejects.toMatchObject({ code: 'conflict' });
    expect((await returns.one(fileNo)).version).toBe(version);
    expect(outbox.messages).toHaveLength(1);
  });

  it('says what somebody recorded by hand before', async () => {
    const { returns, db, portal } = bank;
    const { requestId, requestNo } = await payable(db);
    const answer = bankAnswers(await bank.sent(), [{ requestNo, code: 'R01' }]);
    const { version } = await request(requestId);
    await portal.as(rita).call(queue.moves, {
      key: randomUUID(),
      body: { event: 'return', requests: [{ id: requestId, version }], returnCode: 'R01' },
    });

    const fileNo = await returns.take(answer);
    expect(await returns.move(fileNo, 'apply')).toMatchObject({ states: { known: 1, applied: 0 } });
  });

  it('leaves alone what is not ours, and what comes back with another amount', async () => {
    const { returns, db } = bank;
    const [one, two] = [await payable(db), await payable(db, { request: { amount_cents: 25_000 } })];
    const fileNo = await returns.take(
      bankAnswers(await bank.sent(), [
        { requestNo: one.requestNo, code: 'R01', originalTrace: '091000019999999', amount: 77n },
        { requestNo: two.requestNo, code: 'R01', amount: 25_001n },
      ]),
    );

    expect((await returns.rows(fileNo)).map(({ match, number }) => [match, number])).toEqual([
      ['none', null],
      ['none', null],
    ]);
    expect(await returns.move(fileNo, 'apply')).toMatchObject({ states: { left: 2 } });
    expect((await request(two.requestId)).status).toBe('exported');
  });

  it('finds by amount and day what has another trace number, and applies it where a person agrees', async () => {
    const { returns, db } = bank;
    const { requestId, requestNo } = await payable(db, { request: { amount_cents: 12_345 } });
    await payable(db);
    const answer = bankAnswers(await bank.sent(), [
      { requestNo, code: 'R09', originalTrace: '091000019999999' },
    ]);
    const fileNo = await returns.take(answer);
    expect(await returns.rows(fileNo)).toMatchObject([{ match: 'amount', number: requestNo }]);

    expect(await returns.move(fileNo, 'apply')).toMatchObject({ states: { left: 1 } });
    expect((await request(requestId)).status).toBe('exported');
    await returns.move(fileNo, 'undo');
    expect(await returns.move(fileNo, 'apply', '1')).toMatchObject({ states: { applied: 1 } });
    expect((await request(requestId)).status).toBe('returned');
  });

  it('sums up its returns, whatever became of each', async () => {
    const { returns, db } = bank;
    const [one, two] = [await payable(db), await payable(db, { request: { amount_cents: 25_000 } })];
    const fileNo = await returns.take(
      bankAnswers(await bank.sent(), [
        { requestNo: one.requestNo, code: 'R01' },
        { requestNo: two.requestNo, code: 'R01', originalTrace: '091000019999999', amount: 77n },
      ]),
    );
    expect(await returns.move(fileNo, 'apply')).toMatchObject({
      states: { applied: 1, left: 1 },
      returnCount: 2,
      returnCents: 10_077,
    });
  });

  it('waits until our own file is marked as sent', async () => {
    const { returns, db, office } = bank;
    const { requestId, requestNo } = await payable(db);
    const batch = await office.create();
    const fileNo = await returns.take(bankAnswers(await office.file(batch), [{ requestNo, code: 'R01' }]));

    await expect(returns.move(fileNo, 'apply')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`Bank file ${batch.batchNo} is not marked as sent`),
    });
    expect((await request(requestId)).status).toBe('approved');
    await office.move(batch, 'send');
    expect(await returns.move(fileNo, 'apply')).toMatchObject({ states: { applied: 1 } });
  });

  it.each([
    ['the file that went to the bank', (ours: Buffer) => ours, 'neither a return nor a correction'],
    ['text', () => 'Dear customer,', 'the column trace_no'],
    ['nothing', () => '', 'The file is empty'],
    ['one that was cut', (ours: Buffer) => ours.subarray(0, 300), 'Record 4'],
  ])('is refused in words where it is %s', async (_, bytes, words) => {
    const { returns, db } = bank;
    await payable(db);
    const { status, body } = await returns.send(bytes(await bank.sent()));
    expect(status).toBe(400);
    expect(body.detail).toContain(words);
    expect(await db.sql.selectFrom('ach_return_file').select('file_no').execute()).toEqual([]);
  });

  it('comes as CSV too', async () => {
    const { returns, db } = bank;
    const { requestId, requestNo } = await payable(db);
    const { traceNumber } = readFile(await bank.sent()).batches[0]!.entries[0]!.detail;
    const fileNo = await returns.take(
      `trace_no,return_code,return_date,amount,corrected_data\n${traceNumber},R02,2026-04-15,100.00,\n`,
      'returns.csv',
    );
    expect(await returns.rows(fileNo)).toMatchObject([{ code: 'R02', number: requestNo, blocks: true }]);
    await returns.move(fileNo, 'apply');
    expect(await request(requestId)).toMatchObject({ status: 'returned', return_code: 'R02' });
  });

  it('brings a withdrawal back that the bank did not take', async () => {
    const { returns, db } = bank;
    const { requestId, requestNo } = await withdrawable(db);
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code: 'R03' }]));
    await db.sql
      .updateTable('request')
      .set({ status: 'completed' })
      .where('request_id', '=', requestId)
      .execute();

    await returns.move(fileNo, 'apply');
    expect((await request(requestId)).status).toBe('returned');
    await returns.move(fileNo, 'undo');
    expect((await request(requestId)).status).toBe('completed');
  });
});
