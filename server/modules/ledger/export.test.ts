import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCents } from '@contract/format/money';
import * as ledger from '@contract/ledger/endpoints';
import type { LedgerFormat } from '@contract/ledger/labels';
import { inLanguage } from '@locales/inLanguage';
import type { Db } from '@server/db/db';
import { readOfx } from '@server/exports/testing/ofxReader';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillLedger } from './testing/fillLedger';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillLedger(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const username = 'ada@example.com';
const download = async (format: LedgerFormat, query: object = {}) => {
  const { name, content } = await portal
    .as(username)
    .download(ledger.exportFile, { query: { username, sort: '-date', format, ...query } });
  return { name, bytes: Buffer.from(await content.arrayBuffer()) };
};
const rowsIn = (bytes: Buffer) => parse<Record<string, string>>(bytes, { bom: true, columns: true });
const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + (amount === '' ? 0 : toCents(amount)!), 0);

describe('the file of the ledger', () => {
  it.each<object>([
    {},
    { account: '00117' },
    { kind: 'payment' },
    { status: 'open', sort: 'due' },
    { q: 'unicorn' },
  ])('holds under %j what the totals sum up', async (query) => {
    const { sort: _, ...filter } = { sort: '', ...query };
    const totals = await portal.as(username).call(ledger.totals, { query: { username, ...filter } });
    const rows = rowsIn((await download('csv', query)).bytes);

    expect(rows).toHaveLength(totals.rows);
    expect(sumOf(rows.map((row) => row.Debit!))).toBe(totals.debitCents);
    expect(sumOf(rows.map((row) => row.Credit!))).toBe(totals.creditCents);
    expect(sumOf(rows.map((row) => row.Open!))).toBe(
      totals.accounts.reduce((sum, { openCents }) => sum + openCents, 0),
    );
  });

  it('has the running balance where the screen has it, and runs nothing in a spreadsheet', async () => {
    const { name, bytes } = await download('csv', { account: '00117', sort: 'date', to: '2025-12-31' });
    const rows = rowsIn(bytes);

    expect(name).toBe('account-details_00117_start_2025-12-31_2026-04-12.csv');
    expect(rows.map((row) => [row.Type, row.Reference, row.Debit, row.Credit, row.Balance])).toEqual([
      ['Invoice', '', '100.00', '', '100.00'],
      ['Payment', "'=1041", '', '100.00', '0.00'],
      ['Invoice', '', '100.00', '', '100.00'],
    ]);
    expect(rowsIn((await download('csv', { account: '00117', q: 'payment' })).bytes)[0]!.Balance).toBe('');
  });

  it('has its words in the language of whoever takes it, who may look for them too', async () => {
    const { bytes } = await inLanguage('es', () => download('csv', { account: '00117', q: 'factura' }));
    const [row] = rowsIn(bytes);

    expect(row).toMatchObject({ Tipo: 'Factura', Cargo: '100.00', Cuenta: '00117' });
    expect(Object.keys(row!)).not.toContain('Debit');
  });

  it('is a workbook with the same cells', async () => {
    const rows = rowsIn((await download('csv', { account: '00117' })).bytes);
    const { name, bytes } = await download('xlsx', { account: '00117' });
    const [heads, ...lines] = (await readXlsxFile(bytes))[0]!.data;
    const column = (head: string) => lines.map((line) => line[heads!.indexOf(head)]);

    expect(name).toMatch(/\.xlsx$/);
    expect(column('Balance')).toEqual(rows.map((row) => Number(row.Balance)));
    expect(column('Posted')).toEqual(rows.map((row) => new Date(row.Posted!)));
    expect(column('Debit')).toEqual(rows.map((row) => (row.Debit === '' ? null : Number(row.Debit))));
  });
});

describe('the OFX file', () => {
  it('holds each account by itself, oldest row first, and what is owed below zero', async () => {
    const { name, bytes } = await download('ofx', { from: '2026-04-09' });
    const text = bytes.toString('latin1');
    const found = (tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}>([^<\\r]*)`, 'g'))].map(([, v]) => v);

    expect(name).toBe('account-details_all_2026-04-09_2026-04-12_2026-04-12.ofx');
    expect(found('ACCTID')).toEqual(['00117', '00200']);
    expect(found('TRNAMT')).toEqual(['25.00', '-25.00', '-5.00', '5.00']);
    expect(found('BALAMT')).toEqual(['-530.00', '-100.00']);
    expect(found('NAME')[1]).toBe('Returned payment P-7');
  });

  it('names a row the same in every file, and no two alike', async () => {
    const idsOf = async (query: object) =>
      [...(await download('ofx', query)).bytes.toString().matchAll(/<FITID>([^<]*)/g)].map(([, id]) => id);
    const [all, some] = [await idsOf({}), await idsOf({ account: '00117', from: '2026-01-01' })];

    expect(new Set(all).size).toBe(17);
    expect(all).toEqual(expect.arrayContaining(some));
    expect(some).toHaveLength(13);
  });

  it('is read by a reader that is not ours to the same sums', async () => {
    const totals = await portal.as(username).call(ledger.totals, { query: { username } });
    const read = readOfx((await download('ofx')).bytes);
    const amounts = read.flatMap(({ transactions }) => transactions.map(({ TRNAMT }) => TRNAMT));

    expect(sumOf(amounts.filter((amount) => amount.startsWith('-')))).toBe(0 - totals.debitCents);
    expect(sumOf(amounts.filter((amount) => !amount.startsWith('-')))).toBe(totals.creditCents);
  });
});

describe.each(['csv', 'xlsx', 'ofx'] as const)('two downloads (%s)', (format) => {
  it('are the same bytes', async () => {
    expect((await download(format)).bytes).toEqual((await download(format)).bytes);
  });
});
