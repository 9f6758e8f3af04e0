import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import * as payments from '@contract/payments/endpoints';
import { paymentSorts } from '@contract/payments/labels';
import type { Db } from '@server/db/db';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillPayments, request } from './testing/fillPayments';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillPayments(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type Page = ResponseOf<typeof payments.list>;
const ada = 'ada@example.com';
const own = { account: '00117' };
const ask = (query: object, username = ada): Promise<Page> =>
  portal.as(username).call(payments.list, { query: { limit: 25, sort: '-date', username, ...query } });
const totals = (query: object = own, username = ada) =>
  portal.as(username).call(payments.totals, { query: { username, ...query } });
const ids = ({ rows }: Page) => rows.map(({ id }) => id);

async function pages(query: object): Promise<Page[]> {
  const all = [await ask(query)];
  for (let next = all[0]!.next; next; next = all.at(-1)!.next) all.push(await ask({ ...query, after: next }));
  return all;
}

describe('the history of payments', () => {
  it('keeps what came back beside what took it back, each on its own day', async () => {
    const { rows } = await ask({ ...own, sort: 'date' });

    expect(
      rows.map((row) => [row.id, row.postingDate, row.amountCents, row.discountCents, row.status]),
    ).toEqual([
      ['P-6', '2025-06-01', 9_900, 100, 'posted'],
      ['P-4', '2026-01-02', 12_000, 240, 'posted'],
      ['P-3', '2026-03-05', 2_500, 50, 'returned'],
      ['P-3:reversal', '2026-03-09', -2_500, -50, 'returned'],
      ['P-1', '2026-04-01', 5_000, 0, 'posted'],
      ['P-2', '2026-04-01', 5_000, 0, 'reversed'],
      ['P-2:reversal', '2026-04-01', -5_000, 0, 'reversed'],
      ['P-5', '2026-04-01', 700, 0, 'reversed'],
      ['P-5R:reversal', '2026-04-08', -700, 0, 'reversed'],
    ]);
    expect(rows[0]).not.toHaveProperty('sortKey');
    expect(rows[0]).not.toHaveProperty('ledgerId');
  });

  it('tells a payment that was asked for in the portal from another, with where it came from', async () => {
    const { rows } = await ask({ ...own, q: 'P-4' });

    expect(rows).toMatchObject([
      {
        paymentNo: 'P-4',
        accountName: 'Ada Farms LLC',
        receivedDate: '2025-12-31',
        method: 'portalAch',
        type: 'prepay',
        source: 'Farm checking ••17',
        requestId: request.request_id,
        requestNo: 'PR-2026-000007',
        appliedCents: 10_000,
        unappliedCents: 2_000,
        isReversal: false,
      },
    ]);
  });

  it.each(paymentSorts.flatMap((sort) => [sort, `-${sort}`]))(
    'pages by %s without losing or repeating a row, forward and back',
    async (sort) => {
      const whole = ids(await ask({ ...own, sort }));
      const forward = await pages({ ...own, sort, limit: 2 });
      const back: string[][] = [];
      for (let mark = forward.at(-1)!.previous; mark;) {
        const page = await ask({ ...own, sort, limit: 2, before: mark });
        back.unshift(ids(page));
        mark = page.previous;
      }

      expect(forward.flatMap(ids)).toEqual(whole);
      expect(new Set(whole).size).toBe(9);
      expect(back).toEqual(forward.map(ids).slice(0, -1));
    },
  );

  it.each<[query: object, found: string[]]>([
    [{ from: '2026-03-09', to: '2026-03-31' }, ['P-3:reversal']],
    [{ method: 'ach' }, ['P-3:reversal', 'P-3']],
    [{ method: 'portalAch,depositPlan' }, ['P-4', 'P-6']],
    [{ type: 'prepay' }, ['P-4']],
    [{ type: 'budget,deposit' }, ['P-6']],
    [{ status: 'returned' }, ['P-3:reversal', 'P-3']],
    [{ leastCents: 2_500, mostCents: 2_500 }, ['P-3:reversal', 'P-3']],
    [{ mostCents: 700 }, ['P-5R:reversal', 'P-5']],
    [{ q: 'pr-2026-000007' }, ['P-4']],
    [{ q: 'portal' }, ['P-4']],
    [{ q: '100%_' }, ['P-4']],
    [{ q: 'a-late' }, ['P-4']],
    [{ q: 'B-1' }, []],
    [{ q: "'; drop table payment; --" }, []],
  ])('is narrowed by %j', async (query, found) => {
    expect(ids(await ask({ ...own, ...query }))).toEqual(found);
    expect((await totals({ ...own, ...query })).rows).toBe(found.length);
  });

  it.each([
    [{ sort: 'status' }, 'sort'],
    [{ from: '2026-02-30' }, 'from'],
    [{ status: 'late' }, 'status'],
    [{ method: 'barter' }, 'method'],
    [{ type: 'gift' }, 'type'],
    [{ leastCents: -1 }, 'leastCents'],
    [{ after: 'nonsense' }, 'after'],
  ])('refuses %j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('what was paid', () => {
  it('is what stayed, in the filter and this year', async () => {
    expect(await totals()).toEqual({
      rows: 9,
      paidCents: 26_900,
      discountCents: 340,
      chips: { all: 9, posted: 3, returned: 2, reversed: 4 },
      year: { year: 2026, paidCents: 17_000, discountCents: 240 },
    });
  });

  it('counts what every chip would show, whichever is chosen, and the year whatever narrows the list', async () => {
    expect(await totals({ ...own, status: 'posted', type: 'budget' })).toEqual({
      rows: 1,
      paidCents: 9_900,
      discountCents: 100,
      chips: { all: 1, posted: 1, returned: 0, reversed: 0 },
      year: { year: 2026, paidCents: 17_000, discountCents: 240 },
    });
  });

  it('is of all accounts where none is named, and of nobody else’s', async () => {
    expect((await totals({})).paidCents).toBe(29_900);
    expect((await ask({ q: 'P-bob' })).rows).toEqual([]);
  });
});

it('can be filtered by what there is', async () => {
  const choices = await portal.as(ada).call(payments.choices, { query: { username: ada, ...own } });

  expect(choices).toEqual({
    methods: ['portalAch', 'ach', 'check', 'cash', 'depositPlan'],
    types: ['regular', 'prepay', 'budget'],
  });
});
