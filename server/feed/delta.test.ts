import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { importDrop } from './importDrop';
import { dataTables, everything } from './testing/everything';
import { account, type DropContent, invoice, ledger, line, tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';

type Row = Record<string, string>;
const U = (row: Row): Row => ({ ...row, op: 'U' });
const D = (row: Row): Row => ({ ...row, op: 'D' });

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
  onTestFinished(() => db.close());
  await importDrop(db, writeDrop(tinyDrop()));
});

/** Imports changes alone. */
const send = (content: DropContent, options: DropOptions = {}) =>
  importDrop(db, writeDrop(content, { asOf: '2026-04-13', delta: Object.keys(content), ...options }), {
    approvedBy: 'the office',
  });
const rules = (report: Awaited<ReturnType<typeof send>>) =>
  report.issues.map(({ file, line: at, rule, key }) => `${file} ${at} ${rule} ${key}`);
const keys = async (table: 'account' | 'invoice' | 'invoice_line', column: string) =>
  (await db.sql.selectFrom(table).selectAll().orderBy('import_id').execute()).map(
    (row) => (row as unknown as Row)[column],
  );

/** One more invoice that is open, and the balance that it makes. */
const bought = (): DropContent => ({
  'accounts.csv': [U({ ...account('00117', '155.00'), prepay_remaining: '70.00' })],
  'invoices.csv': [U(invoice('0048215', '5.00', '5.00'))],
  'invoice_lines.csv': [U(line('0048215', '1', '5.00'))],
  'ar_transactions.csv': [U(ledger('T-4', '4', { kind: 'invoice', debit: '5.00', open_amount: '5.00' }))],
});

describe('a drop of changes', () => {
  it('brings what is new and changed, and leaves all else as it is', async () => {
    const report = await send(bought());

    expect(report).toMatchObject({ outcome: 'applied', rowsRead: 4, rowsQuarantined: 0, issues: [] });
    expect(report.changes['accounts.csv']).toMatchObject({ inserted: 0, updated: 1, removed: 0 });
    expect(report.changes['invoices.csv']).toMatchObject({ inserted: 1, updated: 0, removed: 0 });
    expect(await keys('account', 'account_no')).toEqual(['00200', '00117']);
    expect(await keys('invoice', 'invoice_no')).toEqual(['0048213', '0048214', '0048215']);
  });

  it('takes away what it deletes, whatever the old values were', async () => {
    await send(bought());
    const gone = { ...invoice('0048215', '5.00', '5.00'), due_date: 'unknown' };
    const report = await send({
      'accounts.csv': [U({ ...account('00117', '150.00'), prepay_remaining: '70.00' })],
      'invoices.csv': [D(gone)],
      'invoice_lines.csv': [D(line('0048215', '1', '5.00'))],
      'ar_transactions.csv': [D(ledger('T-4', '4', { kind: 'invoice', debit: '5.00' }))],
    });

    expect(report).toMatchObject({ outcome: 'applied', issues: [] });
    expect(report.changes['invoices.csv']).toMatchObject({ inserted: 0, updated: 0, removed: 1 });
    expect(await everything(db, ['invoice', 'invoice_line'])).not.toContain('0048215');
  });

  it('is checked together with what was there', async () => {
    const yesterday = await everything(db, dataTables);
    const { 'ar_transactions.csv': _, ...rest } = bought();

    expect(rules(await send(rest))).toEqual(
      expect.arrayContaining([
        'accounts.csv 2 ledger-balance 00117',
        'invoices.csv 2 parent-quarantined 0048215',
        'invoice_lines.csv 2 parent-quarantined 0048215;1',
      ]),
    );
    expect(await everything(db, dataTables)).toBe(yesterday);
  });

  it('names what it spoils of the day before, and keeps it whole', async () => {
    const yesterday = await everything(db, dataTables);
    const report = await send({ 'invoice_lines.csv': [D(line('0048213', '2', '40.00'))] });

    expect(rules(report)).toEqual(['invoices.csv null line-sum 0048213']);
    expect(await everything(db, dataTables)).toBe(yesterday);
  });

  it('takes along what belongs to a deleted row', async () => {
    const report = await send({
      'invoices.csv': [D(invoice('0048213', '100.00', '0.00'))],
      'payments.csv': [D({ payment_no: 'P-1' })],
    });

    expect(report.issues).toEqual([]);
    expect(await keys('invoice_line', 'invoice_no')).toEqual(['0048214']);
    expect(await db.sql.selectFrom('payment_application').selectAll().execute()).toEqual([]);
  });

  it('says when it deletes what is not there', async () => {
    const yesterday = await everything(db, dataTables);

    expect(rules(await send({ 'invoices.csv': [D(invoice('9', '1.00', '1.00'))] }))).toEqual([
      'invoices.csv 2 unknown-deleted 9',
    ]);
    expect(await everything(db, dataTables)).toBe(yesterday);
  });

  it('leaves a row as it was whose change cannot be read', async () => {
    const yesterday = await everything(db, dataTables);
    const report = await send({
      'fields.csv': [U({ field_id: 'F-1', account_no: '00117', field_name: 'South', acres: 'many' })],
      'contacts.csv': [{ account_no: '00117', email: 'ann@example.com', name: 'Anna', op: 'X' }],
    });

    expect(rules(report)).toEqual(['fields.csv 2 decimal F-1', 'contacts.csv 2 op 00117;ann@example.com']);
    expect(await everything(db, dataTables)).toBe(yesterday);
  });

  it.each<[string, DropContent, DropOptions, string]>([
    ['no op column', { 'fields.csv': [{ field_id: 'F-1' }] }, {}, 'fields.csv missing-column op'],
    [
      'one key twice',
      { 'invoices.csv': [U(invoice('7', '1.00', '1.00')), D(invoice('7', '1.00', '1.00'))] },
      {},
      'invoices.csv duplicate-key invoice_no',
    ],
    [
      'another control total than that of all rows, deleted ones too',
      { 'invoices.csv': [U(invoice('7', '1.00', '1.00')), D(invoice('8', '1.00', '1.00'))] },
      { manifest: (text) => text.replace('2.00', '1.00') },
      'invoices.csv control-total null',
    ],
  ])('is refused with %s', async (_, content, options, told) => {
    const report = await send(content, options);

    expect(report.outcome).toBe('refused');
    expect(report.issues.map(({ file, rule, column }) => `${file} ${rule} ${column}`)).toContain(told);
  });

  it('may come with whole files, which still say what is no more', async () => {
    const report = await send(
      { 'accounts.csv': [{ ...account('00117', '150.00'), prepay_remaining: '70.00' }], 'invoices.csv': [] },
      { delta: ['invoices.csv'], text: { 'invoices.csv': (text) => text.replace('\n', ',op\n') } },
    );

    expect(report).toMatchObject({ outcome: 'applied', issues: [] });
    expect(await keys('account', 'account_no')).toEqual(['00117']);
    expect(await keys('invoice', 'invoice_no')).toHaveLength(2);
  });
});
