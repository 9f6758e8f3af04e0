import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanOf } from './calendar';
import type { FileName } from './columns';
import { openDrop } from './drop';
import { extractTime } from './extractTime';
import { writeHousehold } from './household';
import { largeHouseholds, veryLarge } from './largeHouseholds';
import { createNumbers } from './numbers';
import { broken, cents, grouped, type Row, sum } from './testing/readDrop';

describe('the very large account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-large-'));
  const read = (file: FileName): readonly Row[] =>
    parse(readFileSync(join(folder, `${file}.csv`)), { columns: true });

  beforeAll(async () => {
    const span = spanOf('2026-04-12');
    const drop = await openDrop(folder, span.to, extractTime(span.to));
    const numbers = createNumbers(span.from, 4_000);
    writeHousehold(veryLarge(1, span, 5_000), { drop, span, seed: 1, numbers, contactsOf: () => [] });
    await drop.finish();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has more than 50 000 invoice lines, and all of them add up', () => {
    const [lines, invoices] = [read('invoice_lines'), read('invoices')];
    expect(lines.length).toBeGreaterThan(50_000);
    expect(invoices.length).toBeGreaterThan(10_000);
    const own = grouped(lines, 'invoice_no');
    const applied = grouped(read('payment_applications'), 'invoice_no');
    const wrong = broken(invoices, 'invoice_no', (invoice) => {
      const no = invoice['invoice_no']!;
      return (
        sum(own.get(no)!, 'net') === cents(invoice, 'total') &&
        sum(applied.get(no) ?? [], 'applied') === cents(invoice, 'paid')
      );
    });
    expect(wrong).toEqual([]);
    const [account] = read('accounts');
    const ledger = read('ar_transactions');
    expect(sum(invoices, 'open_amount')).toBe(cents(account!, 'regular_balance'));
    expect(sum(ledger, 'debit') - sum(ledger, 'credit')).toBe(
      cents(account!, 'regular_balance') - cents(account!, 'unapplied_credit'),
    );
  });
});

it.each([1, 5, 40])('a company of %i farms has as many accounts, the last one very large', (farms) => {
  const households = [...largeHouseholds(1, spanOf('2026-04-12'), farms)];
  const accounts = households.flatMap((household) => household.accounts.map(({ accountNo }) => accountNo));
  expect(accounts).toEqual(Array.from({ length: farms }, (_, at) => String(10_001 + at)));
  expect(households.at(-1)!.accounts.map(({ name }) => name)).toEqual(['Meadowlark Farming Co.']);
});
