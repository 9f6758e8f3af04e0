import { describe, expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { importDrop } from './importDrop';
import { add, type Change, importChanged, set } from './testing/change';
import { dataTables, everything } from './testing/everything';
import { deposit, tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';

describe('what belongs to a quarantined row waits with it', () => {
  const cases: [string, Change, string[]][] = [
    [
      'a line whose net does not add up takes its invoice along',
      set('invoice_lines.csv', 2, { net: '149.98' }),
      [
        'invoice_lines.csv 4 net',
        'invoices.csv 3 part-quarantined',
        'invoice_discounts.csv 2 parent-quarantined',
        'invoice_taxes.csv 2 parent-quarantined',
      ],
    ],
    [
      'a payment that was applied beyond its amount',
      set('payment_applications.csv', 0, { applied: '100.01' }),
      ['payments.csv 2 applications-sum', 'payment_applications.csv 2 parent-quarantined'],
    ],
    [
      'a deposit account whose balances do not follow from each other',
      set('deposit_transactions.csv', 1, { balance_after: '74.00' }),
      [
        'deposit_transactions.csv 3 running-balance',
        'deposit_transactions.csv 2 parent-quarantined',
        'deposit_transactions.csv 3 parent-quarantined',
      ],
    ],
    [
      'a deposit account with two rows in one place',
      add('deposit_transactions.csv', deposit('3', '2', { amount_in: '0.00', balance_after: '75.00' })),
      [
        'deposit_transactions.csv 4 deposit-order',
        'deposit_transactions.csv 2 parent-quarantined',
        'deposit_transactions.csv 3 parent-quarantined',
        'deposit_transactions.csv 4 parent-quarantined',
      ],
    ],
    [
      'a deposit account of which a row cannot be read: its other rows are not said to be wrong',
      (content) => {
        set('deposit_transactions.csv', 1, { posting_date: 'soon' })(content);
        content['deposit_transactions.csv']!.push(
          deposit('3', '3', { amount_in: '5.00', balance_after: '80.00' }),
        );
        set('deposit_accounts.csv', 0, { ledger_balance: '80.00' })(content);
      },
      [
        'deposit_transactions.csv 3 date',
        'deposit_accounts.csv 2 part-quarantined',
        'deposit_transactions.csv 2 parent-quarantined',
        'deposit_transactions.csv 4 parent-quarantined',
      ],
    ],
    [
      'a deposit account of which the last row cannot be read',
      set('deposit_transactions.csv', 1, { amount_out: 'x' }),
      [
        'deposit_transactions.csv 3 money',
        'deposit_accounts.csv 2 part-quarantined',
        'deposit_transactions.csv 2 parent-quarantined',
      ],
    ],
    [
      'an invoice of a branch that is nowhere',
      set('invoices.csv', 1, { branch: 'ZZZ' }),
      [
        'invoices.csv 3 unknown-branch',
        'invoice_discounts.csv 2 parent-quarantined',
        'invoice_lines.csv 4 parent-quarantined',
        'invoice_taxes.csv 2 parent-quarantined',
      ],
    ],
    [
      'a deposit account that ends elsewhere',
      set('deposit_accounts.csv', 0, { ledger_balance: '75.01' }),
      [
        'deposit_accounts.csv 2 ending-balance',
        'deposit_transactions.csv 2 parent-quarantined',
        'deposit_transactions.csv 3 parent-quarantined',
      ],
    ],
  ];

  it.each(cases)('%s', async (_, change, told) => {
    const db = await openTestDbForTest();
    await importDrop(db, writeDrop(tinyDrop()));
    const yesterday = await everything(db, dataTables);
    const report = await importChanged(db, [change], { asOf: '2026-04-13' });
    expect(report.issues.map(({ file, line: at, rule }) => `${file} ${at} ${rule}`)).toEqual(told);
    expect(await everything(db, dataTables)).toBe(yesterday);
  });

  it('an account whose ledger does not add up, with all of its rows, also those that are missing', async () => {
    const db = await openTestDbForTest();
    await importDrop(db, writeDrop(tinyDrop()));
    const yesterday = await everything(db, dataTables);
    const content = tinyDrop();
    content['accounts.csv']![0]!.regular_balance = '149.00';
    content['invoices.csv']!.splice(1);
    content['invoice_lines.csv']!.splice(1);
    const report = await importDrop(db, writeDrop(content, { asOf: '2026-04-13' }), {
      approvedBy: 'the office',
    });
    expect(report.issues).toContainEqual(
      expect.objectContaining({
        file: 'accounts.csv',
        line: 2,
        key: '00117',
        rule: 'ledger-balance',
        value: '149.00 against 150.00',
      }),
    );
    expect(await everything(db, dataTables)).toBe(yesterday);
  });
});

it('a row with another number of cells, or text behind a quote, keeps what it said the day before', async () => {
  const db = await openTestDbForTest();
  await importDrop(db, writeDrop(tinyDrop()));
  const yesterday = await everything(db, dataTables);
  const report = await importDrop(
    db,
    writeDrop(tinyDrop(), {
      text: {
        'fields.csv': (text) => text.replace('North 80', 'North, 80'),
        'contacts.csv': (text) => text.replace('Ann', '"A"nn'),
      },
    }),
    { approvedBy: 'the office' },
  );
  expect(report.issues).toMatchObject([
    { file: 'fields.csv', line: 2, key: 'F-1', rule: 'cells' },
    { file: 'contacts.csv', line: 2, key: '00117;ann@example.com', rule: 'quote' },
  ]);
  expect(await everything(db, dataTables)).toBe(yesterday);
});
