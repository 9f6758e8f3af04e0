import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@contract/format/date';
import { keepDeposit } from './deposit';
import { cents, demoDrop, grouped, type Row, type Rows, sum } from './testing/readDrop';

const flat = [{ from: '2000-01-01', rateMicro: 42_500 }];

describe('interest', () => {
  it('brings the difference on the day that a late deposit is found', () => {
    const event = { kind: 'deposit' as const, description: '', cents: 3_650_000 };
    const plan = {
      savId: 'S-1',
      accountNo: '1',
      title: '',
      openedOn: '2026-01-01',
      holdCents: 0,
      minBalanceCents: 0,
      nominee: '',
      events: [
        { ...event, effectiveDate: '2026-01-01', postingDate: '2026-01-01' },
        { ...event, effectiveDate: '2026-01-22', postingDate: '2026-02-03' },
      ],
    };
    const { rows } = keepDeposit(plan, flat, '2026-02-10');
    expect(rows.map((row) => [row.postingDate, row.kind, row.cents])).toEqual([
      ['2026-01-01', 'deposit', 3_650_000],
      ['2026-01-31', 'interest', 31 * 425],
      ['2026-02-03', 'deposit', 3_650_000],
      ['2026-02-03', 'interest', 10 * 425],
    ]);
  });
});

describe.each(['2026-04-12', '2026-03-31', '2026-01-05'])('the deposit plan of a drop of %s', (asOf) => {
  let rows: Rows;
  let ledgers: [plan: Row, own: readonly Row[]][];

  beforeAll(async () => {
    ({ rows } = await demoDrop(asOf));
    const by = grouped(rows.deposit_transactions, 'sav_id');
    ledgers = rows.deposit_accounts.map((plan) => [plan, by.get(plan['sav_id']!)!]);
  });

  it('runs from nothing to its ledger balance and is never overdrawn', () => {
    for (const [plan, own] of ledgers) {
      let balance = 0;
      for (const row of own) {
        balance += cents(row, 'amount_in') - cents(row, 'amount_out');
        expect(cents(row, 'balance_after')).toBe(balance);
        expect(balance).toBeGreaterThan(cents(plan, 'min_balance') + cents(plan, 'hold_amount'));
      }
      expect(cents(plan, 'ledger_balance')).toBe(balance);
    }
  });

  it('has paid the interest of every whole month, and says what this year and the last one brought', () => {
    for (const [plan, own] of ledgers) {
      const interest = own.filter((row) => row['kind'] === 'interest');
      const ends = interest.filter((row) => addDays(row['posting_date']!, 1).endsWith('-01'));
      expect(new Set(ends.map((row) => row['posting_date'])).size).toBe(36);
      const year = Number(asOf.slice(0, 4));
      const of = (one: number) =>
        sum(
          interest.filter((row) => row['posting_date']!.startsWith(`${one}`)),
          'amount_in',
        );
      expect([cents(plan, 'interest_ytd'), cents(plan, 'interest_prior_year')]).toEqual([
        of(year),
        of(year - 1),
      ]);
    }
  });

  it('has a change of rate within a month, a late deposit with its correction, and every way out and in', () => {
    const all = rows.deposit_transactions;
    expect(all.filter((row) => / from \d{4}-\d{2}-15$/.test(row['description']!))).toHaveLength(
      ledgers.length,
    );
    const late = all.find((row) => row['description'] === 'Deposit, posted late')!;
    expect(late['effective_date']! < late['posting_date']!).toBe(true);
    expect(
      all.some(
        (row) =>
          row['description']!.startsWith('Interest correction') &&
          row['posting_date'] === late['posting_date'],
      ),
    ).toBe(true);
    expect(new Set(all.map((row) => row['kind']))).toEqual(
      new Set([
        'deposit',
        'interest',
        'settlementProceeds',
        'transferIn',
        'transferOut',
        'withdrawalAch',
        'withdrawalCheck',
      ]),
    );
    const check = all.find((row) => row['check_no'] === '20088');
    expect(check!['posting_date']!.slice(5, 7)).toBe('03');
  });

  it('pays the trade account what it takes out for it', () => {
    const out = rows.deposit_transactions.filter((row) => row['reference'] === '00158');
    const paid = rows.payments.filter((row) => row['method'] === 'D');
    expect(paid.map((row) => [row['posting_date'], row['amount']])).toEqual(
      out.map((row) => [row['posting_date'], row['amount_out']]),
    );
    expect(paid).toHaveLength(2);
  });
});
