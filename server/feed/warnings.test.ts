import { describe, expect, it } from 'vitest';
import { put } from '../testing/rows';
import { openTestDbForTest } from '../testing/testDb';
import { importDrop } from './importDrop';
import { add, type Change, importChanged, set } from './testing/change';
import { tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';

async function told(changes: readonly Change[], asOf = '2026-04-12') {
  const db = await openTestDbForTest();
  const report = await importChanged(db, changes, { asOf });
  expect(report.rowsQuarantined).toBe(0);
  return report.issues.map(({ severity, file, line, rule, value }) =>
    [severity, file, line, rule, value].join(' '),
  );
}
const figures = (cells: Record<string, string>): Change => set('accounts.csv', 0, cells);
const paid: Change = set('invoices.csv', 1, { paid: '150.00', open_amount: '0.00' });

describe('figures of an account that do not follow from its documents are told, and taken as they are', () => {
  it.each<[what: string, changes: Change[], asOf: string, rules: string[]]>([
    ['due on the day', [figures({ not_due: '150.00' })], '2026-05-15', []],
    ['due the day before', [figures({ past_due: '150.00' })], '2026-05-16', []],
    [
      'past due on the day that it falls due',
      [figures({ past_due: '150.00' })],
      '2026-05-15',
      ['warn accounts.csv 2 past-due 150.00 against 0.00'],
    ],
    [
      'not past due on the day after',
      [figures({ not_due: '150.00' })],
      '2026-05-16',
      ['warn accounts.csv 2 past-due 0.00 against 150.00', 'warn accounts.csv 2 not-due 150.00 against 0.00'],
    ],
    ['a cent off', [figures({ past_due: '0.01', not_due: '149.99' })], '2026-04-12', []],
    [
      'two cents off',
      [figures({ past_due: '-0.02', not_due: '150.02' })],
      '2026-04-12',
      [
        'warn accounts.csv 2 past-due -0.02 against 0.00',
        'warn accounts.csv 2 not-due 150.02 against 150.00',
      ],
    ],
    [
      'deferred, and so never past due',
      [set('invoices.csv', 1, { deferred: 'Y' }), figures({ deferred: '150.00' })],
      '2026-06-01',
      [],
    ],
    [
      'deferred on other terms than it says',
      [figures({ deferred: '150.00', not_due: '0.00' })],
      '2026-04-12',
      ['warn accounts.csv 2 deferred 150.00 against 0.00'],
    ],
    [
      'a credit that no payment left',
      [figures({ unapplied_credit: '5.00' })],
      '2026-04-12',
      ['warn accounts.csv 2 unapplied-credit 5.00 against 0.00'],
    ],
    [
      'a payment that left a credit',
      [
        set('payments.csv', 0, { amount: '105.00', unapplied: '5.00' }),
        figures({ unapplied_credit: '5.00' }),
      ],
      '2026-04-12',
      [],
    ],
    [
      'a returned payment leaves none',
      [
        add('payments.csv', {
          ...tinyDrop()['payments.csv']![0]!,
          payment_no: 'P-2',
          amount: '5.00',
          unapplied: '5.00',
          status: 'R',
        }),
      ],
      '2026-04-12',
      [],
    ],
    // What the invoices do not explain is a issue of them, and says nothing of days.
    [
      'an invoice that the ledger has open and the invoice as paid',
      [
        paid,
        set('payments.csv', 0, { amount: '250.00' }),
        add('payment_applications.csv', {
          payment_no: 'P-1',
          invoice_no: '0048214',
          applied: '150.00',
        }),
      ],
      '2026-04-12',
      [],
    ],
  ])('%s', async (_, changes, asOf, rules) => expect(await told(changes, asOf)).toEqual(rules));
});

const inLedger: Change = (content) => {
  for (const [at, row] of content['invoices.csv']!.entries()) {
    content['ar_transactions.csv']![at]!.document_no = row.invoice_no!;
  }
};
const tax = (cents: string): Change => set('invoice_taxes.csv', 0, { tax_amount: cents });
const applied = (cents: string): Change => set('payment_applications.csv', 0, { applied: cents });

describe('an invoice that does not agree with the rows of another file is told, and taken', () => {
  it.each<[what: string, changes: Change[], rules: string[]]>([
    ['taxes within a cent', [tax('0.01')], []],
    ['taxes beyond a cent', [tax('0.02')], ['warn invoices.csv 3 tax-sum 0.00 against 0.02']],
    [
      'a tax that no row explains',
      [
        set('invoices.csv', 0, { subtotal: '95.00', tax_total: '5.00' }),
        set('invoice_lines.csv', 1, { extended: '35.00', net: '35.00', qty: '35' }),
      ],
      ['warn invoices.csv 2 tax-sum 5.00 against 0.00'],
    ],
    [
      'taxes of an ERP that sends none',
      [
        set('invoices.csv', 0, { subtotal: '95.00', tax_total: '5.00' }),
        set('invoice_lines.csv', 1, { extended: '35.00', net: '35.00', qty: '35' }),
        (content) => content['invoice_taxes.csv']!.splice(0),
      ],
      [],
    ],
    ['applications within a cent', [applied('99.99')], []],
    ['applications beyond a cent', [applied('99.98')], ['warn invoices.csv 2 paid-sum 100.00 against 99.98']],
    ['what the ledger has too', [inLedger], []],
    [
      'open, and paid in the ledger',
      [inLedger, set('ar_transactions.csv', 1, { document_no: '0048213', open_amount: '150.00' })],
      ['warn invoices.csv 2 ledger-open 0.00 against 150.00'],
    ],
  ])('%s', async (_, changes, rules) => expect(await told(changes)).toEqual(rules));

  it('also where a delta leaves it so', async () => {
    const db = await openTestDbForTest();
    const content = tinyDrop();
    inLedger(content);
    await importDrop(db, writeDrop(content));
    const rows = [
      { ...content['ar_transactions.csv']![1]!, op: 'U', open_amount: '0.00' },
      { ...content['ar_transactions.csv']![0]!, op: 'U', open_amount: '150.00' },
    ];
    const folder = writeDrop(
      { 'ar_transactions.csv': rows },
      { asOf: '2026-04-13', delta: ['ar_transactions.csv'] },
    );
    const { outcome, issues } = await importDrop(db, folder);
    expect(outcome).toBe('applied');
    expect(issues.map(({ line, key, rule, value }) => [line, key, rule, value])).toEqual([
      [null, '0048213', 'ledger-open', '0.00 against 150.00'],
      [null, '0048214', 'ledger-open', '150.00 against 0.00'],
    ]);
  });
});

describe('a request of the portal that a row names', () => {
  it('is one that the portal gave out', async () => {
    const db = await openTestDbForTest();
    await put(db, 'request', {
      request_id: '018f0000-0000-7000-8000-000000000001',
      request_no: 'PR-2026-000007',
      kind: 'payment',
      flow: 'bank',
      account_no: '00117',
      submitted_by: 'ann@example.com',
      submitted_at: '2026-04-09T10:00:00Z',
      changed_at: '2026-04-09T10:00:00Z',
      status: 'exported',
      amount_cents: 10_000,
      source: 'Bank',
      target: '00117',
    });
    const content = tinyDrop();
    set('payments.csv', 0, { portal_request_no: 'PR-2026-000007' })(content);
    set('deposit_transactions.csv', 1, { portal_request_no: 'PR-2026-000008' })(content);
    const { outcome, issues } = await importDrop(db, writeDrop(content));
    expect(outcome).toBe('applied');
    expect(issues).toEqual([
      expect.objectContaining({
        severity: 'warn',
        file: 'deposit_transactions.csv',
        line: 3,
        rule: 'unknown-portal-request',
        value: 'PR-2026-000008',
      }),
    ]);
  });
});

it('a refund is a payment below zero, which no invoice has to have', async () => {
  const refund = { payment_no: 'P-2', amount: '-40.00', method: 'A', account_no: '00117', status: 'P' };
  const days = { received_date: '2026-04-10', posting_date: '2026-04-10' };

  expect(await told([add('payments.csv', { ...refund, ...days, unapplied: '0.00' })])).toEqual([]);
});

describe('one tolerance, a cent', () => {
  it.each<[rule: string, off: string, change: (balance: string) => Change[]]>([
    ['ledger-balance', '0.01', (balance) => [figures({ regular_balance: balance })]],
    ['aging-sum', '0.01', (balance) => [figures({ regular_balance: balance, aging_current: '150.00' })]],
  ])('%s', async (rule, _, change) => {
    const rules = async (balance: string) => {
      const db = await openTestDbForTest();
      const content = tinyDrop();
      for (const each of change(balance)) each(content);
      const { issues } = await importDrop(db, writeDrop(content), { approvedBy: 'the office' });
      return issues.filter(({ severity }) => severity === 'row').map((issue) => issue.rule);
    };
    expect(await rules('149.99')).toEqual([]);
    expect(await rules('150.01')).toEqual([]);
    expect(await rules('149.98')).toEqual([rule]);
    expect(await rules('150.02')).toEqual([rule]);
  });
});
