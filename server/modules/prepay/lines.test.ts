import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import { lineSorts } from '@contract/prepay/labels';
import * as prepay from '@contract/prepay/endpoints';
import type { PrepayLine } from '@contract/prepay/rows';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillPrepay } from './testing/contracts';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillPrepay(db);
  const price = { product_code: 'UAN32', uom: 'ton', import_id: 1 };
  await put(
    db,
    'price_sheet',
    { ...price, effective_from: '2026-01-01', branch: 'PUL', posted_price: '470' },
    { ...price, effective_from: '2026-04-01', branch: 'PUL', posted_price: '480.5' },
    { ...price, effective_from: '2026-04-02', branch: 'BOI', posted_price: '1' },
    { ...price, effective_from: '2026-04-13', branch: 'PUL', posted_price: '2' },
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type Page = ResponseOf<typeof prepay.lines>;
const ada = { username: 'ada@example.com' };
const ask = (query: object): Promise<Page> =>
  portal.as(ada.username).call(prepay.lines, { query: { limit: 25, sort: '-contract', ...ada, ...query } });
const totals = (query: object) =>
  portal.as(ada.username).call(prepay.lineTotals, { query: { ...ada, ...query } });

async function pages(query: object): Promise<Page[]> {
  const all = [await ask(query)];
  for (let next = all[0]!.next; next; next = all.at(-1)!.next) all.push(await ask({ ...query, after: next }));
  return all;
}

const filters: readonly [object, readonly string[]][] = [
  [
    {},
    ['dust:1', 'group:1', 'half:1', 'late:0', 'lou:1', 'moved:0', 'owed:0', 'part:1', 'part:2', 'today:0'],
  ],
  [{ contract: 'PP-part,PP-late' }, ['late:0', 'part:1', 'part:2']],
  [{ product: 'UAN32' }, ['part:1']],
  [
    { group: 'NIT', cropYear: '2026', account: '00117' },
    ['group:1', 'half:1', 'moved:0', 'owed:0', 'part:1'],
  ],
  [{ group: 'HER' }, ['part:2', 'today:0']],
  [{ group: '*' }, ['late:0']],
  [{ status: 'partUsed' }, ['part:1', 'part:2']],
  [{ from: '2026-03-20', to: '2026-03-20' }, ['part:1']],
  [{ from: '2026-03-21' }, []],
  [{ to: '2025-12-31' }, ['dust:1']],
  [{ q: 'glyphosate' }, ['part:2']],
  [{ q: 'pp-part uan' }, ['part:1']],
];

describe('the lines of prepay contracts', () => {
  it.each(filters)('shows under %j the lines %j, which its totals sum up', async (filter, names) => {
    const rows = (await pages({ ...filter, limit: 2 })).flatMap((page) => page.rows);
    const sum = (cents: (row: PrepayLine) => number) => rows.reduce((all, row) => all + cents(row), 0);

    expect(rows.map(({ id }) => id.slice(3)).sort()).toEqual(names);
    expect(await totals(filter)).toMatchObject({
      rows: names.length,
      bookedCents: sum((row) => row.bookedCents),
      usedCents: sum((row) => row.usedCents),
      remainingCents: sum((row) => row.remainingCents),
    });
  });

  it.each(lineSorts.flatMap((sort) => [sort, `-${sort}`]))(
    'pages by %s without losing or repeating a line, forward and back',
    async (sort) => {
      const whole = (await ask({ sort })).rows.map(({ id }) => id);
      const forward = await pages({ sort, limit: 3 });
      const back: string[][] = [];
      for (let mark = forward.at(-1)!.previous; mark;) {
        const page = await ask({ sort, limit: 3, before: mark });
        back.unshift(page.rows.map(({ id }) => id));
        mark = page.previous;
      }

      const ids = forward.map(({ rows }) => rows.map(({ id }) => id));
      expect(ids.flat()).toEqual(whole);
      expect(new Set(whole).size).toBe(10);
      expect(back).toEqual(ids.slice(0, -1));
    },
  );

  it('tells the locked price beside the one that is posted today, the line’s own first', async () => {
    const { rows } = await ask({ contract: 'PP-part' });

    expect(rows).toEqual([
      expect.objectContaining({
        lineNo: 1,
        description: 'UAN 32-0-0',
        groupName: 'Nitrogen',
        unit: 'ton',
        qtyBooked: '4.5',
        qtyRemaining: '2.5',
        lockedPrice: '450',
        postedPrice: '480.5',
        limitQty: true,
        fieldName: 'Creek, lower',
      }),
      expect.objectContaining({ lineNo: 2, lockedPrice: '19.5', postedPrice: '21.25', limitQty: false }),
    ]);
  });

  it('sums up to what the contracts sum up to, when both show the same', async () => {
    const contracts = await portal
      .as(ada.username)
      .call(prepay.totals, { query: { ...ada, status: 'open' } });
    const { bookedCents, usedCents, remainingCents, quantities, byGroup } = await totals({ status: 'open' });

    expect({ bookedCents, usedCents, remainingCents, quantities, byGroup }).toEqual({
      bookedCents: contracts.bookedCents,
      usedCents: contracts.usedCents,
      remainingCents: contracts.remainingCents,
      quantities: contracts.quantities,
      byGroup: contracts.byGroup,
    });
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ sort: 'bookedOn' }, 'sort'],
  ])('refuses %j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(['00300', '99999'])('account %s of somebody else is not found', async (account) => {
    await expect(ask({ account })).rejects.toMatchObject({ code: 'not-found' });
    await expect(totals({ account })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('a contract of somebody else has no lines here', async () => {
    expect((await ask({ contract: 'PP-bob' })).rows).toEqual([]);
  });
});
