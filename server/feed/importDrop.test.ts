import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb, openTestDbForTest } from '../testing/testDb';
import { currentFeed } from './storedDrops';
import { feedFiles } from './feedFiles';
import { importDrop } from './importDrop';
import type { ImportReport } from './report';
import { dataTables, everything } from './testing/everything';
import { set } from './testing/change';
import { account, tinyDrop } from './testing/tinyDrop';
import { utf8, writeDrop } from './testing/writeDrop';

describe('a drop that is right', () => {
  let db: Db;
  let folder: string;
  let report: ImportReport;
  beforeAll(async () => {
    db = await openTestDb();
    folder = writeDrop(tinyDrop());
    report = await importDrop(db, folder);
    return () => db.close();
  });

  it('is applied without issues', () => {
    expect(report).toMatchObject({
      outcome: 'applied',
      asOf: '2026-04-12',
      rowsRead: 34,
      rowsQuarantined: 0,
    });
    expect(report.issues).toEqual([]);
    expect(Object.keys(report.changes)).toHaveLength(feedFiles.length);
    expect(report.changes['invoice_lines.csv']).toMatchObject({ inserted: 3, updated: 0, removed: 0 });
  });

  it('keeps codes, cents, quantities, dates and what an empty cell means', async () => {
    const invoice = await db.sql
      .selectFrom('invoice')
      .selectAll()
      .where('invoice_no', '=', '0048213')
      .executeTakeFirst();
    expect(invoice).toMatchObject({
      account_no: '00117',
      total_cents: 10_000,
      freight_cents: 0,
      due_date: '2026-05-15',
      ship_date: null,
      voided: false,
      comments: 'Spring "topdress", north',
      import_id: report.importId,
    });
    const line = await db.sql
      .selectFrom('invoice_line')
      .select(['qty', 'unit_price'])
      .where('line_no', '=', 2)
      .executeTakeFirst();
    expect(line).toEqual({ qty: '40.000000', unit_price: '1.000000' });
  });

  it('reads the license that a product was applied under, where a line has one', async () => {
    const own = await openTestDbForTest();
    const content = tinyDrop();
    set('invoice_lines.csv', 1, { applicator_license_no: 'WA-71204' })(content);
    await importDrop(own, writeDrop(content));
    const lines = own.sql
      .selectFrom('invoice_line')
      .select('applicator_license_no')
      .orderBy('invoice_no')
      .orderBy('line_no');

    expect((await lines.execute()).map((line) => line.applicator_license_no)).toEqual([
      null,
      'WA-71204',
      null,
    ]);
  });

  it('leaves a branch without a zone to the company’s own', async () => {
    const other = await openTestDbForTest();
    const content = tinyDrop();
    set('branches.csv', 0, { time_zone: '' })(content);

    expect(await importDrop(other, writeDrop(content))).toMatchObject({ outcome: 'applied', issues: [] });
    expect(await other.sql.selectFrom('branch').select('time_zone').execute()).toEqual([{ time_zone: null }]);
  });

  it('is what customers see from now on', async () => {
    expect(await currentFeed(db)).toMatchObject({ asOf: '2026-04-12', drop: report.drop });
  });

  it('changes nothing when it comes again', async () => {
    const before = await everything(db);
    expect(await importDrop(db, folder)).toMatchObject({ outcome: 'unchanged', changes: {}, issues: [] });
    expect(await everything(db)).toBe(before);
  });

  it('changes no row when it comes again under another manifest', async () => {
    const before = await everything(db, dataTables);
    const again = await importDrop(
      db,
      writeDrop(tinyDrop(), { manifest: (text) => text.replace('T23:55:02', 'T23:58:00') }),
    );
    expect(again.outcome).toBe('applied');
    expect(Object.values(again.changes)).toMatchObject(
      feedFiles.map(() => ({ inserted: 0, updated: 0, removed: 0 })),
    );
    expect(await everything(db, dataTables)).toBe(before);
  });

  it('may come back after another of the same day', async () => {
    expect(await importDrop(db, folder)).toMatchObject({ outcome: 'applied' });
  });
});

it('takes a later drop’s new, changed and missing rows', async () => {
  const db = await openTestDbForTest();
  await importDrop(db, writeDrop(tinyDrop()));
  const next = tinyDrop();
  next['accounts.csv'] = [next['accounts.csv']![0]!, account('00300', '0.00')];
  next['products.csv']![0]!.name = 'UAN 32';
  const report = await importDrop(db, writeDrop(next, { asOf: '2026-04-13' }));
  expect(report.changes['accounts.csv']).toMatchObject({ inserted: 1, updated: 0, removed: 1 });
  expect(report.changes['products.csv']).toMatchObject({ inserted: 0, updated: 1, removed: 0 });
  const removed = await db.sql.selectFrom('feed_removed').selectAll().execute();
  expect(removed).toMatchObject([
    { import_id: report.importId, table_name: 'account', row: { account_no: '00200' } },
  ]);
  const touched = await db.sql
    .selectFrom('account')
    .select(['account_no', 'import_id'])
    .orderBy('account_no')
    .execute();
  expect(touched).toEqual([
    { account_no: '00117', import_id: report.importId! - 1 },
    { account_no: '00300', import_id: report.importId },
  ]);
});

