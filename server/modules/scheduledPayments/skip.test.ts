import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AutopayDesk, openAutopayDesk, times } from '@server/modules/autopay/testing/autopayFixture';
import { first, type Scheduling, schedulingOn } from './testing/scheduling';

let desk: AutopayDesk;
let scheduling: Scheduling;
beforeAll(async () => {
  desk = await openAutopayDesk();
  scheduling = schedulingOn(desk);
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

const DAY = '2026-04-20';
/** A millisecond after its request is placed. */
const late = '2026-04-17T15:00:00.001Z';

/** $10.00 on the 20th of each month; answers its id. */
const monthly = async (over: Parameters<Scheduling['schedule']>[0] = {}) =>
  first(await scheduling.schedule({ repeats: 'monthly', covers: 'amount', capCents: 1_000, ...over })).id;
const events = () =>
  desk.emails.messages.map(({ letter }) => ('event' in letter ? letter.event : letter.name));
const audited = async (id: string) => {
  const rows = await desk.db.sql
    .selectFrom('audit_event')
    .select(['actor', 'after_state'])
    .where('action', '=', 'scheduled.runSkipped')
    .where('entity_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ actor, after_state }) => [actor, JSON.parse(after_state!)]);
};

describe('a monthly scheduled payment', () => {
  it('skips the next one before anybody was told of it, and goes on with the one after', async () => {
    const id = await monthly();
    const skipped = await scheduling.skip(id, DAY);
    expect(first(skipped)).toMatchObject({
      status: 'on',
      next: { payDay: DAY, status: 'skipped' },
      changeUntil: times.placed,
    });
    // It is still ahead, and no history.
    expect(skipped.history).toEqual([]);

    await desk.work(times.announced);
    await desk.work(late);
    expect(await desk.requests()).toEqual([]);
    expect(events()).toEqual(['on']);
    desk.portal.at(late);
    const after = await scheduling.view();
    expect(first(after)).toMatchObject({ next: { payDay: '2026-05-20', status: 'planned' } });
    expect(after.history).toMatchObject([{ run: { payDay: DAY, status: 'skipped' } }]);
  });

  it('skips what was announced', async () => {
    const id = await monthly();
    await desk.work(times.announced);
    desk.portal.at(times.announced);

    expect(first(await scheduling.skip(id, DAY))).toMatchObject({ next: { status: 'skipped' } });
    await desk.work(late);
    expect(await desk.requests()).toEqual([]);
    expect(await audited(id)).toMatchObject([['bob@example.com', { day: DAY, skipped: true }]]);
  });

  it('takes a skip back in time to be announced as ever', async () => {
    const id = await monthly();
    await scheduling.skip(id, DAY);

    expect(first(await scheduling.skip(id, DAY, false))).toMatchObject({
      next: { payDay: DAY, status: 'planned' },
    });
    await desk.work(times.announced);
    await desk.work(times.placed);
    expect(await desk.requests()).toHaveLength(1);
    expect(events()).toEqual(['on', 'announced', 'requestReceipt']);
  });

  it.each([
    ['at its cut-off', times.placed, 1],
    ['before that', '2026-04-16T15:00:00.000Z', 1],
  ])('takes a skip back %s: it is told of again, and made', async (_, at, made) => {
    const id = await monthly();
    await desk.work(times.announced);
    desk.portal.at(times.announced);
    await scheduling.skip(id, DAY);
    desk.portal.at(at);
    await scheduling.skip(id, DAY, false);

    await desk.work(late);
    expect(await desk.requests()).toHaveLength(made);
    expect(events()).toEqual(['on', 'announced', 'announced', 'requestReceipt']);
  });

  it.each([true, false])('refuses both a millisecond after the cut-off: skipped %s', async (skipped) => {
    const id = await monthly();
    await desk.work(times.announced);
    if (!skipped) await scheduling.skip(id, DAY);
    desk.portal.at(late);

    await expect(scheduling.skip(id, DAY, skipped)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('It could be changed until'),
    });
  });

  it('does not end with its last one skipped before that could be taken back', async () => {
    const id = await monthly({ times: 1 });
    await scheduling.skip(id, DAY);
    await desk.work(times.announced);
    desk.portal.at(times.announced);
    expect(first(await scheduling.view())).toMatchObject({ status: 'on', next: { status: 'skipped' } });

    await desk.work(late);
    desk.portal.at(late);
    expect(first(await scheduling.view())).toMatchObject({ status: 'ended', reason: 'done' });
  });

  it('counts a skipped one among its number', async () => {
    const id = await monthly({ times: 2 });
    await scheduling.skip(id, DAY);
    await desk.work(late);
    await desk.work('2026-05-15T15:00:00.000Z');
    await desk.work('2026-05-19T15:00:00.000Z');
    await desk.work('2026-06-19T15:00:00.000Z');

    expect((await desk.requests()).map(({ amount_cents }) => amount_cents)).toEqual([1_000]);
  });

  it('is either skipped or made where both come at once', async () => {
    const id = await monthly();
    await desk.work(times.announced);
    desk.portal.at(times.placed);

    const [answer] = await Promise.allSettled([scheduling.skip(id, DAY), desk.worker(times.placed).round()]);
    await desk.work(times.placed);
    expect(await desk.requests()).toHaveLength(answer.status === 'fulfilled' ? 0 : 1);
  });

  it('is the same where the call arrives again', async () => {
    const id = await monthly();
    await scheduling.skip(id, DAY);
    await scheduling.skip(id, DAY);
    expect(await audited(id)).toHaveLength(1);
  });

  it.each([
    ['a day that is no day of it', '2026-04-21'],
    ['the one after the next', '2026-05-20'],
  ])('does not skip %s', async (_, day) => {
    const id = await monthly();
    await expect(scheduling.skip(id, day)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('skips the banking day after a day on which banks are closed', async () => {
    // The 25th is a Saturday.
    const id = await monthly({ firstDay: '2026-04-24' });
    await scheduling.skip(id, '2026-04-24');
    desk.portal.at('2026-04-27T15:00:00.000Z');
    // May 24 is a Sunday, and May 25 is Memorial Day.
    expect(first(await scheduling.view())).toMatchObject({ next: { payDay: '2026-05-26' } });
    expect(first(await scheduling.skip(id, '2026-05-26'))).toMatchObject({ next: { status: 'skipped' } });
  });
});

it('one that is made once is canceled, not skipped', async () => {
  const { id } = first(await scheduling.schedule());
  await expect(scheduling.skip(id, DAY)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Cancel it'),
  });
});
