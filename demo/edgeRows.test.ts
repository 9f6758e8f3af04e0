import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@contract/format/date';
import { cents, demoDrop, grouped, type Row, type Rows, sum } from './testing/readDrop';

describe.each(['2026-04-12', '2026-01-05', '2027-08-31'])('the rare rows of a drop of %s', (asOf) => {
  let rows: Rows;
  let linesOf: (invoice: Row) => readonly Row[];
  let find: (holds: (invoice: Row) => boolean) => readonly Row[];

  beforeAll(async () => {
    ({ rows } = await demoDrop(asOf));
    const lines = grouped(rows.invoice_lines, 'invoice_no');
    linesOf = (invoice) => lines.get(invoice['invoice_no']!) ?? [];
    find = (holds) => rows.invoices.filter(holds);
  });

  it('has an invoice of zero that is not in the ledger, and a voided one', () => {
    const zero = find((one) => cents(one, 'total') === 0);
    const documents = new Set(rows.ar_transactions.map((row) => row['document_no']));
    expect(zero.some((one) => one['voided'] === 'N' && cents(one, 'subtotal') > 0)).toBe(true);
    expect(zero.some((one) => one['voided'] === 'Y' && cents(one, 'subtotal') === 0)).toBe(true);
    expect(zero.filter((one) => documents.has(one['invoice_no']))).toEqual([]);
  });

  it('has a credit memo larger than the invoice it was set against', () => {
    const memo = find((one) => one['doc_type'] === 'C' && cents(one, 'credited') < 0)
      .filter((one) => cents(one, 'open_amount') < 0)
      .find((one) => one['comments']!.includes('applied to'));
    const invoiceNo = memo?.['comments']!.split('applied to ')[1];
    const [invoice] = find((one) => one['invoice_no'] === invoiceNo);
    expect(cents(invoice!, 'credited')).toBe(cents(invoice!, 'total'));
    expect(-cents(memo!, 'total')).toBeGreaterThan(cents(invoice!, 'total'));
  });

  it('has blends of seven components, priced on the blend or on the components', () => {
    const sides = find((one) => linesOf(one).some((line) => line['product_code'] === 'BLEND')).map((one) => {
      const parent = linesOf(one).find((line) => line['product_code'] === 'BLEND')!;
      const parts = linesOf(one).filter((line) => line['parent_line_no'] === parent['line_no']);
      return [parts.length, cents(parent, 'extended') > 0, sum(parts, 'extended') > 0].join();
    });
    expect(new Set(sides)).toEqual(new Set(['7,true,false', '7,false,true']));
  });

  it('splits tickets among two and three accounts, down to a ten-thousandth of a per cent', () => {
    const groups = [
      ...grouped(
        find((one) => one['split_group'] !== ''),
        'split_group',
      ).values(),
    ];
    for (const parts of groups) {
      const shares = parts.map((part) => Math.round(Number(part['split_percent']) * 10_000));
      expect(shares.reduce((a, b) => a + b, 0)).toBe(1_000_000);
      expect(new Set(parts.map((part) => part['account_no'])).size).toBe(parts.length);
      const quantities = parts.map((part) =>
        linesOf(part).map((line) =>
          BigInt(line['qty']!.split('.')[0]! + (line['qty']!.split('.')[1] ?? '').padEnd(6, '0')),
        ),
      );
      // A part may be odd, the ticket as a whole was not: it was measured in thousandths.
      for (const [at] of quantities[0]!.entries()) {
        expect(quantities.reduce((total, part) => total + part[at]!, 0n) % 1_000n).toBe(0n);
      }
    }
    expect(new Set(groups.map((parts) => parts.length))).toEqual(new Set([2, 3]));
    expect(groups.some((parts) => parts.some((part) => part['split_percent'] === '0.0001'))).toBe(true);
    expect(
      groups.some((parts) => parts.map((part) => part['split_percent']).join() === '60.0000,40.0000'),
    ).toBe(true);
  });

  it('has invoices on the close day and the day after, due a month apart', () => {
    const [on] = find((one) => one['comments'] === 'On the close day');
    const [after] = find((one) => one['comments'] === 'The day after the close');
    expect(after!['invoice_date']).toBe(addDays(on!['invoice_date']!, 1));
    expect([on!['invoice_date']!.slice(8), on!['due_date']!.slice(8)]).toEqual(['25', '15']);
    expect(daysBetween(on!['due_date']!, after!['due_date']!)).toBeGreaterThan(27);
  });

  it('has discount ladders of three rungs, the first only for current accounts', () => {
    const ladders = [...grouped(rows.invoice_discounts, 'invoice_no').values()].filter(
      (rungs) => rungs.length === 3,
    );
    expect(ladders.length).toBeGreaterThan(10);
    const [rungs] = ladders;
    expect(rungs!.map((rung) => [rung['percent'], rung['condition']])).toEqual([
      ['5.0000', 'ACCOUNT_CURRENT'],
      ['3.0000', ''],
      ['1.0000', ''],
    ]);
    expect(rows.payment_applications.some((one) => cents(one, 'discount') > 0)).toBe(true);
  });

  it('has an invoice that is paid in part and disputed for the rest', () => {
    const partly = (one: Row) => cents(one, 'paid') > 0 && cents(one, 'open_amount') > 0;
    expect(find((one) => one['disputed'] === 'Y' && partly(one))).toHaveLength(1);
    expect(find((one) => one['disputed'] === 'N' && partly(one)).length).toBeGreaterThan(0);
  });

  it('has returned payments that opened invoices again with their first due date', () => {
    const returned = rows.payments.filter((payment) => payment['status'] === 'R');
    expect(new Set(returned.map((payment) => payment['return_code']))).toEqual(new Set(['R01', 'R10']));
    for (const payment of returned) {
      const ledger = rows.ar_transactions.filter(
        (row) => row['account_no'] === payment['account_no'] && row['document_no'] === payment['payment_no'],
      );
      const back = ledger.find((row) => row['kind'] === 'nsf')!;
      expect(cents(back, 'debit')).toBe(cents(payment, 'amount'));
      expect(back['reverses_txn_id']).toBe(ledger.find((row) => row['kind'] === 'payment')!['txn_id']);
    }
    const last = returned.find((payment) => payment['return_code'] === 'R01')!;
    const again = find(
      (one) =>
        one['account_no'] === last['account_no'] && one['due_date']! < asOf && cents(one, 'open_amount') > 0,
    );
    expect(sum(again, 'open_amount')).toBe(cents(last, 'amount'));
    expect(again.every((one) => one['posting_date']! < last['posting_date']!)).toBe(true);
    expect(find((one) => one['comments']!.startsWith('Returned payment fee'))).toHaveLength(2);
  });

  it('has the finance charge FC000123 among others, each 1.5 % and at least 50 cents', () => {
    const charges = find((one) => one['doc_type'] === 'F');
    expect(charges.map((one) => one['invoice_no'])).toContain('FC000123');
    for (const charge of charges) {
      const [, basis] = /of \$([0-9.,]+) past due/.exec(linesOf(charge)[0]!['description']!)!;
      const rounded = Math.floor((Math.round(Number(basis!.replaceAll(',', '')) * 100) * 15 + 500) / 1000);
      expect(cents(charge, 'total')).toBe(Math.max(50, rounded));
    }
  });

  it('has the name and the comment that break careless readers', () => {
    expect(rows.accounts.map((account) => account['name'])).toContain('O\'Brien & Söhne, "LLC"');
    expect(find((one) => one['comments']!.startsWith('=HYPERLINK('))).toHaveLength(1);
    expect(rows.invoice_lines.some((line) => line['description']!.includes('\n'))).toBe(true);
  });

  it('has freight and tax on a header, and taxes on fuel and merchandise', () => {
    expect(find((one) => cents(one, 'freight') > 0)).toHaveLength(1);
    expect(rows.invoice_taxes.filter((tax) => tax['line_no'] === '0')).toHaveLength(1);
    const codes = new Set(rows.invoice_taxes.map((tax) => tax['tax_code']));
    expect(codes).toEqual(new Set(['FEDX', 'IDFUEL', 'IDSALES', 'LUST', 'ORFUEL', 'WAFUEL', 'WASALES']));
  });

  it('has goods that are restricted, registered, prepaid, paid at the counter and deferred', () => {
    const restricted = new Set(
      rows.products.filter((one) => one['rup'] === 'Y').map((one) => one['product_code']),
    );
    const sold = rows.invoice_lines.filter((line) => restricted.has(line['product_code']));
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.every((line) => line['epa_reg_no'] !== '' && line['lot_no'] !== '')).toBe(true);
    const sprayed = rows.invoice_lines.filter((line) => line['applicator_license_no'] !== '');
    expect(sprayed.length).toBeGreaterThan(0);
    expect(sprayed.every((line) => line['epa_reg_no'] !== '' && line['field_id'] !== '')).toBe(true);
    expect(new Set(rows.invoice_lines.map((line) => line['paid_by']))).toEqual(new Set(['O', 'P', 'C', 'K']));
    expect(find((one) => one['deferred'] === 'Y').length).toBeGreaterThan(0);
    expect(
      find((one) => cents(one, 'prepay_applied') === cents(one, 'total') && cents(one, 'total') > 0).length,
    ).toBeGreaterThan(0);
    expect(rows.accounts.filter((account) => cents(account, 'prepay_remaining') === 37)).toHaveLength(1);
    expect(new Set(rows.payments.map((one) => one['method']))).toEqual(new Set(['A', 'K', 'C', 'V', 'D']));
    expect(new Set(rows.ar_transactions.map((one) => one['kind']))).toEqual(
      new Set([
        'invoice',
        'payment',
        'creditMemo',
        'financeCharge',
        'prepayApplied',
        'discountTaken',
        'nsf',
        'transfer',
        'writeOff',
        'adjustment',
      ]),
    );
  });

  it('moves a payment from one account to another', () => {
    const [debit, credit] = rows.ar_transactions.filter((row) => row['kind'] === 'transfer');
    expect(cents(debit!, 'debit') + cents(debit!, 'credit')).toBe(
      cents(credit!, 'debit') + cents(credit!, 'credit'),
    );
    expect(debit!['account_no']).not.toBe(credit!['account_no']);
  });

  it('shows each where the README says', () => {
    const rungs = grouped(rows.invoice_discounts, 'invoice_no');
    const ticket = (one: Row) => linesOf(one)[0]?.['ticket_no'];
    const shown = {
      'zero 00117': (one: Row) => one['comments'] === 'Replant, no charge' && cents(one, 'total') === 0,
      'ladder 00117': (one: Row) => ticket(one) === 'T700531' && rungs.get(one['invoice_no']!)?.length === 3,
      'blend 00117': (one: Row) => linesOf(one).some((line) => line['product_code'] === 'BLEND'),
      'disputed 00117': (one: Row) => one['disputed'] === 'Y' && cents(one, 'paid') > 0,
      'close 00117': (one: Row) => one['comments'] === 'On the close day',
      'sliver 00209': (one: Row) => one['split_percent'] === '0.0001',
      'credit 00202': (one: Row) => one['comments']!.startsWith('Return of unopened seed; applied to'),
      'charge 00166': (one: Row) => one['invoice_no'] === 'FC000123',
      'void 00207': (one: Row) => one['voided'] === 'Y',
      'formula 00145': (one: Row) => one['comments']!.startsWith('=HYPERLINK('),
      'back 00117': (one: Row) => one['comments'] === `Unopened, back to prepay ${herbicide}`,
    };
    const herbicide = rows.prepay_contracts.find((one) => one['contract_no']!.endsWith('-00117-H'))![
      'contract_no'
    ];
    for (const [what, holds] of Object.entries(shown)) {
      const [, accountNo] = what.split(' ');
      const own = find((one) => one['account_no'] === accountNo && holds(one));
      expect([what, own.length > 0]).toEqual([what, true]);
    }
  });
});
