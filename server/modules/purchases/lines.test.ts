import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import type { PurchaseLine } from '@contract/purchases/schema';
import { purchaseSorts } from '@contract/purchases/labels';
import * as purchases from '@contract/purchases/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type Query = Partial<Parameters<typeof ask>[0]>;
type Page = ResponseOf<typeof purchases.lines>;
const ada = { username: 'ada@example.com' };
const ask = (query: object): Promise<Page> =>
  portal.as(ada.username).call(purchases.lines, { query: { limit: 25, sort: '-date', ...ada, ...query } });
const totals = (query: object) =>
  portal.as(ada.username).call(purchases.totals, { query: { ...ada, ...query } });

/** All pages one after the other, forward. */
async function pages(query: Query): Promise<Page[]> {
  const all = [await ask(query)];
  for (let next = all[0]!.next; next; next = all.at(-1)!.next) all.push(await ask({ ...query, after: next }));
  return all;
}

const sorts = purchaseSorts.flatMap((sort) => [sort, `-${sort}`]);
const filters: readonly [object, number][] = [
  [{}, 13],
  [{ account: '00117' }, 12],
  [{ account: '00200' }, 1],
  [{ from: '2026-04-08', to: '2026-04-08' }, 8],
  [{ cropYear: '2025' }, 2],
  [{ cropYear: '2025,2026' }, 13],
  [{ group: 'PHO,HER' }, 2],
  [{ group: 'SVC' }, 1],
  [{ product: 'MAP' }, 1],
  [{ field: 'F-2' }, 1],
  [{ branch: 'BOI' }, 1],
  [{ crop: 'Winter wheat,Barley' }, 1],
  [{ docType: 'credit' }, 1],
  [{ applicatorLicense: 'WA-71204,WA-0' }, 1],
  [{ applicatorLicense: 'WA-0' }, 0],
  [{ without: 'prepay,freight' }, 12],
  [{ paidBy: 'prepay,card' }, 2],
  [{ status: 'open' }, 10],
  [{ status: 'pastDue' }, 1],
  [{ status: 'paid' }, 1],
  [{ status: 'prepaid' }, 1],
  [{ invoice: 'A-open' }, 3],
  [{ q: 'creek' }, 1],
  [{ q: 'WHEAT t55' }, 1],
  [{ q: 'po-7 map' }, 1],
  [{ q: 'wheat po-7' }, 0],
  [{ q: '50%' }, 1],
  [{ q: '_x' }, 1],
];

