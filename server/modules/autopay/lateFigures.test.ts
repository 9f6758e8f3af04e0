import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import type { RiskFlag } from '@contract/rules/riskFlags';
import { account, type AutopayDesk, openAutopayDesk, times } from './testing/autopayFixture';

const root = 'root@example.com';
const HOUR_MS = 3_600_000;

let desk: AutopayDesk;
beforeAll(async () => {
  desk = await openAutopayDesk();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

/** A file of so many hours before the request is placed, which says how much of the invoice is open. */
async function fileOf(hoursBefore: number, openCents = 10_000): Promise<void> {
  const applied_at = new Date(Date.parse(times.placed) - hoursBefore * HOUR_MS).toISOString();
  await desk.db.sql.updateTable('feed_import').set({ applied_at }).execute();
  await desk.db.sql
    .updateTable('invoice')
    .set({ open_amount_cents: openCents, paid_cents: 10_000 - openCents })
    .where('invoice_no', '=', 'B-20')
    .execute();
}

/** What the office sees of the requests of the account. */
async function inQueue(): Promise<
  readonly { readonly status: string; readonly flags: readonly RiskFlag[] }[]
> {
  const { rows } = await desk.portal.as(root).call(queue.list, { query: { sort: 'submitted', limit: 100 } });
  return rows.filter((row) => row.accountNo === account).map(({ status, flags }) => ({ status, flags }));
}

it.each<[string, number, readonly RiskFlag[]]>([
  ['24 hours', 24, []],
  ['more than 24 hours', 24.1, ['staleData']],
  ['five days', 120, ['staleData']],
])(
  'by figures of %s a payment is asked for in time, and waits for the office, which is told',
  async (_, hours, flags) => {
    await desk.setUp();
    await fileOf(hours);
    await desk.work(times.announced);
    await desk.work(times.placed);

    expect(await desk.requests()).toMatchObject([{ amount_cents: 10_000 }]);
    const [asked] = await inQueue();
    expect(asked!.status).toBe('submitted');
    expect(asked!.flags.filter((flag) => flag === 'staleData')).toEqual(flags);
  },
);

it.each<[string, number, readonly object[]]>([
  ['a part', 4_000, [{ amount_cents: 4_000 }]],
  ['nothing', 0, []],
])('a file that comes late says that %s is open: that is asked for', async (_, openCents, expected) => {
  await desk.setUp();
  await fileOf(120);
  await desk.work(times.announced);
  await fileOf(1, openCents);
  await desk.work(times.placed);

  expect(await desk.requests()).toMatchObject(expected);
});

it('a file that comes after it was asked for says that less is open: the office is told', async () => {
  await desk.setUp();
  await fileOf(120);
  await desk.work(times.announced);
  await desk.work(times.placed);
  expect((await inQueue())[0]!.flags).not.toContain('exceedsOpen');
  await fileOf(0, 4_000);

  const [asked] = await inQueue();
  expect(asked).toMatchObject({ status: 'submitted', flags: expect.arrayContaining(['exceedsOpen']) });
});
