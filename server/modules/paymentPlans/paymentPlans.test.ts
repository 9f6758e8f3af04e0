import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, times } from '@server/modules/autopay/testing/autopayFixture';
import { bob } from '@server/modules/requests/testing/requestFixture';
import { openPlanDesk, type PlanDesk, root } from './testing/planDesk';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

describe('a payment plan', () => {
  it('that a customer proposes and the office accepts is debited, and kept once all is posted', async () => {
    const { plans, possible } = await desk.propose();
    expect(possible).toEqual([]);
    const [plan] = plans;
    expect(plan).toMatchObject({
      state: 'proposed',
      byOffice: false,
      source: 'Farm checking ••4417',
      installments: [
        { day: '2026-04-20', amountCents: 20_000, state: 'ahead' },
        { day: '2026-05-20', amountCents: 20_000, state: 'ahead' },
        { day: '2026-06-22', amountCents: 20_000, state: 'ahead' },
      ],
      paidCount: 0,
      leftCents: 60_000,
    });
    expect(plan!.agreedText).toContain(
      '$200.00 on Apr 20, 2026; $200.00 on May 20, 2026; $200.00 on Jun 22, 2026',
    );
    const { plans: agreed } = await desk.officeAccept(plan!);
    expect(agreed).toMatchObject([{ id: plan!.id, state: 'agreed', version: 2 }]);

    await desk.work(times.announced);
    await desk.work(times.placed);
    expect(await desk.requests()).toMatchObject([{ amount_cents: 20_000, status: 'submitted' }]);
    expect((await desk.list()).plans[0]!.installments.map(({ state }) => state)).toEqual([
      'onItsWay',
      'ahead',
      'ahead',
    ]);
    expect(desk.told()).toEqual([
      'paymentPlan proposed',
      'paymentPlan agreed',
      'scheduled announced',
      'requestReceipt',
    ]);
    expect(desk.emails.messages.at(-2)!.letter).toMatchObject({ name: 'scheduled', isInstallment: true });
    await desk.paid('2026-04-20', 20_000, { portal_request_no: (await desk.requests())[0]!.request_no });
    await desk.settle('2026-04-21', '2026-04-20');
    expect((await desk.list()).plans).toMatchObject([
      { state: 'agreed', paidCount: 1, leftCents: 40_000, installments: [{ state: 'paid' }, {}, {}] },
    ]);
    // By other means, all at once.
    await desk.paid('2026-04-22', 40_000);
    await desk.settle('2026-04-23', '2026-04-22');

    expect((await desk.list()).plans).toMatchObject([{ state: 'kept', paidCount: 3, leftCents: 0 }]);
    const left = await desk.db.sql
      .selectFrom('autopay')
      .select('status')
      .where('status', '<>', 'ended')
      .execute();
    expect(left).toEqual([]);
  });

  it('that the office proposes is agreed to by the customer, with its text', async () => {
    const { plans } = await desk.offer();
    expect(plans).toMatchObject([{ state: 'proposed', byOffice: true, source: null, agreedText: null }]);
    const agreed = await desk.accept(plans[0]!);
    expect(agreed.plans).toMatchObject([{ state: 'agreed', owner: bob, source: 'Farm checking ••4417' }]);
    // No answer came, and it is accepted again.
    expect((await desk.accept(plans[0]!)).plans).toMatchObject([{ state: 'agreed', version: 2 }]);
    await desk.work(times.announced);
    await desk.work(times.placed);

    expect(await desk.db.sql.selectFrom('request_authorization').selectAll().execute()).toMatchObject([
      { text_version: 'payment-plan-1', accepted_by: bob },
    ]);
    const audited = await desk.db.sql
      .selectFrom('audit_event')
      .select(['action', 'actor'])
      .where('entity', '=', 'paymentPlan')
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(audited).toEqual([
      { action: 'paymentPlan.agreed', actor: bob },
      { action: 'paymentPlan.proposed', actor: root },
    ]);
  });

  it('of the same id or key is one, and another one waits until it has ended', async () => {
    const id = randomUUID();
    await desk.propose({}, id);
    expect((await desk.propose({}, id)).plans).toMatchObject([{ id, version: 1 }]);
    await expect(desk.propose()).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.offer()).rejects.toMatchObject({ code: 'conflict' });
    await desk.end({ id, version: 1 });
    const key = randomUUID();
    const [first, again] = [await desk.offer({}, key), await desk.offer({}, key)];
    expect(again).toEqual(first);

    expect((await desk.onAccount()).plans.map(({ state }) => state)).toEqual(['proposed', 'canceled']);
  });

  it.each([
    ['a cent more than is past due', { totalCents: 60_001 }],
    ['thirteen installments', { count: 13 }],
    ['a Sunday', { firstDay: '2026-04-19' }],
  ])('is refused with %s, of whichever side', async (_, over) => {
    await expect(desk.propose(over)).rejects.toMatchObject({ code: 'invalid' });
    await expect(desk.offer(over)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is of what credits and requests on their way leave', async () => {
    await desk.db.sql
      .updateTable('invoice')
      .set({ disputed: true })
      .where('invoice_no', '=', 'B-late')
      .execute();
    expect((await desk.list()).possible).toEqual([]);
    await desk.db.sql
      .updateTable('invoice')
      .set({ disputed: false })
      .where('invoice_no', '=', 'B-late')
      .execute();
    expect((await desk.list()).possible).toMatchObject([{ accountNo: account, pastDueCents: 60_000 }]);
    await desk.paid('2026-04-10', 10_000, { unapplied_cents: 0 });

    expect((await desk.list()).possible).toMatchObject([{ pastDueCents: 50_000 }]);
  });

  it('is declined, countered and withdrawn, and nobody accepts their own', async () => {
    const [mine] = (await desk.propose()).plans;
    await expect(desk.accept(mine!)).rejects.toMatchObject({ code: 'not-found' });
    const { plans } = await desk.offer({ counters: mine!.id, version: mine!.version, count: 2 });
    expect(plans.map(({ state, byOffice }) => [state, byOffice])).toEqual([
      ['proposed', true],
      ['declined', false],
    ]);
    await expect(desk.officeAccept(plans[0]!)).rejects.toMatchObject({ code: 'not-found' });
    expect((await desk.end(plans[0]!)).plans).toMatchObject([{ state: 'declined', reason: null }]);
    desk.portal.at('2026-04-13T16:00:00.000Z');
    const [next] = (await desk.propose()).plans;
    expect((await desk.officeEnd(next!)).plans[0]).toMatchObject({
      state: 'declined',
      reason: 'Half of it first, please.',
    });

    expect(desk.told()).toEqual([
      'paymentPlan proposed',
      'paymentPlan offered',
      'paymentPlan declined',
      'paymentPlan proposed',
      'paymentPlan declined',
    ]);
  });

  it('lapses, and is accepted until then', async () => {
    const [plan] = (await desk.propose()).plans;
    expect(plan!.lapsesAt).toBe(times.placed);
    desk.portal.at(times.placed);
    await expect(desk.officeAccept(plan!)).rejects.toMatchObject({ code: 'conflict' });
    desk.portal.at(new Date(Date.parse(times.placed) - 1).toISOString());
    expect((await desk.officeAccept(plan!)).plans[0]).toMatchObject({ state: 'agreed' });
    await desk.officeEnd({ ...plan!, version: 2 });
    const [late] = (await desk.propose({ firstDay: '2026-04-24' })).plans;
    await desk.settle('2026-04-24');

    expect((await desk.list()).plans).toMatchObject([{ id: late!.id, state: 'lapsed' }]);
    expect(desk.told().at(-1)).toBe('paymentPlan lapsed');
  });

  it('is not accepted where less is past due by then, or by who saw another one', async () => {
    const [plan] = (await desk.propose()).plans;
    await expect(desk.officeAccept({ ...plan!, version: 2 })).rejects.toMatchObject({ code: 'conflict' });
    await desk.paid('2026-04-13', 1);

    await expect(desk.officeAccept(plan!)).rejects.toMatchObject({ code: 'conflict' });
  });
});
