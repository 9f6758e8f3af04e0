import { beforeAll, describe, expect, it } from 'vitest';
import { files } from './columns';
import { broken, cents, demoDrop, grouped, type Row, type Rows, sum } from './testing/readDrop';

describe.each(['2026-04-12', '2025-09-25', '2028-02-29'])('a drop of %s', (asOf) => {
  let rows: Rows;
  let sha256: Readonly<Record<string, string>>;
  let of: (file: keyof Rows, ...columns: string[]) => (...values: (string | undefined)[]) => readonly Row[];

  beforeAll(async () => {
    ({ rows, sha256 } = await demoDrop(asOf));
    of = (file, ...columns) => {
      const map = grouped(rows[file], ...columns);
      return (...values) => map.get(values.join('|')) ?? [];
    };
  });

  it('lists every file with its rows, hash and control total', () => {
    expect(rows.manifest.map((line) => line['file'])).toEqual(
      Object.keys(files).map((name) => `${name}.csv`),
    );
    for (const line of rows.manifest) {
      const name = line['file']!.replace('.csv', '') as keyof typeof files;
      const control = line['control_column']!;
      expect([name, Number(line['rows']), line['sha256'], line['as_of_date']]).toEqual([
        name,
        rows[name].length,
        sha256[name],
        asOf,
      ]);
      expect([name, control && cents(line, 'control_total')]).toEqual([
        name,
        control && sum(rows[name], control),
      ]);
    }
  });

  it.each(Object.entries(files))('has no key of %s twice', (name, shape) => {
    const keys = rows[name as keyof typeof files].map((row) => shape.keys.map((key) => row[key]).join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
  });

  it('makes every line its own arithmetic', () => {
    const wrong = broken(rows.invoice_lines, 'invoice_no', (line) => {
      const net = cents(line, 'extended') - cents(line, 'line_discount') + cents(line, 'line_tax');
      return net === cents(line, 'net');
    });
    expect(wrong).toEqual([]);
    const priced = rows.invoice_lines.filter((line) => line['qty'] && line['unit_price']);
    const far = broken(priced, 'invoice_no', (line) => {
      const [q, p] = [line['qty']!, line['unit_price']!].map((text) => {
        const [whole, part = ''] = text.replace('-', '').split('.');
        return BigInt(whole! + part.padEnd(6, '0'));
      }) as [bigint, bigint];
      const size = Number((q * p + 5_000_000_000n) / 10_000_000_000n);
      // A split line is a part of a rounded amount, so it may be a cent away from its own product.
      return Math.abs(Math.abs(cents(line, 'extended')) - size) <= 1;
    });
    expect(far).toEqual([]);
  });

  it('adds lines, taxes and open amount up on every invoice', () => {
    const lines = of('invoice_lines', 'invoice_no');
    const taxes = of('invoice_taxes', 'invoice_no');
    const wrong = broken(rows.invoices, 'invoice_no', (invoice) => {
      const own = lines(invoice['invoice_no']);
      const c = (column: string) => cents(invoice, column);
      const open =
        c('total') - c('prepay_applied') - c('paid') - c('credited') - c('discount_taken') - c('written_off');
      const prepaidLines = own.filter((line) => line['paid_by'] === 'P');
      return (
        own.length > 0 &&
        sum(own, 'extended') === c('subtotal') &&
        sum(own, 'line_discount') === c('discount_total') &&
        sum(taxes(invoice['invoice_no']), 'tax_amount') === c('tax_total') &&
        c('subtotal') - c('discount_total') + c('tax_total') + c('freight') === c('total') &&
        open === c('open_amount') &&
        sum(prepaidLines, 'net') === c('prepay_applied') &&
        invoice['due_date']! >= invoice['invoice_date']! &&
        invoice['posting_date']! <= asOf
      );
    });
    expect(wrong).toEqual([]);
  });

  it('applies no more than a payment has, and exactly what the invoices say', () => {
    const ofPayment = of('payment_applications', 'payment_no');
    const ofInvoice = of('payment_applications', 'invoice_no');
    const payments = rows.payments.filter((payment) => payment['status'] === 'P' && payment['type'] === 'R');
    const wrong = broken(payments, 'payment_no', (payment) => {
      const own = ofPayment(payment['payment_no']);
      return (
        sum(own, 'applied') + cents(payment, 'unapplied') === cents(payment, 'amount') &&
        sum(own, 'discount') === cents(payment, 'discount_taken') &&
        cents(payment, 'unapplied') >= 0
      );
    });
    expect(wrong).toEqual([]);
    const off = broken(rows.invoices, 'invoice_no', (invoice) => {
      const own = ofInvoice(invoice['invoice_no']);
      return (
        sum(own, 'applied') === cents(invoice, 'paid') &&
        sum(own, 'discount') === cents(invoice, 'discount_taken')
      );
    });
    expect(off).toEqual([]);
    const gone = rows.payments.filter(({ status, type }) => status === 'R' || type === 'P');
    expect(gone.flatMap((payment) => ofPayment(payment['payment_no']))).toEqual([]);
  });

  it('names only accounts, products, fields and invoices that it holds', () => {
    const keys = (file: keyof Rows, column: string) => new Set(rows[file].map((row) => row[column]));
    const known = {
      account_no: keys('accounts', 'account_no'),
      product_code: keys('products', 'product_code'),
      field_id: keys('fields', 'field_id'),
      invoice_no: keys('invoices', 'invoice_no'),
      payment_no: keys('payments', 'payment_no'),
      home_branch: keys('branches', 'branch_code'),
      branch: keys('branches', 'branch_code'),
      sav_id: keys('deposit_accounts', 'sav_id'),
    };
    for (const [name, file] of Object.entries(rows)) {
      for (const [column, set] of Object.entries(known)) {
        const unknown = file.filter((row) => row[column] && !set.has(row[column]));
        expect([name, column, unknown.length]).toEqual([name, column, 0]);
      }
    }
  });

  it('keeps the ledgers in the order of their posting days', () => {
    for (const file of ['ar_transactions', 'deposit_transactions'] as const) {
      const ledgers = grouped(rows[file], file === 'ar_transactions' ? 'account_no' : 'sav_id');
      const unordered = [...ledgers].filter(([, own]) =>
        own.some(
          (row, at) =>
            Number(row['seq']) !== at + 1 || row['posting_date']! < (own[at - 1]?.['posting_date'] ?? ''),
        ),
      );
      expect(unordered.map(([key]) => key)).toEqual([]);
    }
    const both = rows.ar_transactions.filter((row) => cents(row, 'debit') > 0 === cents(row, 'credit') > 0);
    expect(both).toEqual([]);
  });
});
