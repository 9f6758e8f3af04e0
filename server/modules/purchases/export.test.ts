import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCents } from '@contract/format/money';
import type { ExportFormat } from '@contract/purchases/labels';
import * as purchases from '@contract/purchases/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { aLine, anImport, anInvoice, put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb, openTestDbForTest } from '@server/testing/testDb';
import { purchaseRepository } from './repository';

const username = 'ada@example.com';
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillLongInvoice(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

/** More lines than the export fetches at once, and freight that stands on none of them. */
async function fillLongInvoice(to: Db): Promise<void> {
  await put(
    to,
    'invoice',
    anInvoice({ invoice_no: 'A-many', total_cents: 1_300 * 333 + 777, freight_cents: 777 }),
  );
  const line = (i: number) =>
    aLine({ invoice_no: 'A-many', line_no: i + 1, extended_cents: 333, product_code: 'GLY' });
  await put(to, 'invoice_line', ...Array.from({ length: 1_300 }, (_, i) => line(i)));
}

const download = async (format: ExportFormat, query: object = {}) => {
  const { name, content } = await portal
    .as(username)
    .download(purchases.exportFile, { query: { username, sort: '-date', format, ...query } });
  const bytes = Buffer.from(await content.arrayBuffer());
  const text = bytes.toString();
  return { name, text, rows: parse(text, { bom: true, columns: true }) as Record<string, string>[] };
};
const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + toCents(row[column]!)!, 0);

