import { beforeAll, describe, expect, it } from 'vitest';
import { broken, cents, demoDrop, grouped, type Row, type Rows, sum } from './testing/readDrop';

const micro = (text: string | undefined): bigint => {
  const [whole = '0', part = ''] = (text || '0').replace('-', '').split('.');
  const size = BigInt(whole + part.padEnd(6, '0'));
  return text?.startsWith('-') ? -size : size;
};
const total = (rows: readonly Row[], column: string) =>
  rows.reduce((all, row) => all + micro(row[column]), 0n);

describe.each(['2026-04-12', '2025-09-25', '2028-02-29', '2026-01-05'])(
  'the prepay of a drop of %s',
  (asOf) => {
    let rows: Rows;
    let events: (contract: Row, line?: Row) => readonly Row[];
    let linesOf: (contract: Row) => readonly Row[];

    beforeAll(async () => {
      ({ rows } = await demoDrop(asOf));
      const byContract = grouped(rows.prepay_usage, 'contract_no');
      const byLine = grouped(rows.prepay_usage, 'contract_no', 'line_no');
      const lines = grouped(rows.prepay_lines, 'contract_no');
      linesOf = (contract) => lines.get(contract['contract_no']!)!;
      events = (contract, line) =>
        (line
          ? byLine.get(`${contract['contract_no']}|${line['line_no']}`)
          : byContract.get(contract['contract_no']!)) ?? [];
    });

    const of = (own: readonly Row[], ...kinds: string[]) =>
      own.filter((row) => kinds.includes(row['event']!));

    it('closes the chain of every contract: received − used ± the rest = remaining', () => {
      const wrong = broken(rows.prepay_contracts, 'contract_no', (contract) => {
        const own = events(contract);
        return (
          sum(own, 'amount') === cents(contract, 'remaining') &&
          sum(of(own, 'received'), 'amount') === cents(contract, 'paid') &&
          -sum(of(own, 'used', 'returned'), 'amount') === cents(contract, 'used') &&
          cents(contract, 'remaining') >= 0
        );
      });
      expect(wrong).toEqual([]);
    });

    it('never has less than nothing left, in the order of the days', () => {
      const sunk = rows.prepay_contracts.filter((contract) => {
        const key = (row: Row) => `${row['event_date']}|${row['usage_id']}`;
        const ordered = events(contract).toSorted((x, y) => (key(x) < key(y) ? -1 : 1));
        let left = 0;
        return ordered.some((event) => (left += cents(event, 'amount')) < 0);
      });
      expect(sunk).toEqual([]);
    });

    it('closes the chain of every line too, in dollars and in units', () => {
      for (const contract of rows.prepay_contracts) {
        const lines = linesOf(contract);
        for (const column of ['booked', 'used', 'remaining']) {
          expect([contract['contract_no'], column, sum(lines, column)]).toEqual([
            contract['contract_no'],
            column,
            cents(contract, column),
          ]);
        }
        for (const line of lines) {
          const own = events(contract, line);
          expect(sum(own, 'amount')).toBe(cents(line, 'remaining'));
          expect(micro(line['qty_booked']) - micro(line['qty_used'])).toBe(micro(line['qty_remaining']));
          expect(-total(own, 'qty')).toBe(micro(line['qty_used']));
        }
      }
    });

    it('adds up to what the accounts have left, and to the payments of their kind', () => {
      const contracts = grouped(rows.prepay_contracts, 'account_no');
      const off = broken(rows.accounts, 'account_no', (account) => {
        return (
          sum(contracts.get(account['account_no']!) ?? [], 'remaining') === cents(account, 'prepay_remaining')
        );
      });
      expect(off).toEqual([]);
      const payments = rows.payments.filter((payment) => payment['type'] === 'P');
      const received = grouped(of(rows.prepay_usage, 'received'), 'document_no');
      expect(new Set(received.keys())).toEqual(new Set(payments.map((payment) => payment['payment_no'])));
      for (const payment of payments) {
        const own = received.get(payment['payment_no']!)!;
        expect(sum(own, 'amount')).toBe(cents(payment, 'amount'));
        expect(own.map((row) => [row['contract_no'], row['event_date']])).toEqual(
          own.map(() => [payment['reference'], payment['received_date']]),
        );
      }
    });

    it('names on every prepaid line of an invoice the contract line that gave exactly its net amount', () => {
      const drawn = of(rows.prepay_usage, 'used', 'returned').map((row) => [
        row['document_no'],
        row['contract_no'],
        row['line_no'],
        -cents(row, 'amount'),
      ]);
      const prepaid = rows.invoice_lines
        .filter((line) => line['paid_by'] === 'P')
        .map((line) => [
          line['invoice_no'],
          line['prepay_contract_no'],
          line['prepay_line_no'],
          cents(line, 'net'),
        ]);
      expect(drawn.map(String).sort()).toEqual(prepaid.map(String).sort());
      const used = grouped(of(rows.prepay_usage, 'used', 'returned'), 'document_no');
      const off = broken(rows.invoices, 'invoice_no', (invoice) => {
        return -sum(used.get(invoice['invoice_no']!) ?? [], 'amount') === cents(invoice, 'prepay_applied');
      });
      expect(off).toEqual([]);
    });

    it('draws on a contract of the same account while it is good, and only for goods that it is for', () => {
      const contracts = grouped(rows.prepay_contracts, 'contract_no');
      const lines = grouped(rows.prepay_lines, 'contract_no', 'line_no');
      const invoices = grouped(rows.invoices, 'invoice_no');
      const wrong = broken(
        rows.invoice_lines.filter((line) => line['paid_by'] === 'P' && cents(line, 'net') > 0),
        'invoice_no',
        (line) => {
          const [contract] = contracts.get(line['prepay_contract_no']!)!;
          const [from] = lines.get(`${line['prepay_contract_no']}|${line['prepay_line_no']}`)!;
          const [invoice] = invoices.get(line['invoice_no']!)!;
          const groups = contract!['groups']!.split(';');
          return (
            contract!['account_no'] === invoice!['account_no'] &&
            invoice!['invoice_date']! >= contract!['booked_on']! &&
            invoice!['invoice_date']! <= contract!['expires_on']! &&
            (contract!['type'] !== 'G' || groups.includes(line['group_code']!)) &&
            (contract!['type'] !== 'S' || from!['product_code'] === line['product_code']) &&
            (from!['field_id'] === '' || from!['field_id'] === line['field_id'])
          );
        },
      );
      expect(wrong).toEqual([]);
    });

    it('moves money between contracts of one family in pairs', () => {
      const key = (row: Row, one: string, other: string) => `${row['event_date']} ${row[one]} ${row[other]}`;
      const out = of(rows.prepay_usage, 'transferredOut').map((row) =>
        key(row, 'contract_no', 'document_no'),
      );
      const into = of(rows.prepay_usage, 'transferredIn').map((row) =>
        key(row, 'document_no', 'contract_no'),
      );
      expect(new Set(into)).toEqual(new Set(out));
      const moved = of(rows.prepay_usage, 'transferredOut', 'transferredIn');
      expect(sum(moved, 'amount')).toBe(0);
      const family = moved.filter((row) => ['00201', '00202'].includes(row['other_account_no']!));
      expect(
        family.some((row) => row['contract_no']!.endsWith('-00202-T') && row['other_account_no'] === '00201'),
      ).toBe(true);
    });

    it('turns what a season left over into a credit memo of the same amount', () => {
      const converted = of(rows.prepay_usage, 'convertedToCredit');
      const invoices = grouped(rows.invoices, 'invoice_no');
      expect(converted.length).toBeGreaterThan(0);
      for (const [no, own] of grouped(converted, 'document_no')) {
        expect(sum(own, 'amount')).toBe(cents(invoices.get(no)![0]!, 'total'));
      }
    });

    it('has every kind of contract and everything that can happen to one', () => {
      expect(new Set(rows.prepay_contracts.map((row) => row['type']))).toEqual(
        new Set(['S', 'G', 'N', 'D', 'U']),
      );
      expect(new Set(rows.prepay_usage.map((row) => row['event']))).toEqual(
        new Set([
          'adjusted',
          'convertedToCredit',
          'expired',
          'received',
          'refunded',
          'returned',
          'transferredIn',
          'transferredOut',
          'used',
        ]),
      );
    });
  },
);
