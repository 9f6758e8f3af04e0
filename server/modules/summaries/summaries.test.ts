import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as purchases from '@contract/purchases/endpoints';
import * as summaries from '@contract/summaries/endpoints';
import { summaryDimensions, summarySorts } from '@contract/summaries/labels';
import type { ResponseOf } from '@contract/endpoint';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { aLine, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillDividedDelivery } from './testing/dividedDelivery';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillDividedDelivery(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ada = 'ada@example.com';
type Query = Partial<Parameters<typeof rows>[0]>;
const rows = (query: object, username = ada) =>
  portal
    .as(username)
    .call(summaries.rows, { query: { by: 'group', sort: '-amount', limit: 25, username, ...query } });
const totals = (query: object = {}, username = ada) =>
  portal.as(username).call(summaries.totals, { query: { username, ...query } });

type Page = ResponseOf<typeof summaries.rows>;

async function pages(query: Query): Promise<Page[]> {
  const all = [await rows(query)];
  for (let next = all[0]!.next; next; next = all.at(-1)!.next)
    all.push(await rows({ ...query, after: next }));
  return all;
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describe('a summary of purchases', () => {
  it('is of the crop year that goes on, beside the one before as far as it had come', async () => {
    expect(await totals({ account: '00117' })).toEqual({
      period: { cropYear: 2026, from: null, to: null },
      prior: { cropYear: 2025, from: null, to: '2025-04-12' },
      lines: 10,
      cents: 56_750,
      priorCents: 0,
      taxLeftOutCents: 0,
      documents: [
        { docType: 'invoice', lines: 9, cents: 59_750 },
        { docType: 'credit', lines: 1, cents: -3_000 },
      ],
      quantities: [
        { unit: '', quantity: '-1' },
        { unit: 'gal', quantity: '2.5' },
        { unit: 'ton', quantity: '78.225' },
      ],
    });
  });

  it('tells each product with its group, its unit and what it cost on average', async () => {
    const { rows: found } = await rows({ by: 'product', account: '00117', group: 'HER,PHO' });

    expect(found).toEqual([
      {
        id: expect.any(String),
        code: 'GLY',
        name: 'Glyphosate',
        note: 'Herbicide',
        lines: 1,
        unit: 'gal',
        quantity: '2.5',
        priorQuantity: null,
        averagePrice: '40',
        priorAveragePrice: null,
        cents: 10_000,
        priorCents: 0,
      },
      expect.objectContaining({ code: 'MAP', quantity: '12.345', averagePrice: null, cents: 0 }),
    ]);
  });

  it('never adds units: a group with several has no quantity', async () => {
    const { rows: found } = await rows({ account: '00117' });

    expect(found.map(({ name, unit, quantity }) => [name, unit, quantity])).toEqual([
      ['Nitrogen', null, null],
      ['No group', 'ton', '10'],
      ['SVC', null, null],
      ['Herbicide', 'gal', '2.5'],
      ['Phosphate', 'ton', '12.345'],
    ]);
  });

  it('adds nothing up where no unit is told, except of one product', async () => {
    const odd = aLine({ invoice_no: 'A-memo', line_no: 2, product_code: null, group_code: 'ODD', uom: null });
    await put(db, 'invoice_line', odd);
    const group = (await rows({ account: '00117' })).rows.find(({ name }) => name === 'ODD');
    const products = (await rows({ account: '00117', by: 'product' })).rows.filter(
      ({ unit }) => unit === null,
    );
    await db.sql.deleteFrom('invoice_line').where('group_code', '=', 'ODD').execute();

    expect(group).toMatchObject({ unit: null, quantity: null });
    expect(products.map(({ quantity }) => quantity)).toContain('-1');
  });

  it.each([
    [
      { from: '2026-01-01', to: '2026-12-31' },
      [
        ['2026-02-01', 10_000, 0],
        ['2026-03-01', 20_000, 0],
        ['2026-04-01', 32_750, 0],
      ],
    ],
    [{ from: '2026-05-01', to: '2026-05-31' }, [['2026-05-01', 0, 32_750]]],
    [
      { from: '2026-05-01', to: '2026-06-30' },
      [
        ['2026-05-01', 0, 20_000],
        ['2026-06-01', 0, 32_750],
      ],
    ],
  ])('of %j puts each month beside the one that it is compared with', async (span, months) => {
    const { rows: found } = await rows({
      by: 'month',
      sort: 'name',
      account: '00117',
      cropYear: '',
      ...span,
    });

    expect(found.map(({ code, cents, priorCents }) => [code, cents, priorCents])).toEqual(months);
  });

  it('compares with the same span before', async () => {
    const may = { from: '2025-05-01', to: '2025-05-31' };
    const [row] = (await rows({ by: 'branch', from: '2025-06-01', to: '2025-06-30' })).rows;

    expect(row).toMatchObject({ name: 'Pullman', lines: 0, cents: 0, priorCents: 10_000 });
    expect(await totals(may)).toMatchObject({ cents: 10_000, priorCents: 0 });
  });

  it.each([
    ['tax', { cents: 56_500, taxLeftOutCents: 250 }],
    ['prepay', { cents: 46_750, taxLeftOutCents: 0 }],
    ['freight,financeCharges', { cents: 56_750 }],
  ])('can leave out %s', async (without, figures) => {
    expect(await totals({ account: '00117', without })).toMatchObject(figures);
  });

  it('is the same lines that the list of purchases shows', async () => {
    const filter = { account: '00117', cropYear: '2026', group: 'NIT', without: 'prepay', q: 'uan' };
    const listed = await portal.as(ada).call(purchases.totals, { query: { username: ada, ...filter } });

    expect(await totals(filter)).toMatchObject({ lines: listed.rows, cents: listed.netCents });
  });
});

describe('the rows', () => {
  const sorts = summarySorts.flatMap((sort) => [sort, `-${sort}`]);
  it.each(summaryDimensions.flatMap((by) => sorts.map((sort) => [by, sort] as const)))(
    'by %s in the order %s are the whole sum, page by page, forward and back',
    async (by, sort) => {
      const filter = { account: '00117', from: '2025-01-01', to: '2026-04-12' };
      const query = { ...filter, by, sort };
      const whole = (await rows(query)).rows;
      const forward = await pages({ ...query, limit: 1 });
      const back: string[] = [];
      for (let mark = forward.at(-1)!.previous; mark;) {
        const page = await rows({ ...query, limit: 1, before: mark });
        back.unshift(...page.rows.map(({ id }) => id));
        mark = page.previous;
      }
      const ids = forward.flatMap((page) => page.rows.map(({ id }) => id));

      expect(ids).toEqual(whole.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(back).toEqual(ids.slice(0, -1));
      expect(sum(whole.map(({ cents }) => cents))).toBe((await totals(filter)).cents);
    },
  );
});