describe('the file of purchases', () => {
  it.each([
    {},
    { account: '00117' },
    { q: 'glyphosate' },
    { status: 'open', sort: 'total' },
    { from: '2026-04-01', sort: '-product' },
    { q: 'nothing like this' },
  ])('holds under %j what the totals sum up', async (query) => {
    const { sort: _, ...filter } = { sort: '', ...query };
    const totals = await portal.as(username).call(purchases.totals, { query: { username, ...filter } });
    const { rows } = await download('csv', query);

    expect(rows).toHaveLength(totals.rows);
    expect(sumOf(rows, 'Amount')).toBe(totals.netCents);
    expect(sumOf(rows, 'Extended')).toBe(totals.extendedCents);
    expect(sumOf(rows, 'Tax')).toBe(totals.taxCents);
  });

  it('names the license that a product was applied under', async () => {
    const { rows } = await download('csv', { applicatorLicense: 'WA-71204' });

    expect(rows).toMatchObject([{ Invoice: 'A-today', 'Applicator license no.': 'WA-71204' }]);
  });

  it('is UTF-8 with a mark, with CRLF, under a name that says what it holds', async () => {
    const { name, text } = await download('csv', { account: '00117', from: '2026-01-01' });

    expect(name).toBe('purchase-details_00117_2026-01-01_2026-04-12_2026-04-12.csv');
    expect(text.startsWith('\uFEFFAccount,Date,')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('runs nothing in a spreadsheet, and keeps credits as numbers', async () => {
    const { rows } = await download('csv', { account: '00117' });
    const cell = (invoice: string, column: string) => rows.find((row) => row.Invoice === invoice)![column];

    expect(cell('A-paid', 'Item')).toBe('\'=HYPERLINK("http://x")');
    expect(cell('A-memo', 'Amount')).toBe('-30.00');
  });
});

describe('the workbook', () => {
  it('holds the same cells as the file, with days, money and numbers as such', async () => {
    const { rows } = await download('csv', { account: '00117', sort: 'total' });
    const { name, content } = await portal.as(username).download(purchases.exportFile, {
      query: { username, sort: 'total', format: 'xlsx', account: '00117' },
    });
    const [sheet] = await readXlsxFile(Buffer.from(await content.arrayBuffer()));
    const [heads, ...lines] = sheet!.data;
    const column = (head: string) => lines.map((line) => line[heads!.indexOf(head)]);

    expect(name).toBe('purchase-details_00117_start_2026-04-12_2026-04-12.xlsx');
    expect(heads).toEqual(Object.keys(rows[0]!));
    expect(column('Amount')).toEqual(rows.map((row) => Number(row.Amount)));
    expect(column('Date')).toEqual(rows.map((row) => new Date(row.Date!)));
    expect(column('Item')).toEqual(rows.map((row) => row.Item!.replace(/^'/, '')));
  });
});

describe('the file for bookkeeping programs', () => {
  it('brings every invoice that it holds whole to its total', async () => {
    const { rows, name } = await download('quickbooks', { account: '00117' });
    const bill = (no: string) => rows.filter((row) => row['Bill No'] === no);

    expect(name).toMatch(/^quickbooks-bills_00117_start_/);
    expect(sumOf(bill('A-many'), 'Line Amount')).toBe(1_300 * 333 + 777);
    expect(bill('A-open').map((row) => row['Account/Category'])).toEqual([
      '',
      ...Array(2).fill('Fertilizers and lime'),
    ]);
    expect(bill('A-many').at(-1)).toMatchObject({ Vendor: 'Test Supply', 'Line Amount': '7.77', Qty: '' });
    expect(sumOf(bill('A-part'), 'Line Amount')).toBe(10_000);
    expect(bill('A-open')).toHaveLength(3);
  });

  it('adds nothing to an invoice that it holds in part', async () => {
    const { rows } = await download('quickbooks', { product: 'MAP' });

    expect(rows.map((row) => row['Line Amount'])).toEqual(['0.00']);
  });
});

describe('the file for application records', () => {
  it('holds goods with a registration number or a field', async () => {
    const { rows } = await download('applications', { to: '2026-04-07' });

    expect(
      rows.map((row) => [
        row.Date,
        row.Field,
        row.Item,
        row['EPA reg. no.'],
        row.Quantity,
        row.Unit,
        row['Applicator license no.'],
      ]),
    ).toEqual([
      ['2026-03-01', '', '50% Glyphosate_X', '524-549', '2.5', 'gal', 'WA-71204'],
      ['2026-02-01', 'Creek, lower', 'UAN 32-0-0', '', '12.345', 'ton', ''],
    ]);
  });
});

describe('a drop that arrives while a file is made', () => {
  it('ends the file instead of mixing two nights', async () => {
    const own = await openTestDbForTest();
    await fillHousehold(own);
    await fillLongInvoice(own);
    const scope = { accounts: ['00117'], asOf: '2026-04-12' };
    const { chunks } = purchaseRepository(own).file(scope, { sort: '-date', format: 'csv' });
    const file = chunks[Symbol.asyncIterator]();
    const [head, page] = [await file.next(), await file.next()];
    await put(own, 'feed_import', anImport({ manifest_sha256: 'b'.repeat(64), as_of: '2026-04-13' }));

    expect([head.done, page.done]).toEqual([false, false]);
    await expect(file.next()).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('holds every invoice once, in the words of the screen and to the cent of its totals', async () => {
  const query = { username, account: '00117', status: 'open' } as const;
  const told = await portal.as(username).call(purchases.invoiceTotals, { query });
  const { name, content } = await portal
    .as(username)
    .download(purchases.invoicesFile, { query: { ...query, sort: '-date', format: 'csv' } });
  const rows = parse(await content.text(), { bom: true, columns: true }) as Record<string, string>[];

  expect(name).toBe('invoices_00117_start_2026-04-12_2026-04-12.csv');
  expect(rows).toHaveLength(told.rows);
  expect([sumOf(rows, 'Amount'), sumOf(rows, 'Left to pay'), sumOf(rows, 'Credit left')]).toEqual([
    told.totalCents,
    told.leftCents,
    told.creditCents,
  ]);
  expect(rows.find((row) => row['Invoice'] === 'A-late')).toMatchObject({
    Bought: 'UAN 32-0-0, 12.345 ton',
    Status: '1 day late',
    'Days late': '1',
    Due: '2026-04-11',
  });
});
