import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { EntryFormat } from '@contract/depositPlan/labels';
import type { Db } from '@server/db/db';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillDeposits } from './testing/fillDeposits';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillDeposits(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const username = 'ada@example.com';
const own = { username, savid: 'D-00117' };
const entries = (query: object = {}) =>
  portal
    .as(username)
    .call(depositPlans.transactions, { query: { ...own, sort: '-date', limit: 25, ...query } });
const totals = (query: object = {}) =>
  portal.as(username).call(depositPlans.totals, { query: { ...own, ...query } });
const download = async (format: EntryFormat, query: object = {}) => {
  const { name, content } = await portal
    .as(username)
    .download(depositPlans.exportFile, { query: { ...own, sort: '-date', format, ...query } });
  return { name, bytes: Buffer.from(await content.arrayBuffer()) };
};

describe('the ledger', () => {
  it('goes page by page, forward and back, in either order', async () => {
    const first = await entries({ limit: 3 });
    const second = await entries({ limit: 3, after: first.next });
    const third = await entries({ limit: 3, after: second.next });
    const back = await entries({ limit: 3, before: second.previous });
    const ids = [first, second, third].map(({ rows }) => rows.map(({ id }) => id));

    expect(ids).toEqual([['7', '6', '5'], ['4', '3', '2'], ['1']]);
    expect(back).toEqual({ ...first, previous: null });
    expect([first.previous, third.next]).toEqual([null, null]);
    expect((await entries({ sort: 'date' })).rows.map(({ id }) => id)).toEqual([...'1234567']);
    expect(first.rows[0]).not.toHaveProperty('seq');
  });

  it('has one address, and needs no more than who and which', async () => {
    const token = await portal.tokenOf(username);
    const ask = (url: string) => portal.send({ method: 'GET', url, token });
    const answer = await ask(`/api/cinchtransactions?username=${username}&savid=D-00117`);

    expect(answer.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id)).toEqual([...'7654321']);
    expect((await ask(`/api/depositplan/entries?username=${username}&savid=D-00117`)).statusCode).toBe(404);
  });

  it('does not go on in another order', async () => {
    const { next } = await entries({ limit: 3 });

    await expect(entries({ sort: 'date', after: next })).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each([
    [{ from: '2026-04-03', to: '2026-04-04' }, ['5', '4']],
    [{ savid: 'D-2', kind: 'interest,withdrawalCheck' }, ['c', 'b']],
    [{ savid: 'D-2', q: '20088' }, ['c']],
    [{ savid: 'D-2', q: 'withdrawal check' }, ['c']],
    [{ savid: 'D-2', q: '4.25%' }, ['b']],
    [{ savid: 'D-2', q: '100%' }, []],
  ])('is narrowed by %j', async (query, ids) => {
    expect((await entries(query)).rows.map(({ id }) => id)).toEqual(ids);
    expect((await totals(query)).rows).toBe(ids.length);
  });

  it('is searched for the words that its reader sees', async () => {
    const found = (q: string) =>
      inLanguage('es', async () => (await entries({ savid: 'D-2', q })).rows.map(({ id }) => id));

    expect(await found('retiro cheque')).toEqual(['c']);
    expect(await found('withdrawal by')).toEqual([]);
  });
});

describe('the totals', () => {
  it.each([
    [{}, 10_000 * 7, 0, 0, 70_000],
    [{ from: '2026-04-04' }, 30_000, 0, 40_000, 70_000],
    [{ to: '2026-04-04' }, 50_000, 0, 0, 50_000],
    // Without a row the balances stand all the same.
    [{ from: '2026-04-11', to: '2026-04-12' }, 0, 0, 70_000, 70_000],
    [{ from: '2025-01-01', to: '2025-12-31' }, 0, 0, 0, 0],
    [{ savid: 'D-2', kind: 'interest' }, 10_000, 0, 0, 2_000_000],
    [{ savid: 'D-2', from: '2026-04-01' }, 0, 500_000, 2_500_000, 2_000_000],
  ])('of %j', async (query, inCents, outCents, openingCents, closingCents) => {
    expect(await totals(query)).toMatchObject({ inCents, outCents, openingCents, closingCents });
  });

  it('name the kinds that there are', async () => {
    expect((await totals({ savid: 'D-2', kind: 'interest' })).kinds).toEqual([
      'deposit',
      'interest',
      'withdrawalCheck',
    ]);
  });
});

describe('a file', () => {
  const rowsIn = (bytes: Buffer) => parse<Record<string, string>>(bytes, { bom: true, columns: true });

  it('holds every row with its balance, and runs nothing in a spreadsheet', async () => {
    const { name, bytes } = await download('csv', { savid: 'D-2', sort: 'date' });

    expect(name).toBe('deposit-plan_D-2_start_2026-04-12_2026-04-12.csv');
    expect(rowsIn(bytes).map((row) => [row.Type, row.Description, row.In, row.Out, row.Balance])).toEqual([
      ['Deposit', 'Deposit', '24900.00', '', '24900.00'],
      ['Interest', 'Interest 4.25%', '100.00', '', '25000.00'],
      ['Withdrawal by check', "'=Check", '', '5000.00', '20000.00'],
    ]);
  });

  it('is a workbook with the same cells', async () => {
    const rows = rowsIn((await download('csv')).bytes);
    const [heads, ...lines] = (await readXlsxFile((await download('xlsx')).bytes))[0]!.data;

    expect(lines.map((line) => line[heads!.indexOf('Balance')])).toEqual(
      rows.map((row) => Number(row.Balance)),
    );
  });

  it('is a savings account for bookkeeping programs, oldest row first', async () => {
    const text = (await download('ofx', { savid: 'D-2', from: '2026-03-01' })).bytes.toString('latin1');
    const found = (tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}>([^<\\r]*)`, 'g'))].map(([, value]) => value);

    expect(found('ACCTTYPE')).toEqual(['SAVINGS']);
    expect(found('TRNTYPE')).toEqual(['INT', 'CHECK']);
    expect(found('TRNAMT')).toEqual(['100.00', '-5000.00']);
    expect(found('FITID')).toEqual(['D-2:b', 'D-2:c']);
    expect(found('CHECKNUM')).toEqual(['20088']);
    expect(found('BALAMT')).toEqual(['20000.00']);
  });
});
