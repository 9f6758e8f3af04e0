import { beforeAll, describe, expect, it } from 'vitest';
import { type FileName, fileNames, files } from './columns';
import { cents, demoDrop, type Row, type Rows } from './testing/readDrop';

const since = '2023-04-13';

/** The share of rows that a night may add, change or remove. */
const MOST = 0.02;

/** What an ERP changes on a document that it keeps. */
const payable = new Set([
  'paid',
  'credited',
  'discount_taken',
  'written_off',
  'open_amount',
  'unapplied',
  'disputed',
]);

const keyOf = (file: FileName, row: Row): string => files[file].keys.map((key) => row[key]).join('|');

const changedColumns = (before: Row, after: Row): string[] =>
  Object.keys(after).filter((column) => after[column] !== before[column]);

describe.each([
  ['an ordinary night', '2026-04-12', '2026-04-13'],
  ['the turn of a month', '2026-04-30', '2026-05-01'],
  ['a close day', '2026-05-24', '2026-05-25'],
  ['the turn of a year', '2026-12-31', '2027-01-01'],
  ['a night of a young company', '2024-10-24', '2024-10-25'],
])('%s, from %s to %s', (_, first, second) => {
  let before: Rows;
  let after: Rows;
  let known: (file: FileName) => { readonly row: Row; readonly next: Row | undefined }[];
  let fresh: (file: FileName) => Row[];

  beforeAll(async () => {
    before = (await demoDrop(first, since)).rows;
    after = (await demoDrop(second, since)).rows;
    const byKey = (rows: Rows, file: FileName) => new Map(rows[file].map((row) => [keyOf(file, row), row]));
    known = (file) => {
      const next = byKey(after, file);
      return before[file].map((row) => ({ row, next: next.get(keyOf(file, row)) }));
    };
    fresh = (file) => {
      const old = byKey(before, file);
      return after[file].filter((row) => !old.has(keyOf(file, row)));
    };
  });

  it('keeps every document, payment and entry under its number', () => {
    for (const file of [
      'invoices',
      'invoice_lines',
      'invoice_taxes',
      'invoice_discounts',
      'payments',
      'payment_applications',
      'ar_transactions',
      'statements',
      'prepay_contracts',
      'prepay_lines',
      'prepay_usage',
      'deposit_accounts',
      'deposit_transactions',
      'accounts',
      'fields',
    ] as const) {
      const gone = known(file).filter(({ next }) => next === undefined);
      expect([file, gone.map(({ row }) => keyOf(file, row))]).toEqual([file, []]);
    }
  });

  it('rewrites nothing but what is open', () => {
    for (const file of [
      'invoice_lines',
      'invoice_taxes',
      'invoice_discounts',
      'statements',
      'prepay_usage',
      'deposit_transactions',
    ] as const) {
      const changed = known(file).filter(({ row, next }) => changedColumns(row, next!).length > 0);
      expect([file, changed.map(({ row }) => keyOf(file, row))]).toEqual([file, []]);
    }
    for (const [file, open] of [
      ['invoices', 'open_amount'],
      ['payments', 'unapplied'],
      ['ar_transactions', 'open_amount'],
    ] as const) {
      const wrong = known(file).filter(({ row, next }) => {
        const changed = changedColumns(row, next!);
        return changed.some((column) => !payable.has(column) || cents(row, open) === 0);
      });
      expect([file, wrong.map(({ row }) => keyOf(file, row))]).toEqual([file, []]);
    }
  });

  it('adds what is of the new day alone', () => {
    for (const file of ['invoices', 'payments', 'ar_transactions', 'deposit_transactions'] as const) {
      const days = new Set(fresh(file).map((row) => row['posting_date']));
      expect([file, [...days].filter((day) => day !== second)]).toEqual([file, []]);
    }
    expect(fresh('statements').length > 0).toBe(second.endsWith('-25'));
  });

  it('differs in a small part of its rows', () => {
    const moved = fileNames.reduce((sum, file) => {
      const other = known(file).filter(({ row, next }) => !next || changedColumns(row, next).length > 0);
      return sum + other.length + fresh(file).length;
    }, 0);
    const rows = fileNames.reduce((sum, file) => sum + after[file].length, 0);
    expect(moved / rows).toBeGreaterThan(0);
    expect(moved / rows).toBeLessThan(MOST);
  });
});
