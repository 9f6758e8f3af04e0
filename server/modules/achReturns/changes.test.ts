import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import { deleteOldFiles } from '@server/modules/achBatches/sentRequests';
import { payable, rita } from '@server/modules/achBatches/testing/filed';
import { mover } from '@server/modules/queue/testing/queueRows';
import { testNumbers } from '@server/testing/testNumbers';
import type { Sealed } from '@server/vault/envelope';
import { bankAnswers } from './testing/bankAnswers';
import { openReturns, type Returns } from './testing/returned';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

const other = '021000021';

/** A bank account with its number in the clear. */
async function account(id: string) {
  const row = await bank.db.sql
    .selectFrom('payment_option')
    .selectAll()
    .where('option_id', '=', id)
    .executeTakeFirstOrThrow();
  const number = await testNumbers.open({ id, owner: row.owner }, row.account_sealed as Sealed);
  return { ...row, number: number.reveal() };
}

describe('a notification of change', () => {
  it('corrects the bank account, seals it anew, and tells its people without the number', async () => {
    const { returns, db, outbox } = bank;
    const { requestNo, optionId } = await payable(db);
    const before = await account(optionId);
    const data = `${other}1918171614       37`;
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code: 'C07', data }]));
    expect(await returns.rows(fileNo)).toMatchObject([
      { kind: 'change', amountCents: 0, match: 'trace', words: expect.stringMatching(/^Routing number,/) },
    ]);

    expect(await returns.move(fileNo, 'apply')).toMatchObject({ changeCount: 1, states: { applied: 1 } });
    const after = await account(optionId);
    expect(after).toMatchObject({
      number: '1918171614',
      routing_number: other,
      account_last: '1614',
      account_digits: 10,
      account_type: 'savings',
      status: 'active',
    });
    expect(after.fingerprint).not.toEqual(before.fingerprint);
    expect(outbox.messages).toMatchObject([
      { to: 'ada@example.com', letter: { name: 'optionNotice', event: 'corrected', masked: '••1614' } },
    ]);
    const kept = await db.sql.selectFrom('ach_return_row').selectAll().execute();
    const audit = await db.sql.selectFrom('audit_event').selectAll().execute();
    expect(JSON.stringify([kept, audit, outbox.messages])).not.toMatch(/1918171614/);
  });

  it('holds back what was approved before, until somebody approves it again', async () => {
    const { returns, db, office, portal } = bank;
    const first = await payable(db);
    const { requestId: id } = await payable(db, {
      request: { status: 'submitted', option_id: first.optionId },
    });
    const move = (event: 'approve' | 'approveAgain', version: number) =>
      mover(portal)(event, [{ request_id: id, version }]);
    const file = await bank.sent();
    await move('approve', 1);
    const data = `${other}   1918171614`;
    const fileNo = await returns.take(bankAnswers(file, [{ requestNo: first.requestNo, code: 'C03', data }]));
    expect(await office.proposal()).toMatchObject({ entryCount: 1, leftOutCount: 0 });

    await returns.move(fileNo, 'apply');
    expect((await office.proposal()).leftOut).toMatchObject([
      { id, reason: 'changed', changes: ['bankAccount'] },
    ]);
    expect((await move('approveAgain', 2)).results).toMatchObject([{ status: 'approved' }]);
    expect(await office.proposal()).toMatchObject({ entryCount: 1, leftOutCount: 0 });
    // As it was before, it is not what was approved last.
    await returns.move(fileNo, 'undo');
    expect((await office.proposal()).leftOut).toMatchObject([{ id, reason: 'changed' }]);
  });

  it('taken back, leaves the number as our own file had it', async () => {
    const { returns, db } = bank;
    const { requestNo, optionId, number } = await payable(db);
    const before = await account(optionId);
    const fileNo = await returns.take(
      bankAnswers(await bank.sent(), [{ requestNo, code: 'C03', data: `${other}   1918171614` }]),
    );
    await returns.move(fileNo, 'apply');
    await returns.move(fileNo, 'undo');

    const after = await account(optionId);
    expect(after).toMatchObject({ number, routing_number: before.routing_number, account_type: 'checking' });
    expect(after.fingerprint).toEqual(
      testNumbers.fingerprint(
        before.owner,
        before.routing_number,
        await testNumbers.open({ id: optionId, owner: before.owner }, after.account_sealed as Sealed),
      ),
    );
  });

  it.each([
    ['C09', 'PR-2026-000001', 'ask'],
    ['C01', 'ABC-NO-NUMBER', 'ask'],
    ['C13', 'ADDENDA FORMAT ERROR', 'ask'],
  ])('%s with "%s" is left to a person', async (code, data, state) => {
    const { returns, db, outbox } = bank;
    const { requestNo, optionId } = await payable(db);
    const { version } = await account(optionId);
    const fileNo = await returns.take(bankAnswers(await bank.sent(), [{ requestNo, code, data }]));

    expect(await returns.move(fileNo, 'apply')).toMatchObject({ states: { [state]: 1, applied: 0 } });
    expect(await account(optionId)).toMatchObject({ version });
    expect(outbox.messages).toEqual([]);
  });

  it('is known where the account is like that already, and left to a person where another one is', async () => {
    const { returns, db } = bank;
    const one = await payable(db);
    const two = await payable(db, { accountNumber: '1918171614' });
    const { owner, routing_number } = await account(two.optionId);
    const place = { id: two.optionId, owner };
    const sealed = (await account(two.optionId)).account_sealed as Sealed;
    const fingerprint = testNumbers.fingerprint(owner, routing_number, await testNumbers.open(place, sealed));
    await db.sql
      .updateTable('payment_option')
      .set({ fingerprint })
      .where('option_id', '=', two.optionId)
      .execute();
    const fileNo = await returns.take(
      bankAnswers(await bank.sent(), [
        { requestNo: one.requestNo, code: 'C01', data: '1918171614' },
        { requestNo: two.requestNo, code: 'C01', data: '1918171614' },
      ]),
    );

    await returns.move(fileNo, 'apply');
    expect((await returns.rows(fileNo)).map(({ state }) => state)).toEqual(['ask', 'known']);
  });

  it('is not applied when its bytes are gone, and its words stay', async () => {
    const { returns, db } = bank;
    const { requestNo } = await payable(db);
    const fileNo = await returns.take(
      bankAnswers(await bank.sent(), [{ requestNo, code: 'C01', data: '1918171614' }]),
    );
    await deleteOldFiles({ db, clock: { now: () => new Date('2046-04-15T00:00:00.000Z') } });

    await expect(returns.move(fileNo, 'apply')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('cannot be read any more'),
    });
    expect(await returns.rows(fileNo)).toMatchObject([{ code: 'C01', state: 'waiting' }]);
  });
});

