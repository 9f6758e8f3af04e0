import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { inLanguage } from '@locales/inLanguage';
import { toCents } from '@contract/format/money';
import * as prepay from '@contract/prepay/endpoints';
import type { PrepayLineFilter, PrepayQuery } from '@contract/prepay/schema';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aContract, aPrepayLine, aUsage, fillPrepay } from './testing/contracts';

const username = 'ada@example.com';
/** More than one query of an export fetches, of contracts, of lines and of events. */
const many = Array.from({ length: 620 }, (_, i) => `PM-${i}`);

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillPrepay(db);
  await put(db, 'prepay_contract', ...many.map((contract_no) => aContract({ contract_no, crop_year: 2027 })));
  await put(db, 'prepay_line', ...many.map((contract_no) => aPrepayLine({ contract_no })));
  await put(
    db,
    'prepay_usage',
    ...many.map((contract_no) => aUsage({ contract_no, usage_id: `UM-${contract_no}` })),
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type Row = Record<string, string>;
const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + toCents(row[column]!)!, 0);
const bytesOf = async ({ content }: { readonly content: Blob }) => Buffer.from(await content.arrayBuffer());

async function contractsCsv(query: object = {}): Promise<Row[]> {
  const file = await portal
    .as(username)
    .download(prepay.exportFile, { query: { username, sort: '-bookedOn', format: 'csv', ...query } });
  return parse(await bytesOf(file), { bom: true, columns: true });
}

const lineFile = (query: object) =>
  portal.as(username).download(prepay.lineExport, {
    query: { username, sort: '-contract', format: 'csv', level: 'line', ...query },
  });
const linesCsv = async (query: object): Promise<Row[]> =>
  parse(await bytesOf(await lineFile(query)), { bom: true, columns: true });

describe('the file of contracts', () => {
  it.each<Partial<PrepayQuery>>([
    {},
    { account: '00117' },
    { status: 'open', sort: 'remaining' },
    { q: 'none' },
  ])('holds under %j what the totals and the table sum up', async (query) => {
    const { sort: _, ...filter } = query;
    const totals = await portal.as(username).call(prepay.totals, { query: { username, ...filter } });
    const rows = await contractsCsv(query);

    expect(rows).toHaveLength(totals.rows);
    expect(sumOf(rows, 'Booked amount')).toBe(totals.bookedCents);
    expect(sumOf(rows, 'Paid in')).toBe(totals.paidCents);
    expect(sumOf(rows, 'Used')).toBe(totals.usedCents);
    expect(sumOf(rows, 'Remaining')).toBe(totals.remainingCents);
  });

  it('says what each is good for, in words', async () => {
    const rows = await contractsCsv({ cropYear: '2026', account: '00117' });

    expect(Object.fromEntries(rows.map((row) => [row.Contract, row['Good for']]))).toMatchObject({
      'PP-group': 'Only product group Nitrogen',
      'PP-part': 'Only the products booked on it',
      'PP-late': 'Any product',
      'PP-today': 'Only product groups Phosphate, Herbicide',
    });
  });

  it('comes as a workbook too', async () => {
    const file = await portal
      .as(username)
      .download(prepay.exportFile, { query: { username, sort: 'contract', format: 'xlsx', q: 'PP-part' } });
    const [sheet] = await readXlsxFile(await bytesOf(file));

    expect(file.name).toBe('prepay-open_all_start_2026-04-12_2026-04-12.xlsx');
    expect(sheet!.data[1]!.slice(0, 4)).toEqual(['00117', 'PP-part', 'Product-specific', 'Partly used']);
    expect(sheet!.data[1]).toContain(2_100);
  });
});

describe('the files of who reads Spanish', () => {
  it('have Spanish titles and words in every row', async () => {
    const [contracts, events] = await inLanguage('es', async () => [
      await contractsCsv(),
      await linesCsv({ level: 'usage' }),
    ]);

    expect(contracts.find((row) => row.Contrato === 'PP-part')).toMatchObject({
      Estado: 'Usado en parte',
      'Sirve para': 'Solo los productos reservados en él',
    });
    expect(new Set(events.map((row) => row.Movimiento))).toContain('Recibido');
    expect(events.at(-1)).toHaveProperty('Boleta');
  });
});

describe('the file of lines', () => {
  it.each<Partial<PrepayLineFilter>>([{}, { status: 'open' }, { product: 'UAN32' }, { contract: 'PP-part' }])(
    'holds under %j what the totals sum up',
    async (query) => {
      const totals = await portal.as(username).call(prepay.lineTotals, { query: { username, ...query } });
      const rows = await linesCsv(query);

      expect(rows).toHaveLength(totals.rows);
      expect(sumOf(rows, 'Remaining')).toBe(totals.remainingCents);
    },
  );

  it('runs nothing in a spreadsheet', async () => {
    const rows = await linesCsv({ contract: 'PP-part' });

    expect(rows[1]!.Item).toBe('\'=HYPERLINK("x")');
  });
});

describe('the file of events', () => {
  it('holds every event once, and for each contract sums up to what remains of it', async () => {
    const events = await linesCsv({ level: 'usage' });
    const contracts = await contractsCsv();
    const sums = (rows: readonly Row[], column: string) => {
      const numbers = [...new Set(rows.map((row) => row.Contract!))];
      const of = (no: string) => rows.filter((row) => row.Contract === no);
      return Object.fromEntries(numbers.map((no) => [no, sumOf(of(no), column)]));
    };

    expect(events).toHaveLength(13 + many.length);
    // The one that is broken in the ERP is as broken in the file.
    expect(sums(events, 'Amount')).toEqual({
      ...Object.fromEntries(Object.entries(sums(contracts, 'Remaining')).filter(([no]) => no !== 'PP-owed')),
      'PP-today': 99_995,
    });
  });

  it('holds those on the filtered lines, between the days that are asked for', async () => {
    const of = async (query: object) =>
      (await linesCsv({ level: 'usage', ...query })).map((row) => [row.Contract, row.Line, row.Event]);

    expect(await of({ product: 'UAN32' })).toEqual([
      ['PP-part', '1', 'Received'],
      ['PP-part', '1', 'Used'],
    ]);
    expect(await of({ contract: 'PP-part', from: '2026-01-01' })).toEqual([['PP-part', '1', 'Used']]);
  });
});
