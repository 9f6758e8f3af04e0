import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as achBatches from '@contract/achBatches/endpoints';
import { readFile } from '@server/bank/nacha/readFile';
import {
  type Bank,
  openBank,
  offsetNumber,
  originate,
  payable,
  rita,
  root,
  withdrawable,
} from './testing/filed';

let db: Bank['db'];
let portal: Bank['portal'];
let office: Bank['office'];
beforeEach(async () => {
  ({ db, portal, office } = await openBank());
});
afterEach(() => portal.close());

const entriesIn = (bytes: Uint8Array) =>
  readFile(bytes).batches.flatMap(({ header, entries }) =>
    entries.map(({ detail }) => ({
      sec: header.secCode,
      day: header.effectiveDate,
      class: header.serviceClass,
      code: detail.transactionCode,
      account: detail.accountNumber,
      amount: detail.amount,
      id: detail.identification,
      type: detail.discretionary,
      trace: detail.traceNumber,
    })),
  );

describe('a proposal', () => {
  it('is nothing without bank settings, and says what is missing', async () => {
    await db.sql.deleteFrom('originator_version').execute();
    await payable(db);

    expect(await office.proposal()).toMatchObject({
      missing: [expect.stringContaining('no bank settings')],
      entryCount: 0,
      cutoff: null,
    });
    await expect(office.create()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has debits and credits by SEC code and day, and tells what it leaves out', async () => {
    const first = await payable(db);
    await payable(db, { option: { holder_type: 'personal' }, sec: 'WEB', request: { amount_cents: 2_500 } });
    await withdrawable(db, { option: { holder_type: 'personal' } });
    const blocked = await payable(db, { option: { status: 'blocked' } });
    const later = await payable(db, { request: { cancel_until: '2026-04-13T21:00:00.000Z' } });

    const proposal = await office.proposal();
    expect(proposal).toMatchObject({
      missing: [],
      entryCount: 3,
      debitCents: 12_500,
      creditCents: 10_000,
      groups: [
        { secCode: 'PPD', direction: 'credit', effectiveDate: '2026-04-14', count: 1, cents: 10_000 },
        { secCode: 'CCD', direction: 'debit', effectiveDate: '2026-04-14', count: 1, cents: 10_000 },
        { secCode: 'WEB', direction: 'debit', effectiveDate: '2026-04-14', count: 1, cents: 2_500 },
      ],
      leftOut: [
        { id: blocked.requestId, reason: 'blocked', until: null },
        { id: later.requestId, reason: 'cancelable', until: '2026-04-13T21:00:00.000Z' },
      ],
      requiresRelease: false,
      cutoff: '2026-04-13T17:00:00.000Z',
    });
    const without = await office.proposal(first.requestId);
    expect(without).toMatchObject({ entryCount: 2 });
    expect(without.leftOut).toContainEqual(
      expect.objectContaining({ id: first.requestId, reason: 'chosen' }),
    );
  });
});

describe('a file', () => {
  it('holds each request once, with its account number, and its bytes never change', async () => {
    const debit = await payable(db);
    const credit = await withdrawable(db);

    const batch = await office.create();
    expect(batch).toMatchObject({
      batchNo: 1,
      status: 'released',
      fileName: 'ach_1.ach',
      fileDate: '2026-04-13',
      fileIdModifier: 'A',
      entryCount: 2,
    });
    const bytes = await office.file(batch);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(batch.sha256);
    expect(entriesIn(bytes)).toEqual([
      {
        sec: 'CCD',
        day: '2026-04-14',
        class: '220',
        code: '22',
        account: credit.number,
        amount: 10_000n,
        id: credit.requestNo,
        type: '',
        trace: '125100010000001',
      },
      expect.objectContaining({ class: '225', code: '27', account: debit.number, id: debit.requestNo }),
    ]);
    // Whoever asks again gets the same, whatever became of the bank account.
    await db.sql
      .updateTable('payment_option')
      .set({ holder_name: 'Somebody Else', status: 'removed' })
      .execute();
    expect(await office.file(batch)).toEqual(bytes);
    expect(await office.proposal()).toMatchObject({ entryCount: 0, leftOutCount: 0 });
  });

  it('is made once, however often it is asked for', async () => {
    await payable(db);
    const key = 'the-same-key-each-time';
    const { entryCount, debitCents, creditCents } = await office.proposal();
    const body = { without: '', expected: { entryCount, debitCents, creditCents } };
    const ask = () => portal.as(root).call(achBatches.create, { key, body });

    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other).toEqual(one);
    expect((await portal.as(root).call(achBatches.list, { query: { limit: 25 } })).rows).toHaveLength(1);
  });

  it('is one of two that are made at once', async () => {
    const { requestId } = await payable(db);
    const expected = { entryCount: 1, debitCents: 10_000, creditCents: 0 };
    const ask = (by: string, key: string) =>
      portal.as(by).call(achBatches.create, { key, body: { without: '', expected } });

    const outcomes = await Promise.allSettled([
      ask(root, 'the-key-of-the-one-of-both'),
      ask(rita, 'the-key-of-the-other-of-both'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const entries = await db.sql.selectFrom('ach_entry').select('request_id').execute();
    expect(entries).toEqual([{ request_id: requestId }]);
  });

  it('is not made where it would hold something else than was shown', async () => {
    await payable(db);
    await payable(db);
    const expected = { entryCount: 1, debitCents: 10_000, creditCents: 0 };

    await expect(
      portal
        .as(root)
        .call(achBatches.create, { key: 'one-more-key-of-a-form', body: { without: '', expected } }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('changed') });
    expect(await db.sql.selectFrom('ach_entry').select('seq').execute()).toEqual([]);
  });

  it('takes the next letter of the day and the next trace numbers, also after one that is void', async () => {
    await payable(db);
    const first = await office.create();
    await office.move(first, 'void', { reason: 'Wrong day' });
    const second = await office.create();

    expect(second).toMatchObject({ batchNo: 2, fileIdModifier: 'B' });
    const traces = await db.sql.selectFrom('ach_entry').select('trace_no').orderBy('batch_no').execute();
    expect(traces.map(({ trace_no: trace }) => trace)).toEqual(['125100010000001', '125100010000002']);
  });

  it('is balanced by the company’s own account where the bank wants that', async () => {
    await originate(db, { balanced: true });
    await payable(db);
    await payable(db);

    const entries = entriesIn(await office.file(await office.create()));
    expect(entries.map(({ code, account, amount }) => [code, account === offsetNumber, amount])).toEqual([
      ['27', false, 10_000n],
      ['27', false, 10_000n],
      ['22', true, 20_000n],
    ]);
    expect(new Set(entries.map((entry) => entry.class))).toEqual(new Set(['200']));
  });
});

describe('a file above the limit', () => {
  it.each([
    [20_000, 'released'],
    [19_999, 'awaitingRelease'],
  ])('of %i cents, with $200.00 in it, is %s', async (releaseAboveCents, status) => {
    await originate(db, { releaseAboveCents });
    await payable(db);
    await withdrawable(db);

    expect(await office.create()).toMatchObject({ status });
  });

  it('is released by another person, and neither downloaded nor sent before', async () => {
    await originate(db, { releaseAboveCents: 0 });
    await payable(db);
    const batch = await office.create();
    expect(batch.moves).toEqual([
      { move: 'release', why: 'You created this file. Someone else has to release it.' },
      { move: 'void', why: null },
    ]);

    await expect(office.file(batch)).rejects.toMatchObject({ code: 'conflict' });
    await expect(office.move(batch, 'send')).rejects.toMatchObject({ code: 'conflict' });
    await expect(office.move(batch, 'release')).rejects.toMatchObject({ code: 'conflict' });
    const released = await office.move(batch, 'release', { by: rita });
    expect(released).toMatchObject({ status: 'released', releasedBy: rita });
    // Asked again by her, as no answer came; by nobody else.
    expect(await office.move(batch, 'release', { by: rita })).toEqual(released);
    await expect(office.move(batch, 'release')).rejects.toMatchObject({ code: 'conflict' });
    expect((await office.file(released)).length % 950).toBe(0);
  });
});
