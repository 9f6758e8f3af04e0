import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCents } from '@contract/format/money';
import type { PaymentFormat } from '@contract/payments/labels';
import * as payments from '@contract/payments/endpoints';
import * as ledger from '@contract/ledger/endpoints';
import type { Db } from '@server/db/db';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillPayments } from './testing/fillPayments';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillPayments(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const username = 'ada@example.com';
const download = async (format: PaymentFormat, query: object = {}) => {
  const { name, content } = await portal
    .as(username)
    .download(payments.exportFile, { query: { username, sort: '-date', format, ...query } });
  return { name, bytes: Buffer.from(await content.arrayBuffer()) };
};
const rowsIn = (bytes: Buffer) => parse<Record<string, string>>(bytes, { bom: true, columns: true });
const valuesOf = (bytes: Buffer, tag: string) =>
  [...bytes.toString('latin1').matchAll(new RegExp(`<${tag}>([^<\\r]*)`, 'g'))].map(([, value]) => value);

describe('the file of the history', () => {
  it.each<object>([{}, { account: '00117' }, { status: 'returned' }, { q: 'unicorn' }])(
    'adds up under %j to what the totals say',
    async (query) => {
      const totals = await portal.as(username).call(payments.totals, { query: { username, ...query } });
      const rows = rowsIn((await download('csv', query)).bytes);
      const sum = (head: string) => rows.reduce((all, row) => all + toCents(row[head]!)!, 0);

      expect(rows).toHaveLength(totals.rows);
      expect([sum('Amount'), sum('Discount')]).toEqual([totals.paidCents, totals.discountCents]);
    },
  );

  it('says in words why the bank sent one back, and runs nothing in a spreadsheet', async () => {
    const { name, bytes } = await download('csv', { account: '00117', from: '2026-03-01', q: 'P-3' });

    expect(name).toBe('payment-history_00117_2026-03-01_2026-04-12_2026-04-12.csv');
    expect(rowsIn(bytes)[1]).toMatchObject({
      Posted: '2026-03-05',
      Received: '2026-03-04',
      Payment: 'P-3',
      'Paid by': 'Bank transfer',
      Reference: "'=ACH",
      Amount: '25.00',
      Status: 'Returned',
      Reason: 'There was not enough money in the bank account.',
    });
  });

  it('is a workbook with the same amounts', async () => {
    const rows = rowsIn((await download('csv')).bytes);
    const [heads, ...lines] = (await readXlsxFile((await download('xlsx')).bytes))[0]!.data;

    expect(lines.map((line) => line[heads!.indexOf('Amount')])).toEqual(
      rows.map((row) => Number(row.Amount)),
    );
  });
});

describe('the OFX file', () => {
  it('holds each account by itself, oldest first, and ends where its ledger ends', async () => {
    const { name, bytes } = await download('ofx', { from: '2026-03-01' });

    expect(name).toBe('payment-history_all_2026-03-01_2026-04-12_2026-04-12.ofx');
    expect(valuesOf(bytes, 'ACCTID')).toEqual(['00117', '00200']);
    expect(valuesOf(bytes, 'TRNAMT')).toEqual([
      '25.00',
      '-25.00',
      '50.00',
      '50.00',
      '-50.00',
      '7.00',
      '-7.00',
    ]);
    expect(valuesOf(bytes, 'BALAMT')[0]).toBe('-600.00');
  });

  it('calls a row what the ledger’s own file calls it', async () => {
    const query = { username, account: '00117', sort: 'date', format: 'ofx' as const };
    const { content } = await portal.as(username).download(ledger.exportFile, { query });
    const ofLedger = valuesOf(Buffer.from(await content.arrayBuffer()), 'FITID');
    const own = valuesOf((await download('ofx', { account: '00117' })).bytes, 'FITID');

    expect(ofLedger).toEqual(['00117:T1', '00117:T2']);
    expect(own).toEqual(expect.arrayContaining(ofLedger));
    expect(new Set(own).size).toBe(9);
  });
});
