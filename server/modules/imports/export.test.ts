import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '@contract/endpoint';
import * as imports from '@contract/imports/endpoints';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { createFeed } from '@server/feed/feed';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

/** The tiny drop with contacts of an account that is nowhere. */
function odd(): string {
  const content = tinyDrop();
  content['contacts.csv'] = Array.from({ length: 30 }, (_, at) => ({
    account_no: '9',
    email: at === 0 ? '=HYPERLINK("x")' : `a${at}@example.com`,
  }));
  return writeDrop(content, { asOf: '2026-04-13' });
}

let portal: TestApp;
beforeAll(async () => {
  const db = await openTestDb();
  portal = await openTestApp(db);
  await put(db, 'portal_user', { name: 'root@example.com', admin: true });
  const feed = createFeed(db);
  await feed.import(writeDrop(tinyDrop()));
  await feed.import(odd());
  await feed.import(writeDrop(tinyDrop(), { asOf: '2026-04-13', tamper: { 'fields.csv': () => 'x' } }));
});
afterAll(() => portal.close());

const office = () => portal.as('root@example.com');

describe('the file of drops', () => {
  const file = (query: CallOf<typeof imports.exportFile>['query']) =>
    office().download(imports.exportFile, { query });

  it('has those that the filters let through, the newest first', async () => {
    const rows = await csvRows(await file({ outcome: 'held,applied', format: 'csv' }));

    expect(rows.map(({ Result }) => Result)).toEqual(['Held', 'Customers see it']);
    expect(rows[0]).toMatchObject({ 'As of': '2026-04-13', 'Held back': '30' });
  });

  it('comes as a workbook too', async () => {
    const workbook = await file({ outcome: 'held', format: 'xlsx' });

    expect(workbook.name).toBe('imports_all_start_2026-04-13_2026-04-13.xlsx');
    const { head, rows } = await sheetRows(workbook);
    expect(rows.map((row) => row[head!.indexOf('Held back')])).toEqual([30]);
  });
});

describe('the file of a drop’s findings', () => {
  const file = (query: CallOf<typeof imports.issueExport>['query'], dropId = 2) =>
    office().download(imports.issueExport, { params: { dropId }, query });

  it('has those that the filters let through, and runs nothing in a spreadsheet', async () => {
    const rows = await csvRows(await file({ q: 'HYPERLINK', format: 'csv' }));

    expect(rows).toMatchObject([
      { 'How serious': 'Holds a row back', File: 'contacts.csv', Line: '2', Rule: 'unknown-account' },
    ]);
    expect(Object.values(rows[0]!).filter((text) => text.startsWith('='))).toEqual([]);
    expect(await csvRows(await file({ severity: 'row', format: 'csv' }))).toHaveLength(30);
  });

  it('comes as a workbook too', async () => {
    const workbook = await file({ format: 'xlsx' });

    expect(workbook.name).toBe('findings-2_all_start_2026-04-13_2026-04-13.xlsx');
    expect((await sheetRows(workbook)).rows).toHaveLength(30);
  });

  it('of no drop there is none', async () => {
    await expect(file({ format: 'csv' }, 99)).rejects.toMatchObject({ code: 'not-found' });
  });
});