it.each(['invoices.csv', 'deposit_transactions.csv'])(
  'leaves nothing behind when it breaks off at %s',
  async (at) => {
    const db = await openTestDbForTest();
    await importDrop(db, writeDrop(tinyDrop()));
    const before = await everything(db);
    const next = tinyDrop();
    next['products.csv']![0]!.name = 'UAN 32';
    const broken = importDrop(db, writeDrop(next, { asOf: '2026-04-13' }), {
      onProgress: ({ step, file }) => {
        if (step === 'applying' && file === at) throw new Error('The power went.');
      },
    });
    await expect(broken).rejects.toThrow('The power went.');
    expect(await everything(db)).toBe(before);
  },
);

describe('how a file may be written', () => {
  const shuffled = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) =>
        `${line.split(',').reverse().join(',')},x`.replace(/^(.*city.*),x$/, '$1,favourite_colour'),
      )
      .join('\r\n');

  it('in another order of columns, with unknown ones, CRLF, a byte-order mark and no last line break', async () => {
    const db = await openTestDbForTest();
    const report = await importDrop(
      db,
      writeDrop(tinyDrop(), { text: { 'branches.csv': (text) => `${utf8('\uFEFF')}${shuffled(text)}` } }),
    );
    expect(report).toMatchObject({ outcome: 'applied', rowsQuarantined: 0 });
    expect(report.issues).toMatchObject([
      { severity: 'warn', file: 'branches.csv', rule: 'unknown-column', value: 'favourite_colour' },
    ]);
    expect(await db.sql.selectFrom('branch').select(['branch_code', 'name']).execute()).toEqual([
      { branch_code: 'PUL', name: 'Pullman' },
    ]);
  });

  it.each([
    ['UTF-8', utf8('O’Brien & Söhne, "LLC"\nc/o\tAnn\\Bo'), []],
    ['Windows-1252', 'O\x92Brien & S\xF6hne, "LLC"\nc/o\tAnn\\Bo', ['encoding']],
  ])('in %s, with quotes, tabs, backslashes and line breaks in a cell', async (_, name, rules) => {
    const db = await openTestDbForTest();
    const content = tinyDrop();
    content['accounts.csv']![1]!.name = name;
    const report = await importDrop(db, writeDrop(content));
    expect(report.issues.map(({ rule }) => rule)).toEqual(rules);
    const stored = await db.sql
      .selectFrom('account')
      .select('name')
      .where('account_no', '=', '00200')
      .executeTakeFirst();
    expect(stored?.name).toBe('O’Brien & Söhne, "LLC"\nc/o\tAnn\\Bo');
  });

  it('without the files that a company may not have', async () => {
    const db = await openTestDbForTest();
    await importDrop(db, writeDrop(tinyDrop()));
    const { 'delivery_tickets.csv': _, 'price_sheet.csv': __, ...rest } = tinyDrop();
    const report = await importDrop(db, writeDrop(rest));
    expect(report).toMatchObject({ outcome: 'applied', rowsQuarantined: 0 });
    expect(await db.sql.selectFrom('price_sheet').selectAll().execute()).toHaveLength(1);
  });

  it('with a header alone where there is nothing of a kind', async () => {
    const db = await openTestDbForTest();
    const content = { ...tinyDrop(), 'deposit_accounts.csv': [], 'deposit_transactions.csv': [] };
    expect(await importDrop(db, writeDrop(content))).toMatchObject({ outcome: 'applied', issues: [] });
    expect(await db.sql.selectFrom('deposit_account').selectAll().execute()).toEqual([]);
  });

  it('with files that the portal does not read, which are named', async () => {
    const db = await openTestDbForTest();
    const content = { ...tinyDrop(), 'weather.csv': [{ branch: 'PUL', rain: '1.00' }] };
    expect(await importDrop(db, writeDrop(content))).toMatchObject({
      outcome: 'applied',
      issues: [{ severity: 'warn', file: 'weather.csv', rule: 'unknown-file' }],
    });
    const torn = writeDrop(content, {
      asOf: '2026-04-13',
      tamper: { 'weather.csv': () => 'branch' },
    });
    expect(await importDrop(db, torn)).toMatchObject({
      outcome: 'refused',
      issues: [{ severity: 'fatal', file: 'weather.csv', rule: 'sha256' }],
    });
  });
});
