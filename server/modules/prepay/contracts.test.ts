import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import { contractSorts } from '@contract/prepay/labels';
import * as prepay from '@contract/prepay/endpoints';
import type { PrepayContract } from '@contract/prepay/rows';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillPrepay } from './testing/contracts';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillPrepay(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type Page = ResponseOf<typeof prepay.contracts>;
const ada = { username: 'ada@example.com' };
const ask = (query: object, username = ada.username): Promise<Page> =>
  portal.as(username).call(prepay.contracts, { query: { limit: 25, sort: '-bookedOn', username, ...query } });
const totals = (query: object, username = ada.username) =>
  portal.as(username).call(prepay.totals, { query: { username, ...query } });

/** All pages one after the other, forward. */
async function pages(query: object): Promise<Page[]> {
  const all = [await ask(query)];
  for (let next = all[0]!.next; next; next = all.at(-1)!.next) all.push(await ask({ ...query, after: next }));
  return all;
}

const filters: readonly [object, readonly string[]][] = [
  [{}, ['dust', 'group', 'half', 'late', 'lou', 'moved', 'owed', 'part', 'today']],
  [{ account: '00117' }, ['dust', 'group', 'half', 'late', 'moved', 'owed', 'part', 'today']],
  [{ account: '00200' }, ['lou']],
  [{ status: 'open' }, ['group', 'half', 'late', 'lou', 'owed', 'part', 'today']],
  [{ status: 'partUsed' }, ['part']],
  [{ status: 'unpaid' }, ['owed']],
  [{ status: 'expired' }, ['late']],
  [{ status: 'filled' }, ['dust']],
  [{ cropYear: '2025' }, ['dust']],
  [{ type: 'generic,downPayment' }, ['late', 'today']],
  [{ group: 'NIT', account: '00117' }, ['dust', 'group', 'half', 'moved', 'owed', 'part']],
  [{ group: 'PHO' }, ['today']],
  [{ group: 'HER' }, ['part', 'today']],
  [{ group: '*' }, ['late']],
  [{ branch: 'BOI' }, ['late']],
  [{ expiring: 0 }, ['today']],
  [{ expiring: 30 }, ['part', 'today']],
  [{ q: 'creek uan' }, ['part']],
  [{ q: 'phosphate' }, ['today']],
  [{ q: 'PP-late' }, ['late']],
  [{ q: '50%' }, ['half']],
  [{ q: "'; drop table prepay_contract" }, []],
];

describe('the list of prepay contracts', () => {
  it.each(filters)('shows under %j the contracts %j, which its totals sum up', async (filter, names) => {
    const rows = (await pages({ ...filter, limit: 2 })).flatMap((page) => page.rows);
    const sum = (cents: (row: PrepayContract) => number) => rows.reduce((all, row) => all + cents(row), 0);
    const sums = await totals(filter);

    expect(rows.map(({ contractNo }) => contractNo.slice(3)).sort()).toEqual(names);
    expect(sums).toMatchObject({
      rows: names.length,
      bookedCents: sum((row) => row.bookedCents),
      paidCents: sum((row) => row.paidCents),
      usedCents: sum((row) => row.usedCents),
      remainingCents: sum((row) => row.remainingCents),
    });
    expect(sums.byGroup.reduce((all, { cents }) => all + cents, 0)).toBe(sums.remainingCents);
  });

  it.each(contractSorts.flatMap((sort) => [sort, `-${sort}`]))(
    'pages by %s without losing or repeating a contract, forward and back',
    async (sort) => {
      const whole = (await ask({ sort })).rows.map(({ contractNo }) => contractNo);
      const forward = await pages({ sort, limit: 2 });
      const back: string[][] = [];
      for (let mark = forward.at(-1)!.previous; mark;) {
        const page = await ask({ sort, limit: 2, before: mark });
        back.unshift(page.rows.map(({ contractNo }) => contractNo));
        mark = page.previous;
      }

      const numbers = forward.map(({ rows }) => rows.map(({ contractNo }) => contractNo));
      expect(numbers.flat()).toEqual(whole);
      expect(new Set(whole).size).toBe(9);
      expect(back).toEqual(numbers.slice(0, -1));
    },
  );

  it('says of every contract what it is on the as-of day, and how much is paid in', async () => {
    const { rows } = await ask({});

    expect(
      Object.fromEntries(
        rows.map(({ contractNo, status, paidIn }) => [contractNo.slice(3), [status, paidIn]]),
      ),
    ).toEqual({
      group: ['open', 'paid'],
      part: ['partUsed', 'paid'],
      dust: ['filled', 'paid'],
      late: ['expired', 'paid'],
      today: ['open', 'paid'],
      owed: ['unpaid', 'unpaid'],
      half: ['open', 'partPaid'],
      moved: ['closed', 'paid'],
      lou: ['open', null],
    });
  });

  it('tells a contract with its products, groups, field and days left', async () => {
    const { rows } = await ask({ q: 'PP-part' });

    expect(rows).toEqual([
      expect.objectContaining({
        type: 'product',
        products: ['UAN 32-0-0', '=HYPERLINK("x")'],
        lineCount: 2,
        groups: [],
        fieldName: 'Creek, lower',
        branchName: 'Pullman',
        expiresInDays: 19,
        hasDocument: false,
        quantities: [
          { unit: 'gal', booked: '50', used: '0', remaining: '50' },
          { unit: 'ton', booked: '4.5', used: '2', remaining: '2.5' },
        ],
      }),
    ]);
    expect((await ask({ q: 'PP-late' })).rows[0]).toMatchObject({ expiresInDays: -1 });
    expect((await ask({ q: 'PP-today' })).rows[0]).toMatchObject({
      groups: [
        { code: 'PHO', name: 'Phosphate' },
        { code: 'HER', name: 'Herbicide' },
      ],
    });
  });

  it('counts for each chip what it would show, and keeps units and purposes apart', async () => {
    const sums = await totals({ status: 'open', account: '00117' });

    expect(sums.chips).toEqual({ all: 8, open: 6, partUsed: 1, unpaid: 1, expired: 1, filled: 1 });
    expect(sums.quantities.map(({ unit, remaining }) => [unit, remaining])).toEqual([
      ['gal', '50'],
      ['ton', '2.5'],
    ]);
    expect(sums.byGroup).toEqual([
      { name: 'Nitrogen', cents: 252_500 },
      { name: 'Any product', cents: 100_000 },
      { name: 'Phosphate or Herbicide', cents: 100_000 },
      { name: 'Herbicide', cents: 97_500 },
    ]);
  });
});

describe('what there is to filter by', () => {
  it('is what the caller’s contracts say', async () => {
    const choices = await portal
      .as(ada.username)
      .call(prepay.choices, { query: { ...ada, account: '00117' } });

    expect(choices).toEqual({
      cropYears: [2026, 2025],
      types: ['downPayment', 'generic', 'group', 'product', 'unpaidBooking'],
      groups: [
        { code: 'HER', name: 'Herbicide' },
        { code: 'NIT', name: 'Nitrogen' },
        { code: 'PHO', name: 'Phosphate' },
        { code: '*', name: 'Any product' },
      ],
      branches: [
        { code: 'BOI', name: 'Boise' },
        { code: 'PUL', name: 'Pullman' },
      ],
      products: [
        { code: 'GLY', name: 'Glyphosate' },
        { code: 'UAN32', name: 'UAN 32-0-0' },
      ],
      contracts: ['today', 'part', 'owed', 'moved', 'late', 'half', 'group', 'dust'].map((no) => `PP-${no}`),
    });
  });
});

describe('what the list refuses', () => {
  it.each([
    [{ limit: 101 }, 'limit'],
    [{ sort: 'price' }, 'sort'],
    [{ status: 'late' }, 'status'],
    [{ type: 'gold' }, 'type'],
    [{ cropYear: '26' }, 'cropYear'],
    [{ expiring: -1 }, 'expiring'],
    [{ after: 'nonsense' }, 'after'],
    [{ colour: 'red' }, 'colour'],
  ])('%j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(['["-bookedOn","2026-01-05","PP-part",1.5]', '["-bookedOn","soon","PP-part",0]', '["-bookedOn"]'])(
    'a forged mark %s',
    async (mark) => {
      await expect(ask({ after: Buffer.from(mark).toString('base64url') })).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );
});

describe('whose contracts are shown', () => {
  it('a landlord sees the shared account’s and nothing of the tenant’s', async () => {
    const { rows } = await ask({}, 'lou@example.com');

    expect(rows.map(({ contractNo }) => contractNo)).toEqual(['PP-lou']);
    expect(await totals({}, 'lou@example.com')).toMatchObject({ rows: 1, remainingCents: 70_000 });
  });

  it.each(['00300', '99999'])('account %s of somebody else is not found', async (account) => {
    await expect(ask({ account })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('an accountant sees them, they are papers', async () => {
    expect((await ask({}, 'cpa@example.com')).rows).toHaveLength(8);
  });

  it('another name than one’s own is forbidden', async () => {
    await expect(
      portal.as(ada.username).call(prepay.totals, { query: { username: 'bob@example.com' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(Object.values(prepay))('$path wants a token', async ({ path }) => {
    const { statusCode } = await portal.send({ method: 'GET', url: path });

    expect(statusCode).toBe(401);
  });
});
