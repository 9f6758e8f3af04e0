import { beforeEach, describe, expect, it } from 'vitest';
import { anImport, put } from '@server/testing/rows';
import { openPaidAfterDesk, type Paid, twoParts } from './testing/paidAfterDesk';
import type { Notice } from './testing/reminderNights';

let desk: Awaited<ReturnType<typeof openPaidAfterDesk>>;
beforeEach(async () => {
  desk = await openPaidAfterDesk();
  return () => desk.portal.close();
});

describe('what is paid after one reminder', () => {
  it.each<[string, readonly Notice[], readonly Paid[], readonly string[]]>([
    ['nothing', [{}], [], ['2026-04-13 1 10000/0 0']],
    ['the day before', [{}], [['2026-04-12', 10_000]], ['2026-04-13 1 10000/0 0']],
    ['the same day', [{}], [['2026-04-13', 10_000]], ['2026-04-13 1 10000/1 10000']],
    ['day 7', [{}], [['2026-04-20', 10_000]], ['2026-04-13 1 10000/1 10000']],
    ['day 8', [{}], [['2026-04-21', 10_000]], ['2026-04-13 1 10000/0 0']],
    ['a part', [{}], [['2026-04-15', 4_000]], ['2026-04-13 1 10000/1 4000']],
    [
      'in two parts, one of them late',
      [{}],
      [
        ['2026-04-15', 4_000],
        ['2026-04-21', 6_000],
      ],
      ['2026-04-13 1 10000/1 4000'],
    ],
    ['by a payment that came back', [{}], [['2026-04-15', 10_000, 'A', 'R']], ['2026-04-13 1 10000/0 0']],
    ['by a payment that is void', [{}], [['2026-04-15', 10_000, 'A', 'V']], ['2026-04-13 1 10000/0 0']],
    ['another invoice', [{}], [['2026-04-15', 10_000, 'B']], ['2026-04-13 1 10000/0 0']],
    [
      'one of two that it named',
      [{ invoices: ['A', 'B'] }],
      [['2026-04-15', 3_000, 'B']],
      ['2026-04-13 1 10000/1 3000'],
    ],
  ])('%s', async (_, notice, payments, expected) => {
    await desk.told(notice);
    await desk.paid(payments);
    expect(await desk.weeks()).toEqual(expected);
  });
});

