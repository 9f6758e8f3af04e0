import { describe, expect, it } from 'vitest';
import { totalsOf } from '@contract/rules/accountTotals';
import { anAccount, anAccountInCredit } from '@stories/support/builders';
import { anOverview } from '@stories/support/overviewBuilders';
import { breakdownOf, dueChart, purchasesChart } from './charts';

describe('dueChart', () => {
  const { months, series, table } = dueChart(anOverview().dueByMonth);

  it('keeps months in which nothing is due', () => {
    expect(months).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
    ]);
    expect(series).toEqual([
      { label: 'Coming due', cents: [0, 821_450, 342_891, 0, 0, 400_000] },
      { label: 'Past due', cents: [288_900, 0, 0, 0, 0, 0] },
    ]);
  });

  it('has the same figures as a table', () => {
    expect(table.head).toEqual(['Month', 'Coming due', 'Past due', 'Total']);
    expect(table.rows[0]).toEqual(['Oct 2026', '$0.00', '$2,889.00', '$2,889.00']);
  });

  it('sets apart what nobody is asked for, where there is any', () => {
    const due = { month: '2026-10-01', pastDueCents: 200_000, dueCents: 0, heldCents: 88_900 };

    expect(dueChart([due]).table.rows).toEqual([['Oct 2026', '$0.00', '$2,000.00', '$889.00', '$2,889.00']]);
  });

  it('is empty where nothing is open', () => {
    expect(dueChart([])).toMatchObject({ months: [], table: { rows: [] } });
  });
});

describe('purchasesChart', () => {
  it('loses no cent when small groups are folded into one', () => {
    const { purchasesByMonth } = anOverview();
    const { months, series } = purchasesChart(purchasesByMonth);
    const all = (rows: readonly number[]) => rows.reduce((sum, cents) => sum + cents, 0);

    expect(months).toHaveLength(24);
    expect(series.map(({ label }) => label)).toEqual([
      'Fertilizer',
      'Crop protection',
      'Fuel',
      'Seed',
      'Other',
    ]);
    expect(all(series.flatMap(({ cents }) => cents))).toBe(all(purchasesByMonth.map(({ cents }) => cents)));
  });
});

const told = (...accounts: Parameters<typeof totalsOf>[0]) =>
  breakdownOf(totalsOf(accounts), undefined).map(({ label, cents }) => [label, cents]);

const asides = [
  ['Deferred, not yet due', 400_000],
  ['Prepay remaining', 2_148_000],
  ['Finance charges this year', 12_877],
];

describe('breakdownOf', () => {
  it('leads from the balance to what is due', () => {
    expect(told(anAccount({ unappliedCreditCents: 53_241, netDueCents: 1_800_000 }))).toEqual([
      ['Regular balance', 1_853_241],
      ['Unapplied credit', -53_241],
      ['Net due', 1_800_000],
      ...asides,
    ]);
  });

  it('names debt and credit of different accounts before it nets them', () => {
    expect(told(anAccount(), anAccountInCredit())).toEqual([
      ['Regular balance', 1_853_241],
      ['Unapplied credit', -125_000],
      ['Owed on 1 account', 1_853_241],
      ['In credit on 1 account', -125_000],
      ['Net of all accounts', 1_728_241],
      ...asides,
    ]);
  });

  it.each([
    [{ tickets: 1, estimatedCents: null }, null, '1 ticket'],
    [
      { tickets: 2, estimatedCents: 184_620 },
      184_620,
      '2 tickets at posted prices. An estimate, not part of the balance',
    ],
  ])('keeps what is not invoiced apart: %j', (notInvoiced, cents, note) => {
    const rows = breakdownOf(totalsOf([anAccount({ openCreditCents: 30_000 })]), { notInvoiced });

    expect(rows[0]!.note).toBe('After $300.00 in credit memos');
    expect(rows.at(-1)).toEqual({ label: 'Delivered, not invoiced yet', cents, role: 'aside', note });
  });
});
