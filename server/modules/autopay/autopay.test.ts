import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as autopay from '@contract/autopay/endpoints';
import { bob, options } from '@server/modules/requests/testing/requestFixture';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { anOption } from '@server/domain/requests/testing/anOption';
import { put } from '@server/testing/rows';
import { account, type AutopayDesk, openAutopayDesk, terms, times } from './testing/autopayFixture';

let desk: AutopayDesk;
beforeAll(async () => {
  desk = await openAutopayDesk();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

const letters = () => desk.emails.messages.map(({ to, letter }) => ({ to, ...letter }));
const change = (body: { skipped: boolean; capCents: number | null }, day = '2026-04-20') =>
  desk.portal.as(bob).call(autopay.changeRun, { params: { day }, body: { username: bob, account, ...body } });

describe('autopay', () => {
  it('is set up with what was agreed to, told, and foresees its next payment', async () => {
    const view = await desk.setUp();

    expect(view).toMatchObject({
      autopay: { status: 'on', owner: bob, isMine: true, dayRule: 'invoice', source: 'Farm checking ••4417' },
      next: {
        payDay: '2026-04-20',
        status: 'planned',
        plan: { totalCents: 10_000, lines: [{ invoiceNo: 'B-20', amountCents: 10_000 }] },
      },
      history: [],
    });
    expect(view.autopay?.agreedText).toContain('Test Supply to debit my Farm checking ••4417 (Palouse Bank)');
    expect(view.autopay?.agreedText).toContain('at most $10,000.00');
    expect(letters()).toMatchObject([{ to: bob, name: 'autopay', event: 'on' }]);
  });

  it('that is ended again, as no answer came, is ended once', async () => {
    await desk.setUp();
    const end = () => desk.portal.as(bob).call(autopay.end, { body: { username: bob, account } });
    const ended = await end();
    expect([await end(), letters().length]).toEqual([ended, 2]);
  });

  it('announces a payment three banking days before, and places it once on the day of its file', async () => {
    await desk.setUp();
    desk.emails.messages.length = 0;

    await desk.work('2026-04-15T14:59:59.000Z');
    expect(letters()).toEqual([]);
    await desk.work(times.announced);
    expect(letters()).toMatchObject([
      { to: bob, event: 'announced', amountCents: 10_000, day: '2026-04-20', until: times.placed },
    ]);
    await desk.work('2026-04-17T14:59:59.000Z');
    expect(await desk.requests()).toEqual([]);
    await desk.work(times.placed);
    expect(await desk.requests()).toMatchObject([{ amount_cents: 10_000, status: 'submitted' }]);
    await desk.work('2026-04-18T15:00:00.000Z');
    const { history } = await desk.view();
    expect(history).toMatchObject([
      { payDay: '2026-04-20', status: 'placed', requestNo: 'PR-2026-000001', plan: { totalCents: 10_000 } },
    ]);
    expect(await desk.db.sql.selectFrom('request_authorization').selectAll().execute()).toMatchObject([
      { text_version: 'autopay-1', accepted_by: bob },
    ]);
  });

  it('is skipped, or limited, for one payment alone; the next one takes what is due still', async () => {
    await desk.setUp();
    await desk.work(times.announced);

    expect((await change({ skipped: true, capCents: null })).next).toMatchObject({ status: 'skipped' });
    expect((await change({ skipped: false, capCents: 2_500 })).next).toMatchObject({
      status: 'announced',
      capCents: 2_500,
      plan: { totalCents: 2_500, limitedBy: 'once' },
    });
    await change({ skipped: true, capCents: null });
    await desk.work(times.placed);
    expect(await desk.requests()).toEqual([]);
    await desk.work('2026-04-20T15:00:00.000Z');
    expect(await desk.requests()).toMatchObject([{ amount_cents: 14_000 }]);
    await expect(change({ skipped: true, capCents: null }, '2026-04-21')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is reckoned anew: what somebody pays meanwhile is left out', async () => {
    await desk.setUp();
    await desk.work(times.announced);
    const request = aRequest({
      account_no: account,
      submitted_by: bob,
      amount_cents: 9_000,
      request_no: 'PR-2026-000900',
    });
    await put(desk.db, 'request', request);
    const part = { request_id: request.request_id, seq: 1, invoice_no: 'B-20', discount_cents: 0 };
    await put(desk.db, 'request_allocation', { ...part, amount_cents: 9_000 });

    await desk.work(times.placed);

    const { history } = await desk.view();
    expect(history).toMatchObject([
      { announcedCents: 10_000, status: 'placed', plan: { totalCents: 1_000 } },
    ]);
  });

  it('places nothing where everything is on its way already', async () => {
    await desk.setUp();
    await desk.work(times.announced);
    const request = aRequest({ account_no: account, submitted_by: bob, request_no: 'PR-2026-000900' });
    await put(desk.db, 'request', request);
    const part = { request_id: request.request_id, seq: 1, invoice_no: 'B-20', discount_cents: 0 };
    await put(desk.db, 'request_allocation', { ...part, amount_cents: 10_000 });

    await desk.work(times.placed);

    expect((await desk.view()).history).toMatchObject([
      { status: 'nothing', plan: { totalCents: 0, leftOut: [{ invoiceNo: 'B-20', why: 'onItsWay' }] } },
    ]);
  });

  it('places one request where two workers do it at once', async () => {
    await desk.setUp();
    await desk.work(times.announced);
    const workers = [1, 2, 3].map(() => desk.worker(times.placed));

    await Promise.all(workers.map((worker) => worker.round()));
    await Promise.all(workers.map((worker) => worker.round()));

    expect(await desk.requests()).toHaveLength(1);
  });

  it.each([
    ['the last day on which it is caught up', '2026-04-24T15:00:00.000Z', 'placed', '2026-04-27'],
    ['a day later', '2026-04-27T21:00:00.001Z', 'missed', undefined],
  ])('after nights without a worker, on %s', async (_, at, status, payDay) => {
    await desk.setUp({ paymentCapCents: 10_000 });
    await desk.work(times.announced);

    await desk.work(at);

    const run = (await desk.view()).history.find((one) => one.payDay === '2026-04-20');
    expect(run).toMatchObject({ status, ...(payDay && { plan: { payDay } }) });
    const told = letters().filter((letter) => 'event' in letter && letter.event === 'notPaid');
    expect(told).toHaveLength(status === 'missed' ? 1 : 0);
  });

  it('is never debited without a day between: what falls due at once is told first', async () => {
    desk.portal.at('2026-04-17T20:00:00.000Z');
    await desk.setUp();
    await desk.work('2026-04-17T20:00:00.000Z');
    expect(letters()).toMatchObject([
      { event: 'on' },
      { day: '2026-04-20', until: '2026-04-18T20:00:00.000Z' },
      { day: '2026-04-21', amountCents: 4_000, until: '2026-04-20T15:00:00.000Z' },
    ]);

    await desk.work('2026-04-18T19:59:59.000Z');
    expect(await desk.requests()).toEqual([]);
    await desk.work('2026-04-18T20:00:00.000Z');
    expect((await desk.view()).history).toMatchObject([{ status: 'placed', plan: { payDay: '2026-04-21' } }]);
  });

  it('pauses when a payment is returned, and goes on after it is agreed to again', async () => {
    await desk.setUp();
    await desk.work(times.announced);
    await desk.work(times.placed);
    await desk.db.sql.updateTable('request').set({ status: 'returned', return_code: 'R01' }).execute();

    await desk.work('2026-04-20T15:00:00.000Z');

    expect((await desk.view()).autopay).toMatchObject({ status: 'paused', reason: 'returned' });
    expect(letters().at(-1)).toMatchObject({ to: bob, event: 'paused', reason: 'returned' });
    expect((await desk.setUp()).autopay).toMatchObject({ status: 'on', reason: null });
  });

  it.each([
    ['a bank account that is deleted', 'payment_option', { status: 'removed' }, 'ended', 'bankRemoved'],
    ['a bank account that is blocked', 'payment_option', { status: 'blocked' }, 'paused', 'bankBlocked'],
  ] as const)('stops with %s, and says so', async (_, table, set, status, reason) => {
    await desk.setUp();
    await desk.work(times.announced);
    await desk.db.sql.updateTable(table).set(set).where('option_id', '=', options.bob).execute();

    await desk.work(times.placed);

    await desk.db.sql
      .updateTable(table)
      .set({ status: 'active' })
      .where('option_id', '=', options.bob)
      .execute();
    expect(await desk.requests()).toEqual([]);
    expect(await desk.view()).toMatchObject({
      autopay: { status, reason },
      history: [{ payDay: '2026-04-20', status: 'dropped' }],
    });
    expect(letters().at(-1)).toMatchObject({ event: status, reason });
  });

  it('needs a new consent for another bank account: the text that was agreed to names the old one', async () => {
    await desk.setUp();
    const other = '0196280f-0000-7000-8000-000000000030';
    await put(desk.db, 'payment_option', anOption({ option_id: other, owner: bob, account_last: '8809' }));
    await put(desk.db, 'payment_option_account', { option_id: other, account_no: account });
    const query = { username: bob, ...terms };
    const old = await desk.portal.as(bob).call(autopay.authorization, { query });
    const body = { ...query, optionId: other, authorization: old.version, authorizationSha256: old.sha256 };

    await expect(desk.portal.as(bob).call(autopay.setUp, { body })).rejects.toMatchObject({
      code: 'conflict',
    });

    const view = await desk.setUp({ optionId: other });
    expect(view.autopay?.agreedText).toContain('••8809');
    const rows = await desk.db.sql
      .selectFrom('autopay')
      .select(['status', 'reason'])
      .orderBy('status')
      .execute();
    expect(rows).toEqual([
      { status: 'ended', reason: 'changed' },
      { status: 'on', reason: null },
    ]);
  });

  it('is turned off at once, and what it announced is dropped', async () => {
    await desk.setUp();
    await desk.work(times.announced);

    const view = await desk.portal.as(bob).call(autopay.end, { body: { username: bob, account } });

    expect(view).toMatchObject({ autopay: { status: 'ended', reason: 'off' }, next: null });
    await desk.work(times.placed);
    expect(await desk.requests()).toEqual([]);
  });

  it.each([
    ['discounts and what is past due', { dayRule: 'discount', covers: 'pastDue' }, 'covers'],
    ['a month that allows less than a payment', { monthCapCents: 999_999 }, 'monthCapCents'],
    ['a bank account of somebody else', { optionId: options.farm }, 'optionId'],
  ] as const)('refuses %s', async (_, over, field) => {
    await expect(desk.setUp(over)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });
});
