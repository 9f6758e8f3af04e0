import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as calendar from '@contract/calendar/endpoints';
import { type AutopayDesk, openAutopayDesk, times } from '@server/modules/autopay/testing/autopayFixture';
import { bob } from '@server/modules/requests/testing/requestFixture';

let desk: AutopayDesk;
let link: string;
beforeAll(async () => {
  desk = await openAutopayDesk();
  ({ path: link } = await desk.portal.as(bob).call(calendar.make, { body: { withAmounts: true } }));
});
beforeEach(() => desk.forget());
afterAll(() => desk.portal.close());

/** What of payments stands in Bob's calendar. */
const debits = async () => {
  const { body } = await desk.portal.send({ method: 'GET', url: link });
  return [...body.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nSUMMARY:(Autopay.*|Scheduled.*)\r\n/g)].map(
    ([, day, title]) => `${day} ${title}`,
  );
};

const autopay = '20260420 Autopay of $100.00';

it('shows a payment from when it is announced, and after it is placed', async () => {
  await desk.setUp();
  expect(await debits()).toEqual([]);
  await desk.work(times.announced);
  expect(await debits()).toEqual([autopay]);
  await desk.work(times.placed);
  expect(await desk.requests()).toHaveLength(1);
  expect(await debits()).toContain(autopay);
});

it.each(['returned', 'rejected', 'cancelled'])('shows none whose request is %s', async (status) => {
  await desk.setUp();
  await desk.work(times.announced);
  await desk.work(times.placed);
  await desk.db.sql.updateTable('request').set({ status }).execute();

  expect(await debits()).not.toContain(autopay);
});

it('shows none that is skipped, and a scheduled payment by its own name', async () => {
  await desk.setUp();
  await desk.work(times.announced);
  await desk.db.sql
    .updateTable('autopay')
    .set({
      kind: 'scheduled',
      covers: 'amount',
      day_rule: null,
      month_cap_cents: null,
      first_day: '2026-04-20',
      repeats: 'once',
    })
    .execute();
  expect(await debits()).toEqual(['20260420 Scheduled payment of $100.00']);
  await desk.db.sql.updateTable('autopay_run').set({ status: 'skipped' }).execute();
  expect(await debits()).toEqual([]);
});
