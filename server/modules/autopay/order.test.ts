import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { account, type AutopayDesk, openAutopayDesk, times } from './testing/autopayFixture';

/** By then the payment for the 20th is given up, and the one for the 21st is still caught up. */
const AFTER_CUTOFF = '2026-04-24T21:30:00.000Z';
/** Beyond what a worker claims at once. */
const OTHERS = 200;

let desk: AutopayDesk;
beforeAll(async () => {
  desk = await openAutopayDesk();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

const runs = () =>
  desk.db.sql
    .selectFrom('autopay_run as n')
    .innerJoin('autopay as p', 'p.autopay_id', 'n.autopay_id')
    .select(['n.pay_day', 'n.status', 'n.announced_cents'])
    .where('p.account_no', '=', account)
    .orderBy('n.pay_day')
    .execute();

it('what an earlier day did not pay is paid by the later one, whichever was to be placed first', async () => {
  await desk.setUp();
  await desk.work(times.announced);
  await desk.work('2026-04-16T15:00:00.000Z');
  await desk.db.sql
    .updateTable('autopay_run')
    .set({ place_at: '2026-04-23T15:00:00.000Z' })
    .where('pay_day', '=', '2026-04-20')
    .execute();

  await desk.work(AFTER_CUTOFF);

  expect(await runs()).toEqual([
    { pay_day: '2026-04-20', status: 'missed', announced_cents: 10_000 },
    { pay_day: '2026-04-21', status: 'placed', announced_cents: 4_000 },
  ]);
  expect(await desk.requests()).toMatchObject([{ amount_cents: 14_000 }]);
});

it('nothing is announced while a payment that is due waits for its turn', async () => {
  await desk.setUp();
  await desk.work(times.announced);
  await sql`insert into autopay select (jsonb_populate_record(p,
      jsonb_build_object('autopay_id', gen_random_uuid(), 'account_no', 'gone' || n))).*
    from autopay p, generate_series(1, ${OTHERS}) n`.execute(desk.db.sql);

  await desk.worker(AFTER_CUTOFF).round();
  expect(await runs()).toEqual([{ pay_day: '2026-04-20', status: 'announced', announced_cents: 10_000 }]);

  await desk.work(AFTER_CUTOFF);
  expect(await runs()).toEqual([
    { pay_day: '2026-04-20', status: 'missed', announced_cents: 10_000 },
    { pay_day: '2026-04-21', status: 'announced', announced_cents: 14_000 },
  ]);
});
