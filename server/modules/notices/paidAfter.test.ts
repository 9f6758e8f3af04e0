import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import type { Db } from '@server/db/db';
import { aPayment } from '@server/testing/ledgerRows';
import { anImport, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { keepPaidAfter } from './paidAfter';
import { type Notice, type Telling, tellNights } from './testing/reminderNights';

const root = 'root@example.com';

let db: Db;
let portal: TestApp;
beforeEach(async () => {
  db = await openTestDbForTest();
  portal = await openTestApp(db);
  await put(db, 'portal_user', { name: root, admin: true, standing: 'active' });
  // A Friday in Los Angeles.
  portal.at('2026-05-15T20:00:00Z');
  return () => portal.close();
});

const told = (list: readonly Notice[], how?: Telling) => tellNights(db, list, how);

type Paid = readonly [day: string, cents: number, invoice?: string, status?: 'P' | 'R' | 'V'];

const twoParts: readonly Paid[] = [
  ['2026-04-14', 4_000],
  ['2026-04-27', 6_000],
];

async function paid(list: readonly Paid[]) {
  for (const [posting_date, applied_cents, invoice_no = 'A', status = 'P'] of list) {
    const payment_no = randomUUID();
    await put(db, 'payment', aPayment({ payment_no, posting_date, status, amount_cents: applied_cents }));
    // A tenth of it by a discount.
    const discount_cents = applied_cents / 10;
    await put(db, 'payment_application', {
      payment_no,
      invoice_no,
      applied_cents: applied_cents - discount_cents,
      discount_cents,
      import_id: 1,
    });
  }
}

const ask = async (kind = 'pastDue') => {
  const { kinds } = await portal.as(root).call(notices.paidAfter, {});
  return kinds.find((one) => one.kind === kind)!;
};

/** Weeks in which something was told or paid, as "Monday accounts named/paidAccounts paid". */
async function weeks(kind?: string) {
  const found = await ask(kind);
  return found.weeks
    .filter(({ accounts, paidCents }) => accounts > 0 || paidCents > 0)
    .map(
      ({ from, accounts, namedCents, paidAccounts, paidCents }) =>
        `${from} ${accounts} ${namedCents}/${paidAccounts} ${paidCents}`,
    );
}

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
    await told(notice);
    await paid(payments);
    expect(await weeks()).toEqual(expected);
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
    await told(list);
    await paid(payments);
    expect(await weeks()).toEqual(expected);
  });

  it.each([1, 2])('adds up the days of an account in %s parts of a night', async (parts) => {
    await told([{}, { invoices: ['B'], cents: 500 }], { parts });
    await paid([
      ['2026-04-15', 10_000],
      ['2026-04-15', 500, 'B'],
    ]);
    expect(await weeks()).toEqual(['2026-04-13 1 10500/1 10500']);
  });

  it.each<[string, Notice, string]>([
    ['nobody again of the same', { person: 'ann' }, '2026-04-13 1 10000/0 0'],
    ['whoever was not told of it before', { person: 'cpa' }, '2026-04-13 1 20000/0 0'],
  ])('a night reminds %s', async (_, notice, expected) => {
    await told([{ subject: 'a' }]);
    await told([{ subject: 'a', day: '2026-04-14', ...notice }]);
    expect(await weeks()).toEqual([expected]);
  });

  it('credits a dollar to each kind that reached it', async () => {
    await told([{}, { kind: 'dueSoon' }]);
    await paid([['2026-04-15', 10_000]]);
    const one = ['2026-04-13 1 10000/1 10000'];
    expect([await weeks(), await weeks('dueSoon'), await weeks('discountEnding')]).toEqual([one, one, []]);
  });

  it('has totals in which an account counts once', async () => {
    await told([{}, { day: '2026-04-20' }, { day: '2026-04-21', account: '00200', invoices: ['B'] }]);
    await paid(twoParts);
    expect((await ask()).total).toEqual({
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
    portal.at(instant);
    expect((await ask()).weeks[0]!.from).toBe(monday);
  });

  it('shows thirteen weeks, this one among them', async () => {
    await told([{ day: '2026-02-15' }, { day: '2026-02-16', invoices: ['B'] }]);
    const { weeks: shown, total } = await ask();
    expect(shown).toHaveLength(13);
    expect([shown[0]!.from, shown.at(-1)!.from, total.accounts]).toEqual(['2026-05-11', '2026-02-16', 1]);
  });

  it('does not credit again what the week before brought', async () => {
    await told([{ day: '2026-02-15' }, { day: '2026-02-16' }]);
    await paid([
      ['2026-02-22', 4_000],
      ['2026-02-23', 6_000],
    ]);
    expect(await weeks()).toEqual(['2026-02-16 1 10000/1 6000']);
  });

  it.each(['held', 'dropped'] as const)('leaves out a run that is %s', async (state) => {
    await told([{}], { state });
    await paid([['2026-04-15', 10_000]]);
    expect(await weeks()).toEqual([]);
  });

  it.each([
    ['2026-04-26', true],
    ['2026-04-25', false],
  ])('by books of %s the week of April 13 is complete: %s', async (as_of, isComplete) => {
    await put(db, 'feed_import', anImport({ as_of }));
    const { weeks: shown } = await ask();
    expect(shown.find(({ from }) => from === '2026-04-13')).toMatchObject({ isComplete });
  });

  it('has no complete week before the first books', async () => {
    expect((await ask()).weeks.some(({ isComplete }) => isComplete)).toBe(false);
  });
});

describe('figures that are kept', () => {
  const keep = () =>
    keepPaidAfter(db.sql, { now: new Date('2026-05-15T20:00:00Z'), booksZone: 'America/Los_Angeles' });

  const before = '2026-04-13 1 10000/1 4000';
  const after = '2026-04-13 1 10000/1 10000';

  it.each<[string, string, () => Promise<unknown>]>([
    ['are read while nothing else was imported or told', before, () => Promise.resolve()],
    ['give way to those of a new import', after, () => put(db, 'feed_import', anImport({}))],
    ['give way to those of a new week', after, async () => portal.at('2026-05-18T07:00:00Z')],
  ])('%s', async (_, expected, happens) => {
    await told([{}]);
    await paid([['2026-04-14', 4_000]]);
    await keep();
    await paid([['2026-04-15', 6_000]]);
    await happens();
    expect(await weeks()).toEqual([expected]);
  });

  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    [
      'a night that goes out',
      () => told([{ day: '2026-04-20' }]),
      ['2026-04-20 1 10000/1 6000', '2026-04-13 1 10000/1 4000'],
    ],
    [
      'a night that never goes out after all',
      () => db.sql.updateTable('notice_run').set({ state: 'dropped' }).execute(),
      [],
    ],
  ])('give way to those with %s', async (_, happens, expected) => {
    await told([{}]);
    await paid(twoParts);
    await keep();
    await happens();
    expect(await weeks()).toEqual(expected);
  });

  it('are kept anew, and say what is reckoned', async () => {
    await told([{}]);
    await keep();
    await paid(twoParts);
    await put(db, 'feed_import', anImport({}));
    const reckoned = await ask();
    await keep();
    await keep();
    expect(await ask()).toEqual(reckoned);
    expect(await db.sql.selectFrom('paid_after_reminders').select('basis').execute()).toHaveLength(1);
  });
});
