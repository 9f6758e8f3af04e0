import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb, openTestDbForTest } from '../testing/testDb';
import { importDrop } from './importDrop';
import { add, type Change, set } from './testing/change';
import { invoice, ledger, line, tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';

// Each changes one row that nothing else depends on; the header is line 1.
type RowRule = [
  rule: string,
  file: string,
  line: number,
  column: string,
  value: string | null,
  change: Change,
];
const rowRules: RowRule[] = [
  ['required', 'fields.csv', 2, 'field_name', null, set('fields.csv', 0, { field_name: '' })],
  ['unknown-value', 'contacts.csv', 2, 'access_level', 'Z', set('contacts.csv', 0, { access_level: 'Z' })],
  [
    'date',
    'invoice_discounts.csv',
    2,
    'through_date',
    '2026-02-30',
    set('invoice_discounts.csv', 0, { through_date: '2026-02-30' }),
  ],
  [
    'money',
    'invoice_discounts.csv',
    2,
    'amount',
    '3.005',
    set('invoice_discounts.csv', 0, { amount: '3.005' }),
  ],
  ['money', 'invoice_taxes.csv', 2, 'tax_amount', '$0', set('invoice_taxes.csv', 0, { tax_amount: '$0' })],
  ['whole-number', 'invoice_taxes.csv', 2, 'line_no', '1.5', set('invoice_taxes.csv', 0, { line_no: '1.5' })],
  ['decimal', 'fields.csv', 2, 'acres', '78.1234567', set('fields.csv', 0, { acres: '78.1234567' })],
  ['flag', 'contacts.csv', 2, 'deposit_access', 'yes', set('contacts.csv', 0, { deposit_access: 'yes' })],
  [
    'time-zone',
    'branches.csv',
    2,
    'time_zone',
    'Mars/Base',
    set('branches.csv', 0, { time_zone: 'Mars/Base' }),
  ],
  [
    'negative',
    'accounts.csv',
    3,
    'unapplied_credit',
    '-1.00',
    set('accounts.csv', 1, { unapplied_credit: '-1.00' }),
  ],
  [
    'too-long',
    'fields.csv',
    2,
    'county',
    `${'x'.repeat(200)}…`,
    set('fields.csv', 0, { county: 'x'.repeat(70_000) }),
  ],
  ['nul', 'fields.csv', 2, 'county', 'a\uFFFDb', set('fields.csv', 0, { county: 'a\0b' })],
  [
    'aging-sum',
    'accounts.csv',
    3,
    'regular_balance',
    '0.00 against 5.00',
    set('accounts.csv', 1, { aging_30: '5.00' }),
  ],
  ['unknown-account', 'contacts.csv', 2, 'account_no', '999', set('contacts.csv', 0, { account_no: '999' })],
  [
    'unknown-account',
    'ar_transactions.csv',
    5,
    'account_no',
    '999',
    add('ar_transactions.csv', {
      ...ledger('T-9', '9', { kind: 'invoice', debit: '1.00' }),
      account_no: '999',
    }),
  ],
  [
    'unknown-invoice',
    'invoice_lines.csv',
    5,
    'invoice_no',
    '77',
    add('invoice_lines.csv', line('77', '1', '1.00')),
  ],
  [
    'unknown-payment',
    'payment_applications.csv',
    3,
    'payment_no',
    'P-9',
    add('payment_applications.csv', { payment_no: 'P-9', invoice_no: '0048213', applied: '1.00' }),
  ],
  [
    'debit-or-credit',
    'ar_transactions.csv',
    5,
    'debit',
    '1.00 and 1.00',
    add('ar_transactions.csv', ledger('T-9', '9', { kind: 'transfer', debit: '1', credit: '1' })),
  ],
  [
    'total',
    'invoices.csv',
    4,
    'total',
    '5.00 against 6.00',
    add('invoices.csv', { ...invoice('9', '5.00', '5.00'), subtotal: '6.00' }),
  ],
  [
    'open-amount',
    'invoices.csv',
    4,
    'open_amount',
    '5.00 against 4.00',
    add('invoices.csv', { ...invoice('9', '5.00', '5.00'), credited: '1.00' }),
  ],
  ...(
    [
      ['delivery_tickets.csv', 'branch'],
      ['price_sheet.csv', 'branch'],
      ['ar_transactions.csv', 'branch'],
    ] as const
  ).map(([file, column]): RowRule => [
    'unknown-branch',
    file,
    2,
    column,
    'ZZZ',
    set(file, 0, { [column]: 'ZZZ' }),
  ]),
  [
    'unknown-home-branch',
    'accounts.csv',
    3,
    'home_branch',
    'ZZZ',
    set('accounts.csv', 1, { home_branch: 'ZZZ' }),
  ],
  [
    'line-sum',
    'invoices.csv',
    4,
    'subtotal',
    '5.00 against 0.00',
    add('invoices.csv', invoice('9', '5.00', '5.00')),
  ],
];

describe('a row that breaks a rule is left out and named', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb();
    return () => db.close();
  });

  it.each(rowRules)('%s in %s', async (rule, file, lineNo, column, value, change) => {
    const content = tinyDrop();
    change(content);
    const report = await importDrop(db, writeDrop(content), { approvedBy: 'the office' });
    expect(report).toMatchObject({ outcome: 'applied', rowsQuarantined: 1 });
    expect(report.issues.filter(({ severity }) => severity === 'row')).toEqual([
      expect.objectContaining({ file, line: lineNo, rule, column, value }),
    ]);
  });
});

const warnings: [rule: string, file: string, column: string, value: string, change: Change][] = [
  ['unknown-unit', 'invoice_lines.csv', 'uom', 'furlong', set('invoice_lines.csv', 1, { uom: 'furlong' })],
  [
    'unknown-group-code',
    'invoice_lines.csv',
    'group_code',
    'NOSUCH',
    set('invoice_lines.csv', 1, { group_code: 'NOSUCH' }),
  ],
  ['odd-crop-year', 'invoices.csv', 'crop_year', '2036', set('invoices.csv', 1, { crop_year: '2036' })],
  [
    'due-before-invoice',
    'invoices.csv',
    'due_date',
    '2026-04-01',
    (content) => {
      set('invoices.csv', 1, { due_date: '2026-04-01' })(content);
      set('accounts.csv', 0, { past_due: '150.00' })(content);
    },
  ],
  [
    'extended',
    'invoice_lines.csv',
    'extended',
    '40.00 against 44.00',
    set('invoice_lines.csv', 1, { qty: '44' }),
  ],
];

it.each(warnings)('warns of %s and takes the row', async (rule, file, column, value, change) => {
  const db = await openTestDbForTest();
  const content = tinyDrop();
  change(content);
  const report = await importDrop(db, writeDrop(content), { approvedBy: 'the office' });
  expect(report).toMatchObject({ outcome: 'applied', rowsQuarantined: 0 });
  expect(report.issues).toEqual([
    expect.objectContaining({ severity: 'warn', file, line: 3, rule, column, value }),
  ]);
  const stored = await db.sql.selectFrom('feed_finding').selectAll().execute();
  expect(stored).toMatchObject([
    { seq: 0, severity: 'warn', file, line: 3, rule, column_name: column, value },
  ]);
});