describe('what several reminders bring', () => {
  it.each<[string, readonly Notice[], readonly Paid[], readonly string[]]>([
    [
      'two people of one account count once',
      [{}, { person: 'cpa' }],
      [['2026-04-15', 10_000]],
      ['2026-04-13 1 10000/1 10000'],
    ],
    [
      'an account with two days in one run counts once, with both amounts',
      [{ subject: 'a' }, { subject: 'b', invoices: ['B'], cents: 500 }],
      [['2026-04-15', 500, 'B']],
      ['2026-04-13 1 10500/1 500'],
    ],
    [
      'two accounts',
      [{}, { account: '00200', invoices: ['B'] }],
      [['2026-04-15', 10_000]],
      ['2026-04-13 2 20000/1 10000'],
    ],
    [
      'the first of two in reach has the credit',
      [{}, { day: '2026-04-20' }],
      [['2026-04-20', 10_000]],
      ['2026-04-20 1 10000/0 0', '2026-04-13 1 10000/1 10000'],
    ],
    [
      'the second one where the first is out of reach',
      [{}, { day: '2026-04-20' }],
      [['2026-04-21', 10_000]],
      ['2026-04-20 1 10000/1 10000', '2026-04-13 1 10000/0 0'],
    ],
    [
      'a part for each of them',
      [{}, { day: '2026-04-20' }],
      twoParts,
      ['2026-04-20 1 10000/1 6000', '2026-04-13 1 10000/1 4000'],
    ],
    [
      'an account that is told twice in a week counts once',
      [{}, { day: '2026-04-15' }],
      [['2026-04-16', 10_000]],
      ['2026-04-13 1 20000/1 10000'],
    ],
  ])('%s', async (_, list, payments, expected) => {
    await desk.told(list);
    await desk.paid(payments);
    expect(await desk.weeks()).toEqual(expected);
  });

  it.each([1, 2])('adds up the days of an account in %s parts of a night', async (parts) => {
    await desk.told([{}, { invoices: ['B'], cents: 500 }], { parts });
    await desk.paid([
      ['2026-04-15', 10_000],
      ['2026-04-15', 500, 'B'],
    ]);
    expect(await desk.weeks()).toEqual(['2026-04-13 1 10500/1 10500']);
  });

  it.each<[string, Notice, string]>([
    ['nobody again of the same', { person: 'ann' }, '2026-04-13 1 10000/0 0'],
    ['whoever was not told of it before', { person: 'cpa' }, '2026-04-13 1 20000/0 0'],
  ])('a night reminds %s', async (_, notice, expected) => {
    await desk.told([{ subject: 'a' }]);
    await desk.told([{ subject: 'a', day: '2026-04-14', ...notice }]);
    expect(await desk.weeks()).toEqual([expected]);
  });

  it('credits a dollar to each kind that reached it', async () => {
    await desk.told([{}, { kind: 'dueSoon' }]);
    await desk.paid([['2026-04-15', 10_000]]);
    const one = ['2026-04-13 1 10000/1 10000'];
    expect([await desk.weeks(), await desk.weeks('dueSoon'), await desk.weeks('discountEnding')]).toEqual([
      one,
      one,
      [],
    ]);
  });

  it('has totals in which an account counts once', async () => {
    await desk.told([{}, { day: '2026-04-20' }, { day: '2026-04-21', account: '00200', invoices: ['B'] }]);
    await desk.paid(twoParts);
    expect((await desk.ask()).total).toEqual({
      accounts: 2,
      namedCents: 30_000,
      paidAccounts: 1,
      paidCents: 10_000,
    });
  });
});

describe('which weeks and runs', () => {
  it.each([
    ['late on Sunday', '2026-05-11T06:59:00Z', '2026-05-04'],
    ['on Monday', '2026-05-11T07:00:00Z', '2026-05-11'],
  ])('the newest week %s of the books zone', async (_, instant, monday) => {
    desk.portal.at(instant);
    expect((await desk.ask()).weeks[0]!.from).toBe(monday);
  });

  it('shows thirteen weeks, this one among them', async () => {
    await desk.told([{ day: '2026-02-15' }, { day: '2026-02-16', invoices: ['B'] }]);
    const { weeks: shown, total } = await desk.ask();
    expect(shown).toHaveLength(13);
    expect([shown[0]!.from, shown.at(-1)!.from, total.accounts]).toEqual(['2026-05-11', '2026-02-16', 1]);
  });

  it('does not credit again what the week before brought', async () => {
    await desk.told([{ day: '2026-02-15' }, { day: '2026-02-16' }]);
    await desk.paid([
      ['2026-02-22', 4_000],
      ['2026-02-23', 6_000],
    ]);
    expect(await desk.weeks()).toEqual(['2026-02-16 1 10000/1 6000']);
  });

  it.each(['held', 'dropped'] as const)('leaves out a run that is %s', async (state) => {
    await desk.told([{}], { state });
    await desk.paid([['2026-04-15', 10_000]]);
    expect(await desk.weeks()).toEqual([]);
  });

  it.each([
    ['2026-04-26', true],
    ['2026-04-25', false],
  ])('by books of %s the week of April 13 is complete: %s', async (as_of, isComplete) => {
    await put(desk.db, 'feed_import', anImport({ as_of }));
    const { weeks: shown } = await desk.ask();
    expect(shown.find(({ from }) => from === '2026-04-13')).toMatchObject({ isComplete });
  });

  it('has no complete week before the first books', async () => {
    expect((await desk.ask()).weeks.some(({ isComplete }) => isComplete)).toBe(false);
  });
});