describe('the rates of returns', () => {
  it('are those of the last 60 days and of each month, also of what was sent again since', async () => {
    const { returns, db, portal } = bank;
    const { requestId, requestNo } = await payable(db);
    const [wrong] = [await payable(db), await payable(db), await payable(db)];
    const answers = [
      { requestNo, code: 'R01' },
      { requestNo: wrong.requestNo, code: 'R03' },
    ];
    await returns.move(await returns.take(bankAnswers(await bank.sent(), answers)), 'apply');
    const { version } = await db.sql
      .selectFrom('request')
      .select('version')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
    const body = { event: 'resend' as const, requests: [{ id: requestId, version }] };
    const { results } = await portal.as(rita).call(queue.moves, { key: randomUUID(), body });
    expect(results).toMatchObject([{ outcome: 'done' }]);

    const rates = [
      { rate: 'administrative', returns: 1, debits: 4 },
      { rate: 'unauthorized', returns: 0, debits: 4 },
      { rate: 'overall', returns: 2, debits: 4 },
    ];
    expect(await returns.rates()).toMatchObject({ from: '2026-02-15', to: '2026-04-15', rates });
    expect((await returns.rates()).months.map(({ month }) => month)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
    ]);
    expect((await returns.rates()).months.at(-1)).toEqual({ month: '2026-04', rates });

    portal.at('2026-06-13T16:00:00.000Z');
    expect((await returns.rates()).rates.at(-1)).toMatchObject({ returns: 2, debits: 0 });
    portal.at('2026-06-14T16:00:00.000Z');
    expect((await returns.rates()).rates.at(-1)).toMatchObject({ returns: 0, debits: 0 });
  });
});