describe('the list of purchases', () => {
  it.each(filters)('shows under %j the %i lines that its totals sum up', async (filter, count) => {
    const rows = (await pages({ ...filter, limit: 5 })).flatMap((page) => page.rows);
    const sum = (cents: (row: PurchaseLine) => number) => rows.reduce((all, row) => all + cents(row), 0);

    expect(rows).toHaveLength(count);
    expect(await totals(filter)).toMatchObject({
      rows: count,
      extendedCents: sum((row) => row.extendedCents),
      discountCents: sum((row) => row.discountCents),
      taxCents: sum((row) => row.taxCents),
      netCents: sum((row) => row.netCents),
    });
  });

  it.each(sorts)('pages by %s without losing or repeating a line, forward and back', async (sort) => {
    const whole = (await ask({ sort })).rows.map(({ id }) => id);
    const forward = await pages({ sort, limit: 2 });
    const back: string[][] = [];
    for (let mark = forward.at(-1)!.previous; mark;) {
      const page = await ask({ sort, limit: 2, before: mark });
      back.unshift(page.rows.map(({ id }) => id));
      mark = page.previous;
    }

    const ids = forward.map(({ rows }) => rows.map(({ id }) => id));
    expect(ids.flat()).toEqual(whole);
    expect(new Set(whole).size).toBe(13);
    expect(back).toEqual(ids.slice(0, -1));
  });

  it('keeps the lines of an invoice in its own order, newest invoice first', async () => {
    const { rows } = await ask({ account: '00117' });

    expect(rows.map(({ invoiceDate }) => invoiceDate)).toEqual(
      rows
        .map(({ invoiceDate }) => invoiceDate)
        .sort()
        .reverse(),
    );
    expect(rows.filter(({ invoiceNo }) => invoiceNo === 'A-open').map(({ lineNo }) => lineNo)).toEqual([
      1, 2, 3,
    ]);
  });

  it('says of every invoice what it is on the as-of day', async () => {
    const { rows } = await ask({ account: '00117', limit: 50 });

    expect(Object.fromEntries(rows.map(({ invoiceNo, status }) => [invoiceNo, status]))).toEqual({
      'A-open': 'open',
      'A-late': 'pastDue',
      'A-today': 'open',
      'A-fall': 'notYetDue',
      'A-part': 'partial',
      'A-paid': 'paid',
      'A-pre': 'prepaid',
      'A-argue': 'disputed',
      'A-void': 'void',
      'A-memo': 'open',
    });
  });

  it('tells a line with what its product, field and invoice say of it', async () => {
    const { rows } = await ask({ invoice: 'A-late' });

    expect(rows).toEqual([
      expect.objectContaining({
        id: 'A-late:1',
        lineType: 'product',
        docType: 'invoice',
        quantity: '12.345',
        unitPrice: '438.5',
        groupName: 'Nitrogen',
        fieldName: 'Creek, lower',
        farmName: 'River',
        branchName: 'Pullman',
        cropYear: 2026,
        paidBy: 'open',
      }),
    ]);
    expect(rows[0]).not.toHaveProperty('sortKey');
  });

  it('tells the license that a product was applied under', async () => {
    const { rows } = await ask({ applicatorLicense: 'WA-71204' });

    expect(rows).toMatchObject([{ id: 'A-today:1', applicatorLicenseNo: 'WA-71204' }]);
  });

  it('counts for each chip what it would show under the other filters', async () => {
    const { chips } = await totals({ status: 'paid', account: '00117' });

    expect(chips).toEqual({ all: 12, open: 9, pastDue: 1, paid: 1, prepaid: 1 });
  });

  it('never adds different units', async () => {
    const { quantities } = await totals({ account: '00117', from: '2026-03-01', to: '2026-04-08' });

    expect(quantities).toEqual([
      { unit: 'gal', quantity: '2.5' },
      { unit: 'ton', quantity: '65.88' },
      { unit: '', quantity: '-1' },
    ]);
  });
});

describe('what the list refuses', () => {
  it.each([
    [{ limit: 101 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ sort: 'price' }, 'sort'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '0000-01-01' }, 'from'],
    [{ status: 'late' }, 'status'],
    [{ paidBy: 'gold' }, 'paidBy'],
    [{ cropYear: '26' }, 'cropYear'],
    [{ docType: 'bill' }, 'docType'],
    [{ without: 'tax,water' }, 'without'],
    [{ share: 'half' }, 'share'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: 'x', before: 'y' }, 'before'],
    [{ colour: 'red' }, 'colour'],
    [{ q: 'a\0b' }, 'q'],
  ])('%j', async (query, field) => {
    await expect(ask(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('a mark of another order', async () => {
    const { next } = await ask({ limit: 2, sort: 'total' });

    await expect(ask({ limit: 2, sort: '-date', after: next })).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each([
    ['["-date","2026-04-08","A-open",1.5]'],
    ['["-date","2026-04-08","A-open",9999999999]'],
    ['["-date","yesterday","A-open",1]'],
    ['["-date","2026-04-08","A\\u0000",1]'],
    ['["-date","2026-04-08"]'],
    ['{"0":"-date"}'],
  ])('a forged mark %s', async (mark) => {
    const after = Buffer.from(mark).toString('base64url');

    await expect(ask({ after })).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each(["'; drop table invoice; --", '(((', '\\', '%', '*', '"', '$1', "\u2028'"])(
    'nothing of the search %s: it only looks for it',
    async (q) => {
      const { rows } = await ask({ q });

      expect(rows.map(({ invoiceNo }) => invoiceNo)).toEqual(
        { '(((': [], '%': ['A-today'], '"': ['A-paid'] }[q] ?? [],
      );
    },
  );
});
