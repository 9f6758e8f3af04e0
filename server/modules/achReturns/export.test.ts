import { afterEach, beforeEach, expect, it } from 'vitest';
import * as achReturns from '@contract/achReturns/endpoints';
import { bai2Of } from '@server/bank/testing/statements';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { payable, root } from '@server/modules/achBatches/testing/filed';
import { bankAnswers } from './testing/bankAnswers';
import { openReturns, type Returns } from './testing/returned';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

const take = bankTakes();

/** What the office takes along of files that came back. */
function bankTakes() {
  const office = () => bank.portal.as(root);
  return {
    files: (format: 'csv' | 'xlsx', filter: { readonly status?: 'applied'; readonly q?: string } = {}) =>
      office().download(achReturns.exportFile, { query: { ...filter, format } }),
    rows: (fileNo: number, format: 'csv' | 'xlsx') =>
      office().download(achReturns.rowExport, { params: { fileNo }, query: { format } }),
    entries: (fileNo: number, format: 'csv' | 'xlsx') =>
      office().download(achReturns.entryExport, { params: { fileNo }, query: { format } }),
  };
}

/** A payment that came back, in a file of that name. */
async function returned(name: string) {
  const { requestNo } = await payable(bank.db);
  const bytes = await bank.sent();
  return {
    requestNo,
    fileNo: await bank.returns.take(bankAnswers(bytes, [{ requestNo, code: 'R01' }]), name),
  };
}

it('the files that the filters let through, the newest first', async () => {
  const first = await returned('=first.ach');
  await bank.returns.move(first.fileNo, 'apply');
  await bank.returns.take(bai2Of([{ day: '2026-04-15', accounts: [{ booked: [] }] }]), 'second.txt');
  const workbook = await take.files('xlsx');

  expect(await csvRows(await take.files('csv', { status: 'applied' }))).toMatchObject([
    {
      File: String(first.fileNo),
      Status: 'Applied',
      'File name': "'=first.ach",
      Format: 'Return file',
      Rows: '1',
      'Not found': '0',
      'Received by': root,
      'Decided by': root,
    },
  ]);
  expect(workbook.name).toMatch(/^return-files_all_start_2026-04-15_2026-04-15\.xlsx$/);
  expect((await sheetRows(workbook)).rows.map((row) => row[2])).toEqual(['second.txt', '=first.ach']);
});

it('the rows of one file, with the payment and the reason of each', async () => {
  const { fileNo, requestNo } = await returned('returns.ach');
  const csv = await take.rows(fileNo, 'csv');
  const workbook = await take.rows(fileNo, 'xlsx');

  expect(await csvRows(csv)).toMatchObject([
    {
      Request: requestNo,
      Account: '00117',
      Reason: 'R01: There was not enough money in the bank account.',
      Amount: '100.00',
      Outcome: 'To apply',
      'How it was found': 'By trace number',
    },
  ]);
  expect(csv.name).toBe(`returns-${fileNo}_all_start_2026-04-15_2026-04-15.csv`);
  expect((await sheetRows(workbook)).rows[0]).toContain(100);
});

it('the lines of a statement, of long numbers the last digits alone', async () => {
  const statement = bai2Of([
    {
      day: '2026-04-15',
      accounts: [{ booked: [{ code: '301', cents: 700, text: ['DEPOSIT 123456789012'] }] }],
    },
  ]);
  const fileNo = await bank.returns.take(statement, 'statement.txt');
  const csv = await take.entries(fileNo, 'csv');
  const [row] = await csvRows(csv);

  expect(row).toMatchObject({ Day: '2026-04-15', Amount: '7.00', 'Bank file': 'Not one of our files' });
  expect(row!['What the bank wrote']).toMatch(/^DEPOSIT .*9012$/);
  expect(await csv.content.text()).not.toContain('123456789012');
  expect((await sheetRows(await take.entries(fileNo, 'xlsx'))).rows[0]).toContain(7);
});
