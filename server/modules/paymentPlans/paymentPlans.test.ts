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

const events = () =>
  desk.emails.messages.map(({ letter }) => ('event' in letter ? `${letter.name} ${letter.event}` : letter.name));

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
    expect(plan!.agreedText).toContain('$200.00 on Apr 20, 2026; $200.00 on May 20, 2026; $200.00 on Jun 22, 2026');
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
    expect(events()).toEqual([
      'paymentPlan proposed',
      'paymentPlan agreed',
      'scheduled announced',
      'requestReceipt',
    ]);
    await desk.paid('2026-04-20', 20_000, { portal_request_no: (await desk.requests())[0]!.request_no });
    await desk.settle('2026-04-21', '2026-04-20');
    expect((await desk.list()).plans).toMatchObject([
      { state: 'agreed', paidCount: 1, leftCents: 40_000, installments: [{ state: 'paid' }, {}, {}] },
    ]);
    // By other means, all at once.
    await desk.paid('2026-04-22', 40_000);
    await desk.settle('2026-04-23', '2026-04-22');

    expect((await desk.list()).plans).toMatchObject([{ state: 'kept', paidCount: 3, leftCents: 0 }]);
    const left = await desk.db.sql.selectFrom('autopay').select('status').where('status', '<>', 'ended').execute();
    expect(left).toEqual([]);
  });
});
