import { expect, it } from 'vitest';
import * as achBatches from '@contract/achBatches/endpoints';
import type { CallOf } from '@contract/endpoint';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { openTestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { bankOffice, fillBank, payable, root } from './testing/filed';

it('finds files by their number, by their requests and by whose accounts are in them, void ones too', async () => {
  const db = await openTestDbForTest();
  await fillBank(db);
  const portal = await openTestApp(db);
  const office = bankOffice(portal);
  const { requestNo } = await payable(db);
  await office.move(await office.create(), 'void', { reason: 'Wrong day' });
  await payable(db, { option: { holder_name: 'Ridge Land' } });
  const second = await office.create();
  const found = async (q: string) => {
    const { rows } = await portal.as(root).call(achBatches.list, { query: { q, limit: 50 } });
    const totals = await portal.as(root).call(achBatches.totals, { query: { q } });
    expect(totals.rows).toBe(rows.length);
    return rows.map(({ batchNo }) => batchNo);
  };

  expect(second).toMatchObject({ batchNo: 2, entryCount: 2 });
  expect(await found('1')).toContain(1);
  expect(await found(` ${requestNo.toLowerCase()} `)).toEqual([2, 1]);
  expect(await found('RIDGE land')).toEqual([2]);
  expect(await found('nothing of it')).toEqual([]);
  expect(await found('%')).toEqual([]);
  await portal.close();
});

it('is taken along as it is filtered, as CSV and as a workbook', async () => {
  const db = await openTestDbForTest();
  await fillBank(db);
  const portal = await openTestApp(db);
  const office = bankOffice(portal);
  await payable(db);
  await office.move(await office.create(), 'void', { reason: '=Wrong day' });
  await office.create();
  const file = (query: CallOf<typeof achBatches.exportFile>['query']) =>
    portal.as(root).download(achBatches.exportFile, { query });
  const workbook = await file({ format: 'xlsx' });

  expect(await csvRows(await file({ status: 'void', format: 'csv' }))).toMatchObject([
    {
      'Bank file': '1',
      Status: 'Void',
      'Effective date': expect.stringMatching(/^2026-04-/) as string,
      Entries: '1',
      Debits: '100.00',
      Credits: '0.00',
      'Voided by': root,
      Reason: "'=Wrong day",
    },
  ]);
  expect(workbook.name).toBe('bank-files_all_start_2026-04-13_2026-04-13.xlsx');
  expect((await sheetRows(workbook)).rows.map(([batchNo]) => batchNo)).toEqual([2, 1]);
  await portal.close();
});

it('hands out the entries of one file, of their bank accounts nothing', async () => {
  const db = await openTestDbForTest();
  await fillBank(db);
  const portal = await openTestApp(db);
  const { requestNo } = await payable(db);
  const { batchNo } = await bankOffice(portal).create();
  const file = (format: 'csv' | 'xlsx') =>
    portal.as(root).download(achBatches.entryExport, { params: { batchNo }, query: { format } });
  const { rows: entries } = await portal
    .as(root)
    .call(achBatches.entries, { params: { batchNo }, query: { limit: 25 } });
  const csv = await file('csv');
  const rows = await csvRows(csv);

  expect(rows).toHaveLength(entries.length);
  expect(rows[0]).toMatchObject({
    Request: requestNo,
    Account: '00117',
    Direction: 'Debit',
    Amount: '100.00',
    'Trace number': entries[0]!.traceNo,
  });
  expect(Object.values(rows[0]!)).not.toContain(entries[0]!.routingNumber);
  expect(csv.name).toBe('bank-file-1_all_start_2026-04-13_2026-04-13.csv');
  expect((await sheetRows(await file('xlsx'))).rows[0]).toContain(100);
  await portal.close();
});
