import { beforeEach, describe, expect, it } from 'vitest';
import { anImport, put } from '@server/testing/rows';
import { keepPaidAfter } from './paidAfter';
import { openPaidAfterDesk, twoParts } from './testing/paidAfterDesk';

let desk: Awaited<ReturnType<typeof openPaidAfterDesk>>;
beforeEach(async () => {
  desk = await openPaidAfterDesk();
  return () => desk.portal.close();
});

describe('figures that are kept', () => {
  const keep = () =>
    keepPaidAfter(desk.db.sql, { now: new Date('2026-05-15T20:00:00Z'), booksZone: 'America/Los_Angeles' });

  const before = '2026-04-13 1 10000/1 4000';
  const after = '2026-04-13 1 10000/1 10000';

  it.each<[string, string, () => Promise<unknown>]>([
    ['are read while nothing else was imported or told', before, () => Promise.resolve()],
    ['give way to those of a new import', after, () => put(desk.db, 'feed_import', anImport({}))],
    ['give way to those of a new week', after, async () => desk.portal.at('2026-05-18T07:00:00Z')],
  ])('%s', async (_, expected, happens) => {
    await desk.told([{}]);
    await desk.paid([['2026-04-14', 4_000]]);
    await keep();
    await desk.paid([['2026-04-15', 6_000]]);
    await happens();
    expect(await desk.weeks()).toEqual([expected]);
  });

  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    [
      'a night that goes out',
      () => desk.told([{ day: '2026-04-20' }]),
      ['2026-04-20 1 10000/1 6000', '2026-04-13 1 10000/1 4000'],
    ],
    [
      'a night that never goes out after all',
      () => desk.db.sql.updateTable('notice_run').set({ state: 'dropped' }).execute(),
      [],
    ],
  ])('give way to those with %s', async (_, happens, expected) => {
    await desk.told([{}]);
    await desk.paid(twoParts);
    await keep();
    await happens();
    expect(await desk.weeks()).toEqual(expected);
  });

  it('are kept anew, and say what is reckoned', async () => {
    await desk.told([{}]);
    await keep();
    await desk.paid(twoParts);
    await put(desk.db, 'feed_import', anImport({}));
    const reckoned = await desk.ask();
    await keep();
    await keep();
    expect(await desk.ask()).toEqual(reckoned);
    expect(await desk.db.sql.selectFrom('paid_after_reminders').select('basis').execute()).toHaveLength(1);
  });
});
