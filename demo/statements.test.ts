import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInZone } from '@contract/format/date';
import { formatMoneyInWords } from '@contract/format/money';
import { broken, cents, demoDrop, grouped, type Row, type Rows, sum } from './testing/readDrop';

describe.each(['2026-04-12', '2025-09-25', '2028-02-29'])('the statements of a drop of %s', (asOf) => {
  let rows: Rows;
  let papers: ReadonlyMap<string, Buffer>;
  let chains: ReadonlyMap<string, readonly Row[]>;

  beforeAll(async () => {
    ({ rows, papers } = await demoDrop(asOf));
    const superseded = new Set(rows.statements.map((row) => row['supersedes']));
    const standing = rows.statements.filter((row) => !superseded.has(row['statement_no']));
    chains = grouped(standing, 'account_no');
  });

  it('end with what was before, the charges, the finance charge and less the credits', () => {
    const wrong = broken(rows.statements, 'statement_no', (row) => {
      const c = (column: string) => cents(row, column);
      const due = Math.max(c('ending_balance') - c('future_obligations'), 0);
      return (
        c('previous_balance') + c('charges') + c('finance_charge') - c('credits') === c('ending_balance') &&
        c('amount_due') === due
      );
    });
    expect(wrong).toEqual([]);
  });

  it('go on where the one before ended, and tell of all that the ledger has', () => {
    const ledgers = grouped(rows.ar_transactions, 'account_no');
    expect(chains.size).toBeGreaterThan(30);
    for (const [accountNo, chain] of chains) {
      const ledger = ledgers.get(accountNo)!;
      let previous = 0;
      let after = '';
      for (const statement of chain) {
        const own = ledger.filter(
          (row) => row['posting_date']! > after && row['posting_date']! <= statement['period_to']!,
        );
        const charges = own.filter((row) => row['kind'] === 'financeCharge');
        expect([statement['statement_no'], cents(statement, 'previous_balance')]).toEqual([
          statement['statement_no'],
          previous,
        ]);
        expect(cents(statement, 'finance_charge')).toBe(sum(charges, 'debit'));
        expect(cents(statement, 'charges')).toBe(sum(own, 'debit') - sum(charges, 'debit'));
        expect(cents(statement, 'credits')).toBe(sum(own, 'credit'));
        previous = cents(statement, 'ending_balance');
        after = statement['period_to']!;
      }
    }
  });

  it('close on the 25th at the end of the books’ day and are due on the 15th after', () => {
    for (const row of rows.statements) {
      expect([row['period_to']!.slice(8), row['due_date']!.slice(8)]).toEqual(['25', '15']);
      expect(row['period_from']! < row['period_to']! && row['period_to']! <= asOf).toBe(true);
      expect(dateInZone(new Date(row['close_at']!), 'America/Los_Angeles')).toBe(row['period_to']);
      expect(row['close_at']).toContain('T23:59:59-0');
    }
  });

  it('replace one of 00117 that named too much, and keep both', () => {
    const second = rows.statements.find((row) => row['revision'] === '2');
    const first = rows.statements.find((row) => row['statement_no'] === second!['supersedes'])!;
    expect([first['revision'], first['account_no'], second!['account_no']]).toEqual(['1', '00117', '00117']);
    expect(cents(first, 'ending_balance') - cents(second!, 'ending_balance')).toBe(4_000);
    expect(first['period_to']).toBe(second!['period_to']);
  });

  it('name only days after the close for a discount, and tell charges and what is due later', () => {
    const offered = rows.statements.filter((row) => row['discount_through'] !== '');
    expect(offered.length).toBeGreaterThan(20);
    for (const row of offered) {
      expect(row['discount_through']! >= addDays(row['period_to']!, 1)).toBe(true);
      expect(cents(row, 'discount_amount')).toBeGreaterThan(0);
    }
    for (const column of ['finance_charge', 'future_obligations']) {
      expect(rows.statements.some((row) => cents(row, column) > 0)).toBe(true);
    }
  });

  it('lie in docs/ where a paper is named, with the hash that is told, and nothing lies there unnamed', async () => {
    const printed = rows.statements.filter((row) => row['pdf_file'] !== '');
    for (const row of printed) {
      const bytes = papers.get(row['pdf_file']!)!;
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(row['pdf_sha256']);
    }
    const named = [...rows.statements, ...rows.invoices, ...rows.prepay_contracts].map(
      (row) => row['pdf_file']!,
    );
    expect(new Set(named.filter((name) => name !== ''))).toEqual(new Set(papers.keys()));
    expect([...papers.values()].reduce((size, bytes) => size + bytes.length, 0)).toBeLessThan(300_000);
    expect(printed.length * 4).toBeLessThan(rows.statements.length);
  });
});

describe('the papers of the demo', () => {
  const text = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

  it('say what the rows say', async () => {
    const { rows, papers } = await demoDrop('2026-04-12');
    const statement = rows.statements.find((row) => row['pdf_file'] === 'ST2603-00131.pdf');
    const said = await text(papers.get('ST2603-00131.pdf')!);
    expect(said).toContain('Agnes Thornbury');
    expect(said).toContain(`Amount due ${formatMoneyInWords(cents(statement!, 'amount_due'))}`);
    const invoice = rows.invoices.find((row) => row['pdf_file'] !== '');
    expect(await text(papers.get(invoice!['pdf_file']!)!)).toContain(`Invoice ${invoice!['invoice_no']}`);
    expect(await text(papers.get('PP-2026-00117-S.pdf')!)).toContain('UAN 32-0-0, 60 ton at ');
  });
});
