import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduledAsked } from '@contract/scheduledPayments/schema';
import {
  account,
  type AutopayDesk,
  openAutopayDesk,
  times,
} from '@server/modules/autopay/testing/autopayFixture';
import { bob, options } from '@server/modules/requests/testing/requestFixture';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { put } from '@server/testing/rows';
import { first, type Scheduling, schedulingOn } from './testing/scheduling';

let desk: AutopayDesk;
let scheduling: Scheduling;
beforeAll(async () => {
  desk = await openAutopayDesk();
  scheduling = schedulingOn(desk);
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

const letters = () => desk.emails.messages.map(({ to, letter }) => ({ to, ...letter }));

/** Somebody pays a part of the first invoice by hand. */
async function payByHand(amount_cents: number) {
  const request = aRequest({
    account_no: account,
    submitted_by: bob,
    amount_cents,
    request_no: 'PR-2026-000900',
  });
  await put(desk.db, 'request', request);
  const part = { request_id: request.request_id, seq: 1, invoice_no: 'B-20', discount_cents: 0 };
  await put(desk.db, 'request_allocation', { ...part, amount_cents });
}

describe('a scheduled payment', () => {
  it('is agreed to, announced, placed once by the figures of that moment, and done', async () => {
    const made = await scheduling.schedule();
    expect(first(made)).toMatchObject({
      status: 'on',
      isMine: true,
      source: 'Farm checking ••4417',
      next: { payDay: '2026-04-20', status: 'planned', plan: { totalCents: 14_000 } },
      changeUntil: times.placed,
    });
    expect(first(made).agreedText).toContain(
      'once by ACH, on Apr 20, 2026, for everything that is open then',
    );
    await desk.work(times.announced);
    await payByHand(9_000);
    await desk.work(times.placed);
    const workers = [1, 2, 3].map(() => desk.worker(times.cutoff));
    await Promise.all(workers.map((worker) => worker.round()));

    expect(letters()).toMatchObject([
      { to: bob, name: 'scheduled', event: 'on' },
      { event: 'announced', amountCents: 14_000, day: '2026-04-20', until: times.placed },
      { name: 'requestReceipt' },
    ]);
    expect((await desk.requests()).map(({ amount_cents }) => amount_cents)).toEqual([5_000, 9_000]);
    const after = await scheduling.view();
    expect(first(after)).toMatchObject({ status: 'ended', reason: 'done', next: null });
    expect(after.history).toMatchObject([
      { covers: 'all', run: { status: 'placed', announcedCents: 14_000, plan: { totalCents: 5_000 } } },
    ]);
    expect(await desk.db.sql.selectFrom('request_authorization').selectAll().execute()).toMatchObject([
      { text_version: 'scheduled-once-1', accepted_by: bob },
    ]);
  });

  it('places one request where three workers do it at once', async () => {
    await scheduling.schedule();
    await desk.work(times.announced);
    const workers = [1, 2, 3].map(() => desk.worker(times.placed));

    await Promise.all(workers.map((worker) => worker.round()));
    await Promise.all(workers.map((worker) => worker.round()));

    expect(await desk.requests()).toHaveLength(1);
  });

  it('is changed and canceled until its cut-off, and refused a millisecond later', async () => {
    const { id } = first(await scheduling.schedule());
    await desk.work(times.announced);
    desk.portal.at(times.placed);
    const changed = await scheduling.schedule(
      { covers: 'amount', capCents: 2_500, firstDay: '2026-04-21' },
      id,
    );
    expect(changed.scheduled).toMatchObject([
      {
        covers: 'amount',
        capCents: 2_500,
        next: { payDay: '2026-04-21', plan: { totalCents: 2_500, limitedBy: 'amount' } },
      },
    ]);
    expect(changed.history).toMatchObject([{ run: { status: 'dropped' } }]);

    const late = '2026-04-20T15:00:00.001Z';
    desk.portal.at(late);
    const other = first(changed).id;
    await expect(scheduling.schedule({ firstDay: '2026-04-23' }, other)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(scheduling.cancel(other)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('It could be changed until'),
    });
    await desk.work(late);
    expect(await desk.requests()).toMatchObject([{ amount_cents: 2_500 }]);
    // It is made and has ended.
    await expect(scheduling.cancel(other)).rejects.toMatchObject({
      message: expect.stringContaining('It could be changed until'),
    });
  });

  it('is canceled, and what it announced is dropped', async () => {
    const { id } = first(await scheduling.schedule());
    await desk.work(times.announced);

    expect((await scheduling.cancel(id)).scheduled).toMatchObject([{ status: 'ended', reason: 'off' }]);
    await desk.work(times.placed);
    expect(await desk.requests()).toEqual([]);
    const told = letters().length;
    expect((await scheduling.cancel(id)).scheduled).toEqual((await scheduling.view()).scheduled);
    expect(letters()).toHaveLength(told);
  });

  it('says why it paid nothing', async () => {
    await scheduling.schedule({ covers: 'invoices', invoices: 'B-20' });
    await desk.work(times.announced);
    await payByHand(10_000);

    await desk.work(times.placed);

    expect((await scheduling.view()).history).toMatchObject([
      {
        run: {
          status: 'nothing',
          plan: { totalCents: 0, leftOut: [{ invoiceNo: 'B-20', why: 'onItsWay' }] },
        },
      },
    ]);
    expect(letters().at(-1)).toMatchObject({ name: 'scheduled', event: 'notPaid', why: 'nothing' });
    expect(await desk.requests()).toHaveLength(1);
  });

  it('and autopay never pay an invoice twice, nor more than is open', async () => {
    await desk.setUp();
    await scheduling.schedule();
    await desk.work(times.announced);
    await desk.work(times.placed);
    await desk.work('2026-04-20T15:00:00.000Z');

    const paid = (await desk.requests()).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    expect(paid).toBe(14_000);
  });

  it('follows monthly, is paused by a return and goes on after it is agreed to again', async () => {
    const { id } = first(
      await scheduling.schedule({ repeats: 'monthly', times: 3, covers: 'amount', capCents: 1_000 }),
    );
    await desk.work(times.announced);
    await desk.work(times.placed);
    expect(first(await scheduling.view())).toMatchObject({ status: 'on', next: { payDay: '2026-05-20' } });
    await desk.db.sql.updateTable('request').set({ status: 'returned', return_code: 'R01' }).execute();
    await desk.work('2026-04-22T15:00:00.000Z');
    expect(first(await scheduling.view())).toMatchObject({
      status: 'paused',
      reason: 'returned',
      next: null,
    });

    const again = await scheduling.schedule({ repeats: 'monthly', firstDay: '2026-05-20' }, id);
    expect(again.scheduled).toMatchObject([{ status: 'on', next: { payDay: '2026-05-20' } }]);
  });

  it.each([
    ['the last day on which it is caught up', '2026-04-24T15:00:00.000Z', 'placed'],
    ['a day later', '2026-04-27T21:00:00.001Z', 'missed'],
  ])('after nights without a worker, on %s', async (_, at, status) => {
    await scheduling.schedule();
    await desk.work(at);
    expect((await scheduling.view()).history).toMatchObject([{ run: { payDay: '2026-04-20', status } }]);
  });

  it('ends with its bank account, and nothing is debited', async () => {
    await scheduling.schedule();
    await desk.work(times.announced);
    const set = (status: 'removed' | 'active') =>
      desk.db.sql
        .updateTable('payment_option')
        .set({ status })
        .where('option_id', '=', options.bob)
        .execute();
    await set('removed');
    await desk.work(times.placed);
    await set('active');

    expect(await desk.requests()).toEqual([]);
    expect(first(await scheduling.view())).toMatchObject({ status: 'ended', reason: 'bankRemoved' });
  });

  it('is the same one where its call arrives again', async () => {
    const id = randomUUID();
    await scheduling.schedule({}, undefined, id);
    expect((await scheduling.schedule({}, undefined, id)).scheduled).toHaveLength(1);
  });

  it('is one of twenty at most, of which each can be changed', async () => {
    const { id } = first(await scheduling.schedule());
    await sql`insert into autopay select (jsonb_populate_record(a, jsonb_build_object('autopay_id',
        gen_random_uuid()))).* from autopay a, generate_series(1, 18) where a.autopay_id = ${id}`.execute(
      desk.db.sql,
    );
    const later = { firstDay: '2026-04-21' };

    await scheduling.schedule(later);
    await expect(scheduling.schedule(later)).rejects.toMatchObject({ code: 'conflict' });
    await scheduling.schedule(later, id);
  });

  it.each<[string, Partial<ScheduledAsked>, string]>([
    ['a Saturday', { firstDay: '2026-04-25' }, 'firstDay'],
    ['a day that is too soon', { firstDay: '2026-04-13' }, 'firstDay'],
    ['an end before the first day', { repeats: 'monthly', untilDay: '2026-04-17' }, 'untilDay'],
    ['an end of what is made once', { times: 2 }, 'untilDay'],
    ['no invoice', { covers: 'invoices' }, 'invoices'],
    ['an invoice that is not open', { covers: 'invoices', invoices: 'B-20,Z-1' }, 'invoices'],
    ['a bank account of somebody else', { optionId: options.farm }, 'optionId'],
  ])('refuses %s', async (_, over, field) => {
    await expect(scheduling.schedule(over)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });
});
