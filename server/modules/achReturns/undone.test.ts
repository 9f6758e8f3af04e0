import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { checkable, originate, payable, rita, withdrawable } from '@server/modules/achBatches/testing/filed';
import { readFile } from '@server/bank/nacha/readFile';
import { put } from '@server/testing/rows';
import { bankAnswers } from './testing/bankAnswers';
import { openReturns, type Returns } from './testing/returned';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

const request = (id: string) =>
  bank.db.sql.selectFrom('request').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow();
const option = (id: string) =>
  bank.db.sql.selectFrom('payment_option').selectAll().where('option_id', '=', id).executeTakeFirstOrThrow();

describe('a check of a bank account', () => {
  it('that comes back fails, its owner is told, and taken back goes on', async () => {
    const { returns, db, outbox } = bank;
    await originate(db, { validation: 'microEntries' });
    await checkable(db, {});
    const fileNo = await returns.take(
      bankAnswers(await bank.sent(), [{ requestNo: 'AV-000001', code: 'R03' }]),
    );
    const check = () =>
      db.sql
        .selectFrom('option_validation as v')
        .innerJoin('payment_option as o', 'o.option_id', 'v.option_id')
        .select(['v.status', 'v.return_code', 'o.status as option'])
        .executeTakeFirstOrThrow();
    expect(await returns.rows(fileNo)).toMatchObject([
      { number: 'AV-000001', requestId: null, match: 'trace' },
    ]);

    await returns.move(fileNo, 'apply');
    expect(await check()).toEqual({ status: 'failed', return_code: 'R03', option: 'blocked' });
    expect(outbox.messages).toMatchObject([
      { letter: { name: 'optionCheck', event: 'returned', code: 'R03' } },
    ]);
    await returns.move(fileNo, 'undo');
    expect(await check()).toEqual({ status: 'sent', return_code: null, option: 'pendingVerification' });
    expect((await verifyChain(db)).broken).toBeUndefined();
  });
});

describe('taking a file back', () => {
  it('leaves requests and bank accounts as they were', async () => {
    const { returns, db } = bank;
    const { requestId, requestNo, optionId } = await payable(db);
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code: 'R02' }]));
    await returns.move(fileNo, 'apply');
    expect((await option(optionId)).status).toBe('blocked');

    expect(await returns.move(fileNo, 'undo')).toMatchObject({ status: 'undone', states: { undone: 1 } });
    expect(await request(requestId)).toMatchObject({
      status: 'exported',
      return_code: null,
      returned_on: null,
    });
    expect(await option(optionId)).toMatchObject({ status: 'active', status_reason: null });
    expect(await returns.rates()).toMatchObject({ rates: [{ returns: 0 }, { returns: 0 }, { returns: 0 }] });
    expect((await verifyChain(db)).broken).toBeUndefined();
  });

  it.each([
    ['holds again what the return gave back', 'exported', null, false],
    ['holds nothing that the ERP has booked meanwhile', 'completed', 'booked', true],
  ] as const)('of a withdrawal %s', async (_, status, release_reason, isFree) => {
    const { returns, db } = bank;
    const { requestId, requestNo } = await withdrawable(db);
    const at = '2026-04-13T15:00:00.000Z';
    const released_at = release_reason && at;
    await put(db, 'deposit_hold', {
      request_id: requestId,
      sav_id: 'D-1',
      amount_cents: 10_000,
      placed_at: at,
      released_at,
      release_reason,
    });
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code: 'R03' }]));
    await db.sql.updateTable('request').set({ status }).where('request_id', '=', requestId).execute();
    const isHeld = async () =>
      (await db.sql.selectFrom('deposit_hold').select('released_at').executeTakeFirstOrThrow())
        .released_at === null;

    await returns.move(fileNo, 'apply');
    expect(await isHeld()).toBe(false);
    await returns.move(fileNo, 'undo');
    expect(await isHeld()).toBe(!isFree);
    expect((await request(requestId)).status).toBe(status);
  });

  it('is refused where a payment was sent again since', async () => {
    const { returns, db, portal, office } = bank;
    const { requestId, requestNo } = await payable(db);
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code: 'R01' }]));
    await returns.move(fileNo, 'apply');
    const { version } = await request(requestId);
    await portal.as(rita).call(queue.moves, {
      key: randomUUID(),
      body: { event: 'resend', requests: [{ id: requestId, version }] },
    });

    expect(await request(requestId)).toMatchObject({ status: 'approved', return_code: null });
    await expect(returns.move(fileNo, 'undo')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(requestNo),
    });
    const fresh = await payable(db);
    const again = await office.create();
    expect(again.entryCount).toBe(2);
    const batches = readFile(await office.file(again)).batches.map(({ header, entries }) => [
      header.entryDescription,
      entries.map(({ detail }) => detail.identification),
    ]);
    expect(batches).toEqual([
      [expect.stringMatching(/^(?!RETRY)/), [fresh.requestNo]],
      ['RETRY PYMT', [requestNo]],
    ]);
    await office.move(again, 'send');
    expect((await request(requestId)).status).toBe('exported');
    expect((await office.one(1)).sentCount).toBe(1);
  });
});
