import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as promises from '@contract/promises/endpoints';
import * as scheduled from '@contract/scheduledPayments/endpoints';
import { reopenPlans } from '@server/domain/paymentPlans/settlePlans';
import { hasOpenPromise } from '@server/domain/promises/openPromise';
import { account, times } from '@server/modules/autopay/testing/autopayFixture';
import { deskOf } from '@server/modules/officeHome/testing/office';
import { bob } from '@server/modules/requests/testing/requestFixture';
import { openPlanDesk, type PlanDesk, root } from './testing/planDesk';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

describe('what becomes of a payment plan', () => {
  const agreed = async () => {
    const [plan] = (await desk.propose()).plans;
    await desk.officeAccept(plan!);
    return { ...plan!, version: 2 };
  };
  const placed = async () => {
    const plan = await agreed();
    await desk.work(times.announced);
    await desk.work(times.placed);
    return plan;
  };
  const debits = async () => {
    const rows = await desk.db.sql
      .selectFrom('autopay')
      .select(['status', 'reason'])
      .orderBy('first_day')
      .execute();
    return rows.map(({ status, reason }) => [status, reason].filter(Boolean).join(' '));
  };

  it('broken where an installment comes back: the others are stopped, and all are told once', async () => {
    await placed();
    await desk.settle('2026-04-21', '2026-04-20');
    expect(await desk.state()).toBe('agreed');
    await desk.db.sql.updateTable('request').set({ status: 'returned' }).execute();
    desk.emails.messages.length = 0;
    await desk.settle('2026-04-22', '2026-04-21');
    await desk.settle('2026-04-22');

    expect(await desk.state()).toBe('broken returned');
    expect((await debits()).slice(1)).toEqual(['ended planEnded', 'ended planEnded']);
    expect(desk.told()).toEqual(['paymentPlan broken']);
    expect((await desk.list()).plans[0]!.installments.map(({ state }) => state)).toEqual([
      'returned',
      'stopped',
      'stopped',
    ]);
  });

  it.each([
    ['submitted', 'onItsWay'],
    ['posted', 'paid'],
    ['rejected', 'notPaid'],
    ['cancelled', 'notPaid'],
    ['returned', 'returned'],
    ['reversed', 'returned'],
  ] as const)('shows an installment whose request is %s as %s', async (status, expected) => {
    await placed();
    await desk.db.sql.updateTable('request').set({ status }).execute();

    expect((await desk.list()).plans[0]!.installments[0]!.state).toBe(expected);
  });

  it.each([
    ['on the last day of its grace', '2026-04-27', 'agreed'],
    ['the day after', '2026-04-28', 'broken unpaid'],
  ])('where an installment is not made and not paid: %s', async (_, day, expected) => {
    await agreed();
    await desk.settle(day, '2026-04-27');

    expect(await desk.state()).toBe(expected);
  });

  it('broken where its bank account is removed', async () => {
    await agreed();
    await desk.db.sql
      .updateTable('payment_option')
      .set({ status: 'removed' })
      .where('owner', '=', bob)
      .execute();
    desk.emails.messages.length = 0;
    await desk.work(times.setUp);
    await desk.settle('2026-04-14');
    await desk.db.sql
      .updateTable('payment_option')
      .set({ status: 'active' })
      .where('owner', '=', bob)
      .execute();

    expect(await desk.state()).toBe('broken noDebits');
    expect(desk.told()).toEqual(['paymentPlan broken']);
  });

  it('canceled by either side: what is not placed is not debited, what is goes on', async () => {
    const plan = await placed();
    expect((await desk.end(plan)).plans).toMatchObject([
      {
        state: 'canceled',
        installments: [{ state: 'onItsWay' }, { state: 'stopped' }, { state: 'stopped' }],
      },
    ]);
    await desk.work('2026-05-19T15:00:00.000Z');

    expect(await desk.requests()).toMatchObject([{ status: 'submitted' }]);
  });

  it('agreed once, where two of the office accept at once and the customer withdraws', async () => {
    const [plan] = (await desk.propose()).plans;
    const answers = await Promise.allSettled([
      desk.officeAccept(plan!),
      desk.officeAccept(plan!),
      desk.end(plan!),
    ]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isAgreed = (await desk.state()) === 'agreed';
    expect(await debits()).toHaveLength(isAgreed ? 3 : 0);
  });

  it('one, where both sides propose at once', async () => {
    const answers = await Promise.allSettled([desk.propose(), desk.offer(), desk.offer()]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await desk.onAccount()).plans).toHaveLength(1);
  });

  it('placed or canceled, and never both, where the worker places while somebody cancels', async () => {
    const plan = await agreed();
    await desk.work(times.announced);
    desk.portal.at(times.placed);
    const worker = desk.worker(times.placed);
    await Promise.all([worker.round(), desk.officeEnd(plan)]);
    while ((await worker.round()) > 0);

    const runs = await desk.db.sql.selectFrom('autopay_run').select('status').execute();
    expect(runs).toEqual([{ status: (await desk.requests()).length === 1 ? 'placed' : 'dropped' }]);
    expect((await debits()).every((one) => one.startsWith('ended'))).toBe(true);
  });

  it('pauses reminders of what it covers, in place of promises, and no others', async () => {
    const said = { accountNo: account, day: '2026-04-20', amountCents: 10_000 };
    const query = { username: bob };
    await desk.portal.as(bob).call(promises.make, { key: randomUUID(), query, body: said });
    const paused = async (invoice: string) => {
      const { rows } = await sql<{ paused: boolean }>`select ${hasOpenPromise(
        sql.val(account),
        sql.val(invoice),
        '2026-04-13',
      )} as paused`.execute(desk.db.sql);
      return rows[0]!.paused;
    };
    const plan = await agreed();
    expect(await desk.db.sql.selectFrom('promise').select('state').execute()).toEqual([
      { state: 'withdrawn' },
    ]);
    // Due before the figures of that day, and on it.
    expect([await paused('B-late'), await paused('B-20')]).toEqual([true, false]);
    const offers = await desk.portal.as(bob).call(promises.list, { query });
    expect(offers.promisable).toEqual([]);
    await desk.end(plan);

    expect(await paused('B-late')).toBe(false);
  });

  it('is counted for the office, and goes on where the drop that kept it is rolled back', async () => {
    const [proposal] = (await desk.propose()).plans;
    expect((await deskOf(desk.portal)).waiting.plansToAnswer).toMatchObject({ count: 1, cents: 60_000 });
    expect((await desk.portal.as(root).call(promises.due, {})).due).toMatchObject([
      { accountNo: account, isPlan: true, isBroken: false, day: '2026-04-17' },
    ]);
    await desk.officeAccept(proposal!);
    await desk.paid('2026-04-14', 60_000);
    await desk.settle('2026-04-15', '2026-04-14');
    expect(await desk.state()).toBe('kept');
    const clock = { now: () => new Date('2026-04-15T21:00:00.000Z') };
    await desk.db.transaction((tx) => reopenPlans(tx, { clock }, '2026-04-15T20:06:00.000Z'));
    expect(await desk.state()).toBe('kept');
    await desk.db.transaction((tx) => reopenPlans(tx, { clock }, '2026-04-15T20:05:00.000Z'));
    expect(await desk.state()).toBe('agreed');
    await desk.db.sql.updateTable('payment').set({ status: 'R' }).where('account_no', '=', account).execute();
    await desk.db.sql
      .updateTable('invoice')
      .set({ paid_cents: 0, open_amount_cents: 60_000 })
      .where('invoice_no', '=', 'B-late')
      .execute();
    await desk.settle('2026-04-16');

    // Its debits were stopped when it was kept.
    expect(await desk.state()).toBe('broken noDebits');
    expect((await deskOf(desk.portal)).waiting.promisesBroken).toMatchObject({ count: 1, cents: 60_000 });
  });

  it('is no scheduled payment that is changed by itself', async () => {
    await agreed();
    const { autopay_id: id } = await desk.db.sql
      .selectFrom('autopay')
      .select('autopay_id')
      .executeTakeFirstOrThrow();
    const body = { username: bob, account };
    expect(await desk.portal.as(bob).call(scheduled.list, { query: body })).toMatchObject({ scheduled: [] });

    await expect(desk.portal.as(bob).call(scheduled.cancel, { params: { id }, body })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
